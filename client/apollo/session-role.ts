import { readCookie } from './cookie.ts';

/** The roles of sessions, which live side by side in one browser. */
const ROLES = ['community', 'corporation'] as const;
export type SessionRole = (typeof ROLES)[number];

const tokenOf = (role: SessionRole): string | undefined => readCookie(`${role}_token`);

/** Whether the browser keeps a session of a role; only the server knows whether it has ended. */
export function keepsSession(role: SessionRole): boolean {
  return tokenOf(role) !== undefined;
}

/** Returns the role of the latest log-in in this browser; without any, that of community managers. */
export function latestRole(): SessionRole {
  const isCorporation = tokenOf('community') === undefined || tokenOf('corporation') === readCookie('csrf_token');
  return isCorporation && keepsSession('corporation') ? 'corporation' : 'community';
}

/** Returns the CSRF token of a role's session, which selects the session of a request. */
export function csrfTokenOf(role: SessionRole): string | undefined {
  // Sessions that an earlier version of the service began have no cookies of their role.
  return tokenOf(role) ?? (ROLES.some(keepsSession) ? undefined : readCookie('csrf_token'));
}
