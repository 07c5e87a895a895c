import type { IntlShape } from 'react-intl';
import type { Form, Problems } from '#client/components/form/form.ts';
import type { Refusals } from '#client/components/form/refusals.ts';
import { isEmail } from '#rules/email.ts';
import { isTypedCode } from '#rules/typed-code.ts';

/** What authorises an address by SMTP. The two codes are never stored. */
interface Mailbox {
  readonly address: string;
  /** The name of the server chosen; empty for the one that serves the address's domain. */
  readonly server: string;
  readonly authorizationCode: string;
  readonly verificationCode: string;
}

/** The form that authorises an address by SMTP. */
export type MailboxForm = Form<Mailbox>;

/** What the form shows itself, whether sending a code or the authorisation was refused. */
export const MAILBOX_REFUSALS: Refusals<keyof Mailbox> = {
  inputs: {
    invalid_email: 'address',
    not_an_email: 'address',
    unknown_email: 'address',
    unknown_email_platform: 'address',
    invalid_email_auth_code: 'authorizationCode',
    failed_to_send_email: 'authorizationCode',
    wrong_verification_code: 'verificationCode',
    verification_code_wrong: 'verificationCode',
    expired_verification_code: 'verificationCode',
    too_many_request: 'verificationCode',
  },
  codes: [],
};

/** The server to ask for; none when the service is to choose by the address's domain. */
export function askedServer(server: string): { server?: string } {
  return server === '' ? {} : { server };
}

/** What is missing or malformed. */
export function mailboxProblems(
  intl: IntlShape,
  { address, authorizationCode, verificationCode }: Mailbox,
): Problems<Mailbox> {
  const unless = (isFit: boolean, input: Exclude<keyof Mailbox, 'server'>) =>
    isFit ? undefined : intl.formatMessage({ id: `bindCla.smtp.problem.${input}` });
  return {
    address: unless(isEmail(address.trim()), 'address'),
    server: undefined,
    authorizationCode: unless(authorizationCode.trim() !== '', 'authorizationCode'),
    verificationCode: unless(isTypedCode(verificationCode), 'verificationCode'),
  };
}
