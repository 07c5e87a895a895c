import { corporationPath } from '#rules/paths.ts';
import type { Change } from '#server/change.ts';
import type { ChangeContext } from '#server/context.ts';
import type { AccountNotice } from '#server/modules/email/account-notice.ts';
import { readerLanguage } from '#server/modules/email/reader-language.ts';
import { deviceName } from './device-name.ts';
import { Manager } from './manager.entity.ts';
import type { AccountOwner } from './owned-by.ts';
import { shownNetwork } from './shown-network.ts';

/** What happened to an account. */
interface OwnerNotice {
  readonly template: AccountNotice;
  /** The passkey's name or the sender address that it is about. */
  readonly about?: string;
}

/**
 * Mails the owner of an account that something about its security has changed, from where and when, so that they notice
 * what they did not do. Does nothing for an account without an address.
 */
export async function notifyOwner(
  ctx: ChangeContext,
  tx: Change,
  { owner, template, about = '' }: OwnerNotice & { readonly owner: AccountOwner },
): Promise<void> {
  const { email, account, name } = owner;
  if (!email) {
    return;
  }
  const { language, link, corporationSigning, place, page } = await addressee(ctx, tx, owner);
  tx.enqueueMail({
    template,
    language,
    recipient: email,
    link,
    corporationSigning,
    data: {
      ...place,
      name,
      account,
      about,
      device: deviceName(ctx.source.userAgent),
      network: shownNetwork(ctx.source.ip),
      at: `${ctx.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      securityUrl: new URL(page, ctx.deps.config.publicUrl).href,
    },
  });
}

/** In whose name and in which language the mail is sent, and the page that it leads to. */
async function addressee(ctx: ChangeContext, { em }: Change, owner: AccountOwner) {
  if (!(owner instanceof Manager)) {
    const place = { community: 'Signet', projectUrl: ctx.deps.config.publicUrl.origin };
    return {
      // Without a browser it was an operator.
      language: ctx.source.acceptLanguage === undefined && owner.language ? owner.language : readerLanguage(ctx),
      link: null,
      corporationSigning: null,
      place,
      page: '/org/security',
    };
  }
  const { language, link, corporationSigning } = await em.findOneOrFail(Manager, owner.id, { populate: ['link'] });
  const { id, linkId, alias: community, projectUrl } = link.$;
  return {
    language,
    link: { id },
    corporationSigning,
    place: { community, projectUrl },
    page: corporationPath(linkId, 'security'),
  };
}
