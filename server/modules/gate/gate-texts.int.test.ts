import { expect, test } from 'vitest';
import { addContributor, expectConclusion, openPullRequest } from './testing/contributors.ts';
import { addCommunity, askVerdict, PATIENCE, startGateWorld, type GatedCommunity } from './testing/gate-world.ts';
import { setPolicy } from './testing/token-community.ts';

const world = await startGateWorld();
const { github } = world;

const bodiesOf = ({ repository }: GatedCommunity): string[] => repository.comments.map(({ body }) => body);

test('G12: a title and an address with U+0000 are judged, and the address covers nobody', async () => {
  const community = await addCommunity(world);
  const { repository } = community;
  const title = 'A \u0000 in the title and \ud83d';

  const { opener, pull: titled } = await openPullRequest(world, true, { community, title });
  const addressed = github.openPullRequest({
    repository,
    opener,
    commits: [{ author: opener.email.replace('@', '\u0000@') }],
  });

  await expectConclusion(world, titled, 'success');
  await expectConclusion(world, addressed, 'action_required');
  expect((await askVerdict(world, titled))?.title).toBe('A \ufffd in the title and \ufffd');
});

test.each(['release/pr-12-rc', 'pr-7-next', 'gh-readonly-queue/main/pr-1-x'])(
  'G18: the merge queue of a branch that is called %s is answered',
  async (base) => {
    const community = await addCommunity(world);
    const { repository } = community;
    repository.branches.set(base, repository.branches.get('main') ?? '');
    const { opener, pull } = await openPullRequest(world, true, { community, base });
    await expectConclusion(world, pull, 'success');

    const group = github.enqueue([pull], { by: opener, method: 'merge' });

    const concluded = () => repository.checkRuns.findLast(({ headSha }) => headSha === group.headSha)?.conclusion;
    await expect.poll(concluded, PATIENCE).toBe('success');
  },
);

test('G19: a bot that opened it is named and not mentioned', async () => {
  const community = await addCommunity(world);
  const { repository } = community;
  const opener = github.addBot('helper[bot]');

  const pull = github.openPullRequest({ repository, opener, commits: [{ author: 'helper@example.com' }] });

  await expectConclusion(world, pull, 'action_required');
  await expect.poll(() => bodiesOf(community).length, PATIENCE).toBe(1);
  expect(bodiesOf(community)[0]).toContain('helper');
  expect(bodiesOf(community)[0]).not.toContain('@helper');
});

test('G19: once it is covered nobody has to act, so nobody is mentioned', async () => {
  const { community, opener, pull } = await openPullRequest(world, false);
  await expectConclusion(world, pull, 'action_required');
  await expect.poll(() => bodiesOf(community)[0], PATIENCE).toContain(`@${opener.login}`);
  const signed = await addContributor(world, community, true);

  github.push(pull, { by: signed, force: true, commits: [{ author: signed.email }] });

  await expectConclusion(world, pull, 'success');
  await expect.poll(() => bodiesOf(community)[0], PATIENCE).not.toContain('@');
});

test('a required co-author whose line cannot be read is named as the reason in the comment', async () => {
  const community = await addCommunity(world);
  await setPolicy(world.testApp, community, { coAuthors: 'REQUIRE' });

  const { pull } = await openPullRequest(world, true, { community, message: 'Change\n\nCo-authored-by: Eve' });

  await expectConclusion(world, pull, 'action_required');
  await expect.poll(() => bodiesOf(community)[0], PATIENCE).toContain('有 Co-authored-by 行无法识别，或超出数量上限');
});
