import { describe, expect, test, vi } from 'vitest';
import { change } from '#server/change.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity, mutate } from '#server/modules/community/link/testing/community.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';
import { queueWebhookDeliveries } from './queue-webhook-deliveries.job.ts';
import { buildDelivery, buildWebhook, startReceiver } from './testing/webhooks.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';

const receiver = await startReceiver();
const testApp = await createTestApp({ WEBHOOK_TARGETS: `${receiver.origin}/` });
const { account, headers } = await arrangeCommunity(testApp);
const FIELDS = 'id linkId url events active personalData createdAt lastDeliveryAt';

const ask = <T>(name: string, input: object, selection: string) =>
  mutate<T>(testApp, name, { input, selection, headers });

const newLink = (): Promise<Link> => buildLink(testApp.em(), { owner: account });
const stored = (id: string) => testApp.em().findOne(Webhook, id);

test('the owner of a link is mailed which host receives personal data, also when it changes', async () => {
  const { linkId } = await newLink();
  const hosts = async () =>
    (await testApp.mailsTo(account.email ?? ''))
      .filter(({ template }) => template === 'webhook_created')
      .map(({ data }) => data['about']);
  const create = async (personalData: boolean) => {
    const input = { linkId, url: 'https://ci.example.org/hook?key=1', events: ['cla.published'], personalData };
    const { data } = await ask<{ webhook: { id: string } }>('createWebhook', input, 'webhook { id }');
    return data?.['createWebhook']?.webhook.id;
  };
  const update = (input: object) => ask('updateWebhook', input, 'webhook { id }');

  const id = await create(false);
  await update({ id, url: 'https://other.example.org/' });
  expect(await hosts()).toEqual([]);

  await update({ id, personalData: true });
  await update({ id, active: false });
  await update({ id, url: 'https://third.example.org/' });
  await create(true);
  expect(await hosts()).toEqual(['other.example.org', 'third.example.org', 'ci.example.org']);
});

interface Listed {
  readonly nodes: readonly { readonly id: string; readonly event: string }[];
  readonly totalCount: number;
}

async function deliveriesOf(webhookId: string, failed: boolean | null = null): Promise<Listed | undefined> {
  const query = `query ($webhookId: ID!, $failed: Boolean) {
    webhookDeliveries(webhookId: $webhookId, failed: $failed) { nodes { id event requestBody } totalCount }
  }`;
  return (await graphql<{ webhookDeliveries: Listed }>(testApp.app, query, { webhookId, failed }, headers)).data
    ?.webhookDeliveries;
}

/** Records an audit event and does what the queue does with it, twice. */
async function report(link: Link, signing: { readonly id: string; readonly reference: string }): Promise<AuditEvent> {
  const details = { reference: signing.reference, linkId: link.linkId, claSha256: '', actSha256: '' };
  const event = { action: 'INDIVIDUAL_SIGNED', actor: SYSTEM, link, subject: signing.id, details } as const;
  await change(createSystemContext(testApp.deps), async (tx) => tx.audit(event));
  const audited = await testApp.em().findOneOrFail(AuditEvent, { subject: signing.id });
  const { id: eventId, action, subject } = audited;
  await queueWebhookDeliveries.run(testApp.deps, { eventId, action, subject, details });
  await queueWebhookDeliveries.run(testApp.deps, { eventId, action, subject, details });
  return audited;
}

test('a webhook is created, listed, changed and deleted, and each is recorded without its address', async () => {
  const { id: subject, linkId } = await newLink();
  const input = { linkId, url: ' https://CI.example.org/hook?key=1', events: ['cla.published', 'signing.completed'] };
  const created = await ask<{ secret: string; webhook: { id: string } }>(
    'createWebhook',
    input,
    `secret webhook { ${FIELDS} }`,
  );
  const { secret = '', webhook } = created.data?.['createWebhook'] ?? {};
  const id = webhook?.id ?? '';
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(webhook).toEqual({
    id,
    linkId,
    url: 'https://ci.example.org/hook?key=1',
    events: ['signing.completed', 'cla.published'],
    active: true,
    personalData: false,
    createdAt: expect.any(String),
    lastDeliveryAt: null,
  });
  expect(Buffer.from((await stored(id))?.secret ?? []).includes(secret)).toBe(false);

  const changed = await ask('updateWebhook', { id, active: false, personalData: true }, `secret webhook { ${FIELDS} }`);
  const facts = { ...webhook, active: false, personalData: true };
  expect(changed.data).toEqual({ updateWebhook: { secret: null, webhook: facts } });
  const query = `query ($linkId: ID!) { webhooks(linkId: $linkId) { ${FIELDS} } }`;
  expect((await graphql(testApp.app, query, { linkId }, headers)).data).toEqual({ webhooks: [facts] });

  expect((await ask('deleteWebhook', { id }, 'deletedId')).data).toEqual({ deleteWebhook: { deletedId: id } });
  expect((await ask('deleteWebhook', { id }, 'deletedId')).codes).toEqual(['no_permission']);
  const events = await testApp.em().find(AuditEvent, { linkId: subject }, { orderBy: { sequence: 'asc' } });
  expect(events.map(({ action, details }) => [action, details])).toEqual([
    ['WEBHOOK_CREATED', { linkId }],
    ['WEBHOOK_UPDATED', { linkId, changed: 'active,personalData' }],
    ['WEBHOOK_DELETED', { linkId }],
  ]);
});

describe('a webhook is refused', () => {
  test.each([
    ['url', { url: 'http://example.org/' }],
    ['url', { url: 'https://user:secret@example.org/' }],
    ['events', { events: [] }],
    ['events', { events: ['signing.completed', 'test'] }],
  ])('for its %s: %j', async (field, wrong) => {
    const link = await newLink();
    const { id } = await buildWebhook(testApp, link);
    const right = { linkId: link.linkId, url: 'https://example.org/', events: ['cla.published'] };
    const refused = [{ code: 'bad_request_parameter', field }];

    const created = await ask('createWebhook', { ...right, ...wrong }, 'secret');
    const updated = await ask('updateWebhook', { id, ...wrong }, 'secret');

    expect(created.errors.map(({ extensions }) => extensions)).toEqual(refused);
    expect(updated.errors.map(({ extensions }) => extensions)).toEqual(refused);
    expect(await testApp.em().count(Webhook, { link })).toBe(1);
  });

  test('above 20 of a link, also when two come at once', async () => {
    const link = await newLink();
    await Promise.all(Array.from({ length: 19 }, () => buildWebhook(testApp, link)));
    const input = { linkId: link.linkId, url: 'https://example.org/', events: ['cla.published'] };

    const answers = await Promise.all([1, 2].map(() => ask('createWebhook', input, 'secret')));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(['bad_request_parameter']);
    expect(await testApp.em().count(Webhook, { link })).toBe(20);
  });
});

test('an event is queued once for each active webhook that asks for it; it names the signer only where wanted', async () => {
  const link = await newLink();
  const cla = await buildCla(testApp.em(), link);
  const signing = await buildIndividualSigning(testApp.em(), cla);
  const plain = await buildWebhook(testApp, link);
  const naming = await buildWebhook(testApp, link, { personalData: true });
  const others = [
    await buildWebhook(testApp, link, { events: ['cla.published'] }),
    await buildWebhook(testApp, link, { active: false }),
    await buildWebhook(testApp, await newLink()),
  ];

  const { sequence, createdAt } = await report(link, signing);

  const bodies = async ({ id }: Webhook) =>
    (await testApp.em().find(WebhookDelivery, { webhook: id })).map((sent) => JSON.parse(sent.requestBody) as unknown);
  const data = { linkId: link.linkId, reference: signing.reference, kind: 'INDIVIDUAL', state: 'COUNTS', sequence };
  const body = { type: 'signing.completed', timestamp: createdAt.toISOString() };
  expect(await bodies(plain)).toEqual([{ ...body, data }]);
  expect(await bodies(naming)).toEqual([{ ...body, data: { ...data, name: signing.name, email: signing.email } }]);
  expect(await Promise.all(others.map(bodies))).toEqual([[], [], []]);
});

test('a replay keeps the id and the body, and the log shows both', async () => {
  const webhook = await buildWebhook(testApp, await newLink());
  const { id, messageId, requestBody } = await buildDelivery(testApp, webhook, { failed: true, attempts: 12 });
  await buildDelivery(testApp, await buildWebhook(testApp, await newLink()));

  const { data } = await ask<{ delivery: { id: string } }>('replayWebhookDelivery', { id }, 'delivery { id }');

  const replay = data?.['replayWebhookDelivery']?.delivery.id ?? '';
  expect(await testApp.em().findOneOrFail(WebhookDelivery, replay)).toMatchObject({
    messageId,
    requestBody,
    attempts: 0,
  });
  expect((await deliveriesOf(webhook.id))?.totalCount).toBe(2);
  expect((await deliveriesOf(webhook.id, true))?.nodes.map((node) => node.id)).toEqual([id]);
  expect((await deliveriesOf(webhook.id, false))?.nodes.map((node) => node.id)).toEqual([replay]);
});

test('tests and replays are limited', async () => {
  const manager = await arrangeCommunity(testApp);
  const webhook = await buildWebhook(testApp, await buildLink(testApp.em(), { owner: manager.account }));
  const { id } = await buildDelivery(testApp, webhook);
  const send = (name: string, input: object) =>
    mutate(testApp, name, { input, selection: 'delivery { event }', headers: manager.headers });
  await testApp.deps.rateLimiter.consume('webhook', manager.account.id, 19_999);

  expect((await send('testWebhook', { id: webhook.id })).data).toEqual({
    testWebhook: { delivery: { event: 'test' } },
  });

  expect((await send('testWebhook', { id: webhook.id })).codes).toEqual(['too_many_request']);
  expect((await send('replayWebhookDelivery', { id })).codes).toEqual(['too_many_request']);
  expect(await testApp.em().count(WebhookDelivery, { webhook })).toBe(2);
});

test('what was committed before the process ended is delivered by the next one', async () => {
  const link = await newLink();
  const path = `/${crypto.randomUUID()}`;
  const webhook = await buildWebhook(testApp, link, { url: receiver.origin + path });
  const { id, reference } = await buildCorporation(testApp.em(), link);
  const remove = `mutation ($input: CorporationSigningInput!) { deleteCorporationSigning(input: $input) { __typename } }`;
  const restore = remove.replace('delete', 'restore');
  expect((await graphql(testApp.app, remove, { input: { id } }, headers)).codes).toEqual([]);
  expect((await graphql(testApp.app, restore, { input: { id } }, headers)).codes).toEqual([]);
  expect((await ask('testWebhook', { id: webhook.id }, '__typename')).codes).toEqual([]);

  // Nothing worked until now, as after a crash.
  await testApp.deps.jobs.work([queueWebhookDeliveries, deliverWebhook], testApp.deps);

  const bodies = () =>
    receiver.posts
      .filter(({ url }) => url === path)
      .map(({ body }) => JSON.parse(body) as { type: string; data: { sequence?: number } })
      .toSorted((a, b) => (a.data.sequence ?? 0) - (b.data.sequence ?? 0));
  await vi.waitFor(() => expect(bodies()).toHaveLength(3), { timeout: 20_000, interval: 50 });
  const facts = { linkId: link.linkId, reference, kind: 'CORPORATION' };
  expect(bodies()).toMatchObject([
    { type: 'test', data: { linkId: link.linkId, id: webhook.id } },
    { type: 'corporation.deleted', data: { ...facts, state: 'ENDED', sequence: 1 } },
    { type: 'corporation.approved', data: { ...facts, state: 'COUNTS', sequence: 2 } },
  ]);
}, 30_000);
