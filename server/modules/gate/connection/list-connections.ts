import type { AppContext } from '#server/context.ts';
import { requireCommunityManager, type CommunityManager } from '#server/modules/access/session/authorize.ts';
import { getOwnLink } from '#server/modules/community/link/own-link.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { isOwnConnection } from './connection-access.ts';
import { connectableInstances, webhookUrlOf, type ConnectableInstance } from './gate-access.ts';
import { CONFIGURED_CONNECTION, ConnectionState, PlatformConnection } from './platform-connection.entity.ts';
import type { PlatformConnectionType } from './platform-connection.types.ts';

/** Lists the instances that can be connected, for a community manager. Errors: those of `requireCommunityManager`. */
export async function listGateHosts(ctx: AppContext): Promise<ConnectableInstance[]> {
  await requireCommunityManager(ctx);
  return connectableInstances(ctx.deps.config);
}

/**
 * Lists the connections that a community manager made, with the operator's App, or those used at a link, for all of its
 * managers. Ended ones are left out. Errors: those of `requireCommunityManager`; with a link those of `getOwnLink`.
 */
export async function listConnections(ctx: AppContext, linkId?: string | null): Promise<PlatformConnectionType[]> {
  const own = linkId ? await getOwnLink(ctx, linkId) : undefined;
  const manager = own ?? (await requireCommunityManager(ctx));
  const where = own ? await usedAt(ctx, own.link.id) : ownedBy(manager);
  const live = { ...where, state: { $ne: ConnectionState.REVOKED } };
  const connections = await ctx.em.find(PlatformConnection, live, { orderBy: { createdAt: 'asc', id: 'asc' } });
  return connections.map((connection) => presentConnection(ctx, manager, connection));
}

function ownedBy({ account }: CommunityManager) {
  return { $or: [{ owner: account.id }, { publicId: CONFIGURED_CONNECTION }] };
}

async function usedAt({ em }: AppContext, link: string) {
  const used = await em.find(GatedRepository, { link }, { fields: ['connection'] });
  return { id: { $in: used.map(({ connection }) => connection.id) } };
}

/** Presents a connection to a manager. */
export function presentConnection(
  { deps }: AppContext,
  manager: Pick<CommunityManager, 'account'>,
  connection: PlatformConnection,
): PlatformConnectionType {
  const { publicId, platform, name, url, state, account, pausedReason, createdAt, lastDeliveryAt } = connection;
  return {
    id: publicId,
    platform,
    name,
    url,
    webhookUrl: webhookUrlOf(deps, connection),
    state,
    account: account ?? null,
    pausedReason: pausedReason ?? null,
    disconnectable: isOwnConnection(manager, connection) && state !== ConnectionState.REVOKED,
    createdAt,
    lastDeliveryAt: lastDeliveryAt ?? null,
  };
}
