import type { AppContext } from '#server/context.ts';
import { LoginRole } from './role.rules.ts';
import { hashToken, newToken } from './session-token.ts';
import type { Session } from './session.entity.ts';

/** The two secrets of a session, as its cookies carry them. */
export interface SessionSecrets {
  readonly accessToken: string;
  readonly csrfToken: string;
}

/** Names of the two cookies of a session. Scripts cannot read the first; requests repeat the second in the header `token`. */
interface CookiePair {
  readonly access: string;
  readonly csrf: string;
}

/** The published names: the latest log-in of the browser, in whatever role. */
const LATEST: CookiePair = { access: 'access_token', csrf: 'csrf_token' };

/** Keep the sessions of the two roles side by side; pages use these. */
const OF_ROLE: Readonly<Record<LoginRole, CookiePair>> = {
  [LoginRole.COMMUNITY]: { access: 'community_session', csrf: 'community_token' },
  [LoginRole.CORPORATION]: { access: 'corporation_session', csrf: 'corporation_token' },
};

const PAIRS = [LATEST, ...Object.values(OF_ROLE)];

type RequestCookies = Pick<AppContext, 'cookies'>;

/** Returns new secrets for a session. */
export function newSecrets(): SessionSecrets {
  return { accessToken: newToken(), csrfToken: newToken() };
}

/** Returns the hashes of secrets, as a session stores them. */
export function hashSecrets({ accessToken, csrfToken }: SessionSecrets): Pick<Session, 'tokenHash' | 'csrfHash'> {
  return { tokenHash: hashToken(accessToken), csrfHash: hashToken(csrfToken) };
}

/**
 * Returns the hashes of the access tokens in a request: of every session that its browser keeps. The CSRF token says
 * which of them the request means.
 */
export function sentTokenHashes({ cookies }: RequestCookies): string[] {
  const tokens = PAIRS.map(({ access }) => cookies.read(access) ?? '');
  return tokens.filter((token) => token !== '').map(hashToken);
}

/**
 * Sets the cookies of a new session, which replaces the browser's earlier one of the same role. Clients over REST know
 * the published names alone.
 */
export function setSessionCookies(
  ctx: RequestCookies,
  { account, withoutPage }: Pick<Session, 'account' | 'withoutPage'>,
  secrets: SessionSecrets,
): void {
  const role = account ? LoginRole.COMMUNITY : LoginRole.CORPORATION;
  setPairs(ctx, withoutPage ? [LATEST] : [LATEST, OF_ROLE[role]], secrets);
}

/** Puts new secrets of a session into the cookies that hold the earlier ones. */
export function renewSessionCookies(ctx: RequestCookies, tokenHash: string, secrets: SessionSecrets): void {
  setPairs(ctx, pairsOf(ctx, tokenHash), secrets);
}

/** Clears the cookies of a session, and those of no other. */
export function clearSessionCookies(ctx: RequestCookies, { tokenHash }: Pick<Session, 'tokenHash'>): void {
  for (const { access, csrf } of pairsOf(ctx, tokenHash)) {
    ctx.cookies.clear(access, { httpOnly: true });
    ctx.cookies.clear(csrf, { httpOnly: false });
  }
}

function setPairs({ cookies }: RequestCookies, pairs: readonly CookiePair[], secrets: SessionSecrets): void {
  for (const { access, csrf } of pairs) {
    cookies.set(access, secrets.accessToken, { httpOnly: true });
    cookies.set(csrf, secrets.csrfToken, { httpOnly: false });
  }
}

function pairsOf({ cookies }: RequestCookies, tokenHash: string): CookiePair[] {
  return PAIRS.filter(({ access }) => hashToken(cookies.read(access) ?? '') === tokenHash);
}
