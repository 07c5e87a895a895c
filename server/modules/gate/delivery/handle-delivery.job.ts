import type { Loaded } from '@mikro-orm/core';
import { z } from 'zod';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { sameText } from '#server/db/search-text.ts';
import { GatePlatformFailure, type PlatformRepository } from '#server/integrations/gate-platform/gate-platform.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { adapterOf } from '#server/modules/gate/connection/gate-access.ts';
import type { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { refreshReach } from '#server/modules/gate/connection/refresh-reach.job.ts';
import { backfillRepository } from '#server/modules/gate/judging/backfill-repository.job.ts';
import { judgeMergeGroup } from '#server/modules/gate/judging/judge-merge-group.job.ts';
import { judgeAtOnce } from '#server/modules/gate/judging/judge-pull-request.job.ts';
import { storeNewPullRequest } from '#server/modules/gate/judging/take-pull-request.ts';
import { PullRequestHead } from '#server/modules/gate/pull-request/pull-request-head.entity.ts';
import { PullRequest, PullRequestState } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GatedRepository, GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { Delivery } from './delivery.entity.ts';
import { isOwnLabel } from './is-own-label.ts';
import { obeyCommand } from './obey-command.ts';
import type { StoredNews } from './stored-news.ts';

const payload = z.object({ deliveryId: z.uuid() });

/**
 * Acts upon a delivery: it only says where to look. What the platform does not show later, such as who pushed and what
 * was commented, is taken from it. Acting twice does no harm.
 */
export const handleDelivery = defineJob({
  name: 'handle-delivery',
  payload,
  options: { retries: 8, retryDelaySeconds: 2, expirySeconds: 60, workers: 4 },
  async run(deps, { deliveryId }) {
    const ctx = createSystemContext(deps);
    const delivery = await ctx.em.findOne(Delivery, deliveryId, { populate: ['connection'] });
    if (!delivery?.news || delivery.handledAt) {
      return;
    }
    try {
      // Only `receiveDelivery` writes it.
      await act(ctx, delivery, delivery.news as StoredNews);
    } catch (error) {
      const message = error instanceof GatePlatformFailure ? error.kind : 'internal';
      await note(ctx, delivery, { error: message, handledAt: null });
      throw error;
    }
    await note(ctx, delivery, { error: null, handledAt: ctx.now() });
  },
});

async function note(ctx: AppContext, { id, attempts }: Delivery, state: Pick<Delivery, 'error' | 'handledAt'>) {
  await ctx.em.nativeUpdate(Delivery, { id }, { ...state, attempts: attempts + 1 });
}

async function act(ctx: AppContext, delivery: Loaded<Delivery, 'connection'>, news: StoredNews): Promise<void> {
  const { connection, receivedAt } = delivery;
  if (news.reach) {
    const place = news.installationId === null ? {} : { installationId: news.installationId };
    await change(ctx, async (tx) => tx.enqueue(refreshReach, { connectionId: connection.id, ...place }));
  }
  if (news.restored) {
    await compareRestored(ctx, connection.id, news);
  }
  const repository = news.repository && (await findRepository(ctx, connection.$, news.repository));
  if (!repository) {
    await followRename(ctx, connection.$, news.repository);
    return;
  }
  await followMove(ctx, repository, news);
  if (news.comment !== null) {
    await obeyCommand(ctx, { repositoryId: repository.id, news, receivedAt });
    return;
  }
  if (await isOwnLabel(ctx, connection.$, { repositoryId: repository.id, news })) {
    return;
  }
  await change(ctx, async (tx) => {
    const numbers = [...news.numbers, ...(await findNumbers(tx.em, repository, news))];
    const [number] = news.numbers;
    if (news.push && number !== undefined) {
      await storeNewPullRequest(tx.em, { repositoryId: repository.id, number }, ctx.now());
      const pullRequest = await tx.em.findOneOrFail(PullRequest, { repository: repository.id, number });
      await storePush(ctx, tx.em, { pullRequest: pullRequest.id, push: news.push });
    }
    new Set(numbers).forEach((one) => tx.enqueue(judgeAtOnce, { repositoryId: repository.id, number: one }));
    if (news.mergeGroup) {
      tx.enqueue(judgeMergeGroup, { repositoryId: repository.id, ...news.mergeGroup });
    }
  });
}

/** Has the open pull requests of repositories compared that are within reach again. */
async function compareRestored(ctx: AppContext, connection: string, news: StoredNews): Promise<void> {
  const { restored, installationId } = news;
  const named = restored === 'all' ? {} : { externalId: { $in: [...(restored ?? [])] } };
  const installation = { externalId: installationId, connection };
  const gated = { ...named, connection, installation, mode: { $ne: GateMode.EXCLUDED } };
  await change(ctx, async (tx) => {
    for (const { id } of await tx.em.find(GatedRepository, gated, { fields: ['id'] })) {
      tx.enqueue(backfillRepository, { repositoryId: id });
    }
  });
}

interface Pushed {
  readonly pullRequest: string;
  readonly push: NonNullable<StoredNews['push']>;
}

/** The unknown pusher of a head that no webhook reported. */
const UNTOLD = { pusherId: '', pusher: '' };

/**
 * Stores who pushed a head; a known pusher stays. The head before it is stored as well: if no webhook reported it, its
 * commits must not count as pushed by the next pusher.
 */
async function storePush(ctx: AppContext, em: Em, { pullRequest, push }: Pushed): Promise<void> {
  const { headSha, before, by } = push;
  const pushedAt = ctx.now();
  const pusher = { pusherId: by.id, pusher: by.login };
  if (before) {
    await em.upsert(
      PullRequestHead,
      { id: crypto.randomUUID(), pullRequest, headSha: before, pushedAt, ...UNTOLD },
      { onConflictFields: ['pullRequest', 'headSha'], onConflictAction: 'ignore' },
    );
  }
  await em.upsert(
    PullRequestHead,
    { id: crypto.randomUUID(), pullRequest, headSha, pushedAt, ...pusher },
    { onConflictFields: ['pullRequest', 'headSha'], onConflictMergeFields: ['pushedAt'] },
  );
  await em.nativeUpdate(PullRequestHead, { pullRequest, headSha, pusherId: UNTOLD.pusherId }, pusher);
}

/** One of this connection alone: the maker of another one could make its webhooks say anything about the repository. */
async function findRepository(
  ctx: AppContext,
  connection: PlatformConnection,
  { id: externalId, path }: PlatformRepository,
): Promise<Loaded<GatedRepository, 'installation'> | null> {
  const named = adapterOf(connection).capabilities.sameIds ? { externalId } : { path: sameText(path) };
  const [found] = await ctx.em.find(
    GatedRepository,
    { ...named, connection: connection.id, mode: { $ne: GateMode.EXCLUDED } },
    // A deleted one may have had the path before.
    { orderBy: { parkedAt: 'asc nulls first' }, limit: 1, populate: ['installation'] },
  );
  return found ?? null;
}

/** Another installation than the stored one reports a repository that was moved, if that webhook was lost. */
async function followMove(
  ctx: AppContext,
  { connection, installation }: Loaded<GatedRepository, 'installation'>,
  { installationId }: StoredNews,
): Promise<void> {
  if (installationId !== null && installation?.$.externalId !== installationId) {
    await change(ctx, async (tx) => tx.enqueue(refreshReach, { connectionId: connection.id, installationId }));
  }
}

/**
 * Where repositories are distinguished by path, an unknown one may be the new name of one that is judged: no event
 * reports it.
 */
async function followRename(
  ctx: AppContext,
  connection: PlatformConnection,
  named: PlatformRepository | null,
): Promise<void> {
  if (named === null || adapterOf(connection).capabilities.sameIds) {
    return;
  }
  const known = { connection: connection.id, path: sameText(named.path) };
  if ((await ctx.em.count(GatedRepository, known)) === 0) {
    await change(ctx, async (tx) => tx.enqueue(refreshReach, { connectionId: connection.id }));
  }
}

/** An event about commits names no pull requests of forks: those with that head are meant. */
async function findNumbers(em: Em, repository: GatedRepository, { shas }: StoredNews): Promise<number[]> {
  if (shas.length === 0) {
    return [];
  }
  const heads = { repository: repository.id, headSha: { $in: [...shas] }, state: PullRequestState.OPEN };
  return (await em.find(PullRequest, heads)).map(({ number }) => number);
}
