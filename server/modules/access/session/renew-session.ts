import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { hashSecrets, newSecrets, renewSessionCookies } from './session-cookies.ts';
import { Session } from './session.entity.ts';

/**
 * Gives a session new secrets within the transaction: anybody who knew the earlier ones is shut out. Returns what sets
 * its cookies, for after the commit.
 */
export async function renewSession(
  ctx: AppContext,
  em: Em,
  { id, tokenHash }: Pick<Session, 'id' | 'tokenHash'>,
): Promise<() => void> {
  const secrets = newSecrets();
  await em.nativeUpdate(Session, { id }, hashSecrets(secrets));
  return () => renewSessionCookies(ctx, tokenHash, secrets);
}
