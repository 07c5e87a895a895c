import { expect, onTestFinished, test } from 'vitest';
import { expectConclusion, openPullRequest, type OpenedPullRequest } from './testing/contributors.ts';
import { dueJobs } from './testing/due-jobs.ts';
import { askVerdict, conclusionOf, PATIENCE, startGateWorld } from './testing/gate-world.ts';

const world = await startGateWorld();
const { github, testApp, app } = world;

/** Opens a pull request in a repository that is stored under the installation of its first owner. */
async function openJudged(): Promise<OpenedPullRequest> {
  const opened = await openPullRequest(world, true);
  await expectConclusion(world, opened.pull, 'success');
  return opened;
}

/** Adds an owner who has installed the App on these repositories; null: on all. */
function addOwner(repositories: readonly number[] | null) {
  const owner = github.addOrganization(`owner-${crypto.randomUUID()}`);
  return { owner, installation: github.install(app, { account: owner, repositories }) };
}

function push({ pull, opener }: OpenedPullRequest): void {
  github.push(pull, { by: opener, commits: [{ author: opener.email }] });
}

test('a repository that was moved unnoticed is judged as soon as its new installation reports it', async () => {
  const opened = await openJudged();
  const { owner } = addOwner(null);
  github.disturb(/^repository\.transferred$/, 'drop');
  onTestFinished(() => github.calm());
  github.transferRepository(opened.community.repository, { by: opened.opener, to: owner });

  push(opened);

  await expect.poll(() => conclusionOf(world, opened.pull), PATIENCE).toBe('success');
});

test('a repository that was moved out of reach is judged once the App is given it at its new owner', async () => {
  const opened = await openJudged();
  const { repository } = opened.community;
  const { owner, installation } = addOwner([]);
  github.transferRepository(repository, { by: opened.opener, to: owner });
  push(opened);
  await github.settleWebhooks();

  github.changeReach(installation, [repository]);

  await expect.poll(() => conclusionOf(world, opened.pull), PATIENCE).toBe('success');
});

test('what was pushed while the App was removed is judged once it is installed again, under another id', async () => {
  const opened = await openJudged();
  const { organization, installation } = opened.community;
  github.changeInstallation(installation, 'deleted');
  await expect.poll(() => dueJobs(testApp.em()), PATIENCE).toEqual([]);
  push(opened);
  await github.settleWebhooks();

  github.install(app, { account: organization });

  await expect.poll(() => conclusionOf(world, opened.pull), PATIENCE).toBe('success');
});

test('about a repository that is made public everybody reads', async () => {
  const { community, opener, pull } = await openJudged();
  github.setPrivate(community.repository, { to: true, by: opener });
  await expect.poll(() => askVerdict(world, pull), PATIENCE).toBeNull();

  github.setPrivate(community.repository, { to: false, by: opener });

  await expect.poll(async () => (await askVerdict(world, pull))?.verdict, PATIENCE).toBe('COVERED');
});
