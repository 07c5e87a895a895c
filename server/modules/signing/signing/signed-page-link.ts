import { signedPath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';

/** Milliseconds that a mail keeps the address of the signer's page; far longer than any delivery takes. */
const ADDRESS_LIFE = 30 * 24 * 3_600_000;

/**
 * The address of a signing's page as the secret of a mail, because it holds the token of the document, of which nothing
 * else than the hash is stored.
 */
export function signedPageLink(
  ctx: AppContext,
  documentToken: string,
): { secret: { signedUrl: string }; secretExpiresAt: Date } {
  return {
    secret: { signedUrl: new URL(signedPath(documentToken), ctx.deps.config.publicUrl).href },
    secretExpiresAt: new Date(ctx.now().getTime() + ADDRESS_LIFE),
  };
}
