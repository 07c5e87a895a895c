import { z } from 'zod';
import { change, type Change } from '#server/change.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { EmployeeNoticeChoice, noticesDueAt } from '#server/modules/access/account/employee-notice.rules.ts';
import { LIVE_MANAGER, Manager } from '#server/modules/access/account/manager.entity.ts';
import { lockCorporationSigning } from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { noticeMail } from './employee-notice-mails.ts';
import { EmployeeNotice } from './employee-notice.entity.ts';

const payload = z.object({ managerId: z.uuid(), choice: z.enum(EmployeeNoticeChoice) });
type Payload = z.output<typeof payload>;

/**
 * Mails an employee manager about everybody who has signed since the last such mail, in one mail, when it is due. The
 * notices are deleted with the mail queued, so a run that comes twice mails nobody twice.
 */
export const mailEmployeeNotices = defineJob<Payload>({
  name: 'mail-employee-notices',
  payload,
  options: { retries: 10, retryDelaySeconds: 10, expirySeconds: 60 },
  // Another choice has another due time, so its job must not be dropped for the one that waits.
  key: ({ managerId, choice }) => `${managerId} ${choice}`,
  async run(deps, { managerId, choice }) {
    const ctx = createSystemContext(deps);
    const where = { ...LIVE_MANAGER, id: managerId };
    const found = await ctx.em.findOne(Manager, where, { populate: ['corporationSigning', 'link'] });
    if (found === null) {
      return;
    }
    await change(ctx, async (tx) => {
      // Signings hold the corporation until their notice is committed, and their job may have been dropped for this
      // one.
      await lockCorporationSigning(tx.em, found.corporationSigning.$);
      const manager = await tx.em.findOneOrFail(
        Manager,
        { id: managerId },
        { refresh: true, populate: ['link', 'corporationSigning'] },
      );
      const notices = await findNotices(tx, managerId);
      const [oldest] = notices;
      if (oldest === undefined || manager.employeeNotices !== choice) {
        return;
      }
      const due = noticesDueAt(choice, { since: oldest.createdAt, lastMailAt: manager.employeesNoticedAt ?? null });
      if (due !== null && due > ctx.now()) {
        tx.enqueue(mailEmployeeNotices, { managerId, choice }, due);
        return;
      }
      const signings = notices.map(({ employeeSigning }) => employeeSigning.$);
      const mails = noticeMail(ctx, manager, signings);
      mails.forEach((mail) => tx.enqueueMail(mail));
      if (mails.length > 0) {
        manager.employeesNoticedAt = ctx.now();
      }
      await tx.em.nativeDelete(EmployeeNotice, { id: { $in: notices.map(({ id }) => id) } });
    });
  },
});

function findNotices(tx: Change, manager: string) {
  return tx.em.find(
    EmployeeNotice,
    { manager },
    { orderBy: { createdAt: 'asc', id: 'asc' }, populate: ['employeeSigning'], refresh: true },
  );
}
