import { describe, expect, test } from 'vitest';
import { arrangeCommunity, mutate } from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { verifyChains } from '#server/modules/proof/evidence/verify-chains.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { ApiKey } from './api-key.entity.ts';

const testApp = await createTestApp();
const community = await arrangeCommunity(testApp);
const { account, headers } = community;
const em = testApp.em();
const link = await buildLink(em, { owner: account });
const { email } = await buildIndividualSigning(em, await buildCla(em, link));

interface Created {
  readonly key: string;
  readonly apiKey: { readonly id: string; readonly [field: string]: unknown };
}

const FIELDS = 'id name linkId scopes createdAt lastUsedAt expiresAt';

const create = (input: object) =>
  mutate<Created>(testApp, 'createApiKey', {
    input: { name: 'CI bot', scopes: ['STATUS_READ'], ...input },
    selection: `key apiKey { ${FIELDS} }`,
    headers,
  });

async function newKey(input: object = {}): Promise<Created> {
  const { data, codes } = await create(input);
  expect(codes).toEqual([]);
  return data?.['createApiKey'] ?? { key: '', apiKey: { id: '' } };
}

/** A time within the same day, as many days from now. */
const inDays = (days: number): unknown =>
  expect.stringMatching(`^${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}`);

const revoke = (id: string) =>
  mutate<{ revokedId: string }>(testApp, 'revokeApiKey', { input: { id }, selection: 'revokedId', headers });

const STATUS = 'query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { state } }';

const statusWith = async (caller: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  (await graphql(testApp.app, STATUS, { linkId: link.linkId, email }, caller)).codes;

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

const list = async () =>
  (await graphql<{ apiKeys: object[] }>(testApp.app, `{ apiKeys { ${FIELDS} } }`, {}, headers)).data?.apiKeys;

test('a key is shown once, stored hashed, listed, and recorded', async () => {
  const { key, apiKey } = await newKey({ linkId: link.linkId, scopes: ['STATUS_READ', 'EXPORT_READ'] });

  expect(key).toMatch(/^sgk_[0-9a-f]{32}_[\w-]{43}$/);
  const listed = { id: apiKey.id, name: 'CI bot', linkId: link.linkId, scopes: ['STATUS_READ', 'EXPORT_READ'] };
  expect(await list()).toContainEqual({
    ...listed,
    createdAt: expect.any(String),
    lastUsedAt: null,
    expiresAt: inDays(365),
  });
  const stored = await testApp.em().findOneOrFail(ApiKey, apiKey.id);
  expect(JSON.stringify(stored)).not.toContain(key.slice(-43));
  const event = await testApp.em().findOneOrFail(AuditEvent, { subject: apiKey.id });
  expect(event).toMatchObject({
    action: 'API_KEY_CREATED',
    actor: account.id,
    details: { linkId: link.linkId, scopes: 'status:read,export:read' },
  });
});

test.each([
  ['name', { name: ' ' }],
  ['scopes', { scopes: [] }],
  ['expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }],
  ['expiresAt', { expiresAt: '9999-12-31T23:59:59-01:00' }],
  ['expiresAt', { expiresAt: new Date(Date.now() + 367 * 86_400_000).toISOString() }],
])('a key with a wrong %s is not created', async (field, input) => {
  const before = await list();

  expect((await create(input)).errors.map(({ extensions }) => extensions)).toEqual([
    { code: 'bad_request_parameter', field },
  ]);
  expect(await list()).toEqual(before);
});

test('a key for the link of others is not created', async () => {
  const { linkId } = await buildLink(testApp.em());

  expect((await create({ linkId })).codes).toEqual(['no_permission']);
});

test.each([
  ['bearer token', (key: string) => bearer(key)],
  ['separate header', (key: string) => ({ 'x-api-key': key })],
])('a key is taken as %s, on GraphQL and REST', async (_name, headersOf) => {
  const { key } = await newKey();
  const url = `/api/v1/individual-signing/${link.linkId}?email=${encodeURIComponent(email)}`;

  expect(await statusWith(headersOf(key))).toEqual([]);
  const answer = await testApp.app.inject({ url, headers: headersOf(key) });
  expect(answer.json()).toMatchObject({ data: { signed: true } });
});

test('authorisation of another kind is not ours', async () => {
  expect(await statusWith({ authorization: 'Basic eDp5' })).toEqual([]);
});

test('a bearer token that is empty, as from an unset secret, is a wrong key and not nobody’s', async () => {
  // The HTTP parser drops the space after the word.
  expect(await statusWith({ authorization: 'Bearer' })).toEqual(['unknown_token']);
});

test('a use is noted, to the hour', async () => {
  const { key, apiKey } = await newKey();
  const usedAt = async () => (await testApp.em().findOneOrFail(ApiKey, apiKey.id)).lastUsedAt;

  await statusWith(bearer(key));
  const first = await usedAt();
  await statusWith(bearer(key));
  expect(first).toBeInstanceOf(Date);
  expect(await usedAt()).toEqual(first);

  const earlier = new Date(Date.now() - 3_600_001);
  await testApp.em().nativeUpdate(ApiKey, apiKey.id, { lastUsedAt: earlier });
  await statusWith(bearer(key));
  expect((await usedAt())?.getTime()).toBeGreaterThan(earlier.getTime());
});

test('a key that is revoked by its id in capitals leaves the audit chains whole', async () => {
  const { apiKey } = await newKey();

  expect((await revoke(apiKey.id.toUpperCase())).codes).toEqual([]);

  expect((await verifyChains(testApp.em())).problem).toBeUndefined();
});

test('a revoked key is refused at once, and no longer listed; others cannot revoke it', async () => {
  const { key, apiKey } = await newKey();
  const stranger = await arrangeCommunity(testApp);
  const theirs = { input: { id: apiKey.id }, selection: 'revokedId', headers: stranger.headers };
  expect((await mutate(testApp, 'revokeApiKey', theirs)).codes).toEqual(['no_permission']);
  expect(await statusWith(bearer(key))).toEqual([]);

  expect((await revoke(apiKey.id)).data).toEqual({ revokeApiKey: { revokedId: apiKey.id } });

  expect(await statusWith(bearer(key))).toEqual(['unknown_token']);
  expect(await list()).not.toContainEqual(expect.objectContaining({ id: apiKey.id }));
  expect((await revoke(apiKey.id)).codes).toEqual(['no_permission']);
  const event = await testApp.em().findOneOrFail(AuditEvent, { subject: apiKey.id, action: 'API_KEY_REVOKED' });
  expect(event.details).toEqual({ linkId: '' });
});

test('of two who revoke a key at once, one succeeds', async () => {
  const { apiKey } = await newKey();

  const answers = await Promise.all([revoke(apiKey.id), revoke(apiKey.id)]);

  expect(answers.flatMap(({ codes }) => codes)).toEqual(['no_permission']);
});

describe('a wrong key is refused, also where none is needed', () => {
  const wrong = `sgk_${'a'.repeat(32)}_${'b'.repeat(43)}`;
  test.each([
    ['unknown', async () => wrong],
    ['malformed', async () => 'nonsense'],
    ['one with another secret', async () => (await newKey()).key.slice(0, -43) + 'c'.repeat(43)],
    ['expired', expiredKey],
  ])('%s', async (_name, keyOf) => {
    const key = await keyOf();

    expect(await statusWith(bearer(key))).toEqual(['unknown_token']);
    expect(await graphql(testApp.app, '{ limits { __typename } }', {}, bearer(key))).toMatchObject({
      status: 401,
      codes: ['unknown_token'],
    });
    // Before its document is read.
    expect((await graphql(testApp.app, '{ nothing }', {}, bearer(key))).codes).toEqual(['unknown_token']);
    const answer = await testApp.app.inject({ url: '/api/v1/heartbeat', headers: { 'x-api-key': key } });
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { data: { error_code: 'cla.unknown_token' } }]);
  });
});

async function expiredKey(): Promise<string> {
  const { key, apiKey } = await newKey({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
  expect(await statusWith(bearer(key))).toEqual([]);
  await testApp.em().nativeUpdate(ApiKey, apiKey.id, { expiresAt: new Date(Date.now() - 1) });
  return key;
}

test('a key has its own limit', async () => {
  const limited = await createTestApp({ RATE_LIMIT_SCALE: '0.01' });
  const owner = await arrangeCommunity(limited);
  const { linkId } = await buildLink(limited.em(), { owner: owner.account });
  const { data } = await mutate<Created>(limited, 'createApiKey', {
    input: { name: 'CI bot', scopes: ['STATUS_READ'] },
    selection: 'key apiKey { id }',
    headers: owner.headers,
  });
  const ask = async (count: number, caller: Readonly<Record<string, string>>) => {
    const emails = Array.from({ length: count }, (_, index) => `a${index}@example.org`);
    const query =
      'query ($linkId: ID!, $emails: [String!]!) { signingStatuses(linkId: $linkId, emails: $emails) { state } }';
    return (await graphql(limited.app, query, { linkId, emails }, caller)).codes;
  };
  const key = bearer(data?.['createApiKey']?.key ?? '');

  expect(await ask(2, {})).toEqual(['too_many_request']);
  expect(await ask(60, key)).toEqual([]);
  expect(await ask(1, key)).toEqual(['too_many_request']);
});

test('a link can keep its status to keys', async () => {
  const { key } = await newKey();
  const elsewhere = await newKey({ scopes: ['EXPORT_READ'] });
  const own = await buildLink(testApp.em(), { owner: account });
  const cla = await buildCla(testApp.em(), own);
  const signer = await buildIndividualSigning(testApp.em(), cla);
  const closing = { linkId: own.linkId, statusNeedsKey: true };
  const selection = 'link { statusNeedsKey }';
  const closed = await mutate(testApp, 'updateLink', { input: closing, selection, headers });
  expect(closed.data).toEqual({ updateLink: { link: { statusNeedsKey: true } } });
  const askAll = async (caller: Readonly<Record<string, string>>) => {
    const variables = { linkId: own.linkId, email: signer.email };
    const fields = [
      'signingStatus(linkId: $linkId, email: $email) { state }',
      'signingStatuses(linkId: $linkId, emails: [$email, "nobody@example.org"]) { state }',
      'individualClaDiff(linkId: $linkId, email: $email) { __typename }',
    ];
    const asked = fields.map(async (field) => {
      const query = `query ($linkId: ID!, $email: String!) { ${field} }`;
      return (await graphql(testApp.app, query, variables, caller)).codes[0];
    });
    const url = `/api/v1/individual-signing/${own.linkId}?email=${encodeURIComponent(signer.email)}`;
    const answer = await testApp.app.inject({ url, headers: caller });
    return [...(await Promise.all(asked)), answer.json<{ data: { error_code?: string } }>().data.error_code];
  };

  expect(await askAll({})).toEqual(['missing_token', 'missing_token', 'missing_token', 'cla.missing_token']);
  expect(await askAll(bearer(key))).toEqual([undefined, undefined, 'cla_is_latest', undefined]);
  expect(await askAll(bearer(elsewhere.key))).toEqual([
    'no_permission',
    'no_permission',
    'no_permission',
    'cla.no_permission',
  ]);
});
