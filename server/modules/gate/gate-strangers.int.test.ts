import { expect, test } from 'vitest';
import type { FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { PlatformInstallation } from './connection/platform-installation.entity.ts';
import { Delivery } from './delivery/delivery.entity.ts';
import { expectConclusion, openPullRequest } from './testing/contributors.ts';
import { dueJobs } from './testing/due-jobs.ts';
import { askVerdict, PATIENCE, startGateWorld } from './testing/gate-world.ts';

const world = await startGateWorld({ RATE_LIMIT_SCALE: '1' });
const { github, testApp } = world;

const RECHECK = 'mutation ($id: ID!) { recheckPullRequest(input: { id: $id }) { judgedAgain } }';
const recheck = (id: string, headers = {}) => graphql(testApp.app, RECHECK, { id }, headers);

async function settle(): Promise<void> {
  await github.settleWebhooks();
  await expect.poll(() => testApp.em().count(Delivery, { handledAt: null }), PATIENCE).toBe(0);
  await expect.poll(() => dueJobs(testApp.em()), PATIENCE).toEqual([]);
}

/** Opens a pull request that is judged as uncovered; the id is that of the service. */
async function openJudged() {
  const opened = await openPullRequest(world, false);
  await expectConclusion(world, opened.pull, 'action_required');
  await settle();
  return { ...opened, id: await idOf(opened.pull) };
}

async function idOf(pull: FakePull): Promise<string> {
  return (await askVerdict(world, pull))?.id ?? '';
}

test('a stranger has nothing done while nothing has changed, and a manager has', async () => {
  const { community, id, opener, pull } = await openJudged();
  const before = github.requests().length;

  expect((await recheck(id)).data).toEqual({ recheckPullRequest: { judgedAgain: false } });
  github.comment(pull, { by: github.addUser('passer-by'), body: '/check-cla' });
  await settle();
  expect(github.requests()).toHaveLength(before);

  expect((await recheck(id, community.headers)).data).toEqual({ recheckPullRequest: { judgedAgain: true } });
  await settle();
  await buildIndividualSigning(testApp.em(), community.cla, { email: opener.email });
  expect((await recheck(id)).data).toEqual({ recheckPullRequest: { judgedAgain: true } });
  await expectConclusion(world, pull, 'success');
});

test('all strangers together use a tenth of the requests of an installation', async () => {
  const { community, id, opener } = await openJudged();
  const externalId = String(community.installation.id);
  const installation = await testApp.em().findOneOrFail(PlatformInstallation, { externalId });
  await buildIndividualSigning(testApp.em(), community.cla, { email: opener.email });
  await testApp.deps.rateLimiter.consume('gate_stranger_requests', installation.id, 495);

  expect((await recheck(id)).codes).toEqual(['too_many_request']);
  expect((await recheck(id, community.headers)).codes).toEqual([]);
});

test('somebody who may not cancel has the platform asked thirty times an hour, and keeps nobody from cancelling', async () => {
  const { community, pull } = await openJudged();
  const stranger = github.addUser('canceller');
  const maintainer = github.addUser('maintainer');
  community.repository.roles.set(maintainer.id, 'write');
  const before = github.requests(/\/permission$/).length;

  for (let posted = 0; posted < 31; posted += 1) {
    github.comment(pull, { by: stranger, body: '/cla cancel' });
  }
  await settle();

  expect(github.requests(/\/permission$/)).toHaveLength(before + 30);
  const cancelling = github.comment(pull, { by: maintainer, body: '/cla cancel' });
  await expect.poll(() => [...cancelling.reactions], PATIENCE).toEqual(['+1']);
});

test('a source asks for ten looks a minute, and reads 120 verdicts', async () => {
  const { id, pull } = await openJudged();
  await testApp.deps.rateLimiter.consume('gate_recheck_source', '127.0.0.1', 1);
  const looks: string[] = [];
  for (let asked = 0; asked < 10; asked += 1) {
    looks.push(...(await recheck(id)).codes);
  }
  expect(looks).toContain('too_many_request');

  const place = `owner: "${pull.repository.owner.login}", repository: "${pull.repository.name}", number: 1`;
  const codes: string[] = [];
  for (let asked = 0; asked < 121; asked += 1) {
    codes.push(...(await graphql(testApp.app, `{ pullRequestVerdict(platform: GITHUB, ${place}) { id } }`, {})).codes);
  }
  expect(codes).toContain('too_many_request');
});
