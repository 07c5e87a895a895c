import { instanceHost } from '#rules/gate-platform.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { notifyOwner } from '#server/modules/access/account/notify-owner.ts';
import type { PlatformConnection } from './platform-connection.entity.ts';

/** Mails a manager as which account the service acts on the code platform that they have connected. */
export async function notifyOfConnection(
  ctx: AppContext,
  tx: Change,
  { owner, connection }: { readonly owner: CommunityAccount; readonly connection: PlatformConnection },
): Promise<void> {
  const about = `${connection.account ?? connection.name} (${instanceHost(connection.url)})`;
  await notifyOwner(ctx, tx, { owner, template: 'platform_connected', about });
}
