import type { Loaded } from '@mikro-orm/core';
import { webhooksPath } from '#rules/paths.ts';
import type { Change } from '#server/change.ts';
import type { ChangeContext } from '#server/context.ts';
import { findLinkRecipients } from '#server/modules/community/link/members/link-managers.ts';
import { platformLanguage } from '#server/modules/community/link/platform-language.ts';
import type { Webhook } from './webhook.entity.ts';

/** Notifies the managers of the link that a webhook is off. Of its address only the host is named. */
export async function mailSwitchedOff(
  { deps }: ChangeContext,
  tx: Change,
  webhook: Loaded<Webhook, 'link'>,
): Promise<void> {
  const link = webhook.link.$;
  for (const { name, recipient, language } of await findLinkRecipients(tx.em, link)) {
    tx.enqueueMail({
      template: 'webhook_switched_off',
      language: language ?? platformLanguage(deps, link),
      recipient,
      data: {
        community: link.alias,
        projectUrl: link.projectUrl,
        name,
        host: new URL(webhook.url).host,
        linkUrl: new URL(webhooksPath(link.linkId), deps.config.publicUrl).href,
      },
    });
  }
}
