import { z } from 'zod';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { GatePlatformFailure } from '#server/integrations/gate-platform/gate-platform.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { graceEndsAt } from '#server/modules/community/cla/grace-period.rules.ts';
import { adapterOf, credentialsOf } from '#server/modules/gate/connection/gate-access.ts';
import { refreshInstallations } from '#server/modules/gate/connection/installations.ts';
import { notePlatformFailure } from '#server/modules/gate/connection/note-platform-failure.ts';
import { ConnectionState, PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { PlatformInstallation } from '#server/modules/gate/connection/platform-installation.entity.ts';
import { refreshReach } from '#server/modules/gate/connection/refresh-reach.job.ts';
import {
  compareOpenPullRequests,
  SWEEP_BUDGET,
  type CompareBudget,
} from '#server/modules/gate/judging/compare-open-pull-requests.ts';
import { judgePullRequest } from '#server/modules/gate/judging/judge-pull-request.job.ts';
import { enqueueDueCoverage } from '#server/modules/gate/organization/enqueue-coverage.ts';
import {
  FAILED_RUNS_MAX,
  PullRequest,
  PullRequestState,
  Verdict,
} from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { Delivery } from './delivery.entity.ts';
import { handleDelivery } from './handle-delivery.job.ts';
import { readOldChecksAgain } from './read-old-checks-again.ts';
import { deliveriesAreSpent } from './spend-delivery.ts';

/** Most pull requests that one sweep has judged, and most deliveries that it asks for again. */
const BUDGET = 200;

/** Requests that may fail one after the other before a sweep leaves the rest to the next. */
const FAILURES_MAX = 3;

/** Milliseconds after which an open pull request is checked again, whatever its verdict. */
const LOOK_AGAIN_MS = 12 * 3_600_000;

/** Milliseconds that the usual way has before a sweep takes over. */
const PATIENCE_MS = 60_000;

/** Milliseconds by which a scheduled sweep may come early. */
const SLACK_MS = 5000;

/** Milliseconds before the last sweep from which deliveries are listed: clocks differ, and deliveries may be late. */
const OVERLAP_MS = 600_000;

/** Longest time that platforms list deliveries for. */
const LISTED_MS = 3 * 86_400_000;

/**
 * Finds what the usual way has missed, every `GATE_SWEEP_SECONDS`, shorter ones by `timeSweeps`: deliveries that were
 * lost on their way or never acted upon, installations that work although they were refused, open pull requests whose
 * head has no verdict, or an unknown one, or was not checked for long, and those that the platform shows otherwise than
 * they are stored. Each sweep takes a part and the next goes on from there.
 */
export const sweepGate = defineJob({
  name: 'sweep-gate',
  payload: z.object({}),
  options: { cron: '* * * * *', retries: 0, retryDelaySeconds: 60, expirySeconds: 300 },
  async run(deps) {
    await sweepDueConnections(createSystemContext(deps));
  },
});

/** Sweeps the connections whose last sweep is `GATE_SWEEP_SECONDS` ago, almost, since schedules are not exact. */
export async function sweepDueConnections(ctx: AppContext): Promise<void> {
  const interval = ctx.deps.config.gate.sweepSeconds * 1000;
  const before = new Date(ctx.now().getTime() - Math.max(interval - SLACK_MS, interval / 2));
  const due = { state: ConnectionState.ACTIVE, $or: [{ sweptAt: null }, { sweptAt: { $lte: before } }] };
  for (const connection of await ctx.em.find(PlatformConnection, due, { orderBy: { sweptAt: 'asc' } })) {
    await sweepConnection(ctx, connection);
  }
}

/** How one connection is swept. */
export interface SweepOptions {
  /** Milliseconds that the usual way has before: none after a start, when nobody is at work. */
  readonly patience?: number;
  readonly budget?: CompareBudget;
}

/** Sweeps one connection now, as far as its budget goes, unless another process has begun to. */
export async function sweepConnection(
  ctx: AppContext,
  connection: PlatformConnection,
  { patience = PATIENCE_MS, budget = SWEEP_BUDGET }: SweepOptions = {},
): Promise<void> {
  const { id, sweptAt } = connection;
  const since = sweptAt ?? connection.createdAt;
  const begunAt = ctx.now();
  if ((await ctx.em.nativeUpdate(PlatformConnection, { id, sweptAt: sweptAt ?? null }, { sweptAt: begunAt })) === 0) {
    return;
  }
  await resumeDeliveries(ctx, connection, patience);
  await resumePullRequests(ctx, connection, patience);
  await readOldChecksAgain(ctx, connection, BUDGET);
  await judgeAfterGrace(ctx, connection, since);
  if (since.toISOString().slice(0, 10) !== ctx.now().toISOString().slice(0, 10)) {
    await change(ctx, async (tx) => tx.enqueue(refreshReach, { connectionId: connection.id }));
  }
  await enqueueDueCoverage(ctx, connection);
  let recovered = false;
  try {
    await reviveInstallations(ctx, connection);
    recovered = await recoverDeliveries(ctx, connection, since);
  } catch (error) {
    if (!(error instanceof GatePlatformFailure)) {
      throw error;
    }
    const access = { connectionId: connection.id, installation: null, repositoryId: null };
    await notePlatformFailure(ctx, error, access);
  } finally {
    if (!recovered) {
      // The next sweep lists from where this one began, or what was lost meanwhile would never be listed again.
      await ctx.em.nativeUpdate(PlatformConnection, { id, sweptAt: begunAt }, { sweptAt: since });
    }
  }
  await compareOpenPullRequests(ctx, connection, budget);
}

/**
 * Installations that count as suspended are looked up: a token that was just made may be refused for a moment, and
 * nothing reports that it works.
 */
async function reviveInstallations(ctx: AppContext, connection: PlatformConnection): Promise<void> {
  const limited = connection.limitedUntil && connection.limitedUntil > ctx.now();
  const suspended = { connection: connection.id, suspended: true, removedAt: null };
  if (!limited && (await ctx.em.count(PlatformInstallation, suspended)) > 0) {
    await refreshInstallations(ctx, connection);
  }
}

/**
 * The platform is asked to send again what never arrived, even what it believes to have delivered. Returns whether it
 * was asked for all of it.
 */
async function recoverDeliveries(ctx: AppContext, connection: PlatformConnection, since: Date): Promise<boolean> {
  const adapter = adapterOf(connection);
  const credentials = credentialsOf(ctx.deps, connection);
  const limited = connection.limitedUntil && connection.limitedUntil > ctx.now();
  if (!adapter.capabilities.resend || credentials === undefined) {
    return true;
  }
  // What was dropped today would be dropped again; it is listed for longer than a day.
  if (limited || (await deliveriesAreSpent(ctx, connection))) {
    return false;
  }
  const earliest = Math.max(since.getTime() - OVERLAP_MS, ctx.now().getTime() - LISTED_MS);
  const listed = await adapter.listDeliveries(connection, credentials, new Date(earliest));
  const keys = { connection: connection.id, key: { $in: listed.map(({ key }) => key) } };
  const arrived = new Set((await ctx.em.find(Delivery, keys, { fields: ['key'] })).map(({ key }) => key));
  const missing = listed.filter(({ key }) => !arrived.has(key));
  let isComplete = missing.length <= BUDGET;
  let failures = 0;
  for (const missed of missing.slice(0, BUDGET)) {
    try {
      await adapter.redeliver(connection, credentials, missed);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!isOfOneDelivery(error) || failures === FAILURES_MAX) {
        throw error;
      }
      isComplete &&= error.kind !== 'unusable';
    }
  }
  return isComplete;
}

/** Whether others may be sent again although one was not: the platform has forgotten it, or was down for a moment. */
function isOfOneDelivery(error: unknown): error is GatePlatformFailure {
  return error instanceof GatePlatformFailure && ['not_found', 'refused', 'unusable'].includes(error.kind);
}

async function resumeDeliveries(
  ctx: AppContext,
  { id: connection }: PlatformConnection,
  patience: number,
): Promise<void> {
  const before = new Date(ctx.now().getTime() - patience);
  const unhandled = { connection, handledAt: null, news: { $ne: null }, receivedAt: { $lt: before } };
  const found = await ctx.em.find(Delivery, unhandled, { orderBy: { receivedAt: 'asc' }, limit: BUDGET });
  await change(ctx, async (tx) => found.forEach(({ id }) => tx.enqueue(handleDelivery, { deliveryId: id })));
}

async function resumePullRequests(
  ctx: AppContext,
  { id: connection }: PlatformConnection,
  patience: number,
): Promise<void> {
  const now = ctx.now().getTime();
  const states = { $in: [PullRequestState.OPEN, PullRequestState.NEW] };
  const undecided = { $in: [Verdict.PENDING, Verdict.UNKNOWN] };
  const found = await ctx.em.find(
    PullRequest,
    {
      state: states,
      // What nothing can be done about would stay the oldest for ever, and keep the others from their turn.
      repository: {
        connection,
        mode: { $ne: GateMode.EXCLUDED },
        parkedAt: null,
        link: { unlinkedAt: null },
        $or: [{ installation: null }, { installation: { suspended: false, removedAt: null } }],
      },
      $or: [
        { verdict: undecided, failedRuns: { $lt: FAILED_RUNS_MAX }, updatedAt: { $lt: new Date(now - patience) } },
        { judgedAt: { $lt: new Date(now - LOOK_AGAIN_MS) } },
      ],
    },
    { orderBy: { judgedAt: 'asc nulls first' }, limit: BUDGET },
  );
  await change(ctx, async (tx) => {
    for (const { repository, number } of found) {
      tx.enqueue(judgePullRequest, { repositoryId: repository.id, number });
    }
  });
}

/** The end of a grace period is no event: verdicts that depended on it change by themselves. */
async function judgeAfterGrace(ctx: AppContext, { id: connection }: PlatformConnection, since: Date): Promise<void> {
  const now = ctx.now();
  const newer = { state: ClaState.CURRENT, version: { $gt: 1 }, link: { unlinkedAt: null } };
  const ended = (await ctx.em.find(Cla, newer, { populate: ['link'] })).filter(({ createdAt, link }) => {
    const end = graceEndsAt(createdAt, link.$.gracePeriodDays);
    return end > since && end <= now;
  });
  const links = { $in: ended.map(({ link }) => link.id) };
  const open = { state: PullRequestState.OPEN, repository: { connection, link: links, parkedAt: null } };
  const found = await ctx.em.find(PullRequest, open);
  await change(ctx, async (tx) => {
    for (const { repository, number } of found) {
      tx.enqueue(judgePullRequest, { repositoryId: repository.id, number });
    }
  });
}
