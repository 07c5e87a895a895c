import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { operationOptions } from '#client/components/form/refusals.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import { FactorField } from '#client/session/factor-field.tsx';
import { FACTOR_REFUSALS } from '#client/session/factor-refusals.ts';
import { PasskeyButton } from '#client/session/passkey-button.tsx';
import type { PasskeyAnswer } from '#client/session/passkey.ts';
import { typedFactor } from '#client/session/typed-factor.ts';
import type { Viewer } from '#client/session/use-viewer.ts';
import type { LogInMutation } from '#generated/graphql.ts';
import { useCompleteLoginMutation } from '#generated/hooks.ts';

/** What is still asked of a log-in whose password was right. */
export type SecondFactor = NonNullable<LogInMutation['login']['secondFactor']>;

interface SecondFactorFormProps {
  readonly secondFactor: SecondFactor;
  readonly onLoggedIn: (viewer: Viewer) => Promise<void>;
  /** What the way back to the password is called, unless it is for another account. */
  readonly restart?: ReactNode;
  readonly onRestart: () => void;
}

/** The second step of a log-in, for accounts with a second factor. */
export function SecondFactorForm({
  secondFactor,
  onLoggedIn,
  restart,
  onRestart,
}: SecondFactorFormProps): ReactElement {
  const { challenge, methods } = secondFactor;
  const intl = useIntl();
  const ref = useFocusOn<HTMLDivElement>(1);
  const [complete] = useCompleteLoginMutation(operationOptions(FACTOR_REFUSALS));
  const form = useForm({
    id: 'second-factor',
    initial: { code: '' },
    findProblems: ({ code }) => ({
      code: code.trim() === '' ? intl.formatMessage({ id: 'session.factor.problem' }) : undefined,
    }),
    refusals: FACTOR_REFUSALS,
    place: { page: 'factor' },
    submit: ({ code }) => complete({ variables: { input: { challenge, ...typedFactor(code) } } }),
    onDone: ({ completeLogin }) => onLoggedIn(completeLogin.viewer),
  });
  const handlePasskey = async (passkey: PasskeyAnswer) => {
    form.clearRefusal();
    const { data, error } = await complete({ variables: { input: { challenge, passkey } } });
    if (!data) {
      form.refuse(error);
      return;
    }
    await onLoggedIn(data.completeLogin.viewer);
  };
  return (
    <FormFrame
      form={form}
      label={intl.formatMessage({ id: 'login.factor.title' })}
      refused={<FormattedMessage id="login.refused" />}
    >
      <Stack ref={ref} tabIndex={-1} gap="6" outline="none">
        <Text>
          <FormattedMessage id="login.factor.lead" />
        </Text>
        <FactorField input={form.input('code')} />
        <Flex gap="2" wrap="wrap">
          <SubmitButton isBusy={form.isBusy}>
            <FormattedMessage id="session.factor.submit" />
          </SubmitButton>
          <PasskeyButton methods={methods} loginChallenge={challenge} onAnswer={handlePasskey} />
          <Button onClick={onRestart}>{restart ?? <FormattedMessage id="login.factor.restart" />}</Button>
        </Flex>
      </Stack>
    </FormFrame>
  );
}
