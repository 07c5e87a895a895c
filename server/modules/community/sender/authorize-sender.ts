import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import {
  checkVerificationCode,
  consumeVerificationCode,
} from '#server/modules/ground/verification/check-verification-code.ts';
import { senderCodeSubject } from './sender-code.ts';
import { SenderProvider, type SenderCredential } from './sender-credential.entity.ts';
import { readSender, type SenderInput } from './sender.rules.ts';
import { storeSenderCredential } from './store-sender-credential.ts';

/** A mailbox and the code that it received. */
export interface AuthorizeSenderInput extends SenderInput {
  readonly verificationCode: string;
  /** The one that came with the code. */
  readonly challenge?: string | null | undefined;
}

/**
 * Stores the authorisation code of an address, encrypted, replacing the account's earlier credential for it. Errors:
 * those of `requireCommunityManager` and `requireStepUp`, `invalid_email`, `bad_request_parameter`,
 * `unknown_email_platform`,
 * `wrong_verification_code` (also when the code was sent with another authorisation code), `expired_verification_code`,
 * `too_many_request`.
 */
export async function authorizeSender(ctx: AppContext, input: AuthorizeSenderInput): Promise<SenderCredential> {
  const { account, session } = await requireCommunityManager(ctx);
  await requireStepUp(ctx, session);
  const sender = readSender(input, ctx.deps.config);
  const typed = { code: input.verificationCode, challenge: input.challenge, linkId: null };
  const claim = { ...senderCodeSubject(account.id, sender), ...typed };
  const code = await checkVerificationCode(ctx, claim);
  return change(ctx, async (tx) => {
    await consumeVerificationCode(tx.em, code, ctx.now());
    return storeSenderCredential(ctx, tx, {
      account,
      address: sender.address,
      provider: SenderProvider.SMTP,
      server: sender.server,
      secret: sender.authorizationCode,
    });
  });
}
