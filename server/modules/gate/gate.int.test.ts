import { expect, test } from 'vitest';
import { buildIndividualSigning } from '#server/test/factories.ts';
import { addCommunity, askVerdict, conclusionOf, headShaOf, PATIENCE, startGateWorld } from './testing/gate-world.ts';

const world = await startGateWorld();
const { github, testApp } = world;

test('github-001 the only author opened it and has signed', async () => {
  const community = await addCommunity(world);
  const ada = github.addUser('ada');
  await buildIndividualSigning(testApp.em(), community.cla, { email: 'ada@example.com' });

  const pull = github.openPullRequest({ repository: community.repository, opener: ada, commits: [{ author: 'ada@example.com' }] });

  await expect.poll(() => conclusionOf(world, pull), PATIENCE).toBe('success');
  expect(github.mergeable(pull)).toBe(true);
  const shown = await askVerdict(world, pull);
  expect(shown).toMatchObject({ verdict: 'COVERED', headSha: headShaOf(pull), open: true, opener: 'ada' });
  expect(shown?.trace.commits[0]?.subjects[0]).toMatchObject({ covered: true, assurance: 'A2', rule: 'signing', account: 'ada' });
});
