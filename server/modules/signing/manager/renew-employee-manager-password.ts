import { LockMode } from '@mikro-orm/core';
import { isUuid } from '#rules/uuid.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import { makeOneTimePassword } from '#server/modules/access/account/make-one-time-password.ts';
import { Manager, ManagerRole, ACTIVE_MANAGER } from '#server/modules/access/account/manager.entity.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { requireAdministrator } from './manager.queries.ts';
import { renewOneTimePassword } from './renew-one-time-password.ts';

/**
 * Mails an employee manager of the administrator's corporation a new one-time password in place of the earlier one.
 * Errors: those of `requireAdministrator` and `renewOneTimePassword`; `no_permission` for anybody else's id.
 */
export async function renewEmployeeManagerPassword(ctx: AppContext, id: string): Promise<Manager> {
  const administrator = await requireAdministrator(ctx);
  const oneTime = await makeOneTimePassword();
  return change(ctx, async (tx) => {
    const corporation = await lockOwnCorporation(tx.em, administrator);
    const own = { ...ACTIVE_MANAGER, id, corporationSigning: corporation, role: ManagerRole.EMPLOYEE_MANAGER };
    const manager = isUuid(id)
      ? await tx.em.findOne(Manager, own, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })
      : null;
    if (manager === null) {
      throw new AppError('no_permission');
    }
    const link = administrator.link.$;
    const template = 'employee_manager_added';
    await renewOneTimePassword(ctx, tx, {
      manager,
      corporation,
      link,
      actor: actorOf(administrator),
      oneTime,
      template,
    });
    return manager;
  });
}
