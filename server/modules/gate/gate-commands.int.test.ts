import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { takeId } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { Delivery } from './delivery/delivery.entity.ts';
import { expectConclusion, openPullRequest } from './testing/contributors.ts';
import {
  askVerdict,
  conclusionOf,
  headShaOf,
  PATIENCE,
  startGateWorld,
  type GatedCommunity,
} from './testing/gate-world.ts';
import { setPolicy } from './testing/token-community.ts';

const world = await startGateWorld();
const { github, testApp, app } = world;
const open = (signed: boolean) => openPullRequest(world, signed);
const shows = (pull: FakePull, conclusion: string) => expectConclusion(world, pull, conclusion);

test('github-093 anybody may have it judged again by a comment', async () => {
  const { community, opener, pull } = await open(false);
  await shows(pull, 'action_required');
  await buildIndividualSigning(testApp.em(), community.cla, { email: opener.email });

  github.comment(pull, { by: github.addUser('passer-by'), body: 'Signed.\n/check-cla' });

  await shows(pull, 'success');
  expect(github.mergeable(pull)).toBe(true);
});

test('github-094 bots, quotations and edits command nothing', async () => {
  const { community, opener, pull } = await open(false);
  await shows(pull, 'action_required');
  await buildIndividualSigning(testApp.em(), community.cla, { email: opener.email });

  github.comment(pull, { by: app.bot, body: 'recheck' });
  github.comment(pull, { by: opener, body: '> recheck' });
  github.comment(pull, { by: opener, body: 'recheck', action: 'edited' });
  await github.settleWebhooks();

  await expect.poll(unhandled, PATIENCE).toBe(0);
  expect(conclusionOf(world, pull)).toBe('action_required');
});

test('G21 a command with more words is answered, and obeyed once where the answer is refused', async () => {
  const { community, opener, pull } = await open(false);
  await shows(pull, 'action_required');
  await buildIndividualSigning(testApp.em(), community.cla, { email: opener.email });

  const comment = github.comment(pull, { by: opener, body: 'Signed.\n`recheck` please' });

  await shows(pull, 'success');
  await expect.poll(() => [...comment.reactions], PATIENCE).toEqual(['eyes']);
  const asked = github.requests(/reactions$/).length;
  github.fail({ on: /reactions$/, kind: 'refused', times: 1000 });
  onTestFinished(() => github.calm());
  const maintainer = github.addUser('unanswered-keeper');
  community.repository.roles.set(maintainer.id, 'write');
  github.comment(pull, { by: maintainer, body: '/cla cancel' });
  await shows(pull, 'action_required');
  await expect.poll(unhandled, PATIENCE).toBe(0);
  expect(github.requests(/reactions$/)).toHaveLength(asked + 1);
});

test('people who may write cancel a verdict until the next push, others do not', async () => {
  const { community, opener, pull } = await open(true);
  await shows(pull, 'success');
  const maintainer = github.addUser('maintainer');
  community.repository.roles.set(maintainer.id, 'write');

  const foreign = github.comment(pull, { by: opener, body: '/cla cancel' });
  // Once the verdict is cancelled, comments of before are not answered.
  await expect.poll(() => [...foreign.reactions], PATIENCE).toEqual(['confused']);
  const own = github.comment(pull, { by: maintainer, body: '/cla cancel' });
  await shows(pull, 'action_required');
  await expect.poll(() => [...own.reactions], PATIENCE).toEqual(['+1']);
  expect((await askVerdict(world, pull))?.verdicts[0]).toMatchObject({
    verdict: 'UNCOVERED',
    overriddenBy: 'maintainer',
  });
  github.push(pull, { by: opener, commits: [{ author: opener.email }] });

  await shows(pull, 'success');
  expect(await countCancelled(pull)).toBe(1);
});

/** How often the verdict about a pull request was cancelled. */
async function countCancelled(pull: FakePull): Promise<number> {
  const subject = (await askVerdict(world, pull))?.id ?? '';
  return testApp.em().count(AuditEvent, { action: 'VERDICT_CANCELLED', subject });
}

const unhandled = (): Promise<number> => testApp.em().count(Delivery, { handledAt: null });

/** Sends a webhook that GitHub signed under a number that it never had. */
async function replay(body: string): Promise<void> {
  const headers = github.sign(app, { guid: crypto.randomUUID(), event: 'issue_comment', body });
  const answer = await testApp.app.inject({ method: 'POST', url: HOOK, payload: body, headers: { ...headers } });
  expect(answer.statusCode).toBe(202);
  await expect.poll(unhandled, PATIENCE).toBe(0);
}

test('a command that is sent again under another number does nothing, also days later', async () => {
  const { community, opener, pull } = await open(true);
  await shows(pull, 'success');
  const maintainer = github.addUser('keeper');
  community.repository.roles.set(maintainer.id, 'write');
  github.comment(pull, { by: maintainer, body: '/cla cancel' });
  await shows(pull, 'action_required');
  const captured = app.deliveries.findLast(({ body }) => body.includes('"/cla cancel"'))?.body ?? '';
  github.push(pull, { by: opener, commits: [{ author: opener.email }] });
  await shows(pull, 'success');
  const sha256 = createHash('sha256').update(captured).digest('hex');

  await replay(captured);
  expect(await testApp.em().count(Delivery, { sha256 })).toBe(1);
  // Deliveries are forgotten after a month.
  await testApp.em().nativeDelete(Delivery, {});
  await replay(captured);

  expect(await testApp.em().count(Delivery, { sha256 })).toBe(1);
  expect(await countCancelled(pull)).toBe(1);
  expect(conclusionOf(world, pull)).toBe('success');
});

test('a command that is older than the head does nothing', async () => {
  const { community, pull } = await open(true);
  await shows(pull, 'success');
  const maintainer = github.addUser('late-keeper');
  community.repository.roles.set(maintainer.id, 'write');
  const tell = async (createdAt: Date): Promise<void> => {
    const id = takeId(github.state);
    const { number } = pull;
    const comment = { id, number, author: maintainer, body: '/cla cancel', createdAt, reactions: new Set<string>() };
    github.tellComment(pull, { comment, action: 'created' });
    await github.settleWebhooks();
    await expect.poll(unhandled, PATIENCE).toBe(0);
  };

  await tell(new Date(Date.now() - 3_600_000));
  expect((await askVerdict(world, pull))?.verdicts).toHaveLength(1);
  await tell(new Date());

  await shows(pull, 'action_required');
});

const OVERRIDE = `mutation ($input: OverrideVerdictInput!) { overrideVerdict(input: $input) { pullRequest { id } } }`;

test('a manager lets a pull request through until the next push, and says why', async () => {
  const { community, opener, pull } = await open(false);
  await shows(pull, 'action_required');
  const shown = await askVerdict(world, pull);
  // As long as a reason may be, in characters as its reader counts them.
  const reason = `Signed on *paper*${'🖊'.repeat(483)}`;
  const input = { id: shown?.id, headSha: headShaOf(pull), reason };

  const old = await graphql(testApp.app, OVERRIDE, { input: { ...input, headSha: '0'.repeat(40) } }, community.headers);
  expect(old.errors[0]?.extensions).toMatchObject({ code: 'bad_request_parameter', field: 'headSha' });
  expect((await graphql(testApp.app, OVERRIDE, { input }, community.headers)).codes).toEqual([]);

  await shows(pull, 'success');
  const [latest] = (await askVerdict(world, pull))?.verdicts ?? [];
  expect(latest).toMatchObject({ verdict: 'COVERED', overrideReason: input.reason });
  github.push(pull, { by: opener, commits: [{ author: opener.email }] });
  await shows(pull, 'action_required');
});

test('github-082 and 087: a squashed commit passes by its pull request, but for co-authors that its text adds', async () => {
  const { community, opener, pull } = await open(true);
  await setPolicy(testApp, community, { coAuthors: 'REQUIRE' });
  await shows(pull, 'success');

  const squashed = github.enqueue([pull], { by: opener, method: 'squash' });
  await expect.poll(() => github.groupPasses(squashed), PATIENCE).toBe(true);

  const message = 'Change something\n\nCo-authored-by: Stranger <stranger@example.com>';
  const { headSha } = github.enqueue([pull], { by: opener, method: 'squash', message });
  await expect.poll(() => groupCheck(community, headSha)?.conclusion, PATIENCE).toBe('failure');
});

test('github-088 a merge group that is gone is not judged', async () => {
  const { community, opener, pull } = await open(true);
  await shows(pull, 'success');
  github.disturb(/merge_group\.checks_requested/, 'hold');
  const group = github.enqueue([pull], { by: opener, method: 'merge' });
  github.settleGroup(group, opener);
  await github.settleWebhooks();
  const before = github.requests(/compare/).length;

  await github.releaseHeld();
  const next = github.enqueue([pull], { by: opener, method: 'merge' });

  await expect.poll(() => github.groupPasses(next), PATIENCE).toBe(true);
  expect(groupCheck(community, group.headSha)).toBeUndefined();
  expect(github.requests(/compare/)).toHaveLength(before + 1);
});

const groupCheck = ({ repository }: GatedCommunity, sha: string) =>
  repository.checkRuns.findLast(({ headSha }) => headSha === sha);

test('github-086: a merge queue passes what is covered, and nothing that is unknown', async () => {
  const { community, opener, pull } = await open(true);
  await shows(pull, 'success');

  const group = github.enqueue([pull], { by: opener, method: 'merge' });
  await expect.poll(() => github.groupPasses(group), PATIENCE).toBe(true);
  const { sha } = github.addCommit({ author: opener.email });
  const headRef = 'refs/heads/gh-readonly-queue/main/unknown';
  github.tellGroup({ ...group, headSha: sha, headRef }, { action: 'checks_requested', sender: opener });
  const failed = (): string | null | undefined =>
    community.repository.checkRuns.find(({ headSha }) => headSha === sha)?.conclusion;
  await expect.poll(failed, PATIENCE).toBe('failure');
});

const HOOK = '/hooks/github/github-app';

test.each([
  ['without a signature', HOOK, {}, 401],
  ['with a wrong one', HOOK, { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` }, 401],
  ['for an unknown connection', `/hooks/github/${crypto.randomUUID()}`, {}, 404],
  ['for another platform', '/hooks/gitee/github-app', {}, 404],
])('github-039 a webhook %s is refused and not stored', async (_rule, url, headers, status) => {
  const key = crypto.randomUUID();
  const all = { 'x-github-delivery': key, 'x-github-event': 'ping', 'content-type': 'application/json', ...headers };

  const answer = await testApp.app.inject({ method: 'POST', url, payload: '{"zen":"x"}', headers: all });

  expect(answer.statusCode).toBe(status);
  expect(await testApp.em().count(Delivery, { key: { $like: `%${key}%` } })).toBe(0);
});

test('github-040 a body of 20 MB is taken, one above 25 MB is not', async () => {
  const send = async (size: number): Promise<number> => {
    const body = Buffer.from(JSON.stringify({ zen: 'x'.repeat(size) }));
    const headers = github.sign(app, { guid: crypto.randomUUID(), event: 'ping', body });
    const answer = await testApp.app.inject({ method: 'POST', url: HOOK, payload: body, headers: { ...headers } });
    return answer.statusCode;
  };
  const mebibyte = 1024 * 1024;

  expect(await send(20 * mebibyte)).toBe(202);
  expect(await send(25 * mebibyte)).toBe(413);
});

test('a compressed body stays as it was sent, so that no small request can fill the memory', async () => {
  const payload = gzipSync(Buffer.alloc(26 * 1024 * 1024));
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };

  expect((await testApp.app.inject({ method: 'POST', url: HOOK, payload, headers })).statusCode).toBe(401);
});
