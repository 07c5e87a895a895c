import { expect, test } from 'vitest';
import type { FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { PATIENCE } from './testing/gate-world.ts';
import {
  addGatedCommunity,
  addPerson,
  askTokenVerdict,
  expectLabels,
  expectVerdict,
  NO,
  openBy,
  startGiteeWorld,
  YES,
} from './testing/token-world.ts';

const world = await startGiteeWorld();
const { host: gitee, testApp } = world;

const becomesMergeable = async (pull: FakePull): Promise<void> => {
  await expect.poll(() => gitee.mergeable(pull), PATIENCE).toBe(true);
};

test('gitee: after a force push no earlier yes survives, not even while it is judged', async () => {
  const { community, opener, pull } = await openBy(world, true);
  await expectLabels(pull, YES);
  const stranger = await addPerson(world, community, false);
  const before = gitee.requests().length;

  gitee.push(pull, { by: opener, commits: [{ author: stranger.email }], force: true });

  await expectLabels(pull, NO);
  const asked = gitee.requests().slice(before);
  const removed = asked.findIndex((request) => /^DELETE .*cla%2Fyes$/.test(request));
  expect(removed).toBeGreaterThan(-1);
  // The look at the earlier head may still be under way; the last one is at the new head.
  expect(removed).toBeLessThan(asked.findLastIndex((request) => request.endsWith('/commits')));
  expect(gitee.mergeable(pull)).toBe(false);
});

test('gitee: of more than 250 commits nobody knows all, so the answer is no', async () => {
  const community = await addGatedCommunity(world);
  const opener = await addPerson(world, community, true);
  const commits = Array.from({ length: 251 }, () => ({ author: opener.email }));
  const pull = gitee.openPullRequest({ repository: community.repository, opener, commits });
  await expectLabels(pull, NO);
  await expectVerdict(world, pull, 'UNKNOWN');
  const trace = (await askTokenVerdict(world, pull))?.trace;
  expect(trace).toMatchObject({ complete: false });
  expect(trace?.commits.at(-1)?.subjects).toContainEqual(expect.objectContaining({ missing: 'LIST_INCOMPLETE' }));
  expect(gitee.mergeable(pull)).toBe(false);
});

test('gitee: a hidden address is settled by the id of its account, proved here', async () => {
  const community = await addGatedCommunity(world);
  const hidden = gitee.addUser('hidden-person', { emails: [] });
  const { repository, link, cla } = community;
  const author = `${hidden.id}+old-login@user.noreply.127.0.0.1`;
  const pull = gitee.openPullRequest({ repository, opener: hidden, commits: [{ author }] });
  await expectLabels(pull, NO);
  expect((await askTokenVerdict(world, pull))?.trace.commits[0]?.subjects[0]).toMatchObject({ assurance: 'A2' });

  const em = testApp.em();
  const signing = await buildIndividualSigning(em, cla, { email: 'hidden@example.com' });
  em.create(ProvedIdentity, {
    link: link.id,
    signing: signing.id,
    reference: signing.reference,
    signerKey: 'hidden@example.com',
    platform: 'gitee',
    host: gitee.url.replace('http://', ''),
    accountId: String(hidden.id),
    account: 'hidden-person',
    provedAt: new Date(),
  });
  await em.flush();
  gitee.comment(pull, { by: hidden, body: '/check-cla' });

  await expectLabels(pull, YES);
  expect((await askTokenVerdict(world, pull))?.trace.commits[0]?.subjects[0]).toMatchObject({ assurance: 'A4' });
});

test('gitee: of a light change, whose committer is Gitee, the author counts', async () => {
  const community = await addGatedCommunity(world, { policy: { subjects: ['COMMITTER'] } });
  const opener = await addPerson(world, community, true);
  const { repository } = community;
  const commits = [{ author: opener.email }];
  const pull = gitee.openPullRequest({ repository, opener, commits, light: true });
  await becomesMergeable(pull);
  expect((await askTokenVerdict(world, pull))?.trace.commits[0]?.subjects).toMatchObject([{ role: 'AUTHOR' }]);
});

test('gitee: an account that may not write checks still sets labels', async () => {
  const community = await addGatedCommunity(world, { role: 'admin' });
  gitee.permit(community.repository, community.robot, 'write');
  const opener = await addPerson(world, community, true);
  const commits = [{ author: opener.email }];
  const pull = gitee.openPullRequest({ repository: community.repository, opener, commits });
  await expectLabels(pull, YES);
  expect(community.repository.checkRuns).toEqual([]);
  expect(world.log.join('')).toContain('"permission":"repository administrator"');
});

test('gitee: a button runs the check of the head again', async () => {
  const { community, opener, pull } = await openBy(world, false);
  await expectLabels(pull, NO);
  await buildIndividualSigning(testApp.em(), community.cla, { email: opener.email });
  gitee.rerun(pull, opener);
  await becomesMergeable(pull);
  expect((await askTokenVerdict(world, pull))?.verdict).toBe('COVERED');
});
