import { AppError } from '#server/errors/app-error.ts';
import { checkEmail } from '#server/modules/email/check-email.rules.ts';

/** Maximum length of an authorisation code, in characters. */
const AUTHORIZATION_CODE_MAX_LENGTH = 200;

/** An address and its authorisation code at the mail server. */
export interface SenderInput {
  readonly address: string;
  readonly authorizationCode: string;
}

/** Trims and checks what a manager typed. Errors: `invalid_email`, `bad_request_parameter` with the field. */
export function readSender({ address, authorizationCode }: SenderInput): SenderInput {
  const sender = { address: checkEmail(address, 'address'), authorizationCode: authorizationCode.trim() };
  const { length } = sender.authorizationCode;
  if (length === 0 || length > AUTHORIZATION_CODE_MAX_LENGTH || /\p{Cc}/u.test(sender.authorizationCode)) {
    throw new AppError('bad_request_parameter', { field: 'authorizationCode' });
  }
  return sender;
}
