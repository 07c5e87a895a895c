import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { PlatformInstallation as SeenInstallation } from '#server/integrations/gate-platform/gate-platform.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { askPlatform } from './ask-platform.ts';
import { adapterOf, credentialsOf } from './gate-access.ts';
import { BACKFILL_REPOSITORY } from './gate-queues.ts';
import type { PlatformConnection } from './platform-connection.entity.ts';
import { PlatformInstallation } from './platform-installation.entity.ts';

/** Reads the installations of an App and returns those that work. Errors: those of `askPlatform`. */
export async function findInstallations(
  ctx: AppContext,
  connection: PlatformConnection,
): Promise<PlatformInstallation[]> {
  await askPlatform(ctx, () => refreshInstallations(ctx, connection));
  return ctx.em.find(
    PlatformInstallation,
    { connection, suspended: false, removedAt: null },
    { orderBy: { accountLogin: 'asc', id: 'asc' }, refresh: true },
  );
}

/**
 * Stores the installations of an App as the platform lists them now. Repositories of those that work again are judged
 * again, because nothing was done about them meanwhile. Throws `GatePlatformFailure`.
 */
export async function refreshInstallations(ctx: AppContext, connection: PlatformConnection): Promise<void> {
  const credentials = credentialsOf(ctx.deps, connection);
  if (credentials === undefined) {
    return;
  }
  const listed = await adapterOf(connection).listInstallations(connection, credentials);
  await change(ctx, async (tx) => {
    const known = await tx.em.find(PlatformInstallation, { connection: connection.id }, { refresh: true });
    const unable = known.filter(({ suspended, removedAt }) => suspended || removedAt);
    const idle = new Set(unable.map(({ externalId }) => externalId));
    for (const installation of listed) {
      await tx.em.upsert(PlatformInstallation, toRow(ctx, connection, installation), {
        onConflictFields: ['connection', 'externalId'],
        onConflictExcludeFields: ['id'],
      });
    }
    const gone = { connection: connection.id, externalId: { $nin: listed.map(({ id }) => id) }, removedAt: null };
    await tx.em.nativeUpdate(PlatformInstallation, gone, { removedAt: ctx.now() });
    const working = listed.filter(({ id, suspended }) => idle.has(id) && !suspended).map(({ id }) => id);
    const back = { connection: connection.id, installation: { externalId: { $in: working } } };
    for (const { id } of await tx.em.find(GatedRepository, back)) {
      tx.enqueue(BACKFILL_REPOSITORY, { repositoryId: id });
    }
  });
}

function toRow(ctx: AppContext, connection: PlatformConnection, { id, account, suspended }: SeenInstallation) {
  return {
    id: crypto.randomUUID(),
    connection: connection.id,
    externalId: id,
    accountId: account.id,
    accountLogin: account.login,
    suspended,
    removedAt: null,
    seenAt: ctx.now(),
  };
}
