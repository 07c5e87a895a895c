import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { CommitFacts } from '#server/integrations/gate-platform/gate-platform.ts';
import { PullRequestVerdict } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { expectConclusion, openPullRequest } from '#server/modules/gate/testing/contributors.ts';
import { startGateWorld } from '#server/modules/gate/testing/gate-world.ts';
import { commit } from '#server/modules/gate/testing/judged-changes.ts';
import { judgeWith, openJudged } from '#server/modules/gate/testing/judging-run.ts';

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
  // The stand-in compiles what it knows about comments with the first one, in this thread.
  const { pull: commented } = await openPullRequest(world, false);
  await expectConclusion(world, commented, 'action_required');
  const { pull, id } = await openJudged(world);

  const longest: number[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const listed = { commits: longCommits(run), complete: true };
    longest.push(await longestTurn(() => judgeWith(deps, pull, () => ({ listCommits: async () => listed }))));
  }

  const stored = await world.testApp.em().find(PullRequestVerdict, { pullRequest: id, verdict: 'uncovered' });
  expect(stored.map(({ commits }) => commits.length)).toEqual(Array.from({ length: RUNS }, () => COMMITS));
  expect(Math.min(...longest)).toBeLessThan(TURN_MAX_MS);
}, 120_000);
