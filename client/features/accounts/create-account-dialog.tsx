import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { Form } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { useLanguage } from '#client/i18n/provider.tsx';
import type { CreateLocalAccountMutation } from '#generated/graphql.ts';
import { useCreateLocalAccountMutation } from '#generated/hooks.ts';
import { isEmail } from '#rules/email.ts';
import { isPersonName } from '#rules/field-value.ts';
import { LanguageKey, LANGUAGES } from '#rules/language.ts';
import { isAccountName } from '#rules/local-account.ts';

interface AccountDraft {
  readonly name: string;
  readonly email: string;
  readonly account: string;
  readonly language: LanguageKey;
  readonly isServiceAdministrator: boolean;
}

const REFUSALS: Refusals<keyof AccountDraft> = {
  inputs: { exits_id: 'account', invalid_email: 'email' },
  codes: 'all',
};

interface CreateAccountDialogProps {
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

/** Asks whose account it is, and creates it. */
export function CreateAccountDialog({ returnFocusTo, onClose, onCreated }: CreateAccountDialogProps): ReactElement {
  const form = useNewAccount(() => {
    onClose();
    onCreated();
  });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="accounts.create" />}
      submit={<FormattedMessage id="accounts.create.submit" />}
      refused={<FormattedMessage id="accounts.create.refused" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id="accounts.create.text" />
      </Text>
      <TextField
        input={form.input('name')}
        label={<FormattedMessage id="accounts.field.name" />}
        attributes={{ autoComplete: 'off' }}
      />
      <TextField
        input={form.input('email')}
        label={<FormattedMessage id="accounts.field.email" />}
        attributes={{ type: 'email', autoComplete: 'off' }}
      />
      <TextField
        input={form.input('account')}
        label={<FormattedMessage id="accounts.field.account" />}
        help={<FormattedMessage id="accounts.field.account.help" />}
        attributes={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
      />
      <SelectField
        input={form.input('language')}
        label={<FormattedMessage id="accounts.field.language" />}
        options={LANGUAGES.map(({ key, name }) => ({ value: key, text: name }))}
      />
      <CheckboxField
        isRequired={false}
        input={form.input('isServiceAdministrator')}
        label={<FormattedMessage id="accounts.field.administrator" />}
      />
    </FormDialog>
  );
}

function useNewAccount(onCreated: () => void): Form<AccountDraft> {
  const intl = useIntl();
  const { locale } = useLanguage();
  const [create] = useCreateLocalAccountMutation(operationOptions(REFUSALS));
  const say = (id: 'name' | 'email' | 'account', isRight: boolean) =>
    isRight ? undefined : intl.formatMessage({ id: `accounts.problem.${id}` });
  return useForm<AccountDraft, CreateLocalAccountMutation>({
    id: 'create-account',
    initial: { name: '', email: '', account: '', language: LanguageKey[locale], isServiceAdministrator: false },
    findProblems: ({ name, email, account }) => ({
      name: say('name', isPersonName(name.trim())),
      email: say('email', isEmail(email.trim())),
      account: say('account', isAccountName(account.trim())),
    }),
    refusals: REFUSALS,
    submit: (draft) => create({ variables: { input: trimmed(draft) } }),
    onDone: () => {
      showToast(intl.formatMessage({ id: 'accounts.create.done' }));
      onCreated();
    },
  });
}

function trimmed({ name, email, account, ...draft }: AccountDraft): AccountDraft {
  return { name: name.trim(), email: email.trim(), account: account.trim(), ...draft };
}
