import { change } from '#server/change.ts';
import { eventPayload } from '#server/consequences.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { LIVE_MANAGER, Manager } from '#server/modules/access/account/manager.entity.ts';
import { EmployeeNotice } from './employee-notice.entity.ts';
import { mailEmployeeNotices } from './mail-employee-notices.job.ts';

/**
 * Has managers mailed about employees who signed before their account or corporation stopped working, now that it works
 * again: the job that was to mail them found nobody, and otherwise only the next employee who signs would enqueue one.
 * The event concerns a manager or a corporation.
 */
export const resumeEmployeeNotices = defineJob({
  name: 'resume-employee-notices',
  payload: eventPayload,
  options: { retries: 10, retryDelaySeconds: 10, expirySeconds: 60 },
  async run(deps, { subject }) {
    const ctx = createSystemContext(deps);
    const where = { ...LIVE_MANAGER, $or: [{ id: subject }, { corporationSigning: { id: subject } }] };
    const managers = await ctx.em.find(Manager, where);
    const notices = await ctx.em.find(EmployeeNotice, { manager: { $in: managers } }, { fields: ['manager'] });
    const waiting = managers.filter(({ id }) => notices.some(({ manager }) => manager.id === id));
    await change(ctx, async (tx) => {
      waiting.forEach(({ id, employeeNotices: choice }) => tx.enqueue(mailEmployeeNotices, { managerId: id, choice }));
    });
  },
});
