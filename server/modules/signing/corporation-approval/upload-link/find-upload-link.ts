import type { Loaded } from '@mikro-orm/core';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { hashToken, isToken } from '#server/modules/access/session/session-token.ts';
import { UploadLink } from '#server/modules/signing/corporation/upload-link.entity.ts';

/** An upload link that is good, with its signing, link and CLA. */
export type GoodUploadLink = Loaded<UploadLink, 'corporationSigning.link' | 'corporationSigning.cla'>;

/**
 * Finds the upload link that a key belongs to. Errors: `illegal_link` for a malformed key, `link_expired` for one that
 * is unknown, expired or revoked, or whose project was unlinked.
 */
export async function findUploadLink(ctx: AppContext, key: string): Promise<GoodUploadLink> {
  if (!isToken(key)) {
    throw new AppError('illegal_link');
  }
  const found = await ctx.em.findOne(
    UploadLink,
    {
      keyHash: hashToken(key),
      revokedAt: null,
      expiresAt: { $gt: ctx.now() },
      corporationSigning: { link: { unlinkedAt: null } },
    },
    { populate: ['corporationSigning.link', 'corporationSigning.cla'], refresh: true },
  );
  if (found === null) {
    throw new AppError('link_expired');
  }
  return found;
}
