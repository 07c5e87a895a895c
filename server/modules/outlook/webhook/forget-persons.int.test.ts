import { expect, test } from 'vitest';
import { arrangeCommunity, mutate } from '#server/modules/community/link/testing/community.ts';
import { buildLink } from '#server/test/factories.ts';
import { buildCorporation } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { buildDelivery, buildWebhook } from './testing/webhooks.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

const testApp = await createTestApp();
const { account, headers } = await arrangeCommunity(testApp);

const bodyOf = (email: string, reference = 'SG-1'): string =>
  JSON.stringify({ type: 'corporation.approved', data: { reference, name: 'Example Person', email } });

const bodies = async (): Promise<string> =>
  (await testApp.em().find(WebhookDelivery, {})).map(({ requestBody }) => requestBody).join('\n');

test('a webhook that is to get no personal data any more gets none by a replay either', async () => {
  const webhook = await buildWebhook(testApp, await buildLink(testApp.em(), { owner: account }), {
    personalData: true,
  });
  const { id } = await buildDelivery(testApp, webhook, { requestBody: bodyOf('person@off.example') });

  const input = { id: webhook.id, personalData: false };
  expect((await mutate(testApp, 'updateWebhook', { input, selection: 'secret', headers })).codes).toEqual([]);
  const replay = { input: { id }, selection: 'delivery { requestBody }', headers };
  expect((await mutate(testApp, 'replayWebhookDelivery', replay)).codes).toEqual([]);

  expect(await bodies()).toContain('SG-1');
  expect(await bodies()).not.toContain('off.example');
  expect(await bodies()).not.toContain('Example Person');
});

test('a purge erases the people of a corporation from what webhooks received', async () => {
  const link = await buildLink(testApp.em(), { owner: account });
  const corporation = await buildCorporation(testApp.em(), link, { state: 'deleted' });
  const { id, corporationName, representativeEmail, reference } = corporation;
  const webhook = await buildWebhook(testApp, link, { personalData: true });
  await buildDelivery(testApp, webhook, { requestBody: bodyOf(representativeEmail) });
  await buildDelivery(testApp, webhook, { requestBody: bodyOf('representative@earlier.example', reference) });
  await buildDelivery(testApp, webhook, { requestBody: bodyOf('somebody@else.example') });

  const purge = { input: { id, corporationName }, selection: '__typename', headers };
  expect((await mutate(testApp, 'purgeCorporationSigning', purge)).codes).toEqual([]);

  expect(await bodies()).not.toContain(representativeEmail);
  expect(await bodies()).not.toContain('earlier.example');
  expect(await bodies()).toContain('somebody@else.example');
});
