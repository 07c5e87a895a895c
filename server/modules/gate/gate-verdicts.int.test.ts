import { expect, test } from 'vitest';
import { Delivery } from './delivery/delivery.entity.ts';
import { addContributor, expectConclusion, openPullRequest } from './testing/contributors.ts';
import { addCommunity, askVerdict, conclusionOf, headShaOf, PATIENCE, startGateWorld } from './testing/gate-world.ts';
import { setPolicy } from './testing/token-community.ts';

/** Limits as they are outside of tests. */
const world = await startGateWorld({ RATE_LIMIT_SCALE: '1' });
const { github, testApp } = world;

test('rechecks that strangers ask for keep no maintainer from cancelling', async () => {
  const { community, pull } = await openPullRequest(world, true);
  await expectConclusion(world, pull, 'success');
  const [maintainer, stranger] = [github.addUser('maintainer'), github.addUser('asks-often')];
  community.repository.roles.set(maintainer.id, 'write');
  for (let asked = 0; asked < 3; asked += 1) {
    github.comment(pull, { by: stranger, body: '/check-cla' });
  }
  await github.settleWebhooks();
  await expect.poll(() => testApp.em().count(Delivery, { handledAt: null }), PATIENCE).toBe(0);

  github.comment(pull, { by: maintainer, body: '/cla cancel' });

  await expect.poll(() => conclusionOf(world, pull), PATIENCE).toBe('action_required');
});

test('a covered pull request is shown as such once another one with its head has moved on', async () => {
  const community = await addCommunity(world);
  const { repository } = community;
  const opener = await addContributor(world, community, true);
  const unsigned = await addContributor(world, community, false);
  const commits = [{ author: unsigned.email }, { author: opener.email }];
  const one = github.openPullRequest({ repository, opener, commits });
  await expectConclusion(world, one, 'action_required');
  const two = github.openPullRequest({ repository, opener, base: 'release', commits: [{ author: opener.email }] });
  await expectConclusion(world, two, 'success');
  github.moveHead(two, { by: opener, commits: one.commits.slice(1) });
  const seen = { headSha: headShaOf(one), verdict: 'COVERED' };
  await expect.poll(() => askVerdict(world, two), PATIENCE).toMatchObject(seen);
  await expectConclusion(world, two, 'action_required');

  github.push(one, { by: opener, force: true, commits: [{ author: opener.email }] });

  await expectConclusion(world, one, 'success');
  await expectConclusion(world, two, 'success');
});

test('a squashed commit passes the queue whose co-author was judged in the pull request', async () => {
  const community = await addCommunity(world);
  const { repository } = community;
  await setPolicy(testApp, community, { coAuthors: 'REQUIRE' });
  const second = await addContributor(world, community, true);
  const { opener, pull } = await openPullRequest(world, true, { community });
  await expectConclusion(world, pull, 'success');
  for (const by of [second, opener]) {
    github.push(pull, { by, commits: [{ author: by.email }] });
    await expectConclusion(world, pull, 'success');
  }

  const { headSha } = github.enqueue([pull], { by: opener, method: 'squash' });

  const ofGroup = () => repository.checkRuns.findLast((check) => check.headSha === headSha)?.conclusion ?? null;
  await expect.poll(ofGroup, PATIENCE).not.toBeNull();
  expect(ofGroup()).toBe('success');
});

test('an address that names a login longer than any is judged like every other', async () => {
  const author = `7+${'a'.repeat(260)}@users.noreply.github.com`;

  const { pull } = await openPullRequest(world, true, { commits: [{ author }] });

  await expect.poll(() => conclusionOf(world, pull), PATIENCE).toBe('action_required');
});

test('a pusher does not vouch for earlier commits that no webhook reported', async () => {
  const { community, opener, pull } = await openPullRequest(world, true);
  const maintainer = await addContributor(world, community, true);
  await expectConclusion(world, pull, 'success');
  github.disturb(/pull_request\.synchronize/, 'drop');
  github.push(pull, { by: opener, commits: [{ author: maintainer.email }] });

  github.push(pull, { by: maintainer, commits: [{ author: maintainer.email }] });

  await expect.poll(() => conclusionOf(world, pull), PATIENCE).toMatch(/success|action_required/);
  expect(conclusionOf(world, pull)).toBe('action_required');
  const shown = await askVerdict(world, pull);
  expect(shown?.trace.commits.map(({ subjects }) => subjects[0]?.['assurance'])).toEqual(['A2', 'A1', 'A2']);
});

test('a merge queue passes no head but the one that was judged', async () => {
  const { community, opener, pull } = await openPullRequest(world, true);
  await expectConclusion(world, pull, 'success');
  const { repository } = community;
  const commits = [{ author: opener.email }];
  const other = github.openPullRequest({ repository, opener, base: 'release', commits });
  await expectConclusion(world, other, 'success');
  const stranger = await addContributor(world, community, false);
  github.disturb(/pull_request\.(?:synchronize|enqueued)/, 'drop', 2);
  // Its new head has a check of ours, from a pull request for which there is less to judge.
  const added = [github.addCommit({ author: stranger.email }), ...other.commits];
  github.moveHead(pull, { by: opener, commits: added });
  expect(github.mergeable(pull)).toBe(true);

  const { headSha } = github.enqueue([pull], { by: opener, method: 'merge' });

  const ofGroup = () => repository.checkRuns.findLast((check) => check.headSha === headSha)?.conclusion ?? null;
  await expect.poll(ofGroup, PATIENCE).not.toBeNull();
  expect(ofGroup()).toBe('failure');
});

test('a change without lines of text is not exempt by its size', async () => {
  const community = await addCommunity(world);
  const { repository } = community;
  await setPolicy(testApp, community, { minimumLines: 3 });
  const opener = await addContributor(world, community, false);
  const commits = [{ author: opener.email }];
  const change = { repository, opener, commits, changedLines: 3 };

  const text = github.openPullRequest({ ...change, files: [{ path: 'docs/中文 a.md' }] });
  const binary = github.openPullRequest({ ...change, changedLines: 0, files: [{ path: 'a.jar', kind: 'binary' }] });
  const mixed = github.openPullRequest({ ...change, files: [{ path: 'a.md' }, { path: 'vendor', kind: 'submodule' }] });

  await expect.poll(() => conclusionOf(world, text), PATIENCE).toBe('success');
  await expectConclusion(world, binary, 'action_required');
  await expectConclusion(world, mixed, 'action_required');
});
