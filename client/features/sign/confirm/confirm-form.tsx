import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { failureCode } from '#client/apollo/failure.ts';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import type { Answer, Form, Problems, Refusal } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useCode } from '#client/components/form/use-code.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { useIsHere } from '#client/components/reader-place.ts';
import { useLanguage } from '#client/i18n/provider.tsx';
import type { ConfirmableCommitFragment } from '#generated/graphql.ts';
import { useConfirmCommitsMutation, useStartClaimAccountMutation } from '#generated/hooks.ts';
import type { CodePlatformKey } from '#rules/code-platform.ts';
import { isEmail } from '#rules/email.ts';
import { LanguageKey } from '#rules/language.ts';
import { isTypedCode, typedCode } from '#rules/typed-code.ts';
import { MailedCodeField } from '../mailed-code-field.tsx';
import { platformTitle } from '../prove/platform-title.ts';
import { useSendCode } from '../use-send-code.ts';
import { CommitChoice } from './commit-choice.tsx';

/** Refusals that this page explains in its own words. */
const EXPLAINED = ['no_permission', 'bad_request_parameter'] as const;

const REFUSALS: Refusals<keyof ConfirmValues> = {
  codes: [
    ...EXPLAINED,
    'not_found',
    'link_expired',
    'invalid_email',
    'wrong_verification_code',
    'expired_verification_code',
    'too_many_request',
    'no_link',
    'no_cla_binding_individual',
    'unsupported_code_platform',
  ],
};
const OPERATION = operationOptions(REFUSALS);

/** By a code to the address in the commits, or as an account of a platform. */
type ConfirmWay = 'EMAIL' | CodePlatformKey;

interface ConfirmValues {
  /** Hashes. */
  readonly chosen: string[];
  readonly way: ConfirmWay;
  readonly email: string;
  readonly verificationCode: string;
}

interface ConfirmFormProps {
  readonly pullRequest: { readonly id: string; readonly linkId: string };
  /** What a log-in at the platform has given, after which nothing else is asked for. */
  readonly grant?: string | undefined;
  /** What can be confirmed. */
  readonly commits: readonly ConfirmableCommitFragment[];
  /** Where the author can log in; undefined for nowhere. */
  readonly platform: CodePlatformKey | undefined;
  /** The path of the page, to come back to. */
  readonly page: string;
  /** Why the platform's answer was refused; undefined without one. */
  readonly arrival: Refusal | undefined;
  readonly onDone: () => void;
}

/** Chooses commits and proves to be their author. */
export function ConfirmForm(props: ConfirmFormProps): ReactElement {
  const { pullRequest, commits, platform, arrival, grant } = props;
  const intl = useIntl();
  const form = useConfirmation(props);
  const refusal = form.refusal ?? (form.attempts === 0 ? arrival : undefined);
  const explained = EXPLAINED.find((code) => refusal !== undefined && code === failureCode(refusal.failure));
  const { way } = form.values;
  return (
    <FormFrame
      form={{ ...form, refusal }}
      refused={<FormattedMessage id="gate.confirm.refused" />}
      refusedText={explained && intl.formatMessage({ id: `gate.confirm.refused.${explained}` })}
      maxWidth="form"
    >
      <CommitChoice input={form.input('chosen')} commits={commits} />
      {platform !== undefined && <Ways input={form.input('way')} platform={platform} />}
      {grant === undefined && way === 'EMAIL' && <AddressFields form={form} linkId={pullRequest.linkId} />}
      {way !== 'EMAIL' && (
        <Text fontSize="sm">
          <FormattedMessage id="prove.account.note" values={{ platform: platformTitle(way) }} />
        </Text>
      )}
      <SubmitButton isBusy={form.isBusy} alignSelf="flex-start">
        <FormattedMessage id={form.isBusy ? 'gate.confirm.submitting' : 'gate.confirm.submit'} />
      </SubmitButton>
    </FormFrame>
  );
}

function useConfirmation({ pullRequest, commits, page, grant, onDone }: ConfirmFormProps): Form<ConfirmValues> {
  const intl = useIntl();
  const isHere = useIsHere();
  const [confirm] = useConfirmCommitsMutation(OPERATION);
  const [startClaim] = useStartClaimAccountMutation(OPERATION);
  const { id: pullRequestId, linkId } = pullRequest;

  const logIn = async (platform: CodePlatformKey, shas: string[]): Promise<Answer<unknown> | void> => {
    const returnPath = `${page}${page.includes('?') ? '&' : '?'}proved=${platform}`;
    const input = { linkId, platform, returnPath, pullRequestId, shas };
    const { data, error } = await startClaim({ variables: { input } });
    if (!data) {
      return { error };
    }
    if (isHere()) {
      window.location.assign(data.startClaimAccount.url);
    }
  };
  return useForm<ConfirmValues>({
    id: 'confirm',
    initial: { chosen: commits.map(({ sha }) => sha), way: 'EMAIL', email: '', verificationCode: '' },
    findProblems: (values) => findProblems(intl, values, grant !== undefined),
    refusals: REFUSALS,
    place: { page: 'code' },
    submit: async ({ chosen: shas, way, email, verificationCode }) => {
      if (grant !== undefined) {
        return confirm({ variables: { input: { pullRequestId, shas, grant } } });
      }
      if (way !== 'EMAIL') {
        return logIn(way, shas);
      }
      const code = { email: email.trim(), verificationCode: typedCode(verificationCode) };
      return confirm({ variables: { input: { pullRequestId, shas, ...code } } });
    },
    onDone,
  });
}

function findProblems(
  intl: IntlShape,
  { chosen, way, email, verificationCode }: ConfirmValues,
  isGranted: boolean,
): Problems<ConfirmValues> {
  const text = (isRight: boolean, id: 'gate.confirm.problem.commits' | 'sign.problem.email' | 'sign.problem.code') =>
    isRight ? undefined : intl.formatMessage({ id });
  const isByMail = way === 'EMAIL' && !isGranted;
  return {
    chosen: text(chosen.length > 0, 'gate.confirm.problem.commits'),
    email: text(!isByMail || isEmail(email.trim()), 'sign.problem.email'),
    verificationCode: text(!isByMail || isTypedCode(verificationCode), 'sign.problem.code'),
  };
}

interface WaysProps {
  readonly input: { readonly value: ConfirmWay; readonly onChange: (way: ConfirmWay) => void };
  readonly platform: CodePlatformKey;
}

function Ways({ input: { value, onChange }, platform }: WaysProps): ReactElement {
  const values = { platform: platformTitle(platform) };
  return (
    <ChoiceCards<ConfirmWay>
      name="way"
      legend={<FormattedMessage id="gate.confirm.way" />}
      choices={[
        {
          value: 'EMAIL',
          label: <FormattedMessage id="gate.confirm.way.EMAIL" />,
          description: <FormattedMessage id="gate.confirm.way.EMAIL.help" />,
        },
        {
          value: platform,
          label: <FormattedMessage id="prove.way.account" values={values} />,
          description: <FormattedMessage id="prove.way.account.help" values={values} />,
        },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

interface AddressFieldsProps {
  readonly form: Form<ConfirmValues>;
  readonly linkId: string;
}

function AddressFields({ form, linkId }: AddressFieldsProps): ReactElement {
  const sendCode = useSendCode();
  const language = LanguageKey[useLanguage().locale];
  const { email } = form.values;
  const code = useCode({
    form,
    input: 'verificationCode',
    address: email,
    needs: ['email'],
    refusedAt: 'verificationCode',
    send: () => sendCode({ purpose: 'CLAIM_ADDRESS', linkId, email: email.trim(), language }),
  });
  return (
    <>
      <TextField
        input={form.input('email')}
        label={<FormattedMessage id="gate.confirm.email" />}
        attributes={{ type: 'email', autoCapitalize: 'none', spellCheck: false, autoComplete: 'email' }}
      />
      <MailedCodeField
        input={form.input('verificationCode')}
        label={<FormattedMessage id="gate.confirm.code" />}
        code={code}
      />
    </>
  );
}
