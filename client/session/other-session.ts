import { keepsSession, type SessionRole } from '#client/apollo/session-role.ts';
import { corporationLoginPath } from '#rules/paths.ts';

/** History state of a manager who comes to a log-in only to go on to their pages, if they are logged in. */
interface Passing {
  readonly isPassing: true;
}

/** The way to the pages of the other role. */
interface OtherSession {
  readonly path: string;
  readonly textId: `session.to.${SessionRole}`;
  readonly state: Passing;
}

/** The start page of each role. */
export const WAYS_IN: Readonly<Record<SessionRole, OtherSession>> = {
  community: { path: '/linked-repo', textId: 'session.to.community', state: { isPassing: true } },
  // The browser does not know which link the corporation has signed at; its log-in asks the server.
  corporation: { path: corporationLoginPath(), textId: 'session.to.corporation', state: { isPassing: true } },
};

/** Returns the way to the other session that the browser keeps; undefined when it keeps none. */
export function otherSession(role: SessionRole): OtherSession | undefined {
  const other = role === 'community' ? 'corporation' : 'community';
  return keepsSession(other) ? WAYS_IN[other] : undefined;
}

/** Whether the state of a history entry is that of a manager who is passing. */
export function isPassing(state: unknown): boolean {
  return (state as Partial<Passing> | null)?.isPassing === true;
}
