import { corporationPath } from '#rules/paths.ts';
import type { Change } from '#server/change.ts';
import type { ChangeContext } from '#server/context.ts';
import type { AccountNotice } from '#server/integrations/mail/templates/account-notice-texts.ts';
import { readerLanguage } from '#server/modules/ground/email/reader-language.ts';
import { deviceName } from './device-name.ts';
import { Manager } from './manager.entity.ts';
import type { AccountOwner } from './owned-by.ts';
import { shownNetwork } from './shown-network.ts';

/** What happened to an account. */
interface OwnerNotice {
  readonly template: AccountNotice;
  /** Its subject, such as a passkey's name or a sender address. */
  readonly about?: string;
  /** Who did it, if it is not the owner. */
  readonly by?: Pick<AccountOwner, 'account'>;
  /** Path of the page that the mail leads to; that of the account's security by default. */
  readonly page?: string;
}

/**
 * Mails the owner of an account that something about its security has changed, from where and when, so that they notice
 * what they did not do. Does nothing for an account without an address.
 */
export async function notifyOwner(
  ctx: ChangeContext,
  tx: Change,
  { owner, template, about = '', by = owner, page }: OwnerNotice & { readonly owner: AccountOwner },
): Promise<void> {
  const { email, name } = owner;
  if (!email) {
    return;
  }
  const { language, link, corporationSigning, place, securityPage } = await addressee(ctx, tx, {
    owner,
    isOwn: by === owner,
  });
  tx.enqueueMail({
    template,
    language,
    recipient: email,
    link,
    corporationSigning,
    data: {
      ...place,
      name,
      account: by.account,
      about,
      device: deviceName(ctx.source.userAgent),
      network: shownNetwork(ctx.source.ip),
      at: `${ctx.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      securityUrl: new URL(page ?? securityPage, ctx.deps.config.publicUrl).href,
    },
  });
}

interface Addressee {
  readonly owner: AccountOwner;
  /** Whether the owner did it; without a browser it was an operator all the same. */
  readonly isOwn: boolean;
}

/** In whose name and in which language the mail is sent, and the page that it leads to. */
async function addressee(ctx: ChangeContext, { em }: Change, { owner, isOwn }: Addressee) {
  if (!(owner instanceof Manager)) {
    const place = { community: 'Signet', projectUrl: ctx.deps.config.publicUrl.origin };
    return {
      language: (isOwn && ctx.source.acceptLanguage !== undefined ? null : owner.language) ?? readerLanguage(ctx),
      link: null,
      corporationSigning: null,
      place,
      securityPage: '/org/security',
    };
  }
  const { language, link, corporationSigning } = await em.findOneOrFail(Manager, owner.id, { populate: ['link'] });
  const { id, linkId, alias: community, projectUrl } = link.$;
  return {
    language,
    link: { id },
    corporationSigning,
    place: { community, projectUrl },
    securityPage: corporationPath(linkId, 'security'),
  };
}
