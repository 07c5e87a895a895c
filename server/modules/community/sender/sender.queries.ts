import type { SenderServer } from '#server/config/sender-servers.ts';
import type { AppContext } from '#server/context.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { SenderCredential } from './sender-credential.entity.ts';
import { serviceSender } from './service-sender.ts';

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

/** Returns the service's own address where links may use it, else null. Errors: those of `requireCommunityManager`. */
export async function findServiceSender(ctx: AppContext): Promise<string | null> {
  await requireCommunityManager(ctx);
  return serviceSender(ctx.deps.config.mail) ?? null;
}
