import { CodePlatformName } from '#rules/code-platform.ts';
import { Language } from '#rules/language.ts';
import { corporationListPath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import type { CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import { noticeAddress } from '#server/modules/account/notice-address.ts';
import type { CorporationSigning } from '#server/modules/corporation/corporation-signing.entity.ts';
import type { Mail } from '#server/modules/email/mail.ts';
import type { Link } from '#server/modules/link/link.entity.ts';

/** What a corporation did that its community's manager has to know. */
interface SubmittedNews {
  readonly signing: CorporationSigning;
  readonly link: Link;
  /** Whoever linked the project. */
  readonly owner: CommunityAccount;
  readonly occasion: 'signed' | 'uploaded';
}

/** The mail that tells a community's manager of a corporation; null where no address is known. */
export function submittedMail(
  { deps: { config } }: AppContext,
  { signing, link, owner, occasion }: SubmittedNews,
): Mail<'corporation_submitted'> | null {
  const recipient = noticeAddress(owner) ?? link.senderAddress;
  if (!recipient) {
    return null;
  }
  return {
    template: 'corporation_submitted',
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
      listUrl: new URL(corporationListPath(link.linkId), config.publicUrl).href,
      occasion,
    },
  };
}
