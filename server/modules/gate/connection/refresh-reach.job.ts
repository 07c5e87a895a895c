import { z } from 'zod';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { ReachableRepository } from '#server/integrations/gate-platform/gate-platform.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { enqueueCoverage } from '#server/modules/gate/organization/enqueue-coverage.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { comeAgainAt } from './come-again.ts';
import { adapterOf, openClient } from './gate-access.ts';
import { BACKFILL_REPOSITORY } from './gate-queues.ts';
import { refreshInstallations } from './installations.ts';
import type { FailedAccess } from './note-platform-failure.ts';
import { ConnectionState, PlatformConnection } from './platform-connection.entity.ts';
import { PlatformInstallation } from './platform-installation.entity.ts';
import { reachRestsUntil, spendReach } from './reach-budget.ts';

const payload = z.object({
  connectionId: z.uuid(),
  /** The platform's id of the only installation that is read; absent: all are. */
  installationId: z.string().optional(),
});

/**
 * Learns what a connection reaches now: installations that came or went, and gated repositories that were renamed,
 * moved, made private, taken away or given back. Those given back are judged again, and those renamed whose webhooks
 * could not be recognised by their path meanwhile. A webhook has its own installation read and no other one, whose
 * requests it does not spend, and waits when these were read too often.
 */
export const refreshReach = defineJob({
  name: 'refresh-reach',
  payload,
  options: { retries: 4, retryDelaySeconds: 10, expirySeconds: 300 },
  key: ({ connectionId, installationId }) =>
    installationId === undefined ? connectionId : `${connectionId} ${installationId}`,
  async run(deps, asked) {
    const ctx = createSystemContext(deps);
    const { connectionId } = asked;
    const active = { id: connectionId, state: ConnectionState.ACTIVE };
    const connection = await ctx.em.findOne(PlatformConnection, active);
    if (connection === null) {
      return;
    }
    const rest = await restOf(ctx, asked);
    if (rest !== undefined) {
      await change(ctx, async (tx) => tx.enqueue(refreshReach, asked, rest));
      return;
    }
    const places: (PlatformInstallation | null)[] = [];
    const outcomes = [
      await outcomeOf(ctx, { connectionId, installation: null }, async () => {
        places.push(...(connection.appId ? await findPlaces(ctx, connection, asked) : [null]));
      }),
    ];
    for (const installation of places) {
      const access = { connectionId, installation: installation && { id: installation.id, askedAt: ctx.now() } };
      outcomes.push(await outcomeOf(ctx, access, () => refresh(ctx, connection, installation)));
    }
    const read = asked.installationId === undefined ? undefined : places;
    await change(ctx, (tx) => enqueueCoverage(tx, connectionId, read));
    const [after] = outcomes
      .flatMap((outcome) => (outcome.status === 'fulfilled' && outcome.value ? [outcome.value] : []))
      .toSorted((a, b) => a.getTime() - b.getTime());
    if (after !== undefined) {
      await change(ctx, async (tx) => tx.enqueue(refreshReach, asked, after));
    }
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed !== undefined) {
      throw failed.reason;
    }
  },
});

type Asked = z.output<typeof payload>;

async function restOf(ctx: AppContext, { connectionId, installationId }: Asked): Promise<Date | undefined> {
  return installationId === undefined ? undefined : reachRestsUntil(ctx, { connectionId, installationId });
}

/**
 * Does a part of the work, so that what one installation refuses stops no other one: any account may have the App, and
 * suspend it. Returns when to retry after a limit of the platform, or what is to be tried again.
 */
async function outcomeOf(
  ctx: AppContext,
  asked: Omit<FailedAccess, 'repositoryId'>,
  work: () => Promise<void>,
): Promise<PromiseSettledResult<Date | undefined>> {
  const part = async (): Promise<Date | undefined> => {
    try {
      await work();
      return undefined;
    } catch (error) {
      return comeAgainAt(ctx, error, { ...asked, repositoryId: null });
    }
  };
  const [outcome] = await Promise.allSettled([part()]);
  return outcome;
}

async function refresh(
  ctx: AppContext,
  connection: PlatformConnection,
  installation: PlatformInstallation | null,
): Promise<void> {
  const client = openClient(ctx.deps, connection, installation?.externalId ?? null);
  const reach = (await client?.listRepositories()) ?? [];
  if (installation !== null) {
    const place = { connectionId: connection.id, installationId: installation.externalId };
    await spendReach(ctx, place, reach.length);
  }
  await follow(ctx, connection, { installation, reach });
}

async function findPlaces(
  ctx: AppContext,
  connection: PlatformConnection,
  { installationId: externalId }: Asked,
): Promise<PlatformInstallation[]> {
  await refreshInstallations(ctx, connection);
  const only = externalId === undefined ? {} : { externalId };
  const working = { connection, suspended: false, removedAt: null, ...only };
  return ctx.em.find(PlatformInstallation, working, { refresh: true });
}

interface Reach {
  readonly installation: PlatformInstallation | null;
  readonly reach: readonly ReachableRepository[];
}

async function follow(ctx: AppContext, connection: PlatformConnection, { installation, reach }: Reach): Promise<void> {
  const found = new Map(reach.map((repository) => [repository.id, repository]));
  const { sameIds } = adapterOf(connection).capabilities;
  await change(ctx, async (tx) => {
    const gated = await tx.em.find(GatedRepository, { connection: connection.id }, { refresh: true });
    for (const repository of gated) {
      const seen = found.get(repository.externalId);
      const isHere = (repository.installation?.id ?? null) === (installation?.id ?? null);
      if (seen !== undefined) {
        const unheard = !sameIds && seen.path !== repository.path;
        const returned = Boolean(repository.parkedAt) || !isHere || unheard;
        const { path, ownerId, private: hidden } = seen;
        tx.em.assign(repository, {
          path,
          ownerId,
          private: hidden,
          parkedAt: null,
          installation: installation?.id ?? null,
        });
        if (returned) {
          tx.enqueue(BACKFILL_REPOSITORY, { repositoryId: repository.id });
        }
      } else if (isHere && !repository.parkedAt) {
        repository.parkedAt = ctx.now();
      }
    }
  });
}
