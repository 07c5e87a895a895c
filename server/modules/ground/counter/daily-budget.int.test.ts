import { expect, test } from 'vitest';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { ApiKey } from '#server/modules/community/api-key/api-key.entity.ts';
import { arrangeCommunity, mutate, type Community } from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { addPoints } from './count-points.ts';
import { Counter } from './counter.entity.ts';
import { creationsOf, DAILY_CREATIONS, DAILY_PACED, pacedOf, spendDailyBudgets } from './daily-budget.ts';
import { nextDay, secondsToNextDay } from './day.rules.ts';
import { spendBudgetOf } from './testing/spent-budget.ts';

const testApp = await createTestApp();

const createKey = ({ headers }: Pick<Community, 'headers'>) =>
  mutate<{ apiKey: { id: string } }>(testApp, 'createApiKey', {
    input: { name: 'CI bot', scopes: ['STATUS_READ'] },
    selection: 'apiKey { id }',
    headers,
  });

const setState = ({ headers }: Pick<Community, 'headers'>, linkId: string, state: string) =>
  mutate(testApp, 'setLinkSigningState', { input: { linkId, state }, selection: '__typename', headers });

const untilTomorrow = () => ({
  code: 'too_many_request',
  reason: 'daily_budget',
  retryAfter: expect.closeTo(secondsToNextDay(new Date()), -3),
});

test('of changes at once no more are made than the day has left, and what is refused changes nothing', async () => {
  const community = await arrangeCommunity(testApp);
  await spendBudgetOf(testApp, community.account, { left: 5 });

  const answers = await Promise.all(Array.from({ length: 20 }, () => createKey(community)));

  const refused = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions));
  expect(refused).toEqual(Array.from({ length: 15 }, untilTomorrow));
  expect(await testApp.em().count(ApiKey, { account: community.account.id })).toBe(5);
  expect(await testApp.em().count(AuditEvent, { actor: community.account.id })).toBe(5);
});

test('an account without budget still ends what it has begun', async () => {
  const community = await arrangeCommunity(testApp);
  const created = await createKey(community);
  await spendBudgetOf(testApp, community.account);

  const revoked = await mutate(testApp, 'revokeApiKey', {
    input: { id: created.data?.['createApiKey']?.apiKey.id ?? '' },
    selection: 'revokedId',
    headers: community.headers,
  });

  expect(revoked.codes).toEqual([]);
  expect((await createKey(community)).codes).toEqual(['too_many_request']);
});

test('the budget of another account, and of the next day, is whole', async () => {
  const [one, other] = [await arrangeCommunity(testApp), await arrangeCommunity(testApp)];
  await spendBudgetOf(testApp, one.account);

  expect((await createKey(one)).codes).toEqual(['too_many_request']);
  expect((await createKey(other)).codes).toEqual([]);
  await testApp.em().nativeUpdate(Counter, {}, { endsAt: new Date() });
  expect((await createKey(one)).codes).toEqual([]);
});

test.each(Object.entries(DAILY_CREATIONS) as ['API_KEY_CREATED', number][])(
  '%s has a budget of %i within that of all changes',
  async (action, limit) => {
    const ctx = createSystemContext(testApp.deps);
    const account = crypto.randomUUID();
    const actor = { kind: 'community-manager', id: account } as const;
    const endsAt = nextDay(ctx.now());
    await addPoints(ctx, testApp.em(), {
      subject: creationsOf(account, action),
      points: limit * testApp.deps.config.rateLimitScale - 1,
      endsAt,
    });
    const create = () => spendDailyBudgets(ctx, testApp.em(), [{ action, actor }]);

    await create();

    await expect(create()).rejects.toMatchObject({ code: 'too_many_request' });
    await spendDailyBudgets(ctx, testApp.em(), [{ action: 'WEBHOOK_CREATED', actor }]);
  },
);

test('closing a link is slowed down above a thousand a day, never refused until the next one', async () => {
  const community = await arrangeCommunity(testApp);
  const em = testApp.em();
  const { linkId } = await buildLink(em, { owner: em.merge(community.account) });
  const ctx = createSystemContext(testApp.deps);
  const subject = pacedOf(community.account.id);
  await addPoints(ctx, em, {
    subject,
    points: DAILY_PACED * testApp.deps.config.rateLimitScale,
    endsAt: nextDay(ctx.now()),
  });

  expect((await setState(community, linkId, 'CLOSED')).codes).toEqual([]);
  const again = await setState(community, linkId, 'PAUSED');
  expect(again.errors[0]?.extensions).toEqual({ code: 'too_many_request', retryAfter: 60 });
});

test('events of a key draw on the budget of the account that made it', async () => {
  const ctx = createSystemContext(testApp.deps);
  const { account } = await arrangeCommunity(testApp);
  await spendBudgetOf(testApp, account);
  const actor = { kind: 'api-key', id: crypto.randomUUID(), accountId: account.id } as const;

  const exported = spendDailyBudgets(ctx, testApp.em(), [{ action: 'SIGNINGS_EXPORTED', actor }]);

  await expect(exported).rejects.toMatchObject({ code: 'too_many_request' });
});
