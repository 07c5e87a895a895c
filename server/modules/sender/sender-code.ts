import type { CodeSubject } from '#server/modules/verification/check-verification-code.ts';
import { VerificationPurpose } from '#server/modules/verification/verification-code.rules.ts';
import type { SenderInput } from './sender.rules.ts';

/**
 * Returns the subject of a sender's code: it proves that the account's manager reads this mailbox. The code is bound to
 * the authorisation code that sent it, so that an untried one is never stored; only a keyed hash of both is stored.
 */
export function senderCodeSubject(accountId: string, sender: SenderInput): CodeSubject {
  return {
    purpose: VerificationPurpose.SENDER,
    scope: accountId,
    email: sender.address,
    binding: sender.authorizationCode,
  };
}
