import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { EmployeeNoticeChoice, noticesDueAt } from '#server/modules/access/account/employee-notice.rules.ts';
import { Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { requireCorporationManager } from '#server/modules/access/session/authorize.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { EmployeeNotice } from './employee-notice.entity.ts';
import { mailEmployeeNotices } from './mail-employee-notices.job.ts';

/** How often the employee manager who asks is mailed about new employees; null for anybody else, who is not. */
export async function getEmployeeNotices(ctx: AppContext): Promise<EmployeeNoticeChoice | null> {
  const { manager } = await requireCorporationManager(ctx);
  return manager.role === ManagerRole.EMPLOYEE_MANAGER ? manager.employeeNotices : null;
}

/**
 * Sets how often the employee manager is mailed about new employees. Those not mailed about yet follow the new choice;
 * with none they are forgotten. Errors: those of `requireCorporationManager`, `unauthorized_token` for the
 * administrator.
 */
export async function setEmployeeNotices(ctx: AppContext, choice: EmployeeNoticeChoice): Promise<EmployeeNoticeChoice> {
  const { manager: own } = await requireCorporationManager(ctx, [ManagerRole.EMPLOYEE_MANAGER]);
  return change(ctx, async (tx) => {
    await lockOwnCorporation(tx.em, own);
    const manager = await tx.em.findOneOrFail(Manager, { id: own.id }, { refresh: true });
    manager.employeeNotices = choice;
    const [oldest] = await tx.em.find(EmployeeNotice, { manager }, { orderBy: { createdAt: 'asc' }, limit: 1 });
    if (choice === EmployeeNoticeChoice.NONE) {
      await tx.em.nativeDelete(EmployeeNotice, { manager: own.id });
    } else if (oldest !== undefined) {
      const due = noticesDueAt(choice, { since: oldest.createdAt, lastMailAt: manager.employeesNoticedAt ?? null });
      tx.enqueue(mailEmployeeNotices, { managerId: own.id, choice }, due ?? undefined);
    }
    return choice;
  });
}
