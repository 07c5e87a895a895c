import { afterAll, expect, test } from 'vitest';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeCheckRun, FakeStatus } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { pullKey } from '#server/integrations/gate-platform/testing/keys.ts';
import { startGatedRepository } from './testing/gated-repository.ts';

const gated = await startGatedRepository();
afterAll(() => gated.github.stop());

const NAME = 'license/cla';

let id = 0;
function run(status: FakeCheckRun['status'], conclusion: string | null, name = NAME): Partial<FakeCheckRun> {
  id += 1;
  return { id, appId: 1, name, status, conclusion, detailsUrl: '', title: '', summary: '' };
}
const status = (state: FakeStatus['state'], context = NAME): Partial<FakeStatus> => ({ state, context });

test.each([
  ['nothing', [], [], undefined],
  ['a check that passed', [run('completed', 'success')], [], 'covered'],
  ['a check that asks for nothing', [run('completed', 'neutral')], [], 'covered'],
  ['a check that failed', [run('completed', 'failure')], [], 'uncovered'],
  ['a check that waits for its author', [run('completed', 'action_required')], [], 'uncovered'],
  ['a check that runs', [run('in_progress', null)], [], 'pending'],
  ['a check that somebody ended', [run('completed', 'cancelled')], [], undefined],
  ['a check of another name', [run('completed', 'success', 'build')], [], undefined],
  ['the newer of two checks', [run('completed', 'failure'), run('completed', 'success')], [], 'covered'],
  ['a commit status that passed', [], [status('success')], 'covered'],
  ['a commit status that failed', [], [status('failure')], 'uncovered'],
  ['a commit status in error', [], [status('error')], 'uncovered'],
  ['a commit status that waits', [], [status('pending')], 'pending'],
  ['the newer of two commit statuses', [], [status('pending'), status('success')], 'covered'],
  ['a commit status of another name', [], [status('success', 'ci/build')], undefined],
  ['a check before a commit status', [run('completed', 'failure')], [status('success')], 'uncovered'],
] as const)('%s', async (_what, runs, statuses, expected) => {
  const { github, repository, ada, openClient } = gated;
  const pull = github.openPullRequest({ repository, opener: ada, commits: [{ author: 'ada@example.com' }] });
  const { sha } = headOf(pull);
  repository.checkRuns.push(...runs.map((one) => ({ ...(one as FakeCheckRun), headSha: sha })));
  repository.statuses.push(...statuses.map((one) => ({ ...(one as FakeStatus), sha })));

  expect(await openClient().readForeignCheck(pullKey(pull), sha, NAME)).toBe(expected);
});
