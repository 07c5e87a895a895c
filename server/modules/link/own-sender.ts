import { normalizeEmail } from '#rules/email.ts';
import { hasControlCharacter } from '#rules/field-value.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import { SenderCredential } from '#server/modules/sender/sender-credential.entity.ts';

/**
 * Returns the credential of an address that the manager authorised. Error: `bad_request_parameter` with
 * `senderAddress`.
 */
export async function getOwnSender(
  ctx: AppContext,
  account: CommunityAccount,
  address: string,
): Promise<SenderCredential> {
  const addressKey = normalizeEmail(address);
  const credential = hasControlCharacter(addressKey)
    ? null
    : await ctx.em.findOne(SenderCredential, { account, addressKey });
  if (credential === null) {
    throw new AppError('bad_request_parameter', { field: 'senderAddress' });
  }
  return credential;
}
