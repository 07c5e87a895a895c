import type { SenderServer } from '#server/config/sender-servers.ts';
import type { AppContext } from '#server/context.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { SenderCredential } from './sender-credential.entity.ts';

/**
 * Lists the addresses that the community manager has authorised, sorted by address. Errors: those of
 * `requireCommunityManager`.
 */
export async function findSenderCredentials(ctx: AppContext): Promise<SenderCredential[]> {
  const { account } = await requireCommunityManager(ctx);
  return ctx.em.find(SenderCredential, { account }, { orderBy: { addressKey: 'asc' } });
}

/** Lists the servers that addresses may be authorised at. Errors: those of `requireCommunityManager`. */
export async function findSenderServers(ctx: AppContext): Promise<readonly SenderServer[]> {
  await requireCommunityManager(ctx);
  return ctx.deps.config.senders.servers;
}
