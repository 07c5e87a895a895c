import type { Loaded } from '@mikro-orm/core';
import { CodePlatformName } from '#rules/code-platform.ts';
import { Language } from '#rules/language.ts';
import { webhooksPath } from '#rules/paths.ts';
import type { Change } from '#server/change.ts';
import type { ChangeContext } from '#server/context.ts';
import { noticeAddress } from '#server/modules/account/notice-address.ts';
import type { Webhook } from './webhook.entity.ts';

/** Tells the owner of the link, if an address is known, that a webhook is off. Of its address only the host is named. */
export function mailSwitchedOff({ deps }: ChangeContext, tx: Change, webhook: Loaded<Webhook, 'link.owner'>): void {
  const link = webhook.link.$;
  const owner = link.owner.$;
  const recipient = noticeAddress(owner) ?? link.senderAddress;
  if (!recipient) {
    return;
  }
  tx.enqueueMail({
    template: 'webhook_switched_off',
    // Accounts of code platforms have no language here.
    language: link.platform === CodePlatformName.GITEE ? Language.ZH : Language.EN,
    recipient,
    data: {
      community: link.alias,
      projectUrl: link.projectUrl,
      name: owner.name,
      host: new URL(webhook.url).host,
      linkUrl: new URL(webhooksPath(link.linkId), deps.config.publicUrl).href,
    },
  });
}
