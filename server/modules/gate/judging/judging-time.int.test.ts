import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { CommitFacts } from '#server/integrations/gate-platform/gate-platform.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { PullRequestVerdict } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { expectConclusion, openPullRequest } from '#server/modules/gate/testing/contributors.ts';
import { dueJobs } from '#server/modules/gate/testing/due-jobs.ts';
import { PATIENCE, startGateWorld } from '#server/modules/gate/testing/gate-world.ts';
import { commit } from '#server/modules/gate/testing/judged-changes.ts';
import { findTarget, type GateTarget } from './gate-target.ts';
import { lookAtPullRequest } from './look-at-pull-request.ts';

const COMMITS = 1000;

/**
 * Milliseconds of processor time that a thread may spend in one turn, in the best of some runs: 50 on a quiet machine.
 * Beside other tests the same work takes longer, and garbage is collected in between.
 */
const TURN_MAX_MS = 100;
const RUNS = 3;

/** Commits by different people whose messages have 64 KiB, most of it co-authors. */
function longCommits(run: number): CommitFacts[] {
  return Array.from({ length: COMMITS }, (_, index) => {
    const people = Array.from({ length: 1400 }, (_none, other) => `Co-authored-by: P <p${index}x${other}@example.org>`);
    const message = `Change ${run}\n\n${people.join('\n')}`.slice(0, 65_536);
    return commit(`author-${index}@example.org`, null, { message });
  });
}

function withCommits(target: GateTarget | undefined, commits: readonly CommitFacts[]): GateTarget {
  if (target === undefined) {
    throw new Error('the repository is not judged');
  }
  return { ...target, client: { ...target.client, listCommits: async () => ({ commits, complete: true }) } };
}

/** Does some work; returns the most milliseconds of processor time that this thread spent in one turn meanwhile. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const ended = new AbortController();
  const working = work().finally(() => ended.abort());
  let longest = 0;
  while (!ended.signal.aborted) {
    const before = process.threadCpuUsage();
    await setImmediate();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  await working;
  return longest;
}

test('judging a thousand commits with the longest messages lets everything else go first', async () => {
  const world = await startGateWorld();
  const { deps } = world.testApp;
  const em = world.testApp.em();
  const { pull } = await openPullRequest(world, true);
  await expectConclusion(world, pull, 'success');
  // The stand-in compiles what it knows about comments with the first one, in this thread.
  const { pull: commented } = await openPullRequest(world, false);
  await expectConclusion(world, commented, 'action_required');
  await expect.poll(() => dueJobs(em), PATIENCE).toEqual([]);
  const repository = await em.findOneOrFail(GatedRepository, { externalId: String(pull.repository.id) });
  const { id, number } = await em.findOneOrFail(PullRequest, { repository, number: pull.number });
  const ctx = createSystemContext(deps);
  const taken = { id, number, until: new Date() };

  const longest: number[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const target = withCommits(await findTarget(deps, ctx.em, repository.id), longCommits(run));
    longest.push(await longestTurn(() => lookAtPullRequest(ctx, target, { taken, judgeOthers: async () => {} })));
  }

  const stored = await em.find(PullRequestVerdict, { pullRequest: id, verdict: 'uncovered' });
  expect(stored.map(({ commits }) => commits.length)).toEqual(Array.from({ length: RUNS }, () => COMMITS));
  expect(Math.min(...longest)).toBeLessThan(TURN_MAX_MS);
}, 120_000);
