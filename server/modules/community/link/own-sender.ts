import { normalizeEmail } from '#rules/email.ts';
import { hasControlCharacter } from '#rules/field-value.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { SenderCredential } from '#server/modules/community/sender/sender-credential.entity.ts';
import { serviceSender } from '#server/modules/community/sender/service-sender.ts';
import type { Link } from './link.entity.ts';

/** What mails of a link are sent from; both null for the service's own address. */
export interface LinkSender {
  readonly senderAddress: string | null;
  readonly senderCredential: string | null;
}

/**
 * Returns the sender of an address that the manager authorised, or of the service's own where links may use it. Error:
 * `bad_request_parameter` with `senderAddress`.
 */
export async function getSender(ctx: AppContext, account: CommunityAccount, address: string): Promise<LinkSender> {
  const addressKey = normalizeEmail(address);
  const credential = hasControlCharacter(addressKey)
    ? null
    : await ctx.em.findOne(SenderCredential, { account, addressKey });
  if (credential !== null) {
    return { senderAddress: credential.address, senderCredential: credential.id };
  }
  const service = serviceSender(ctx.deps.config.mail);
  if (service === undefined || normalizeEmail(service) !== addressKey) {
    throw new AppError('bad_request_parameter', { field: 'senderAddress' });
  }
  return { senderAddress: null, senderCredential: null };
}

/**
 * Whether the manager authorised a link's present sender address after the authorisation that the link uses: that of
 * somebody who left may no longer work.
 */
export async function hasRenewedSender(
  ctx: AppContext,
  account: CommunityAccount,
  { senderAddress, senderCredential }: Link,
): Promise<boolean> {
  const used = await senderCredential?.load();
  const addressKey = normalizeEmail(senderAddress ?? '');
  const later = { authorizedAt: { $gt: used?.authorizedAt ?? new Date(0) } };
  return (await ctx.em.count(SenderCredential, { account, addressKey, ...later })) > 0;
}
