import { expect, test } from 'vitest';
import { PullRequestVerdict } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { startGateWorld } from '#server/modules/gate/testing/gate-world.ts';
import { findStored, judgeWith, openJudged } from '#server/modules/gate/testing/judging-run.ts';

test('a run that another one has overtaken with a later head gives no verdict', async () => {
  const { testApp, ...world } = await startGateWorld();
  const { pull, id } = await openJudged({ testApp, ...world });
  const verdicts = () => testApp.em().count(PullRequestVerdict, { pullRequest: id });
  const before = await verdicts();
  const later = { headSha: 'f'.repeat(40), verdict: 'pending' } as const;

  await judgeWith(testApp.deps, pull, (client) => ({
    listCommits: async (...asked) => {
      await testApp.em().nativeUpdate(PullRequest, id, later);
      return client.listCommits(...asked);
    },
  }));

  expect(await findStored(testApp.deps, pull)).toMatchObject(later);
  expect(await verdicts()).toBe(before);
});
