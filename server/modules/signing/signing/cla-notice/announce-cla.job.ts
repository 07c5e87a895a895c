import { change } from '#server/change.ts';
import { eventPayload } from '#server/consequences.ts';
import type { Em } from '#server/db/open-database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { ClaNoticeKind } from '#server/modules/community/cla/cla-notice.rules.ts';
import { Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { notifySigners } from './notify-signers.job.ts';

/** Runs when a CLA was added: if it supersedes a version, notifies those who signed an earlier one. */
export const announceCla = defineJob({
  name: 'announce-cla',
  payload: eventPayload,
  options: { retries: 10, retryDelaySeconds: 10, expirySeconds: 60 },
  async run(deps, { subject }) {
    const ctx = createSystemContext(deps);
    const cla = await ctx.em.findOneOrFail(Cla, subject);
    if (!(await supersedes(ctx.em, cla))) {
      return;
    }
    await change(ctx, async (tx) => tx.enqueue(notifySigners, { claId: cla.id, kind: ClaNoticeKind.ANNOUNCED }));
    // Extracts the text now, before the first of them requests the difference.
    await deps.documentTexts.read(ctx.em, cla.document.sha256);
  },
});

/** Whether somebody may have signed an earlier version; nobody has signed one that was removed. */
async function supersedes(em: Em, { link, type, language, version }: Cla): Promise<boolean> {
  const previous = { link, type, language, version: { $lt: version }, state: ClaState.SUPERSEDED };
  return (await em.count(Cla, previous)) > 0;
}
