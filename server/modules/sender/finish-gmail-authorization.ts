import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import { AuthorizationPurpose } from '#server/modules/session/authorization-request.entity.ts';
import { takeAuthorization } from '#server/modules/session/authorization.ts';
import { requireConsent } from '#server/modules/session/authorize.ts';
import { hashToken } from '#server/modules/session/session-token.ts';
import { Session } from '#server/modules/session/session.entity.ts';
import { SESSION_IDLE_MS } from '#server/modules/session/session.rules.ts';
import { gmailRedirectUri, requireGoogle } from './gmail.ts';
import { SenderProvider } from './sender-credential.entity.ts';
import { storeSenderCredential } from './store-sender-credential.ts';

/** What Google sends the browser back with; empty where it sent nothing. */
export interface GmailAnswer {
  readonly state: string;
  readonly code: string;
  /** Google's word for a refusal. */
  readonly error: string;
}

/**
 * Stores the leave to send from a Gmail address and answers the address. Errors: `auth_failed` when the answer belongs to
 * nothing that this browser asked for, Google or the manager refused, or the leave would end soon; `unknown_token` when the
 * session that asked has ended; `privacy_consent_invalid`.
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
      account: account.id,
      address,
      provider: SenderProvider.GMAIL,
      secret: refreshToken,
    }),
  );
  return address;
}

/** Coming from Google, a browser has its cookies but no `token` header; the state stands in for it. */
async function accountThatAsked(ctx: AppContext, sessionId: string | null): Promise<CommunityAccount> {
  const now = ctx.now();
  const session = await ctx.em.findOne(
    Session,
    {
      id: sessionId,
      tokenHash: hashToken(ctx.credentials.accessToken),
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
