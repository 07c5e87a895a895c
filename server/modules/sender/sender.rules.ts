import { isEmail } from '#rules/email.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Longest authorisation code that a mail server is shown, in characters. */
const AUTHORIZATION_CODE_MAX_LENGTH = 200;

/** An address and what its mail server lets it in with, without white space around them. */
export interface SenderInput {
  readonly address: string;
  readonly authorizationCode: string;
}

/** Checks what a manager typed. Errors: `invalid_email`, `bad_request_parameter` with the field. */
export function readSender({ address, authorizationCode }: SenderInput): SenderInput {
  const sender = { address: address.trim(), authorizationCode: authorizationCode.trim() };
  if (!isEmail(sender.address)) {
    throw new AppError('invalid_email', { field: 'address' });
  }
  const { length } = sender.authorizationCode;
  if (length === 0 || length > AUTHORIZATION_CODE_MAX_LENGTH || /\p{Cc}/u.test(sender.authorizationCode)) {
    throw new AppError('bad_request_parameter', { field: 'authorizationCode' });
  }
  return sender;
}
