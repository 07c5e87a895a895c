import { useIntl } from 'react-intl';
import { type FormFailure, useFormFailure } from '#client/components/form/use-form-failure.ts';
import { useForm } from '#client/components/form/use-form.ts';
import type { MessageId } from '#client/i18n/messages.ts';
import type { ConsentForm } from './consent-field.tsx';
import type { CredentialForm } from './credential-fields.tsx';

/** What is typed at the log-in, and what of it was refused. */
interface LoginForms {
  /** Of every way in. */
  readonly consent: ConsentForm;
  /** Of an account of this service. */
  readonly credentials: CredentialForm;
  readonly failure: FormFailure;
}

/** The forms of the log-in: the consent is apart, for a code platform asks for nothing else. */
export function useLoginForms(): LoginForms {
  const intl = useIntl();
  const unless = (isGiven: boolean, id: MessageId) => (isGiven ? undefined : intl.formatMessage({ id }));
  const consent: ConsentForm = useForm<{ readonly privacyConsented: boolean }>({
    id: 'login',
    initial: { privacyConsented: false },
    findProblems: ({ privacyConsented }) => ({
      privacyConsented: unless(privacyConsented, 'login.problem.consent'),
    }),
  });
  const credentials: CredentialForm = useForm({
    id: 'login',
    initial: { account: '', password: '' },
    findProblems: ({ account, password }) => ({
      account: unless(account.trim() !== '', 'login.problem.account'),
      password: unless(password !== '', 'login.problem.password'),
    }),
  });
  const failure = useFormFailure({
    form: consent,
    inputs: { privacy_consent_invalid: 'privacyConsented' },
    codes: [
      'wrong_id_or_pw',
      'id_pwd_err',
      'no_db_record',
      'user_login_frozen',
      'too_many_request',
      'bad_request_parameter',
      'not_support_platform',
      'unsupported_code_platform',
    ],
  });
  return { consent, credentials, failure };
}
