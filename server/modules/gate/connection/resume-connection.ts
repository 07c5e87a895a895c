import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { askPlatform } from './ask-platform.ts';
import { catchUp } from './catch-up.ts';
import { getChangeableConnection, type SeenConnection } from './connection-access.ts';
import { openClient } from './gate-access.ts';
import { refreshInstallations } from './installations.ts';
import { ConnectionState, PlatformConnection } from './platform-connection.entity.ts';

/** A connection that works, and who tried it. */
export interface ResumedConnection {
  readonly connection: PlatformConnection;
  readonly manager: SeenConnection;
}

/**
 * Tries the credentials of a paused connection again and ends the pause when the platform takes them. What happened
 * meanwhile is caught up on. Nothing is done about a connection that works. Errors: those of `getChangeableConnection`
 * and `askPlatform`; `auth_failed` for one that has ended.
 */
export async function resumeConnection(ctx: AppContext, publicId: string): Promise<ResumedConnection> {
  const manager = await getChangeableConnection(ctx, publicId);
  const { connection: paused, actor } = manager;
  if (paused.state === ConnectionState.REVOKED) {
    throw new AppError('auth_failed');
  }
  await askPlatform(ctx, () => tryCredentials(ctx, paused));
  const connection = await change(ctx, async (tx) => {
    const was = { id: paused.id, state: ConnectionState.PAUSED };
    const works = { state: ConnectionState.ACTIVE, pausedReason: null };
    if ((await tx.em.nativeUpdate(PlatformConnection, was, works)) > 0) {
      const details = { platform: paused.platform };
      tx.audit({ action: 'PLATFORM_RESUMED', actor, link: null, subject: paused.id, details });
      await catchUp(tx, paused.id);
    }
    return tx.em.findOneOrFail(PlatformConnection, paused.id, { refresh: true });
  });
  return { connection, manager };
}

async function tryCredentials(ctx: AppContext, connection: PlatformConnection): Promise<void> {
  if (connection.appId) {
    await refreshInstallations(ctx, connection);
    return;
  }
  const client = openClient(ctx.deps, connection, null);
  if (client === undefined) {
    throw new AppError('auth_failed');
  }
  await client.readAccount();
}
