import type { AppContext } from '#server/context.ts';
import type { CodeSubject } from '#server/modules/verification/new-verification-code.ts';
import { VerificationPurpose } from '#server/modules/verification/verification-code.rules.ts';
import type { SenderInput } from './sender.rules.ts';

/**
 * What the code of a sender proves: that the account's manager reads this mailbox. It is bound to the authorisation code
 * that sent it, so that none is stored which was never tried.
 */
export function senderCodeSubject(ctx: AppContext, accountId: string, sender: SenderInput): CodeSubject {
  return {
    purpose: VerificationPurpose.SENDER,
    scope: accountId,
    email: sender.address,
    binding: ctx.deps.secretBox.hmac('sender', sender.authorizationCode),
  };
}
