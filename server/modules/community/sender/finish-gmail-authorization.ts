import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { AuthorizationPurpose } from '#server/modules/access/session/authorization-request.entity.ts';
import { takeAuthorization } from '#server/modules/access/session/authorization.ts';
import { requireConsent } from '#server/modules/access/session/authorize.ts';
import { sentTokenHashes } from '#server/modules/access/session/session-cookies.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { SESSION_IDLE_MS } from '#server/modules/access/session/session.rules.ts';
import { gmailRedirectUri, requireGoogle } from './gmail.ts';
import { SenderProvider } from './sender-credential.entity.ts';
import { storeSenderCredential } from './store-sender-credential.ts';

/** The parameters of Google's redirect; empty where absent. */
export interface GmailAnswer {
  readonly state: string;
  readonly code: string;
  /** Google's error code of a refusal. */
  readonly error: string;
}

/**
 * Stores the permission to send from a Gmail address and returns the address. Errors: `auth_failed` when the redirect
 * matches no authorisation of this browser, Google or the manager refused, or the permission would expire soon;
 * `unknown_token` when the session that asked has ended; `privacy_consent_invalid`.
 */
export async function finishGmailAuthorization(ctx: AppContext, { state, code, error }: GmailAnswer): Promise<string> {
  const google = requireGoogle(ctx);
  const { codeVerifier, sessionId } = await takeAuthorization(ctx, { purpose: AuthorizationPurpose.GMAIL, state });
  const account = await accountThatAsked(ctx, sessionId);
  if (error !== '' || code === '') {
    throw new AppError('auth_failed', { reason: 'denied' });
  }
  const { address, refreshToken } = await google.acceptConsent({
    code,
    codeVerifier,
    redirectUri: gmailRedirectUri(ctx),
  });
  await change(ctx, (tx) =>
    storeSenderCredential(ctx, tx, {
      account,
      address,
      provider: SenderProvider.GMAIL,
      server: null,
      secret: refreshToken,
    }),
  );
  return address;
}

/**
 * Returns the account of the session that asked: a redirect from Google carries cookies but no `token` header, so the
 * state stands in for it.
 */
async function accountThatAsked(ctx: AppContext, sessionId: string | null): Promise<CommunityAccount> {
  const now = ctx.now();
  const session = await ctx.em.findOne(
    Session,
    {
      id: sessionId,
      tokenHash: { $in: sentTokenHashes(ctx) },
      revokedAt: null,
      expiresAt: { $gt: now },
      seenAt: { $gt: new Date(now.getTime() - SESSION_IDLE_MS) },
    },
    { populate: ['account', 'manager.corporationSigning', 'manager.link'] },
  );
  if (!session?.account) {
    throw new AppError('unknown_token');
  }
  await requireConsent(ctx, session);
  return session.account.$;
}
