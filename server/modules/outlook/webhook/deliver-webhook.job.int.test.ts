import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Dependencies } from '#server/context.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity, mutate } from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';
import { buildDelivery, buildWebhook, startReceiver } from './testing/webhooks.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { MAX_ATTEMPTS } from './webhook-retry.rules.ts';
import { Webhook } from './webhook.entity.ts';

const receiver = await startReceiver();
const testApp = await createTestApp({ WEBHOOK_TARGETS: `${receiver.origin}/` });
const { account, headers } = await arrangeCommunity(testApp);
const START = new Date('2026-11-22T08:00:00Z');

async function arrange(facts: Partial<Pick<Webhook, 'url' | 'active'>> = {}) {
  const link = await buildLink(testApp.em(), { owner: account });
  const path = `/${crypto.randomUUID()}`;
  const webhook = await buildWebhook(testApp, link, { url: receiver.origin + path, ...facts });
  const posts = () => receiver.posts.filter(({ url }) => url === path);
  return { link, webhook, posts };
}

const at = (now: Date): Dependencies => ({ ...testApp.deps, now: () => now });
const stored = (id: string) => testApp.em().findOneOrFail(WebhookDelivery, id);
const deliver = (deliveryId: string, attempts = 0, now = START) =>
  deliverWebhook.run(at(now), { deliveryId, attempts });

/** Checks a signature as receivers do. */
function isSignedBy(secret: string, { headers: sent, body }: (typeof receiver.posts)[number]): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = [sent['webhook-id'], sent['webhook-timestamp'], body].join('.');
  const signature = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return String(sent['webhook-signature']).split(' ').includes(signature);
}

/** Fails every due try, each at its time, and returns the waits in seconds. */
async function exhaust(id: string): Promise<number[]> {
  const waits: number[] = [];
  let now = START;
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    await deliver(id, attempts, now);
    const { nextAttemptAt } = await stored(id);
    waits.push(((nextAttemptAt ?? now).getTime() - now.getTime()) / 1000);
    now = nextAttemptAt ?? now;
  }
  return waits;
}

test('a delivery is posted once, signed by the secrets of its webhook', async () => {
  const { webhook, posts } = await arrange();
  const delivery = await buildDelivery(testApp, webhook);
  const input = { id: webhook.id, newSecret: true };
  const { data } = await mutate<{ secret: string }>(testApp, 'updateWebhook', { input, selection: 'secret', headers });
  receiver.answer = (_request, response) => response.writeHead(202).end('thanks');

  await deliver(delivery.id);
  await deliver(delivery.id);

  const [post, ...others] = posts();
  expect(others).toEqual([]);
  expect(post).toMatchObject({
    body: delivery.requestBody,
    headers: { 'content-type': 'application/json; charset=utf-8', 'webhook-id': delivery.messageId },
  });
  expect(post?.headers['webhook-timestamp']).toBe(String(START.getTime() / 1000));
  const earlier = testApp.deps.secretBox.decrypt('webhook', { row: webhook.id, sealed: webhook.secret });
  expect(post && [data?.['updateWebhook']?.secret ?? '', earlier].map((secret) => isSignedBy(secret, post))).toEqual([
    true,
    true,
  ]);
  expect(await stored(delivery.id)).toMatchObject({
    attempts: 1,
    deliveredAt: START,
    nextAttemptAt: null,
    responseStatus: 202,
    responseBody: 'thanks',
    failed: false,
  });
  expect((await testApp.em().findOneOrFail(Webhook, webhook.id)).lastDeliveryAt).toEqual(START);
});

test('a link whose targets never answer does not hold up other links, and its tries are put off', async () => {
  const hanging = await arrange();
  const sound = await arrange();
  const { promise: hung, resolve: hang } = Promise.withResolvers<void>();
  let silent = 0;
  receiver.answer = (request, response) => {
    if (request.url !== new URL(hanging.webhook.url).pathname) {
      response.end('ok');
    } else if ((silent += 1) === 2) {
      hang();
    }
  };
  const news = () => buildDelivery(testApp, hanging.webhook);
  const [first, second, third] = [await news(), await news(), await news()];
  const unanswered = [deliver(first.id), deliver(second.id)];
  await hung;

  await deliver(third.id);
  const other = await buildDelivery(testApp, sound.webhook);
  await deliver(other.id);

  expect(hanging.posts()).toHaveLength(2);
  expect(sound.posts()).toHaveLength(1);
  expect(await stored(third.id)).toMatchObject({ attempts: 0, failed: false, error: null });
  const [later] = await testApp
    .em()
    .execute('select start_after > now() as later from pgboss.job where data ->> ? = ?', ['deliveryId', third.id]);
  expect(later).toEqual({ later: true });
  await Promise.all(unanswered);
  expect(await stored(first.id)).toMatchObject({ attempts: 1, error: 'timeout' });
});

test('a day after its replacement an earlier secret no longer signs', async () => {
  const { webhook, posts } = await arrange();
  const input = { id: webhook.id, newSecret: true };
  await mutate(testApp, 'updateWebhook', { input, selection: 'secret', headers });
  const { previousSecretEndsAt } = await testApp.em().findOneOrFail(Webhook, webhook.id);
  const { id } = await buildDelivery(testApp, webhook);

  await deliver(id, 0, previousSecretEndsAt ?? START);

  expect(String(posts()[0]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
});

test('a failed delivery is tried twelve times, then the webhook is off and its owner mailed in their language', async () => {
  await testApp.em().nativeUpdate(CommunityAccount, account.id, { language: 'zh' });
  const { link, webhook, posts } = await arrange();
  const { id, messageId } = await buildDelivery(testApp, webhook, { auditEventId: crypto.randomUUID() });
  receiver.answer = (_request, response) => response.writeHead(500).end(`\0${'x'.repeat(5000)}`);

  const waits = await exhaust(id);

  expect(waits[0]).toBeLessThanOrEqual(60);
  expect(posts().map(({ headers: sent }) => sent['webhook-id'])).toEqual(Array.from({ length: 12 }, () => messageId));
  const { responseBody, ...delivery } = await stored(id);
  expect(delivery).toMatchObject({ attempts: 12, failed: true, nextAttemptAt: null, responseStatus: 500 });
  expect(responseBody).toBe(`\u{FFFD}${'x'.repeat(4095)}`);
  expect((await testApp.em().findOneOrFail(Webhook, webhook.id)).active).toBe(false);
  const mails = await testApp.mailsTo(account.email ?? '');
  expect(mails.map(({ template, language, data }) => [template, language, data['linkUrl']])).toEqual([
    ['webhook_switched_off', 'zh', `http://localhost:4000/webhooks/${link.linkId}`],
  ]);
  const event = await testApp.em().findOneOrFail(AuditEvent, { subject: webhook.id });
  expect(event).toMatchObject({ action: 'WEBHOOK_UPDATED', actor: 'system', details: { changed: 'active' } });
});

test('the newest delivery that was tried is shown with its outcome, whatever waits behind it', async () => {
  const { link, webhook } = await arrange();
  const query = 'query ($linkId: ID!) { webhooks(linkId: $linkId) { lastTried { id responseStatus deliveredAt } } }';
  const shown = async () =>
    (await graphql<{ webhooks: object[] }>(testApp.app, query, { linkId: link.linkId }, headers)).data?.webhooks;
  expect(await shown()).toEqual([{ lastTried: null }]);
  const failing = await buildDelivery(testApp, webhook);
  receiver.answer = (_request, response) => response.writeHead(503).end();

  await deliver(failing.id);
  await buildDelivery(testApp, webhook);

  expect(await shown()).toEqual([{ lastTried: { id: failing.id, responseStatus: 503, deliveredAt: null } }]);
});

test('of two runs of one try at once, one is counted', async () => {
  const { webhook } = await arrange();
  const { id } = await buildDelivery(testApp, webhook);
  receiver.answer = (_request, response) => response.writeHead(503).end();

  await Promise.all([deliver(id), deliver(id)]);

  expect(await stored(id)).toMatchObject({ attempts: 1, failed: false });
});

test('what an unlinked link no longer sends is not reported as twelve failed tries', async () => {
  const { link, webhook, posts } = await arrange();
  const { id } = await buildDelivery(testApp, webhook, { auditEventId: crypto.randomUUID() });
  const earlier = await testApp.mailsTo(account.email ?? '');
  await testApp.em().nativeUpdate(Link, link.id, { unlinkedAt: START });

  await deliver(id);

  expect(await stored(id)).toMatchObject({ failed: true, error: 'switched_off' });
  expect(posts()).toEqual([]);
  expect((await testApp.em().findOneOrFail(Webhook, webhook.id)).active).toBe(true);
  expect(await testApp.mailsTo(account.email ?? '')).toHaveLength(earlier.length);
});

test('an event is not sent once its webhook is off; what was asked for is', async () => {
  const { webhook, posts } = await arrange({ active: false });
  const event = await buildDelivery(testApp, webhook, { auditEventId: crypto.randomUUID() });
  const replay = await buildDelivery(testApp, webhook);
  receiver.answer = (_request, response) => response.end();

  await deliver(event.id);
  await deliver(replay.id);

  expect(await stored(event.id)).toMatchObject({ failed: true, error: 'switched_off' });
  expect(posts().map(({ headers: sent }) => sent['webhook-id'])).toEqual([replay.messageId]);
});

test('nothing is sent for a link that was unlinked, or to a webhook that was deleted', async () => {
  const { link, webhook, posts } = await arrange();
  const { id } = await buildDelivery(testApp, webhook);
  const other = await arrange();
  const deleted = await buildDelivery(testApp, other.webhook);
  await testApp.em().nativeUpdate(Link, { id: link.id }, { unlinkedAt: START });
  await testApp.em().nativeDelete(Webhook, other.webhook.id);

  await deliver(id);
  await deliver(deleted.id);

  expect([...posts(), ...other.posts()]).toEqual([]);
});
