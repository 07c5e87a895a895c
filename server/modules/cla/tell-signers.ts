import { change } from '#server/change.ts';
import type { AppContext, Dependencies } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import type { ClaNoticeJob } from '#server/jobs/job-queue.ts';
import { readDocumentText } from '#server/modules/document/document-text.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { createSystemContext } from '#server/system-context.ts';
import { ClaNoticeKind, dueNotice } from './cla-notice.rules.ts';
import { Cla, ClaState } from './cla.entity.ts';
import { noticeMail } from './notice-mail.ts';
import { findRecipients, NOTICE_BATCH, noteTold } from './notice-recipients.queries.ts';

/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Tells the next 500 of those who have yet to agree to a version, or whose corporation has, in one transaction with a note
 * of it, and enqueues the telling of the others with it: whoever dies or repeats a job tells nobody twice. Nobody is told
 * about a version that was superseded or removed meanwhile, or of a project that was unlinked. Answers how many were told.
 */
export async function tellSigners(deps: Dependencies, { claId, kind, after = FIRST }: ClaNoticeJob): Promise<number> {
  const ctx = createSystemContext(deps);
  const told = await tellBatch(ctx, { claId, kind, after });
  if (kind === ClaNoticeKind.ANNOUNCED && after === FIRST) {
    // Now rather than when the first of them asks for the difference.
    const { document } = await ctx.em.findOneOrFail(Cla, claId);
    await readDocumentText(ctx.em, document.sha256);
  }
  return told;
}

async function tellBatch(ctx: AppContext, { claId, kind, after }: Required<ClaNoticeJob>): Promise<number> {
  return change(ctx, async (tx) => {
    const cla = await findCurrent(tx.em, claId);
    if (cla === null) {
      return 0;
    }
    const link = cla.link.$;
    const place = { cla, kind, after };
    const recipients = await findRecipients(tx.em, place);
    const told = await noteTold(tx.em, place, {
      signings: recipients.map(({ signing }) => signing),
      kinds: kindsToldBy(kind, link),
      now: ctx.now(),
    });
    for (const recipient of recipients.filter(({ signing }) => told.has(signing))) {
      tx.enqueueMail(noticeMail(ctx, { em: tx.em, cla, link, kind }, recipient));
    }
    const last = recipients.at(NOTICE_BATCH - 1);
    if (last !== undefined) {
      tx.enqueueNotice({ claId, kind, after: last.signing });
    }
    return told.size;
  });
}

/** Without a grace period the announcement says all that there is to say. */
function kindsToldBy(kind: ClaNoticeKind, { gracePeriodDays }: Link): ClaNoticeKind[] {
  return kind === ClaNoticeKind.ANNOUNCED && gracePeriodDays === 0 ? [kind, ClaNoticeKind.EXPIRED] : [kind];
}

async function findCurrent(em: Em, id: string) {
  const current = { state: ClaState.CURRENT, link: { unlinkedAt: null } };
  return em.findOne(Cla, { id, ...current }, { populate: ['link'] });
}

/**
 * Once a day: has those told who have yet to agree to a version and whose grace period ends within a week or has ended,
 * each of both once.
 */
export async function remindSigners(deps: Dependencies): Promise<void> {
  const ctx = createSystemContext(deps);
  await change(ctx, async (tx) => {
    const current = { state: ClaState.CURRENT, version: { $gt: 1 }, link: { unlinkedAt: null } };
    for (const { id, createdAt, link } of await tx.em.find(Cla, current, { populate: ['link'] })) {
      const kind = dueNotice(createdAt, link.$.gracePeriodDays, ctx.now());
      if (kind !== undefined) {
        tx.enqueueNotice({ claId: id, kind });
      }
    }
  });
}
