import { CodePlatformName } from '#rules/code-platform.ts';
import { Language } from '#rules/language.ts';
import { corporationListPath } from '#rules/paths.ts';
import { change } from '#server/change.ts';
import { eventPayload } from '#server/consequences.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { CorporationSigning } from '#server/modules/corporation/corporation-signing.entity.ts';
import { lockCorporationSigning } from '#server/modules/corporation/own-corporation-signing.ts';
import { Email } from '#server/modules/email/email.entity.ts';

const TEMPLATE = 'corporation_submitted';

/** Runs when a corporation has signed: mails whoever linked the project, once, if an address is known. */
export const notifyCommunity = defineJob({
  name: 'notify-community',
  payload: eventPayload,
  options: { retries: 10, retryDelaySeconds: 10, expirySeconds: 60 },
  async run(deps, { subject }) {
    const ctx = createSystemContext(deps);
    const found = await ctx.em.findOne(CorporationSigning, subject, { populate: ['link', 'link.owner'] });
    if (found === null) {
      return;
    }
    const link = found.link.$;
    const owner = link.owner.$;
    const recipient = owner.email ?? link.senderAddress;
    if (!recipient) {
      return;
    }
    await change(ctx, async (tx) => {
      // The lock lets a run that comes twice see the mail of the first.
      const signing = await lockCorporationSigning(tx.em, found);
      if ((await tx.em.count(Email, { corporationSigning: signing, template: TEMPLATE })) > 0) {
        return;
      }
      tx.enqueueMail({
        template: TEMPLATE,
        // Accounts of code platforms have no language here.
        language: link.platform === CodePlatformName.GITEE ? Language.ZH : signing.language,
        recipient,
        corporationSigning: signing,
        data: {
          community: link.alias,
          projectUrl: link.projectUrl,
          name: owner.name,
          corporationName: signing.corporationName,
          representativeName: signing.representativeName,
          representativeEmail: signing.representativeEmail,
          reference: signing.reference,
          signedAt: signing.signedAt.toISOString().slice(0, 10),
          listUrl: new URL(corporationListPath(link.linkId), ctx.deps.config.publicUrl).href,
        },
      });
    });
  },
});
