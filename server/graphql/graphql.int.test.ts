import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  getIntrospectionQuery,
  isObjectType,
  isInputObjectType,
  isEnumType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { ERRORS } from '#server/errors/catalogue.ts';
import { BEHIND_PROXY } from '#server/modules/ground/verification/testing/visitors.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { loadSchema } from './schema.ts';

const testApp = await createTestApp();

const post = (payload: string | object, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  testApp.app.inject({ method: 'POST', url: '/graphql', payload, headers });

interface ErrorBody {
  errors: { message: string; extensions: Record<string, unknown> }[];
}

describe('a bad request gets a code of the catalogue and nothing else', () => {
  const aliases = Array.from({ length: 40 }, (_, index) => `a${index}: limits { signingStatusesMax }`).join(' ');
  test.each<[string, string | object, string]>([
    ['malformed JSON', '{', 'error_parsing_api_body'],
    ['a document that does not parse', { query: '{ link(' }, 'error_parsing_api_body'],
    ['an unknown field', { query: '{ limits { nothing } }' }, 'bad_request_parameter'],
    ['a missing argument', { query: '{ link { alias } }' }, 'bad_request_parameter'],
    ['a wrong type', { query: '{ signingStatus(linkId: "x", email: 1) { state } }' }, 'bad_request_parameter'],
    [
      'a wrong type of a variable',
      { query: 'query ($id: ID!) { link(id: $id) { alias } }', variables: { id: { a: 1 } } },
      'bad_request_parameter',
    ],
    [
      'an unknown operation name',
      { query: 'query a { limits { signingStatusesMax } }', operationName: 'b' },
      'bad_request_parameter',
    ],
    ['too many aliases', { query: `{ ${aliases} }` }, 'bad_request_parameter'],
    ['no query', {}, 'bad_request_parameter'],
    ['a kind of operation that the schema lacks', { query: 'subscription { limits }' }, 'bad_request_parameter'],
    [
      'a persisted query under a hash that is not its own',
      {
        query: '{ limits { signingStatusesMax } }',
        extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } },
      },
      'bad_request_parameter',
    ],
    [
      'too many tokens',
      { query: `{ signingStatuses(linkId: "x", emails: [${'"a@b.cn",'.repeat(4000)}]) { state } }` },
      'error_parsing_api_body',
    ],
    ['an oversize body', { query: `{ limits { signingStatusesMax } } #${'x'.repeat(300_000)}` }, 'request_too_large'],
  ])('%s', async (_name, payload, code) => {
    const response = await post(payload);

    const body = response.json<ErrorBody>();
    expect(body.errors.map(({ extensions }) => extensions['code'])).toEqual(body.errors.map(() => code));
    expect(response.body).not.toMatch(/node_modules|stacktrace|select |at .*\.ts/i);
  });

  test('an oversized body at the path with a trailing slash', async () => {
    const payload = { query: `{ limits { signingStatusesMax } } #${'x'.repeat(300_000)}` };

    const response = await testApp.app.inject({ method: 'POST', url: '/graphql/?x', payload });

    expect(response.json<ErrorBody>().errors[0]?.extensions['code']).toBe('request_too_large');
  });

  test('a simple form post from another site', async () => {
    const response = await post('query={limits{signingStatusesMax}}', { 'content-type': 'text/plain' });

    expect(response.json<ErrorBody>().errors[0]?.extensions['code']).toBe('bad_request_parameter');
  });

  test('a GET that a browser sends without a preflight', async () => {
    const response = await testApp.app.inject({ url: '/graphql?query={limits{signingStatusesMax}}' });

    expect(response.json<ErrorBody>().errors[0]?.extensions['code']).toBe('bad_request_parameter');
  });

  test('an unexpected failure', async () => {
    const broken = await createTestApp();
    await broken.database.orm.em.getConnection().execute('alter table link rename to link_gone');

    const answer = await graphql(broken.app, '{ link(id: "x") { alias } }');

    expect(answer.errors).toMatchObject([
      { message: ERRORS.system_error.message, extensions: { code: 'system_error' } },
    ]);
    expect(JSON.stringify(answer.errors)).not.toContain('link_gone');
  });
});

test('the schema is a file that any page may read', async () => {
  const { body, headers } = await testApp.app.inject({ url: '/schema.graphql' });

  expect(body).toBe(await readFile(join(projectRoot, 'schema.graphql'), 'utf8').then((text) => text.trimEnd()));
  expect(headers).toMatchObject({
    'content-type': 'application/graphql; charset=utf-8',
    'access-control-allow-origin': '*',
  });
});

test('a page is counted by its variable', async () => {
  const lists = Array.from(
    { length: 14 },
    (_value, n) => `a${n}: employees(first: $n) { nodes { id name email state } }`,
  );
  const query = `query ($n: Int!) { corporation { ${lists.join(' ')} } }`;

  const { codes, errors } = await graphql(testApp.app, query, { n: 100 });

  expect(codes).toEqual(['bad_request_parameter']);
  expect(errors[0]?.message).toBe('Query Cost limit of 10000 exceeded, found 11202.');
});

test('what operations cost is counted by source, introspection included, before anything runs', async () => {
  const { app } = await testApp.startAnother({ ...BEHIND_PROXY, RATE_LIMIT_SCALE: '1' });
  const introspect = (ip: string) => graphql(app, getIntrospectionQuery(), {}, { 'x-forwarded-for': ip });
  for (let asked = 0; asked < 25; asked += 1) {
    expect((await introspect('192.0.2.1')).codes).toEqual([]);
  }

  const { errors } = await introspect('192.0.2.1');

  expect(errors[0]?.extensions).toEqual({ code: 'too_many_request', retryAfter: expect.any(Number) });
  expect((await introspect('192.0.2.2')).codes).toEqual([]);
});

test('no text of an argument is longer than 65,536 characters', async () => {
  const texts = ['x'.repeat(65_537)];
  const query = 'query ($texts: [String!]!) { signingStatuses(linkId: "x", emails: $texts) { state } }';

  const { errors } = await graphql(testApp.app, query, { texts });

  expect(errors[0]?.extensions).toEqual({ code: 'bad_request_parameter', field: 'emails.0' });
});

test('integrators may introspect', async () => {
  expect((await graphql(testApp.app, getIntrospectionQuery())).codes).toEqual([]);
});

test.each(['{ limits { signingStatusesMax } }', '{ nothing }'])('no cache keeps the answer to %s', async (query) => {
  expect((await post({ query })).headers['cache-control']).toBe('no-store');
});

test.each([
  ['the header Host', { host: '[' }],
  ['the host that a proxy forwards', { 'x-forwarded-host': 'a b' }],
  ['the protocol that a proxy forwards', { 'x-forwarded-proto': ' ' }],
])('a request is refused whose address is malformed by %s', async (_what, headers) => {
  const { app } = await testApp.startAnother(BEHIND_PROXY);
  const payload = { query: '{ limits { signingStatusesMax } }' };

  const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload });

  expect(answer.statusCode).toBe(400);
  expect(answer.json<ErrorBody>().errors[0]?.extensions).toEqual({ code: 'error_parsing_api_body' });
});

test('a query over GET is answered when a header makes browsers preflight it', async () => {
  const url = `/graphql?query=${encodeURIComponent('{ limits { signingStatusesMax } }')}&variables=%7B%7D`;

  const response = await testApp.app.inject({ url, headers: { 'apollo-require-preflight': 'true' } });

  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.json()).toEqual({ data: { limits: { signingStatusesMax: 1000 } } });
});

test('a persisted query is found after it was sent once', async () => {
  const query = '{ limits { signingStatusesMax } }';
  const sha256Hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(query))).toString('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };

  const unknown = await post({ extensions });
  await post({ query, extensions });
  const found = await post({ extensions });

  expect(unknown.json<ErrorBody>().errors[0]?.message).toBe('PersistedQueryNotFound');
  expect(found.json()).toEqual({ data: { limits: { signingStatusesMax: 1000 } } });
});

describe('the schema', () => {
  test('is the committed one', async () => {
    const committed = await readFile(join(projectRoot, 'schema.graphql'), 'utf8');

    expect(committed).toBe(`${printSchema(lexicographicSortSchema(await loadSchema()))}\n`);
  });

  test('describes every type, field, argument and value', async () => {
    const types = Object.values((await loadSchema()).getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    const places = types.flatMap((type) => {
      const fields = isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
      const args = isObjectType(type) ? Object.values(type.getFields()).flatMap(({ args: each }) => [...each]) : [];
      const values = isEnumType(type) ? type.getValues() : [];
      const root = ['Query', 'Mutation'].includes(type.name);
      return [...(root ? [] : [type]), ...fields, ...args, ...values].map(({ name, description }) => ({
        place: `${type.name}.${name}`,
        description,
      }));
    });

    expect(places.filter(({ description }) => !description).map(({ place }) => place)).toEqual([]);
    expect(places.length).toBeGreaterThan(100);
  });

  test('lists every code of the catalogue', async () => {
    const type = (await loadSchema()).getType('ErrorCode');

    expect(isEnumType(type) && type.getValues().map(({ name }) => name)).toEqual(Object.keys(ERRORS));
  });
});
