import type { CodeSubject } from '#server/modules/ground/verification/check-verification-code.ts';
import { VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import type { ReadSender } from './sender.rules.ts';

/**
 * Returns the subject of a sender's code: it proves that the account's manager reads this mailbox. The code is bound to
 * the authorisation code and the server that sent it, so that an untried pair is never stored; only a keyed hash of
 * both is stored.
 */
export function senderCodeSubject(accountId: string, sender: ReadSender): CodeSubject {
  return {
    purpose: VerificationPurpose.SENDER,
    scope: accountId,
    email: sender.address,
    binding: triedBy(sender),
  };
}

function triedBy({ authorizationCode, server }: ReadSender): string {
  return server === null ? authorizationCode : `${server} ${authorizationCode}`;
}
