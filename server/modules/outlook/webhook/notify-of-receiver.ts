import { webhooksPath } from '#rules/paths.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { notifyMakerAndOwner } from '#server/modules/community/link/notify-maker-and-owner.ts';
import type { OwnLink } from '#server/modules/community/link/own-link.ts';

/** Where names and addresses of a link's signers are sent, and whose doing that is. */
interface Receiver extends Pick<OwnLink, 'account' | 'link'> {
  readonly url: string;
}

/** Mails the host that receives personal data from now on; the rest of its address may hold a secret. */
export async function notifyOfReceiver(ctx: AppContext, tx: Change, { account, link, url }: Receiver): Promise<void> {
  const notice = { template: 'webhook_created', about: new URL(url).host, page: webhooksPath(link.linkId) } as const;
  await notifyMakerAndOwner(ctx, tx, { ...notice, maker: account, link });
}
