import { describe, expect, test } from 'vitest';
import { loadSchema } from '#server/graphql/schema.ts';
import { ApiKeyScope } from '#server/modules/access/session/api-key-grant.ts';
import { arrangeCommunity, mutate } from '#server/modules/community/link/testing/community.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { operationsOf } from '#server/test/operation.ts';
import { buildCorporation, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

type Scope = keyof typeof ApiKeyScope;

/** What each scope opens, over GraphQL. */
const OPENED: Readonly<Record<string, Scope>> = {
  signingStatus: 'STATUS_READ',
  signingStatuses: 'STATUS_READ',
  signingStatusByHash: 'STATUS_READ',
  individualClaDiff: 'STATUS_READ',
  signings: 'SIGNINGS_READ',
  signingHistory: 'SIGNINGS_READ',
  corporationSignings: 'CORPORATIONS_READ',
  corporationSigning: 'CORPORATIONS_READ',
  corporationSigningCounts: 'CORPORATIONS_READ',
};

const testApp = await createTestApp();
const { account, headers } = await arrangeCommunity(testApp);
const em = testApp.em();
const link = await buildLink(em, { owner: account });
const elsewhere = await buildLink(em, { owner: account });
const foreign = await buildLink(em);
const cla = await buildCla(em, link);
const { email, reference } = await buildIndividualSigning(em, cla);
const corporation = await buildCorporation(em, link);
const foreignCorporation = await buildCorporation(em, foreign);

async function keyFor(scopes: readonly Scope[], linkId: string | null): Promise<Record<string, string>> {
  const input = { name: 'key', scopes, linkId };
  const { data } = await mutate<{ key: string }>(testApp, 'createApiKey', { input, selection: 'key', headers });
  return { 'x-api-key': data?.['createApiKey']?.key ?? '' };
}

const SCOPES = Object.keys(ApiKeyScope) as Scope[];
const ALL = await keyFor(SCOPES, null);
const HERE = Object.fromEntries(
  await Promise.all(SCOPES.map(async (scope) => [scope, await keyFor([scope], link.linkId)] as const)),
);
const WITHOUT = Object.fromEntries(
  await Promise.all(
    SCOPES.map(
      async (scope) =>
        [
          scope,
          await keyFor(
            SCOPES.filter((known) => known !== scope),
            null,
          ),
        ] as const,
    ),
  ),
);
const ELSEWHERE = await keyFor(SCOPES, elsewhere.linkId);

const schema = await loadSchema();
const values = {
  linkId: link.linkId,
  id: corporation.id,
  email,
  emails: [email],
  emailSha256: 'a'.repeat(64),
  claId: cla.id,
  state: 'COMPLETED',
};
const OPERATIONS = operationsOf(schema, values);
const AT_FOREIGN_LINK = operationsOf(schema, { ...values, linkId: foreign.linkId, id: foreignCorporation.id });

async function call(name: string, caller: Record<string, string> = {}, operations = OPERATIONS) {
  const operation = operations.find((known) => known.name === name);
  return (await graphql(testApp.app, operation?.query ?? '', operation?.variables, caller)).codes;
}

/** The same answer as to a public operation without a key; `cla_is_latest` is what the difference says here. */
const SUCCESS = [[], ['cla_is_latest']];

describe.each(Object.entries(OPENED))('%s is opened by %s', (name, scope) => {
  test('for its link and for all links, and by nothing else', async () => {
    expect(SUCCESS).toContainEqual(await call(name, HERE[scope]));
    expect(SUCCESS).toContainEqual(await call(name, ALL));
    expect(await call(name, WITHOUT[scope])).toEqual(['no_permission']);
    expect(await call(name, ELSEWHERE)).toEqual(['no_permission']);
    expect(await call(name, ALL, AT_FOREIGN_LINK)).toEqual(['no_permission']);
  });
});

const closed: string[] = [];
for (const { name } of OPERATIONS.filter((operation) => !(operation.name in OPENED))) {
  if ((await call(name)).includes('missing_token')) {
    closed.push(name);
  }
}

test.each(closed)('no key opens %s', async (name) => {
  expect(await call(name, ALL)).toEqual(['no_permission']);
});

/** What each scope opens, over REST. */
const PATHS: readonly [string, Scope][] = [
  [`individual-signing/${link.linkId}?email=${encodeURIComponent(email)}`, 'STATUS_READ'],
  [`signings/${link.linkId}/export?format=jsonl`, 'EXPORT_READ'],
  [`evidence/${reference}`, 'EVIDENCE_READ'],
  [`corporation-signing/${link.linkId}`, 'CORPORATIONS_READ'],
  [`corporation-signing/page/${link.linkId}`, 'CORPORATIONS_READ'],
  [`corporation-signing/export/${link.linkId}`, 'CORPORATIONS_READ'],
  [`corporation-signing/deleted/${link.linkId}`, 'CORPORATIONS_READ'],
];

test.each(PATHS)('GET %s is opened by %s alone', async (path, scope) => {
  const get = async (caller: Record<string, string> = {}) =>
    (await testApp.app.inject({ url: `/api/v1/${path}`, headers: caller })).statusCode;

  expect(await get(HERE[scope])).toBe(200);
  expect(await get(ALL)).toBe(200);
  expect(await get(WITHOUT[scope])).toBe(401);
  expect(await get(ELSEWHERE)).toBe(401);
});

test('no key opens another path', async () => {
  const own = await testApp.app.inject({ url: '/api/v1/link', headers: ALL });

  expect(own.json()).toMatchObject({ data: { error_code: 'cla.no_permission' } });
});
