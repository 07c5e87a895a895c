import { z } from 'zod';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import {
  CorporationSigning,
  CorporationSigningState,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { issueUploadLink } from '#server/modules/signing/corporation/issue-upload-link.ts';
import { lockCorporationSigning } from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { representativeFacts, toRepresentative } from '#server/modules/signing/corporation/representative-mail.ts';
import { isUploadRevoked } from './corporation-progress.queries.ts';
import { dueReminderSince, earliestReminded } from './upload-reminder.rules.ts';

const TEMPLATE = 'corporation_reminder';

/**
 * Once a day, reminds representatives whose signed document has not come back a week and three weeks after they signed,
 * or after it was returned. Mails the document to sign and a new upload link, unless the community has revoked the last
 * one.
 */
export const remindCorporations = defineJob({
  name: 'corporation-reminder',
  payload: z.object({}),
  // Morning in Beijing, night in Europe.
  options: { cron: '37 1 * * *', retries: 2, retryDelaySeconds: 60, expirySeconds: 900 },
  async run(deps) {
    const ctx = createSystemContext(deps);
    const since = { $gt: earliestReminded(ctx.now()) };
    const waiting = await ctx.em.find(
      CorporationSigning,
      {
        state: CorporationSigningState.UNCOMPLETED,
        signedPdf: null,
        document: { $ne: null },
        link: { unlinkedAt: null, frozenAt: null },
        $or: [{ returnedAt: since }, { returnedAt: null, signedAt: since }],
      },
      { populate: ['link'] },
    );
    for (const signing of waiting) {
      await remind(ctx, signing);
    }
  },
});

async function remind(ctx: AppContext, found: CorporationSigning): Promise<void> {
  if (await isUploadRevoked(ctx, found)) {
    return;
  }
  const link = await found.link.loadOrFail();
  await change(ctx, async (tx) => {
    // The lock lets a run that comes twice see the mail of the first.
    const signing = await lockCorporationSigning(tx.em, found);
    const since = dueReminderSince(signing.returnedAt ?? signing.signedAt, ctx.now());
    const isWaiting = signing.state === CorporationSigningState.UNCOMPLETED && !signing.signedPdf;
    if (since === undefined || !isWaiting || !signing.document) {
      return;
    }
    const sent = { corporationSigning: signing, template: TEMPLATE, createdAt: { $gte: since } };
    if ((await tx.em.count(Email, sent)) > 0) {
      return;
    }
    tx.enqueueMail({
      template: TEMPLATE,
      ...toRepresentative(signing, link),
      data: {
        ...representativeFacts(signing, link),
        reference: signing.reference,
        signedAt: signing.signedAt.toISOString().slice(0, 10),
      },
      attachments: [{ filename: `${signing.reference}.pdf`, documentSha256: signing.document.sha256 }],
      ...issueUploadLink(ctx, tx, signing).mailed,
    });
  });
}
