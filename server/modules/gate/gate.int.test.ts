import { expect, test } from 'vitest';
import type { FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { graphql } from '#server/test/graphql.ts';
import { PlatformInstallation } from './connection/platform-installation.entity.ts';
import { addContributor, expectConclusion, openPullRequest } from './testing/contributors.ts';
import {
  addCommunity,
  askVerdict,
  conclusionOf,
  PATIENCE,
  setMode,
  sign,
  startGateWorld,
  type GatedCommunity,
} from './testing/gate-world.ts';

const COUNTS = 'query ($linkId: ID!) { pullRequestCounts(linkId: $linkId) { covered } }';

const world = await startGateWorld();
const { github, testApp } = world;
const shows = (pull: FakePull, conclusion: string) => expectConclusion(world, pull, conclusion);

test('github-003: who has not signed sees how to, and signing turns all their pull requests green', async () => {
  const { community, opener, pull } = await openPullRequest(world, false);
  const { repository } = community;
  const second = github.openPullRequest({ repository, opener, commits: [{ author: opener.email }] });
  await shows(pull, 'action_required');
  await shows(second, 'action_required');
  expect((await askVerdict(world, pull))?.trace.commits[0]?.subjects[0]).toMatchObject({
    covered: false,
    email: 'c***@e***.com',
    missing: 'NOT_SIGNED',
    step: 'SIGN',
    stepUrl: `http://localhost:4000/sign/${community.link.linkId}`,
  });

  await sign(world, community, opener.email);

  await shows(pull, 'success');
  await shows(second, 'success');
  expect((await askVerdict(world, pull))?.verdicts.map(({ verdict }) => verdict)).toEqual(['COVERED', 'UNCOVERED']);
});

test('github-007 and 045: after two quick pushes the last head has a verdict and no check stays pending', async () => {
  const { opener, pull } = await openPullRequest(world, true);
  github.push(pull, { by: opener, commits: [{ author: opener.email }], staleReads: 1 });
  github.push(pull, { by: opener, commits: [{ author: opener.email }] });

  await shows(pull, 'success');
  const pending = (): unknown[] => pull.repository.checkRuns.filter(({ status }) => status !== 'completed');
  await expect.poll(pending, PATIENCE).toEqual([]);
});

test('github-016: one that is merged uncovered is recorded', async () => {
  const { opener, pull } = await openPullRequest(world, false);
  await shows(pull, 'action_required');

  github.forceMerge(pull, opener);

  await expect.poll(async () => (await askVerdict(world, pull))?.open, PATIENCE).toBe(false);
  const events = await testApp.em().find(AuditEvent, { action: 'PULL_REQUEST_MERGED_UNCOVERED' });
  expect(events).toMatchObject([{ details: { number: pull.number, verdict: 'uncovered' } }]);
});

test('github-019 two pull requests with one head share the worst verdict', async () => {
  const { community, opener, pull } = await openPullRequest(world, true);
  await shows(pull, 'success');
  const stranger = await addContributor(world, community, false);
  const { repository } = community;
  const second = github.openPullRequest({ repository, opener, commits: [{ author: stranger.email }] });
  await shows(second, 'action_required');

  github.moveHead(second, { by: opener, commits: [...second.commits, ...pull.commits] });

  await shows(pull, 'action_required');
  github.close(second, opener);
  await shows(pull, 'success');
  expect(github.mergeable(pull)).toBe(true);
});

test('github-021 and 022: what was open before is judged when the repository comes under the link', async () => {
  const community = await addCommunity(world, 'OBSERVE');
  await setMode(testApp, community, 'EXCLUDED');
  const { pull } = await openPullRequest(world, true, { community });
  await github.settleWebhooks();
  expect(conclusionOf(world, pull)).toBeNull();

  await setMode(testApp, community, 'ENFORCE');

  await shows(pull, 'success');
});

test('pull requests of an excluded repository are not counted any more', async () => {
  const { community, pull } = await openPullRequest(world, true);
  await shows(pull, 'success');
  const count = async (): Promise<unknown> => {
    const { linkId } = community.link;
    const { data } = await graphql(testApp.app, COUNTS, { linkId }, community.headers);
    return data;
  };
  expect(await count()).toEqual({ pullRequestCounts: { covered: 1 } });

  await setMode(testApp, community, 'EXCLUDED');

  expect(await count()).toEqual({ pullRequestCounts: { covered: 0 } });
});

test('in observe mode verdicts are for managers alone, and nothing is written', async () => {
  const community = await addCommunity(world, 'OBSERVE');
  const { pull } = await openPullRequest(world, false, { community });

  const verdict = async (): Promise<string | undefined> => (await askVerdict(world, pull, community.headers))?.verdict;
  await expect.poll(verdict, PATIENCE).toBe('UNCOVERED');

  expect(await askVerdict(world, pull)).toBeNull();
  expect(conclusionOf(world, pull)).toBeNull();
  expect(pull.repository.comments).toEqual([]);
  expect(pull.labels.size).toBe(0);
});

test('github-024 suspended, it waits; restored, it is judged', async () => {
  const community = await addCommunity(world);
  github.changeInstallation(community.installation, 'suspend');
  const externalId = String(community.installation.id);
  const isSuspended = async () => (await testApp.em().findOneOrFail(PlatformInstallation, { externalId })).suspended;
  await expect.poll(isSuspended, PATIENCE).toBe(true);
  const { pull } = await openPullRequest(world, true, { community });

  github.changeInstallation(community.installation, 'unsuspend');

  await shows(pull, 'success');
  expect(await askVerdict(world, pull)).toMatchObject({ verdict: 'COVERED' });
});

test.each([
  [
    'suspended',
    ({ installation }: GatedCommunity) => {
      installation.suspended = true;
      return () => github.changeInstallation(installation, 'unsuspend');
    },
  ],
  [
    'kept from its repository',
    ({ installation, repository }: GatedCommunity) => {
      installation.repositories = new Set();
      return () => github.changeReach(installation, [repository]);
    },
  ],
])('github-024 what was opened while the App was %s for a moment is judged at once', async (_how, stop) => {
  const { community, pull: earlier } = await openPullRequest(world, true);
  await shows(earlier, 'success');
  const resume = stop(community);
  const { pull } = await openPullRequest(world, true, { community });

  resume();

  await shows(pull, 'success');
  expect(await askVerdict(world, pull)).toMatchObject({ verdict: 'COVERED' });
});

test('github-027 and 028: a renamed repository stays gated', async () => {
  const { community, opener, pull } = await openPullRequest(world, true);
  await shows(pull, 'success');

  github.renameRepository(community.repository, { name: 'renamed', by: opener });
  github.push(pull, { by: opener, commits: [{ author: opener.email }] });

  await shows(pull, 'success');
  await expect.poll(async () => (await askVerdict(world, pull))?.verdict, PATIENCE).toBe('COVERED');
});

test('github-031 about a private repository only managers read', async () => {
  const { community, opener, pull } = await openPullRequest(world, true);
  await shows(pull, 'success');

  github.setPrivate(community.repository, { to: true, by: opener });

  await expect.poll(() => askVerdict(world, pull), PATIENCE).toBeNull();
  expect(await askVerdict(world, pull, community.headers)).toMatchObject({ verdict: 'COVERED' });
});
