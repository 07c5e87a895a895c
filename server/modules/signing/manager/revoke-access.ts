import type { Em } from '#server/db/open-database.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { revokeSessions } from '#server/modules/access/session/revoke-sessions.ts';

/** Ends the sessions of managers and the links with which they could reset their passwords. */
export async function revokeAccess(em: Em, managers: readonly string[], now: Date): Promise<void> {
  const ids = [...managers];
  await revokeSessions(em, { managers: ids }, now);
  await em.nativeUpdate(PasswordReset, { manager: { $in: ids }, usedAt: null }, { usedAt: now });
}
