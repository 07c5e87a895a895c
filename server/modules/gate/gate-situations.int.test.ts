import { expect, test } from 'vitest';
import type { FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildEmployeeSigning } from '#server/test/signing-factories.ts';
import { addContributor, expectConclusion, openPullRequest } from './testing/contributors.ts';
import { addCommunity, askVerdict, checkOf, conclusionOf, PATIENCE, startGateWorld } from './testing/gate-world.ts';
import { sweep } from './testing/sweep.ts';
import { setPolicy } from './testing/token-community.ts';

const world = await startGateWorld();
const { github, testApp } = world;
const shows = (pull: FakePull, conclusion: string) => expectConclusion(world, pull, conclusion);
const titleOf = async (pull: FakePull) => (await askVerdict(world, pull))?.title;

/** Requests that write to GitHub. */
const writes = (): number => github.requests(/^(?:POST|PATCH|PUT|DELETE) \/repos\//).length;

test('github-008 and 013: another title and leaving the draft change nothing, and nothing is written', async () => {
  const { opener, pull } = await openPullRequest(world, true);
  await shows(pull, 'success');
  const before = writes();

  for (const action of ['converted_to_draft', 'ready_for_review', 'edited']) {
    pull.title = `After ${action}`;
    const payload = action === 'edited' ? { changes: { title: { from: 'Before' } } } : {};
    github.tell(pull, { action, sender: opener, payload });
    await expect.poll(() => titleOf(pull), PATIENCE).toBe(`After ${action}`);
  }

  await github.settleWebhooks();
  expect(conclusionOf(world, pull)).toBe('success');
  expect((await askVerdict(world, pull))?.verdicts).toHaveLength(1);
  expect(writes()).toBe(before);
});

test('github-010 and 011: of a stack each is judged by its own commits, also when the lower one is merged', async () => {
  const community = await addCommunity(world);
  const [opener, stranger] = [
    await addContributor(world, community, true),
    await addContributor(world, community, false),
  ];
  const { repository } = community;
  const lower = github.openPullRequest({ repository, opener: stranger, commits: [{ author: stranger.email }] });
  repository.branches.set('lower', lower.commits.at(-1)?.sha ?? '');
  const commits = [{ author: opener.email }];
  const upper = github.openPullRequest({ repository, opener, base: 'lower', commits });
  github.tell(upper, { action: 'stacked', sender: opener });
  await shows(lower, 'action_required');
  await shows(upper, 'success');

  // GitHub merges the lower one by rebasing, and reports only that the base of the upper one has changed.
  github.forceMerge(lower, opener);
  github.retarget(upper, { by: opener, base: 'main', commits: [...lower.commits, ...upper.commits] });

  await shows(upper, 'action_required');
  expect((await askVerdict(world, upper))?.trace.commits.map(({ sha }) => sha)).toEqual(
    upper.commits.map(({ sha }) => sha),
  );
});

test('github-012: a draft is judged like any other', async () => {
  const { pull } = await openPullRequest(world, false, { draft: true });

  await shows(pull, 'action_required');
  await expect.poll(() => pull.repository.comments.length, PATIENCE).toBe(1);
});

test('github-017: a list of commits that is empty for some seconds is read again, without a sweep', async () => {
  const { pull } = await openPullRequest(world, true);
  pull.stale = { reads: 3, commits: [] };

  await expect.poll(() => conclusionOf(world, pull), { timeout: 20_000 }).toBe('success');
});

test('github-042: what the database could not take is answered by a failure, and found by the sweep', async () => {
  const { opener, pull } = await openPullRequest(world, true);
  await shows(pull, 'success');
  await github.settleWebhooks();
  await testApp.em().execute('alter table delivery rename to delivery_away');
  github.push(pull, { by: opener, commits: [{ author: opener.email }] });
  await github.settleWebhooks();
  await testApp.em().execute('alter table delivery_away rename to delivery');
  expect(world.app.deliveries.at(-1)?.status).toBeGreaterThanOrEqual(500);
  expect(conclusionOf(world, pull)).toBeNull();

  await sweep(world);

  await shows(pull, 'success');
});

const DELETE = `mutation ($input: CorporationSigningInput!) { deleteCorporationSigning(input: $input) { __typename } }`;

test('github-077: when coverage ends, all open heads of that person turn red and say why', async () => {
  const community = await addCommunity(world);
  const { link, headers, repository } = community;
  const em = testApp.em();
  const opener = await addContributor(world, community, false);
  const corporation = await buildCorporation(em, em.merge(link), { domains: ['example.com'] });
  await buildEmployeeSigning(em, corporation, { email: opener.email });
  const open = () => github.openPullRequest({ repository, opener, commits: [{ author: opener.email }] });
  const pulls = [open(), open()];
  for (const pull of pulls) {
    await shows(pull, 'success');
  }

  const { codes } = await graphql(testApp.app, DELETE, { input: { id: corporation.id } }, headers);

  expect(codes).toEqual([]);
  for (const pull of pulls) {
    await shows(pull, 'action_required');
    const shown = await askVerdict(world, pull);
    expect(shown?.verdicts.map(({ verdict }) => verdict)).toEqual(['UNCOVERED', 'COVERED']);
    expect(shown?.trace.commits[0]?.subjects[0]).toMatchObject({ covered: false, rule: null, step: 'SIGN' });
  }
});

test('github-084: of two entries in the queue each commit has its own verdict', async () => {
  const { community, opener, pull } = await openPullRequest(world, true);
  await setPolicy(testApp, community, { coAuthors: 'REQUIRE' });
  const { pull: other } = await openPullRequest(world, true, { community });
  await shows(pull, 'success');
  await shows(other, 'success');

  const first = github.enqueue([pull], { by: opener, method: 'merge' });
  const message = 'Change something\n\nCo-authored-by: Stranger <stranger@example.com>';
  const second = github.enqueue([other], { by: opener, method: 'squash', message });

  await expect.poll(() => checkOf(world, other, second.headSha)?.conclusion, PATIENCE).toBe('failure');
  await expect.poll(() => github.groupPasses(first), PATIENCE).toBe(true);
  expect(second.baseSha).toBe(first.headSha);
  expect(github.groupPasses(second)).toBe(false);
});
