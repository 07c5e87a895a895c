import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { headersOf } from '#server/integrations/gate-platform/gitcode/testing/fake-webhooks.ts';
import type { FakeFaultKind, FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { PlatformConnection } from './connection/platform-connection.entity.ts';
import { Delivery } from './delivery/delivery.entity.ts';
import { PATIENCE } from './testing/gate-world.ts';
import { hurryJobs } from './testing/hurry-jobs.ts';
import { sweep } from './testing/sweep.ts';
import {
  addGatedCommunity,
  addPerson,
  askTokenVerdict,
  expectLabels,
  type GatedTokenCommunity,
  NO,
  openBy,
  startGitcodeWorld,
  YES,
} from './testing/token-world.ts';

const world = await startGitcodeWorld();
const { host: gitcode, testApp } = world;

const opened = ({ organization, repository }: GatedTokenCommunity) =>
  JSON.stringify({
    object_kind: 'merge_request',
    user: { id: 1, username: 'bo' },
    project: { id: repository.id, path_with_namespace: `${organization.login}/${repository.name}` },
    object_attributes: { iid: 1, action: 'open' },
  });
const post = async (connectionId: string, body: string, headers: Readonly<Record<string, string>>): Promise<number> => {
  const url = `/hooks/gitcode/${connectionId}`;
  return (await testApp.app.inject({ method: 'POST', url, payload: body, headers })).statusCode;
};
const stored = (): Promise<number> => testApp.em().count(Delivery);

test('gitcode: webhooks are taken under both names of the platform, signed or with the password', async () => {
  const community = await addGatedCommunity(world);
  const { connectionId, webhookSecret: password } = community;
  const body = opened(community);
  const send = (family: 'gitcode' | 'atomgit', encryptionType: 0 | 1) =>
    post(
      connectionId,
      body,
      headersOf({ family }, { encryptionType, password }, { event: 'Merge Request Hook', body }),
    );

  expect(await send('gitcode', 1)).toBe(202);
  expect(await send('gitcode', 0)).toBe(202);
  expect(await send('atomgit', 1)).toBe(202);
  expect(await send('atomgit', 0)).toBe(202);
});

test('gitcode: forged, foreign and changed webhooks are refused and not stored; one that is repeated is stored once', async () => {
  const community = await addGatedCommunity(world);
  const other = await addGatedCommunity(world);
  const { connectionId, webhookSecret: password } = community;
  const body = opened(community);
  const signedBy = (secret: string, text = body) =>
    headersOf(
      { family: 'gitcode' },
      { encryptionType: 1, password: secret },
      { event: 'Merge Request Hook', body: text },
    );
  const before = await stored();
  const { 'x-gitcode-signature-256': _signature, ...unsigned } = signedBy(password);

  expect(await post(connectionId, body, unsigned)).toBe(401);
  expect(await post(connectionId, body, { ...unsigned, 'x-gitcode-token': '' })).toBe(401);
  expect(await post(connectionId, body, { ...unsigned, 'x-gitcode-token': `${password}x` })).toBe(401);
  expect(await post(connectionId, body, signedBy(other.webhookSecret))).toBe(401);
  expect(await post(connectionId, body, signedBy(password, `${body} `))).toBe(401);
  // A wrong signature is wrong, whatever else is sent along.
  expect(await post(connectionId, body, { ...signedBy('wrong'), 'x-gitcode-token': password })).toBe(401);
  expect(await post(randomUUID(), body, signedBy(password))).toBe(404);
  expect(await stored()).toBe(before);

  const once = signedBy(password);
  expect(await post(connectionId, body, once)).toBe(202);
  expect(await post(connectionId, body, once)).toBe(202);
  expect(await stored()).toBe(before + 1);
  const row = await testApp
    .em()
    .findOneOrFail(Delivery, { key: String(once['x-gitcode-delivery']) }, { populate: ['body'] });
  expect(row.body?.toString()).not.toContain(password);
});

test('gitcode: a connection says nothing about the repositories of others', async () => {
  const { community, pull } = await openBy(world, true);
  await expectLabels(pull, YES);
  const stranger = await addGatedCommunity(world);
  gitcode.permit(community.repository, gitcode.addUser('maintainer'), 'admin');
  const body = JSON.stringify({
    object_kind: 'note',
    user: { id: 7, username: 'maintainer' },
    project: {
      id: community.repository.id,
      path_with_namespace: `${community.organization.login}/${community.repository.name}`,
    },
    object_attributes: { id: 9, note: '/cla cancel', noteable_type: 'MergeRequest', system: false },
    merge_request: { iid: pull.number },
  });
  const { webhookSecret: password, connectionId } = stranger;
  const headers = headersOf({ family: 'gitcode' }, { encryptionType: 1, password }, { event: 'Note Hook', body });

  expect(await post(connectionId, body, headers)).toBe(202);
  await expect.poll(() => testApp.em().count(Delivery, { handledAt: null }), PATIENCE).toBe(0);

  expect(await askTokenVerdict(world, pull)).toMatchObject({
    verdict: 'COVERED',
    verdicts: [{ verdict: 'COVERED' }],
  });
});

test('gitcode: commands count as the platform shows them, from people alone, and cancel by right', async () => {
  const { community, opener, pull } = await openBy(world, true);
  await expectLabels(pull, YES);
  const maintainer = gitcode.addUser('keeper');
  gitcode.permit(community.repository, maintainer, 'write');

  gitcode.comment(pull, { by: opener, body: '/cla cancel' });
  gitcode.comment(pull, { by: maintainer, body: '/cla cancel', system: true });
  gitcode.comment(pull, { by: community.robot, body: '/cla cancel' });
  await gitcode.settleWebhooks();
  await expect.poll(() => testApp.em().count(Delivery, { handledAt: null }), PATIENCE).toBe(0);
  expect([...pull.labels]).toEqual(YES);
  gitcode.comment(pull, { by: maintainer, body: '/cla cancel' });

  await expectLabels(pull, NO);
});

test('gitcode: a command that is delivered again cancels nothing', async () => {
  const { community, opener, pull } = await openBy(world, true);
  await expectLabels(pull, YES);
  const maintainer = gitcode.addUser('cancels-once');
  gitcode.permit(community.repository, maintainer, 'write');
  gitcode.disturb(/^note$/, 'hold');
  gitcode.comment(pull, { by: maintainer, body: '/cla cancel' });
  const [told] = gitcode.state.held;
  await gitcode.releaseHeld();
  await expectLabels(pull, NO);
  gitcode.push(pull, { commits: [{ author: opener.email }] });
  await expectLabels(pull, YES);
  const { connectionId, webhookSecret: password } = community;
  const send = async (body: string): Promise<number> =>
    post(
      connectionId,
      body,
      headersOf({ family: 'gitcode' }, { encryptionType: 0, password }, { event: 'Note Hook', body }),
    );
  const body = told?.body ?? '';

  expect(await send(body)).toBe(202);
  expect(await send(JSON.stringify({ ...(JSON.parse(body) as object), uuid: randomUUID() }))).toBe(202);
  await expect.poll(() => testApp.em().count(Delivery, { handledAt: null }), PATIENCE).toBe(0);

  expect((await askTokenVerdict(world, pull))?.verdicts[0]).toMatchObject({ verdict: 'COVERED' });
  expect([...pull.labels]).toEqual(YES);
});

/** Opens a pull request of two commits by somebody who has signed, while requests fail. */
async function openWhile(kind: FakeFaultKind, on: RegExp) {
  const community = await addGatedCommunity(world);
  const opener = await addPerson(world, community, true);
  const { repository } = community;
  // What is still asked about the pull requests of other tests must not use up the failure.
  gitcode.fail({ on: new RegExp(on.source.replace('.*', `.*/${community.organization.login}/.*`)), kind });
  const commits = [{ author: opener.email }, { author: opener.email }];
  return { community, pull: gitcode.openPullRequest({ repository, opener, commits }) };
}
const verdictsOf = async (pull: FakePull) =>
  (await askTokenVerdict(world, pull))?.verdicts.map(({ verdict }) => verdict);

test.each([
  ['an answer is lost', 'lost_answer', /POST .*\/labels$/],
  ['the commits shown are of an older head', 'old_commits', /GET .*\/commits/],
] as const)('gitcode: when %s the verdict comes later, and is right', async (_what, kind, on) => {
  const { pull } = await openWhile(kind, on);

  await expectLabels(pull, YES);
  expect(await verdictsOf(pull)).toEqual(['COVERED']);
});

test.each(['firewall', 'limited'] as const)(
  'gitcode: at a limit (%s) everything waits, and nothing is lost',
  async (kind) => {
    const { community, pull } = await openWhile(kind, /GET .*\/commits/);
    const one = { publicId: community.connectionId };
    const limit = async () => (await testApp.em().findOneOrFail(PlatformConnection, one)).limitedUntil;
    await expect.poll(limit, PATIENCE).toBeInstanceOf(Date);
    expect([...pull.labels]).toEqual([]);

    const endLimit = async () => {
      await testApp.em().nativeUpdate(PlatformConnection, one, { limitedUntil: null });
      await hurryJobs(testApp.em());
    };
    // The limit is stored before the job that it puts off.
    await expect
      .poll(async () => {
        await endLimit();
        return [...pull.labels];
      }, PATIENCE)
      .toEqual(YES);
    expect(await verdictsOf(pull)).toEqual(['COVERED']);
  },
);

test('gitcode: a repository that is missing for a while is judged once it is there', async () => {
  const { community, opener, pull } = await openBy(world, false);
  await expectLabels(pull, NO);
  community.repository.youngFor = 3;
  const second = gitcode.openPullRequest({
    repository: community.repository,
    opener,
    commits: [{ author: opener.email }],
  });
  await expect.poll(() => community.repository.youngFor, PATIENCE).toBeLessThan(3);
  community.repository.youngFor = 0;

  await sweep(world, community.connectionId);

  await expectLabels(second, NO);
  expect(await askTokenVerdict(world, pull)).toMatchObject({ open: true });
});
