import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { hashToken } from '#server/modules/access/session/session-token.ts';
import { SignerSession } from './signer-session.entity.ts';

/** Name of the cookie; scripts cannot read it, and other sites cannot have it sent. */
export const SIGNER_COOKIE = 'signer_token';

/**
 * Returns the session of a signer who makes a request with its cookie and repeats its token in the header `token`.
 * Errors: `no_permission` with an API key, `missing_token` without the cookie, `unknown_token` when it has expired, was closed, or the token is another.
 */
export async function requireSigner(ctx: AppContext): Promise<SignerSession> {
  const session = await requireSignerCookie(ctx);
  if (hashToken(ctx.csrfToken) !== session.csrfHash) {
    throw new AppError('unknown_token');
  }
  return session;
}

/** Like `requireSigner` by the cookie alone, for files that a browser saves. */
export async function requireSignerCookie(ctx: AppContext): Promise<SignerSession> {
  if (ctx.apiKey !== undefined) {
    throw new AppError('no_permission');
  }
  const token = ctx.cookies.read(SIGNER_COOKIE) ?? '';
  if (token === '') {
    throw new AppError('missing_token');
  }
  const session = await ctx.em.findOne(SignerSession, {
    tokenHash: hashToken(token),
    expiresAt: { $gt: ctx.now() },
  });
  if (session === null) {
    throw new AppError('unknown_token');
  }
  return session;
}
