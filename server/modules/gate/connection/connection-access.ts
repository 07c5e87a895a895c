import { isUuid } from '#rules/uuid.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireCommunityManager, type CommunityManager } from '#server/modules/access/session/authorize.ts';
import { changeableLinkFilter, ownLinkFilter } from '#server/modules/community/link/own-link.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { CONFIGURED_CONNECTION, ConnectionState, PlatformConnection } from './platform-connection.entity.ts';

/** A connection that a community manager may see. */
export interface SeenConnection extends CommunityManager {
  readonly connection: PlatformConnection;
  /** Whether they made it, and so see everything about it; else only what concerns their links. */
  readonly own: boolean;
}

/** Whether a manager made the connection. */
export function isOwnConnection(
  { account }: Pick<CommunityManager, 'account'>,
  { owner }: PlatformConnection,
): boolean {
  return owner?.id === account.id;
}

/**
 * Returns a connection for a community manager who made it or may see a link that uses it; the operator's App for every
 * community manager. Errors: those of `requireCommunityManager`, `not_found`, `no_permission`.
 */
export async function getSeenConnection(ctx: AppContext, publicId: string): Promise<SeenConnection> {
  return getConnection(ctx, publicId, ownLinkFilter);
}

/** The same for a change: `no_permission` also for somebody who only views the links that use it. */
export async function getChangeableConnection(ctx: AppContext, publicId: string): Promise<SeenConnection> {
  return getConnection(ctx, publicId, changeableLinkFilter);
}

async function getConnection(
  ctx: AppContext,
  publicId: string,
  linkFilter: typeof ownLinkFilter,
): Promise<SeenConnection> {
  const manager = await requireCommunityManager(ctx);
  const connection = await findConnection(ctx, publicId);
  const own = isOwnConnection(manager, connection);
  const isUsed = async () => (await ctx.em.count(GatedRepository, { connection, link: linkFilter(manager) })) > 0;
  if (!own && publicId !== CONFIGURED_CONNECTION && !(await isUsed())) {
    throw new AppError('no_permission');
  }
  return { ...manager, connection, own };
}

/** Returns a connection that works. Errors: those of `getSeenConnection`, `auth_failed` when it is paused or ended. */
export async function getWorkingConnection(ctx: AppContext, publicId: string): Promise<SeenConnection> {
  const seen = await getSeenConnection(ctx, publicId);
  if (seen.connection.state !== ConnectionState.ACTIVE) {
    throw new AppError('auth_failed');
  }
  return seen;
}

async function findConnection({ em }: AppContext, publicId: string): Promise<PlatformConnection> {
  const possible = publicId === CONFIGURED_CONNECTION || isUuid(publicId);
  const connection = possible ? await em.findOne(PlatformConnection, { publicId }) : null;
  if (connection === null) {
    throw new AppError('not_found');
  }
  return connection;
}
