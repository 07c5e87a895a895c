import { expect, test } from 'vitest';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity, mutate, type Community } from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { buildPullRequest } from './testing/pull-requests.ts';

const testApp = await createTestApp();

interface Managed extends Community {
  readonly link: Link;
}

async function arrangeLink(): Promise<Managed> {
  const community = await arrangeCommunity(testApp);
  const em = testApp.em();
  return { ...community, link: await buildLink(em, { owner: em.merge(community.account) }) };
}

const set = ({ link, headers }: Managed, returnOrigins: readonly string[] | null) =>
  mutate(testApp, 'updateLink', { input: { linkId: link.linkId, returnOrigins }, selection: 'link { id }', headers });
const PLACES = 'query ($id: ID!) { link(id: $id) { returnOrigins pullRequestOrigins } }';
const places = async ({ link }: Managed) =>
  (await graphql<{ link: object }>(testApp.app, PLACES, { id: link.linkId })).data?.link;

test('managers list the origins that signers may return to, and everybody can read them', async () => {
  const managed = await arrangeLink();
  expect(await places(managed)).toEqual({ returnOrigins: [], pullRequestOrigins: [] });

  const listed = ['https://Forum.example.org/', ' https://chat.example.org:8443', 'https://forum.example.org'];
  expect((await set(managed, listed)).codes).toEqual([]);
  await set(managed, null);

  const origins = ['https://forum.example.org', 'https://chat.example.org:8443'];
  expect(await places(managed)).toEqual({ returnOrigins: origins, pullRequestOrigins: [] });
  const events = await testApp.em().find(AuditEvent, { subject: managed.link.id });
  expect(events).toMatchObject([{ action: 'LINK_UPDATED', details: { changed: 'returnOrigins' } }]);
  await set(managed, []);
  expect(await places(managed)).toEqual({ returnOrigins: [], pullRequestOrigins: [] });
});

test.each([
  ['an unencrypted one', ['http://forum.example.org']],
  ['a page', ['https://forum.example.org/t']],
  ['a script', ['javascript:alert(1)']],
  ['credentials', ['https://forum.example.org@example.com']],
  ['a wildcard', ['https://*.example.org']],
  ['nothing', ['']],
  ['one among others', ['https://forum.example.org', '//example.com']],
  ['more than 20', Array.from({ length: 21 }, (_, index) => `https://host-${index}.example.org`)],
])('%s is refused and changes nothing', async (_name, returnOrigins) => {
  const managed = await arrangeLink();

  const { errors } = await set(managed, returnOrigins);

  expect(errors).toMatchObject([{ extensions: { code: 'bad_request_parameter', field: 'returnOrigins' } }]);
  expect(await places(managed)).toEqual({ returnOrigins: [], pullRequestOrigins: [] });
});

test('the platforms of gated repositories are known without being listed, each once', async () => {
  const managed = await arrangeLink();
  const em = testApp.em();
  const link = em.merge(managed.link);
  await buildPullRequest(em, link);
  await buildPullRequest(em, link);

  expect(await places(managed)).toEqual({ returnOrigins: [], pullRequestOrigins: ['https://github.example.org'] });
});
