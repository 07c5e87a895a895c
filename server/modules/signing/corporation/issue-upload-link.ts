import { corporationProgressPath } from '#rules/paths.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';
import { UploadLink } from './upload-link.entity.ts';

/** Days for which an upload link is good. */
const LIFE_DAYS = 30;

/** A new upload link: its key, and its address as the secret of a mail. */
export interface IssuedUploadLink {
  readonly key: string;
  readonly mailed: { readonly secret: { readonly uploadUrl: string }; readonly secretExpiresAt: Date };
}

/** Issues an upload link that is good for 30 days; those issued before stay good for theirs. */
export function issueUploadLink(ctx: AppContext, tx: Change, signing: CorporationSigning): IssuedUploadLink {
  const key = newToken();
  const issuedAt = ctx.now();
  const expiresAt = new Date(issuedAt.getTime() + LIFE_DAYS * 86_400_000);
  tx.em.create(UploadLink, { corporationSigning: signing, keyHash: hashToken(key), issuedAt, expiresAt });
  const uploadUrl = new URL(corporationProgressPath(key), ctx.deps.config.publicUrl).href;
  return { key, mailed: { secret: { uploadUrl }, secretExpiresAt: expiresAt } };
}

/** Revokes the upload links of a signing that are still good, and returns how many there were. */
export async function endUploadLinks(ctx: AppContext, { em }: Change, { id }: CorporationSigning): Promise<number> {
  const good = { corporationSigning: id, revokedAt: null, expiresAt: { $gt: ctx.now() } };
  return em.nativeUpdate(UploadLink, good, { revokedAt: ctx.now() });
}

/**
 * Deletes the upload links that an earlier representative got. The present one still gets reminders, unless the
 * community has revoked the links: that is remembered.
 */
export async function deleteUploadLinks({ em }: Change, { id: corporationSigning }: CorporationSigning): Promise<void> {
  const [last] = await em.find(UploadLink, { corporationSigning }, { orderBy: { issuedAt: 'desc' }, limit: 1 });
  const isRevoked = Boolean(last?.revokedAt);
  if (!isRevoked) {
    await em.nativeDelete(UploadLink, { corporationSigning });
  }
}
