import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Manager } from '#server/modules/manager/manager.entity.ts';
import type { LoadedManager } from '#server/modules/session/find-session.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';
import { lockCorporationSigning } from './own-corporation-signing.ts';

/**
 * The corporation of a manager who changes something in it, locked until the end of the transaction. Errors:
 * `unknown_token` when meanwhile the manager was removed or the corporation deleted, which ended the session;
 * `no_permission` when it was purged.
 */
export async function lockOwnCorporation(em: Em, manager: LoadedManager): Promise<CorporationSigning> {
  const corporation = await lockCorporationSigning(em, manager.corporationSigning.$);
  // A statement of its own: what the lock waited for is committed, and only now can be seen.
  const live = await em.count(Manager, { id: manager.id, removedAt: null, suspendedAt: null });
  if (live === 0) {
    throw new AppError('unknown_token');
  }
  return corporation;
}
