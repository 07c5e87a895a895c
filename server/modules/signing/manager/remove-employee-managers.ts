import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { requireSettledRepresentative } from '#server/modules/signing/corporation/require-settled-representative.ts';
import { endEmployeeManagers } from './end-employee-managers.ts';
import { findNamedManagers, requireProvedAdministrator } from './manager.queries.ts';

/** Maximum number of employee managers that one request removes: the highest limit that an operator can set. */
const REMOVED_MAX = 1000;

/** Employee managers to remove. */
export interface RemoveEmployeeManagersInput {
  readonly ids: readonly string[];
}

/**
 * Removes employee managers of the administrator's corporation, all or none, even the last one. Their sessions end at
 * once, their password reset links stop working, each is notified by mail, and account and address are free again.
 * Errors: those of `requireProvedAdministrator` and `requireSettledRepresentative`; `bad_request_parameter` with `ids` unless
 * there are 1 to 1,000; `no_permission` when one of them is not an employee manager of the corporation.
 */
export async function removeEmployeeManagers(
  ctx: AppContext,
  { ids }: RemoveEmployeeManagersInput,
): Promise<CorporationSigning> {
  const administrator = await requireProvedAdministrator(ctx);
  if (ids.length === 0 || ids.length > REMOVED_MAX) {
    throw new AppError('bad_request_parameter', { field: 'ids' });
  }
  await requireSettledRepresentative(ctx, administrator.corporationSigning);
  return change(ctx, async (tx) => {
    const corporation = await lockOwnCorporation(tx.em, administrator);
    const removed = await findNamedManagers(tx.em, corporation, ids);
    const [link, actor] = [administrator.link.$, actorOf(administrator)];
    await endEmployeeManagers(ctx, tx, { managers: removed, corporation, link, actor });
    return corporation;
  });
}
