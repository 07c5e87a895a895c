import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import type { Form } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showWarning } from '#client/components/toast.ts';
import { createPasskey, hasPasskeys } from '#client/session/passkey.ts';
import { useBeginPasskeyRegistrationMutation, useFinishPasskeyRegistrationMutation } from '#generated/hooks.ts';
import { characterCount } from '#rules/field-value.ts';
import { FACTOR_QUERIES } from './factor-queries.ts';

/** Characters of a name, as the server takes it. */
const NAME_MAX = 60;

const REFUSALS: Refusals<'name'> = {
  codes: ['auth_failed', 'expired_verification_code', 'bad_request_parameter'],
};

interface AddPasskeyFormProps {
  /** The codes come with the first second factor. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void;
}

/** The form for the name of a new passkey; sending it has the browser create one. */
function usePasskeyForm({ onAdded }: AddPasskeyFormProps): Form<{ readonly name: string }> {
  const intl = useIntl();
  const [begin] = useBeginPasskeyRegistrationMutation(operationOptions(REFUSALS));
  const [finish] = useFinishPasskeyRegistrationMutation({
    ...operationOptions(REFUSALS),
    refetchQueries: FACTOR_QUERIES,
  });
  const form = useForm({
    id: 'passkey',
    initial: { name: '' },
    findProblems: ({ name }) => ({
      name:
        name.trim() === '' || characterCount(name.trim()) > NAME_MAX
          ? intl.formatMessage({ id: 'security.passkey.problem' })
          : undefined,
    }),
    refusals: REFUSALS,
    submit: async ({ name }) => {
      const begun = await begin();
      if (!begun.data) {
        return { error: begun.error };
      }
      const passkey = await createPasskey(begun.data.beginPasskeyRegistration);
      if (passkey === undefined) {
        showWarning(intl.formatMessage({ id: 'security.passkey.refused' }));
        return undefined;
      }
      return finish({ variables: { input: { ...passkey, name: name.trim() } } });
    },
    onDone: ({ finishPasskeyRegistration }) => {
      form.reset();
      onAdded(finishPasskeyRegistration.recoveryCodes);
    },
  });
  return form;
}

/** Takes a name for a new passkey, and has the browser create it. */
export function AddPasskeyForm(props: AddPasskeyFormProps): ReactElement {
  const intl = useIntl();
  const form = usePasskeyForm(props);
  if (!hasPasskeys()) {
    return (
      <Text color="fg.muted">
        <FormattedMessage id="security.passkey.unsupported" />
      </Text>
    );
  }
  return (
    <FormFrame
      form={form}
      label={intl.formatMessage({ id: 'security.passkey.add' })}
      refused={<FormattedMessage id="security.passkey.refused" />}
      maxWidth="form"
      gap="4"
    >
      <TextField
        input={form.input('name')}
        label={<FormattedMessage id="security.passkey.name" />}
        help={<FormattedMessage id="security.passkey.name.help" />}
        attributes={{ autoComplete: 'off' }}
      />
      <SubmitButton isBusy={form.isBusy} alignSelf="start">
        <FormattedMessage id="security.passkey.add" />
      </SubmitButton>
    </FormFrame>
  );
}
