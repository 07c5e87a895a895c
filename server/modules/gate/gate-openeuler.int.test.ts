import { expect, test } from 'vitest';
import type { FakeAccount, FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { PATIENCE } from './testing/gate-world.ts';
import {
  addGatedCommunity,
  addPerson,
  askTokenVerdict,
  expectLabels,
  gate,
  type GatedTokenCommunity,
  openBy,
  startGiteeWorld,
} from './testing/token-world.ts';

/** What belongs to the template on the page with the rules. */
const OPENEULER = {
  commentTemplate: 'openeuler',
  comment: 'NEW',
  acceptClaimedAccounts: true,
  labels: { covered: 'openeuler-cla/yes', uncovered: 'openeuler-cla/no' },
  commands: ['/check-cla', '/cla cancel'],
};
const YES = ['openeuler-cla/yes'];
const NO = ['openeuler-cla/no'];

const world = await startGiteeWorld();
const { host: gitee, testApp } = world;

const openCommunity = (signed: boolean, policy: object = {}) => openBy(world, signed, { ...OPENEULER, ...policy });

const oursOf = ({ robot, repository }: GatedTokenCommunity, { number }: FakePull): string[] =>
  repository.comments.filter((one) => one.author === robot && one.number === number).map(({ body }) => body);
const titleOf = (body = ''): string => body.split('\n')[0] ?? '';

test('openeuler: guide and no, then /check-cla of anybody, then pass and yes, each in one comment of ours', async () => {
  const { community, opener, pull } = await openCommunity(false);
  await expectLabels(pull, NO);
  await expect.poll(() => oursOf(community, pull).map(titleOf), PATIENCE).toEqual(['### CLA Signature Guide']);
  const [guide = ''] = oursOf(community, pull);
  expect(guide).toContain(`@${opener.login}`);
  expect(guide).toContain(`[click here](http://localhost:4000/sign/${community.link.linkId})`);
  expect(guide).toMatch(/\[FAQ\]\(http[^)]+\)/);
  expect(guide).toContain('`/check-cla`');
  expect(guide).toContain('| Commit | Reason |');
  const foreign = gitee.comment(pull, { by: opener, body: '### CLA Signature Guide\n\nIs this about me?' });

  await buildIndividualSigning(testApp.em(), community.cla, { email: opener.email });
  gitee.comment(pull, { by: gitee.addUser('passer-by'), body: '    /check-cla ' });

  await expectLabels(pull, YES);
  await expect.poll(() => oursOf(community, pull).map(titleOf), PATIENCE).toEqual(['### CLA Signature Pass']);
  expect(community.repository.comments).toContain(foreign);
  expect(gitee.mergeable(pull)).toBe(true);
});

test('openeuler: who has signed gets yes and the pass comment at once', async () => {
  const { community, pull } = await openCommunity(true);
  await expectLabels(pull, YES);
  await expect.poll(() => oursOf(community, pull).map(titleOf), PATIENCE).toEqual(['### CLA Signature Pass']);
});

/** Seconds that a run waits for another one that has the pull request. */
const WAIT_SECONDS_MAX = 2;

test('openeuler: from event to label it takes less than 15 s, though each request took one; the comment comes later', async () => {
  const { community, opener, pull } = await openCommunity(true);
  await expect.poll(() => oursOf(community, pull), PATIENCE).toHaveLength(1);
  const { organization } = community;
  const asked = (): string[] => gitee.requests(new RegExp(`/repos/${organization.login}/`));
  const before = asked().length;

  gitee.push(pull, { by: opener, commits: [{ author: opener.email }] });

  const listed = (): string[] =>
    asked()
      .slice(before)
      .filter((request) => /^GET .*comments$/.test(request));
  await expect.poll(listed, PATIENCE).toHaveLength(1);
  const sequence = asked().slice(before);
  const set = sequence.findIndex((request) => /^POST .*pulls\/\d+\/labels$/.test(request));
  expect(set).toBeGreaterThan(0);
  expect(set + 1 + WAIT_SECONDS_MAX).toBeLessThan(15);
  expect(set).toBeLessThan(sequence.findIndex((request) => request.includes('comments')));
  const late = `start_after > created_on + interval '${WAIT_SECONDS_MAX} seconds'`;
  // A backfill that the push overtakes is tried again later, which delays no label.
  const delayed = await testApp.em().execute(`select id from pgboss.job where name = 'judge-at-once' and ${late}`);
  expect(delayed).toEqual([]);
});

async function cancelBy(pull: FakePull, by: FakeAccount): Promise<void> {
  gitee.comment(pull, { by, body: '/cla\tcancel' });
  await gitee.settleWebhooks();
}

const cancelled = (): Promise<number> => testApp.em().count(AuditEvent, { action: 'VERDICT_CANCELLED' });

test('openeuler: people who may write cancel, the opener only where the community admits it, and it is recorded', async () => {
  const { community, opener, pull } = await openCommunity(true);
  await expectLabels(pull, YES);
  const before = await cancelled();
  const writer = gitee.addUser('writer');
  gitee.permit(community.repository, writer, 'write');

  await cancelBy(pull, opener);
  await cancelBy(pull, gitee.addUser('somebody'));
  await cancelBy(pull, writer);

  await expectLabels(pull, NO);
  expect((await askTokenVerdict(world, pull))?.verdicts[0]).toMatchObject({
    verdict: 'UNCOVERED',
    overriddenBy: 'writer',
    overrideReason: '/cla cancel',
  });
  expect(await cancelled()).toBe(before + 1);
  gitee.push(pull, { by: opener, commits: [{ author: opener.email }] });
  await expectLabels(pull, YES);

  const other = await openCommunity(true, { openerMayCancel: true });
  await expectLabels(other.pull, YES);
  await cancelBy(other.pull, other.opener);
  await expectLabels(other.pull, NO);
  expect(await cancelled()).toBe(before + 2);
});

test('openeuler: one repository asks for the committer, where the others ask for the author', async () => {
  const { community, opener, pull } = await openCommunity(false);
  const { repository } = community;
  await expectLabels(pull, NO);
  const committer = await addPerson(world, community, true);
  const byCommitter = { author: opener.email, committer: committer.email };
  const second = gitee.openPullRequest({ repository, opener, commits: [byCommitter] });
  await expectLabels(second, NO);

  await gate(testApp, community, { mode: 'ENFORCE', subjects: ['COMMITTER'] });

  await expectLabels(second, YES);
  expect([...pull.labels]).toEqual(NO);
});

test('openeuler: a commit without an address loses the yes of before, and other prefixes serve other communities', async () => {
  const labels = { covered: 'mindspore-cla/yes', uncovered: 'mindspore-cla/no' };
  const { community, opener, pull } = await openCommunity(true, { labels, comment: 'EDIT' });
  await expectLabels(pull, ['mindspore-cla/yes']);
  gitee.push(pull, { by: opener, commits: [{ author: '' }] });
  await expectLabels(pull, ['mindspore-cla/no']);
  await expect.poll(() => oursOf(community, pull).map(titleOf), PATIENCE).toEqual(['### CLA Signature Guide']);
  const [first] = community.repository.comments.map(({ id }) => id);
  gitee.push(pull, { by: opener, commits: [{ author: opener.email }], force: true });
  await expectLabels(pull, ['mindspore-cla/yes']);
  await expect.poll(() => oursOf(community, pull).map(titleOf), PATIENCE).toEqual(['### CLA Signature Pass']);
  expect(community.repository.comments.map(({ id }) => id)).toEqual([first]);
});

test('observed, the present robot goes on alone, and its verdicts are compared with ours', async () => {
  const community = await addGatedCommunity(world, { mode: 'OBSERVE', policy: OPENEULER });
  const { repository } = community;
  const opener = await addPerson(world, community, false);
  const pull = gitee.openPullRequest({ repository, opener, commits: [{ author: opener.email }] });
  pull.labels.add('openeuler-cla/yes');
  const before = gitee.requests(/^(POST|PATCH|DELETE) /).length;

  gitee.comment(pull, { by: opener, body: '/check-cla' });
  const asked = () => gitee.requests(new RegExp(`${community.organization.login}/project/pulls/1/commits`)).length;
  await expect.poll(asked, PATIENCE).toBeGreaterThan(0);

  await gitee.settleWebhooks();
  expect(gitee.requests(/^(POST|PATCH|DELETE) /)).toHaveLength(before);
  expect([...pull.labels]).toEqual(YES);
});
