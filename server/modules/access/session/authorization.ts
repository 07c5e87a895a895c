import { createHash } from 'node:crypto';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { AuthorizationRequest, type AuthorizationPurpose } from './authorization-request.entity.ts';
import type { OpenSession } from './find-session.ts';
import { hashToken, newToken } from './session-token.ts';

/** Milliseconds for which an authorisation can be completed at the provider. */
const AUTHORIZATION_LIFE_MS = 10 * 60_000;

/** Cookie that binds an authorisation to the browser that started it; not readable by scripts. */
const BROWSER_COOKIE = 'oauth_browser';

/** The purpose of an authorisation, with the data needed when the browser returns. */
export interface NewAuthorization {
  readonly purpose: AuthorizationPurpose;
  readonly privacyConsented?: boolean;
  readonly legacy?: boolean;
  /** What else the purpose needs when the browser returns; never a secret. */
  readonly details?: Readonly<Record<string, string>>;
  /** The session that starts it, when that requires a login. */
  readonly session?: OpenSession;
}

/** Parameters of the redirect to the provider. */
export interface Authorization {
  readonly state: string;
  /** PKCE, S256: the hash of the verifier, which stays here until the code is exchanged. */
  readonly codeChallenge: string;
}

/** Starts an authorisation at a provider and marks the browser. Concurrent ones in one browser share its mark. */
export async function beginAuthorization(ctx: AppContext, input: NewAuthorization): Promise<Authorization> {
  const { purpose, privacyConsented = false, legacy = false, details = null, session } = input;
  const [state, codeVerifier] = [newToken(), newToken()];
  const browser = readBrowserMark(ctx) ?? newToken();
  const now = ctx.now();
  const id = crypto.randomUUID();
  await change(ctx, async (tx) => {
    tx.em.create(AuthorizationRequest, {
      id,
      purpose,
      stateHash: hashToken(state),
      browserHash: hashToken(browser),
      codeVerifier: ctx.deps.secretBox.encrypt('code-verifier', { row: id, plain: codeVerifier }),
      privacyConsented,
      legacy,
      details,
      session: session?.id ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + AUTHORIZATION_LIFE_MS),
    });
  });
  ctx.cookies.set(BROWSER_COOKIE, browser, { httpOnly: true, maxAge: AUTHORIZATION_LIFE_MS / 1000 });
  return { state, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
}

/** An authorisation whose browser has returned. */
export interface ReturnedAuthorization extends Pick<AuthorizationRequest, 'privacyConsented' | 'legacy'> {
  readonly codeVerifier: string;
  /** Id of the session that started it; null when none was needed. */
  readonly sessionId: string | null;
  readonly details: Readonly<Record<string, string>>;
}

/**
 * Returns the purpose and the details of the authorisation with this state, for any caller, used or not; undefined when
 * there is none. It proves nothing: `takeAuthorization` does.
 */
export async function findAuthorization(
  ctx: AppContext,
  state: string,
): Promise<{ readonly purpose: AuthorizationPurpose; readonly details: Readonly<Record<string, string>> } | undefined> {
  const request = await ctx.em.findOne(AuthorizationRequest, { stateHash: hashToken(state) });
  return request === null ? undefined : { purpose: request.purpose, details: request.details ?? {} };
}

/**
 * Consumes the authorisation of a state; one caller wins. Error: `auth_failed` for a state that is unknown, used,
 * expired, of another purpose or of another browser.
 */
export async function takeAuthorization(
  ctx: AppContext,
  { purpose, state }: { readonly purpose: AuthorizationPurpose; readonly state: string },
): Promise<ReturnedAuthorization> {
  const now = ctx.now();
  const request = { purpose, stateHash: hashToken(state), browserHash: hashToken(readBrowserMark(ctx) ?? '') };
  // A single statement decides who wins, whether or not the login succeeds.
  const taken = await ctx.em.nativeUpdate(
    AuthorizationRequest,
    { ...request, usedAt: null, expiresAt: { $gt: now } },
    { usedAt: now },
  );
  if (taken !== 1) {
    throw new AppError('auth_failed');
  }
  const { id, privacyConsented, legacy, codeVerifier, session, details } = await ctx.em.findOneOrFail(
    AuthorizationRequest,
    request,
  );
  return {
    privacyConsented,
    legacy,
    codeVerifier: ctx.deps.secretBox.decrypt('code-verifier', { row: id, sealed: codeVerifier }),
    sessionId: session?.id ?? null,
    details: details ?? {},
  };
}

/** Returns the mark of this browser; undefined when it has none or a malformed one. */
function readBrowserMark(ctx: AppContext): string | undefined {
  const mark = ctx.cookies.read(BROWSER_COOKIE) ?? '';
  return /^[\w-]{43}$/.test(mark) ? mark : undefined;
}
