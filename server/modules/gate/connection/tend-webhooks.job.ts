import { z } from 'zod';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { GatePlatformFailure, type GateClient } from '#server/integrations/gate-platform/gate-platform.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { GatedRepository, GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { openClient, webhookSecretsOf, webhookUrlOf } from './gate-access.ts';
import { notePlatformFailure } from './note-platform-failure.ts';
import { ConnectionState, PlatformConnection } from './platform-connection.entity.ts';

/** Null: all repositories of the connection. */
const payload = z.object({ connectionId: z.uuid(), repositoryId: z.uuid().nullable() });

/**
 * Makes the webhooks that a connection has on its platform what they should be: set with the current secret where a
 * repository is judged, gone where it is excluded or judged by another connection, or where the connection has ended,
 * whose credentials are forgotten then, whether or not the platform could be reached.
 */
export const tendWebhooks = defineJob({
  name: 'tend-webhooks',
  payload,
  options: { retries: 6, retryDelaySeconds: 10, expirySeconds: 300 },
  key: ({ connectionId, repositoryId }) => `${connectionId}/${repositoryId ?? 'all'}`,
  async run(deps, named) {
    const ctx = createSystemContext(deps);
    const connection = await ctx.em.findOne(PlatformConnection, named.connectionId);
    const client = connection && openClient(deps, connection, null);
    if (!connection || !client) {
      return;
    }
    const again = await tendAll(ctx, { connection, client, repositoryId: named.repositoryId });
    if (again !== undefined) {
      await change(ctx, async (tx) => tx.enqueue(tendWebhooks, named, again));
      return;
    }
    // A connection that ended meanwhile has a run to come, which needs them.
    if (connection.state === ConnectionState.REVOKED) {
      await forgetCredentials(ctx, connection.id);
    }
  },
  giveUp: async (deps, { connectionId }) => forgetCredentials(createSystemContext(deps), connectionId),
});

interface Tended {
  readonly connection: PlatformConnection;
  readonly client: GateClient;
  readonly repositoryId: string | null;
}

/** Returns when to go on after a limit of the platform. */
async function tendAll(ctx: AppContext, { connection, client, repositoryId }: Tended): Promise<Date | undefined> {
  const where = repositoryId === null ? { connection: connection.id } : { id: repositoryId };
  const repositories = await ctx.em.find(GatedRepository, where, { orderBy: { id: 'asc' }, populate: ['link'] });
  for (const repository of repositories) {
    try {
      await tend(ctx, { connection, client, repository });
    } catch (error) {
      if (!(error instanceof GatePlatformFailure)) {
        throw error;
      }
      const access = { connectionId: connection.id, installation: null, repositoryId: repository.id };
      const after = await notePlatformFailure(ctx, error, access);
      if (after === 'retry') {
        throw error;
      }
      if (after !== 'over') {
        return after.retryAt;
      }
      if (error.kind === 'credentials_refused') {
        return undefined;
      }
    }
  }
  return undefined;
}

async function tend(
  ctx: AppContext,
  { connection, client, repository }: Omit<Tended, 'repositoryId'> & { readonly repository: GatedRepository },
): Promise<void> {
  const url = webhookUrlOf(ctx.deps, connection);
  const place = { id: repository.externalId, path: repository.path };
  const [secret] = webhookSecretsOf(ctx.deps, connection);
  const isJudged =
    connection.state === ConnectionState.ACTIVE &&
    repository.connection.id === connection.id &&
    repository.mode !== GateMode.EXCLUDED;
  await (isJudged && secret !== undefined
    ? client.registerWebhook(place, { url, secret })
    : client.removeWebhook(place, url));
}

async function forgetCredentials({ em }: AppContext, id: string): Promise<void> {
  await em.nativeUpdate(PlatformConnection, { id, state: ConnectionState.REVOKED }, { credentials: null });
}
