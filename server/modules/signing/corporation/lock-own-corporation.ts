import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { LIVE_MANAGER, Manager } from '#server/modules/access/account/manager.entity.ts';
import type { LoadedManager } from '#server/modules/access/session/find-session.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';
import { lockCorporationSigning } from './own-corporation-signing.ts';

/**
 * Locks the corporation of a manager who changes it, until the end of the transaction. Errors: `unknown_token` when the
 * manager was removed or got another role, or the corporation was deleted in the meantime; `no_permission` when it was
 * purged.
 */
export async function lockOwnCorporation(em: Em, manager: LoadedManager): Promise<CorporationSigning> {
  const corporation = await lockCorporationSigning(em, manager.corporationSigning.$);
  // A separate statement, because only now is what the lock waited for visible.
  const live = await em.count(Manager, { ...LIVE_MANAGER, id: manager.id, role: manager.role });
  if (live === 0) {
    throw new AppError('unknown_token');
  }
  return corporation;
}
