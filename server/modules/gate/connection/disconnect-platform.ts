import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CommunityManager } from '#server/modules/access/session/authorize.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { getSeenConnection } from './connection-access.ts';
import { adapterOf } from './gate-access.ts';
import { ConnectionState, PlatformConnection } from './platform-connection.entity.ts';
import { tendWebhooks } from './tend-webhooks.job.ts';

/** An ended connection and who ended it. */
export interface EndedConnection {
  readonly connection: PlatformConnection;
  readonly manager: CommunityManager;
}

/**
 * Ends a connection and forgets its credentials, as soon as its webhooks have been removed with them; what was judged
 * stays. Errors: those of `getSeenConnection` and `requireStepUp`, `no_permission` for others than its maker, and for
 * the operator's App.
 */
export async function disconnectPlatform(ctx: AppContext, publicId: string): Promise<EndedConnection> {
  const { own, ...manager } = await getSeenConnection(ctx, publicId);
  if (!own) {
    throw new AppError('no_permission');
  }
  await requireStepUp(ctx, manager.session);
  const connection = await change(ctx, async (tx) => {
    const stored = await tx.em.findOneOrFail(PlatformConnection, manager.connection.id);
    tx.em.assign(stored, { state: ConnectionState.REVOKED, webhookSecret: null });
    if (adapterOf(stored).capabilities.connectedBy === 'token') {
      tx.enqueue(tendWebhooks, { connectionId: stored.id, repositoryId: null });
    } else {
      stored.credentials = null;
    }
    const details = { platform: stored.platform };
    tx.audit({ action: 'PLATFORM_DISCONNECTED', actor: manager.actor, link: null, subject: stored.id, details });
    return stored;
  });
  return { connection, manager };
}
