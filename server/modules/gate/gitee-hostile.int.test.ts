import { expect, test } from 'vitest';
import { signTime } from '#server/integrations/gate-platform/gitee/testing/fake-webhooks.ts';
import type { FakeDelivery } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { graphql } from '#server/test/graphql.ts';
import { Delivery } from './delivery/delivery.entity.ts';
import { PATIENCE } from './testing/gate-world.ts';
import {
  addGatedCommunity,
  addPerson,
  askTokenVerdict,
  expectLabels,
  NO,
  startGiteeWorld,
  YES,
} from './testing/token-world.ts';

const world = await startGiteeWorld();
const { host: gitee, testApp } = world;
const community = await addGatedCommunity(world);
const { repository } = community;
const opener = await addPerson(world, community, true);
const commits = [{ author: opener.email }];

/** What Gitee sent last: somebody may have seen it, with what proves it. */
const captured = (): FakeDelivery => {
  const delivery = gitee.state.deliveries.at(-1);
  if (delivery === undefined) {
    throw new Error('nothing was sent');
  }
  return delivery;
};

async function send(delivery: Pick<FakeDelivery, 'headers' | 'body'>): Promise<number> {
  const url = `/hooks/gitee/${community.connectionId}`;
  const headers = { ...delivery.headers };
  const answer = await testApp.app.inject({ method: 'POST', url, headers, payload: delivery.body });
  return answer.statusCode;
}

const stored = (): Promise<number> =>
  testApp.em().count(Delivery, { connection: { publicId: community.connectionId } });
const unhandled = (): Promise<number> => testApp.em().count(Delivery, { handledAt: null });

const changed = ({ headers, body }: FakeDelivery, change: object) => ({
  headers,
  body: JSON.stringify({ ...(JSON.parse(body) as object), ...change }),
});

test('gitee: a captured proof gives nobody the right of somebody else', async () => {
  const pull = gitee.openPullRequest({ repository, opener, commits });
  await expectLabels(pull, YES);
  const writer = gitee.addUser('writer');
  gitee.permit(repository, writer, 'write');
  const innocent = gitee.comment(pull, { by: writer, body: 'Well done' });
  await gitee.settleWebhooks();
  const user = { id: writer.id, login: writer.login };

  const forgeries = [
    { comment: { id: innocent.id, body: '/cla cancel', user } },
    { comment: { id: 999_999, body: '/cla cancel', user } },
  ];
  for (const forged of forgeries) {
    expect(await send(changed(captured(), forged))).toBe(202);
  }
  await expect.poll(unhandled, PATIENCE).toBe(0);

  expect((await askTokenVerdict(world, pull))?.verdicts).toMatchObject([{ verdict: 'COVERED', overriddenBy: null }]);
  expect([...pull.labels]).toEqual(YES);
});

test('gitee: a command that is delivered again cancels nothing', async () => {
  const pull = gitee.openPullRequest({ repository, opener, commits });
  await expectLabels(pull, YES);
  const writer = gitee.addUser('cancels-once');
  gitee.permit(repository, writer, 'write');
  gitee.comment(pull, { by: writer, body: '/cla cancel' });
  await gitee.settleWebhooks();
  const told = captured();
  await expectLabels(pull, NO);
  gitee.push(pull, { by: opener, commits });
  await expectLabels(pull, YES);

  expect(await send(told)).toBe(202);
  expect(await send(changed(told, { changed: true }))).toBe(202);
  await expect.poll(unhandled, PATIENCE).toBe(0);

  expect((await askTokenVerdict(world, pull))?.verdicts[0]).toMatchObject({ verdict: 'COVERED', overriddenBy: null });
  expect([...pull.labels]).toEqual(YES);
});

test('gitee: a captured proof makes nobody a pusher', async () => {
  const victim = await addPerson(world, community, true);
  const pull = gitee.openPullRequest({ repository, opener, commits: [{ author: victim.email }] });
  await expectLabels(pull, NO);
  const sender = { id: victim.id, login: victim.login };
  const forged = changed(captured(), { action: 'update', action_desc: 'source_branch_changed', sender, user: sender });
  expect(await send(forged)).toBe(202);
  await expect.poll(unhandled, PATIENCE).toBe(0);
  const [subject] = (await askTokenVerdict(world, pull))?.trace.commits[0]?.subjects ?? [];
  expect(subject).toMatchObject({ assurance: 'A1', covered: false, missing: 'UNPROVED_ADDRESS' });
});

test.each([
  ['without a token', { 'x-gitee-token': '' }],
  ['with the token of another secret', { 'x-gitee-token': signTime('another', String(Date.now())) }],
  ['of two hours ago', proofOf(Date.now() - 7_200_000)],
])('gitee: a webhook %s is refused and not stored', async (_what, headers) => {
  const before = await stored();
  const { headers: proved, body } = captured();
  expect(await send({ headers: { ...proved, ...headers }, body })).toBe(401);
  expect(await stored()).toBe(before);
});

function proofOf(time: number): Record<string, string> {
  const timestamp = String(time);
  return { 'x-gitee-timestamp': timestamp, 'x-gitee-token': signTime(community.webhookSecret, timestamp) };
}

test('gitee: a webhook of another connection proves nothing here', async () => {
  const other = await addGatedCommunity(world);
  gitee.openPullRequest({ repository: other.repository, opener, commits });
  expect(await send(captured())).toBe(401);
});

test('gitee: a doubled webhook is one delivery, and none holds what proves it', async () => {
  const pull = gitee.openPullRequest({ repository, opener, commits });
  await gitee.settleWebhooks();
  const before = await stored();
  expect(await send(captured())).toBe(202);
  expect(await stored()).toBe(before);
  await expectLabels(pull, YES);
  const bodies = await testApp.em().find(Delivery, { body: { $ne: null } }, { populate: ['body'] });
  const text = bodies.map(({ body }) => Buffer.from(body ?? '').toString()).join('\n');
  expect(text).toContain('merge_request_hooks');
  for (const secret of [community.webhookSecret, community.token]) {
    expect(text).not.toContain(secret);
    expect(world.log.join('')).not.toContain(secret);
  }
  expect(text).not.toMatch(/"(?:password|sign|timestamp)"/);
});

const CONNECT = 'mutation ($input: ConnectPlatformInput!) { connectPlatform(input: $input) { connection { id } } }';

test.each(['user_info', 'projects', 'notes', 'hook'])(
  'gitee: a token without %s is not taken, and the scope is named',
  async (scope) => {
    const all = ['user_info', 'projects', 'pull_requests', 'notes', 'hook', 'groups'];
    const token = gitee.issueToken(
      community.robot,
      all.filter((one) => one !== scope),
    );
    const input = { platform: 'GITEE', token };
    const { errors } = await graphql(testApp.app, CONNECT, { input }, community.headers);
    expect(errors[0]?.extensions).toMatchObject({ code: 'auth_failed', reason: scope });
  },
);
