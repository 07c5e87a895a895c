import { expect, test } from 'vitest';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { addPoints } from '#server/modules/ground/counter/count-points.ts';
import { Counter } from '#server/modules/ground/counter/counter.entity.ts';
import { nextDay } from '#server/modules/ground/counter/day.rules.ts';
import { PlatformConnection } from './connection/platform-connection.entity.ts';
import { PlatformInstallation } from './connection/platform-installation.entity.ts';
import { Delivery } from './delivery/delivery.entity.ts';
import { deliveriesOf, DELIVERIES_PER_DAY, DELIVERY_KIBIBYTES_PER_DAY } from './delivery/spend-delivery.ts';
import { PullRequest, PullRequestState, Verdict } from './pull-request/pull-request.entity.ts';
import { GatedRepository } from './repository/gated-repository.entity.ts';
import { addContributor, expectConclusion, openPullRequest } from './testing/contributors.ts';
import {
  addCommunity,
  conclusionOf,
  PATIENCE,
  setMode,
  sign,
  startGateWorld,
  type GatedCommunity,
} from './testing/gate-world.ts';
import { hurryJobs } from './testing/hurry-jobs.ts';
import { settle, sweep } from './testing/sweep.ts';

const MINUTE = 60_000;
const world = await startGateWorld();
const { app, github, testApp } = world;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
const GITHUB = { publicId: 'github-app' };

/** News that the gate does nothing about. */
const SUITE = { sha: '0'.repeat(40), event: 'check_suite', action: 'completed' } as const;

async function sweepTimes(times: number): Promise<void> {
  for (let swept = 0; swept < times; swept += 1) {
    await sweep(world);
    await settle(world);
  }
}

/** Loses the webhooks of half an hour ago, among them one about a new pull request, since a sweep an hour ago. */
async function lose(community: GatedCommunity, others: number) {
  const { repository } = community;
  await settle(world);
  const known = app.deliveries.length;
  github.disturb(/./, 'drop', 1 + others);
  const { opener, pull } = await openPullRequest(world, true, { community });
  for (let emitted = 0; emitted < others; emitted += 1) {
    github.rerun(repository, { ...SUITE, by: opener, app });
  }
  for (const delivery of app.deliveries.slice(known)) {
    Object.assign(delivery, { deliveredAt: minutesAgo(30) });
  }
  await testApp.em().nativeUpdate(PlatformConnection, GITHUB, { sweptAt: minutesAgo(60) });
  return pull;
}

test('lost deliveries beyond the budget of a sweep are asked for by the next ones', async () => {
  const pull = await lose(await addCommunity(world), 202);

  await sweepTimes(3);

  await expect.poll(() => conclusionOf(world, pull), PATIENCE).toBe('success');
});

test('lost deliveries are asked for once the platform answers again', async () => {
  const pull = await lose(await addCommunity(world), 0);
  github.fail({ on: /hook\/deliveries/, kind: 'bad_gateway' });

  await sweepTimes(3);

  await expect.poll(() => conclusionOf(world, pull), PATIENCE).toBe('success');
});

test('a lost delivery that GitHub does not send again keeps no other one from being sent', async () => {
  await lose(await addCommunity(world), 2);
  const opened = app.deliveries.findLast(({ event }) => event === 'pull_request')?.guid ?? '';
  github.fail({ on: /hook\/deliveries\?/, kind: 'bad_gateway' });
  github.fail({ on: /attempts$/, kind: 'bad_gateway' });
  github.fail({ on: /attempts$/, kind: 'refused' });

  await sweepTimes(1);

  await expect.poll(() => testApp.em().count(Delivery, { key: opened }), PATIENCE).toBe(1);
});

test('pull requests of a suspended installation keep no others from their turn', async () => {
  const suspended = await addCommunity(world);
  const { community, pull } = await openPullRequest(world, true);
  await expectConclusion(world, pull, 'success');
  const em = testApp.em();
  const repositoryOf = ({ repository }: GatedCommunity) =>
    em.findOneOrFail(GatedRepository, { externalId: String(repository.id) });
  await settle(world);
  const installation = { externalId: String(suspended.installation.id) };
  suspended.installation.suspended = true;
  await em.nativeUpdate(PlatformInstallation, installation, { suspended: true });
  const [dead, live] = [await repositoryOf(suspended), await repositoryOf(community)];
  const old = minutesAgo(24 * 60);
  for (let number = 1; number <= 200; number += 1) {
    em.create(PullRequest, {
      repository: dead,
      number,
      state: PullRequestState.OPEN,
      url: '',
      headSha: 'a'.repeat(40),
      baseSha: '',
      baseBranch: 'main',
      verdict: Verdict.COVERED,
      judgedAt: old,
      createdAt: old,
      updatedAt: old,
    });
  }
  await em.flush();
  const pending = { verdict: Verdict.PENDING, judgedAt: minutesAgo(10), updatedAt: minutesAgo(10) };
  await em.nativeUpdate(PullRequest, { repository: live, number: pull.number }, pending);

  await sweepTimes(2);

  const verdict = async () =>
    (await testApp.em().findOneOrFail(PullRequest, { repository: live, number: pull.number })).verdict;
  await expect.poll(verdict, PATIENCE).toBe(Verdict.COVERED);
});

/** Makes the next try of a job its last one, at once, and waits until that has failed. */
async function giveUp(job: string): Promise<void> {
  const failed = async (): Promise<number> => {
    const em = testApp.em();
    await em.execute(`update pgboss.job set retry_count = retry_limit - 1 where name = '${job}' and state = 'retry'`);
    await hurryJobs(em);
    const jobs: unknown[] = await em.execute(`select from pgboss.job where name = '${job}' and state = 'failed'`);
    return jobs.length;
  };
  await expect.poll(failed, PATIENCE).toBeGreaterThan(0);
}

/** What `find` returns, while jobs that wait for their next try go on at once. */
async function hurried<T>(find: () => T): Promise<T> {
  await hurryJobs(testApp.em());
  return find();
}

test('after an outage of any length a signing turns the check green', async () => {
  const { community, opener, pull } = await openPullRequest(world, false);
  await expectConclusion(world, pull, 'action_required');
  await settle(world);
  github.fail({ on: /(?:POST|PATCH) .*check-runs/, kind: 'bad_gateway', times: 1000 });
  await sign(world, community, opener.email);
  await giveUp('judge-at-once');

  github.calm();
  await sweepTimes(1);

  await expect.poll(() => hurried(() => conclusionOf(world, pull)), PATIENCE).toBe('success');
});

test('after an outage of any length what was open before is judged', async () => {
  const community = await addCommunity(world, 'OBSERVE');
  await setMode(testApp, community, 'EXCLUDED');
  const { pull } = await openPullRequest(world, true, { community });
  await settle(world);
  github.fail({ on: /graphql OpenPullRequests/, kind: 'bad_gateway', times: 1000 });
  await setMode(testApp, community, 'ENFORCE');
  await giveUp('backfill-repository');

  github.calm();
  await sweepTimes(1);

  await expect.poll(() => hurried(() => conclusionOf(world, pull)), PATIENCE).toBe('success');
});

test('after an outage of any length a merge queue that still waits is answered', async () => {
  const { community, opener, pull } = await openPullRequest(world, true);
  await expectConclusion(world, pull, 'success');
  await settle(world);
  const { organization } = community;
  github.fail({ on: new RegExp(`${organization.login}/project/compare`), kind: 'bad_gateway', times: 1000 });
  const group = github.enqueue([pull], { by: opener, method: 'merge' });
  await giveUp('judge-merge-group');

  github.calm();
  await sweepTimes(1);

  await expect.poll(() => hurried(() => github.groupPasses(group)), PATIENCE).toBe(true);
});

test('an installation whose new token was refused for a moment works again after a sweep', async () => {
  const community = await addCommunity(world);
  await settle(world);
  const questions = new RegExp(`PullRequest ${community.organization.login}/`);
  github.fail({ on: questions, kind: 'unauthorized', times: 2 });
  const { pull } = await openPullRequest(world, true, { community });
  await settle(world);
  expect(conclusionOf(world, pull)).toBeNull();

  await sweepTimes(2);

  await expectConclusion(world, pull, 'success');
});

/** Leaves the connection `left` webhooks, or has it receive as many kibibytes, in the rest of the day. */
async function spendDeliveries({ left = 1000, kibibytes = 0 }): Promise<void> {
  const em = testApp.em();
  const ctx = createSystemContext(testApp.deps);
  const [byNumber, bySize] = deliveriesOf(await em.findOneOrFail(PlatformConnection, GITHUB));
  await em.nativeDelete(Counter, {});
  const endsAt = nextDay(ctx.now());
  await addPoints(ctx, em, { subject: byNumber, points: DELIVERIES_PER_DAY - left, endsAt });
  await addPoints(ctx, em, { subject: bySize, points: kibibytes, endsAt });
}

/** Deliveries that are stored while `work` is done, with their bodies. */
async function storedDuring(work: () => Promise<unknown>): Promise<Delivery[]> {
  await settle(world);
  const em = testApp.em();
  const before = (await em.findAll(Delivery, { fields: ['id'] })).map(({ id }) => id);
  await work();
  await github.settleWebhooks();
  return testApp.em().find(Delivery, { id: { $nin: before } }, { populate: ['body'] });
}

test.each([
  ['number', { left: 0 }],
  ['size', { kibibytes: 2 * DELIVERY_KIBIBYTES_PER_DAY }],
])('webhooks above the daily %s are dropped, and the pull request is judged all the same', async (_what, spent) => {
  const community = await addCommunity(world);
  await settle(world);
  await spendDeliveries(spent);

  const stored = await storedDuring(async () => {
    const { pull } = await openPullRequest(world, true, { community });
    await sweepTimes(1);
    await expect.poll(() => conclusionOf(world, pull), PATIENCE).toBe('success');
  });

  expect(stored).toEqual([]);
  await testApp.em().nativeDelete(Counter, {});
});

test('of webhooks at once no more are stored than the day has left', async () => {
  const community = await addCommunity(world);
  const opener = await addContributor(world, community, true);
  const { repository } = community;
  await settle(world);
  await spendDeliveries({ left: 3 });

  const stored = await storedDuring(async () => {
    for (let emitted = 0; emitted < 10; emitted += 1) {
      github.rerun(repository, { ...SUITE, by: opener, app });
    }
  });

  expect(stored).toHaveLength(3);
  await testApp.em().nativeDelete(Counter, {});
});

test('webhooks above the daily size are acted upon without their bodies', async () => {
  const community = await addCommunity(world);
  await settle(world);
  await spendDeliveries({ kibibytes: DELIVERY_KIBIBYTES_PER_DAY });

  const stored = await storedDuring(async () => {
    const { pull } = await openPullRequest(world, true, { community });
    await expect.poll(() => conclusionOf(world, pull), PATIENCE).toBe('success');
  });

  expect(stored.length).toBeGreaterThan(0);
  expect(stored.filter(({ body }) => body !== null)).toEqual([]);
  await testApp.em().nativeDelete(Counter, {});
});
