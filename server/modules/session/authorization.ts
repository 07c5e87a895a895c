import { createHash } from 'node:crypto';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { AuthorizationRequest, type AuthorizationPurpose } from './authorization-request.entity.ts';
import type { OpenSession } from './find-session.ts';
import { hashToken, newToken } from './session-token.ts';

/** Milliseconds that somebody has to authorise at the provider. */
const AUTHORIZATION_LIFE_MS = 10 * 60_000;

/** Cookie that binds an authorisation to the browser that asked for it; closed to scripts. */
const BROWSER_COOKIE = 'oauth_browser';

/** What a browser is sent to a provider for, and what its return needs to know. */
export interface NewAuthorization {
  readonly purpose: AuthorizationPurpose;
  readonly privacyConsented?: boolean;
  readonly legacy?: boolean;
  /** Who asks, when a login is needed to ask. */
  readonly session?: OpenSession;
}

/** What goes to the provider with the browser. */
export interface Authorization {
  readonly state: string;
  /** PKCE, S256: the fingerprint of the verifier that stays here until the code is exchanged. */
  readonly codeChallenge: string;
}

/**
 * Begins an authorisation at a provider and marks the browser (design §4). Several may be under way in one browser: they
 * share its mark.
 */
export async function beginAuthorization(ctx: AppContext, input: NewAuthorization): Promise<Authorization> {
  const { purpose, privacyConsented = false, legacy = false, session } = input;
  const [state, codeVerifier] = [newToken(), newToken()];
  const browser = readBrowserMark(ctx) ?? newToken();
  const now = ctx.now();
  await change(ctx, async (tx) => {
    tx.em.create(AuthorizationRequest, {
      purpose,
      stateHash: hashToken(state),
      browserHash: hashToken(browser),
      codeVerifier: ctx.deps.secretBox.encrypt('code-verifier', codeVerifier),
      privacyConsented,
      legacy,
      session: session?.id ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + AUTHORIZATION_LIFE_MS),
    });
  });
  ctx.cookies.set(BROWSER_COOKIE, browser, { httpOnly: true, maxAge: AUTHORIZATION_LIFE_MS / 1000 });
  return { state, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
}

/** An authorisation that has come back. */
export interface ReturnedAuthorization extends Pick<AuthorizationRequest, 'privacyConsented' | 'legacy'> {
  readonly codeVerifier: string;
  /** Id of the session that asked; null when none was needed. */
  readonly sessionId: string | null;
}

/**
 * Takes the authorisation that a provider's answer belongs to, once and for all: of many that come with one state, one
 * gets it. Error: `auth_failed` for a state that is unknown, used, expired, of another purpose or of another browser.
 */
export async function takeAuthorization(
  ctx: AppContext,
  { purpose, state }: { readonly purpose: AuthorizationPurpose; readonly state: string },
): Promise<ReturnedAuthorization> {
  const now = ctx.now();
  const request = { purpose, stateHash: hashToken(state), browserHash: hashToken(readBrowserMark(ctx) ?? '') };
  // The condition of one statement decides who is first, and stays decided whatever becomes of the login.
  const taken = await ctx.em.nativeUpdate(
    AuthorizationRequest,
    { ...request, usedAt: null, expiresAt: { $gt: now } },
    { usedAt: now },
  );
  if (taken !== 1) {
    throw new AppError('auth_failed');
  }
  const { privacyConsented, legacy, codeVerifier, session } = await ctx.em.findOneOrFail(AuthorizationRequest, request);
  return {
    privacyConsented,
    legacy,
    codeVerifier: ctx.deps.secretBox.decrypt('code-verifier', codeVerifier),
    sessionId: session?.id ?? null,
  };
}

/** The mark of this browser; undefined when it has none, or one that is not ours. */
function readBrowserMark(ctx: AppContext): string | undefined {
  const mark = ctx.cookies.read(BROWSER_COOKIE) ?? '';
  return /^[\w-]{43}$/.test(mark) ? mark : undefined;
}
