import type { AppContext, Credentials } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { hashToken, newToken } from './session-token.ts';
import { Session } from './session.entity.ts';

/**
 * Gives a session new secrets within the transaction: whoever knew the earlier ones is shut out. Returns what sets its
 * cookies, for after the commit.
 */
export async function renewSession(ctx: AppContext, em: Em, id: string): Promise<() => void> {
  const credentials: Credentials = { accessToken: newToken(), csrfToken: newToken() };
  const tokenHash = hashToken(credentials.accessToken);
  await em.nativeUpdate(Session, { id }, { tokenHash, csrfHash: hashToken(credentials.csrfToken) });
  return () => ctx.cookies.startSession(credentials);
}
