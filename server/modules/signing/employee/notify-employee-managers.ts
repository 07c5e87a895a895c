import type { Change } from '#server/change.ts';
import { noticesDueAt } from '#server/modules/access/account/employee-notice.rules.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import { EmployeeNotice } from './employee-notice.entity.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';
import { mailEmployeeNotices } from './mail-employee-notices.job.ts';

/**
 * Notes a new employee for each manager who wants to be mailed, and has the mail sent when the manager's is due. The
 * corporation is locked by the signing, so a mail that is being put together misses nobody.
 */
export function notifyManagers(
  tx: Change,
  {
    managers,
    signing,
    now,
  }: { readonly managers: readonly Manager[]; readonly signing: EmployeeSigning; readonly now: Date },
): void {
  for (const manager of managers) {
    const choice = manager.employeeNotices;
    const due = noticesDueAt(choice, { since: now, lastMailAt: manager.employeesNoticedAt ?? null });
    if (due !== null) {
      tx.em.create(EmployeeNotice, { manager, employeeSigning: signing, createdAt: now });
      tx.enqueue(mailEmployeeNotices, { managerId: manager.id, choice }, due);
    }
  }
}
