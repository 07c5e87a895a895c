import { z } from 'zod';
import { change } from '#server/change.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { dueNotice } from '#server/modules/community/cla/cla-notice.rules.ts';
import { Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { notifySigners } from './notify-signers.job.ts';

/**
 * Once a day, finds the versions whose grace period ends within a week or has ended, and enqueues the notices to those
 * who have yet to agree to them, once for each.
 */
export const remindSigners = defineJob({
  name: 'cla-reminder',
  payload: z.object({}),
  // Morning in Beijing, night in Europe.
  options: { cron: '7 1 * * *', retries: 2, retryDelaySeconds: 60, expirySeconds: 900 },
  async run(deps) {
    const ctx = createSystemContext(deps);
    await change(ctx, async (tx) => {
      const current = { state: ClaState.CURRENT, version: { $gt: 1 }, link: { unlinkedAt: null } };
      for (const { id, createdAt, link } of await tx.em.find(Cla, current, { populate: ['link'] })) {
        const kind = dueNotice(createdAt, link.$.gracePeriodDays, ctx.now());
        if (kind !== undefined) {
          tx.enqueue(notifySigners, { claId: id, kind });
        }
      }
    });
  },
});
