import { z } from 'zod';
import { change } from '#server/change.ts';
import type { Dependencies } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { ClaNoticeKind } from '#server/modules/community/cla/cla-notice.rules.ts';
import { Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { noticeMail } from './notice-mail.ts';
import { findRecipients, NOTICE_BATCH, recordNotices } from './notice-recipients.queries.ts';

/** Sorts before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

const noticeBatch = z.object({
  claId: z.uuid(),
  kind: z.enum(ClaNoticeKind),
  /** The signing after which the batch begins; absent for the first batch. */
  after: z.uuid().optional(),
});
type NoticeBatch = z.output<typeof noticeBatch>;

/**
 * Notifies the next 500 people who, or whose corporation, have yet to agree to a version. The notices are recorded in
 * the transaction that enqueues the mails and the next batch, so a job that dies or runs twice notifies nobody twice.
 * Skips versions that are no longer current, and unlinked projects. Resolves to the number of people notified.
 */
export const notifySigners = defineJob({
  name: 'cla-notice',
  payload: noticeBatch,
  // Eleven attempts in about three hours. A batch takes seconds, so after a minute its process must have died.
  options: { retries: 10, retryDelaySeconds: 10, expirySeconds: 60 },
  run: notifyBatch,
});

async function notifyBatch(deps: Dependencies, { claId, kind, after = FIRST }: NoticeBatch): Promise<number> {
  const ctx = createSystemContext(deps);
  return change(ctx, async (tx) => {
    const cla = await findCurrent(tx.em, claId);
    if (cla === null) {
      return 0;
    }
    const link = cla.link.$;
    const batch = { cla, kind, after };
    const recipients = await findRecipients(tx.em, batch);
    const notified = await recordNotices(tx.em, batch, {
      signings: recipients.map(({ signing }) => signing),
      kinds: kindsCoveredBy(kind, link),
      now: ctx.now(),
    });
    for (const recipient of recipients.filter(({ signing }) => notified.has(signing))) {
      tx.enqueueMail(noticeMail(ctx, { em: tx.em, cla, link, kind }, recipient));
    }
    const last = recipients.at(NOTICE_BATCH - 1);
    if (last !== undefined) {
      tx.enqueue(notifySigners, { claId, kind, after: last.signing });
    }
    return notified.size;
  });
}

/** Without a grace period the announcement says everything, so it is also the notice of expiry. */
function kindsCoveredBy(kind: ClaNoticeKind, { gracePeriodDays }: Link): ClaNoticeKind[] {
  return kind === ClaNoticeKind.ANNOUNCED && gracePeriodDays === 0 ? [kind, ClaNoticeKind.EXPIRED] : [kind];
}

async function findCurrent(em: Em, id: string) {
  const current = { state: ClaState.CURRENT, link: { unlinkedAt: null } };
  return em.findOne(Cla, { id, ...current }, { populate: ['link'] });
}
