import { change } from '#server/change.ts';
import { eventPayload } from '#server/consequences.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockCorporationSigning } from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { submittedMails } from './corporation-submitted-mail.ts';

/** Runs when a corporation has signed: mails the managers of the link once, where addresses are known. */
export const notifyCommunity = defineJob({
  name: 'notify-community',
  payload: eventPayload,
  options: { retries: 10, retryDelaySeconds: 10, expirySeconds: 60 },
  async run(deps, { subject }) {
    const ctx = createSystemContext(deps);
    const found = await ctx.em.findOne(CorporationSigning, subject, { populate: ['link'] });
    if (found === null) {
      return;
    }
    await change(ctx, async (tx) => {
      // The lock lets a run that comes twice see the mails of the first.
      const signing = await lockCorporationSigning(tx.em, found);
      if ((await tx.em.count(Email, { corporationSigning: signing, template: 'corporation_submitted' })) > 0) {
        return;
      }
      const link = await signing.link.loadOrFail();
      for (const mail of await submittedMails(ctx, tx.em, { signing, link, occasion: 'signed' })) {
        tx.enqueueMail(mail);
      }
    });
  },
});
