import { CodePlatformName } from '#rules/code-platform.ts';
import { Language } from '#rules/language.ts';
import { corporationListPath, corporationReviewPath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { findLinkRecipients } from '#server/modules/community/link/members/link-managers.ts';
import type { Mail } from '#server/modules/ground/email/mail.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';

/** What a corporation did that its community's managers have to know. */
interface SubmittedNews {
  readonly signing: CorporationSigning;
  readonly link: Link;
  readonly occasion: 'signed' | 'uploaded';
}

/** The mails that notify a community's managers about a corporation; none where no address is known. */
export async function submittedMails(
  { deps: { config } }: AppContext,
  em: Em,
  { signing, link, occasion }: SubmittedNews,
): Promise<Mail<'corporation_submitted'>[]> {
  const recipients = await findLinkRecipients(em, link);
  const place =
    occasion === 'uploaded' ? corporationReviewPath(link.linkId, signing.id) : corporationListPath(link.linkId);
  return recipients.map(({ name, recipient, language }) => ({
    template: 'corporation_submitted',
    language: language ?? (link.platform === CodePlatformName.GITEE ? Language.ZH : signing.language),
    recipient,
    corporationSigning: signing,
    data: {
      community: link.alias,
      projectUrl: link.projectUrl,
      name,
      corporationName: signing.corporationName,
      representativeName: signing.representativeName,
      representativeEmail: signing.representativeEmail,
      reference: signing.reference,
      signedAt: signing.signedAt.toISOString().slice(0, 10),
      listUrl: new URL(place, config.publicUrl).href,
      occasion,
    },
  }));
}
