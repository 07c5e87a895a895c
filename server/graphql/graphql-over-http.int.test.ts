import { serverAudits } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '#server/test/test-app.ts';

/**
 * Audits of optional features: we answer a GET only with a header that makes browsers preflight (see `csrfPrevention`).
 */
const GET_WITHOUT_PREFLIGHT = ['5A70', 'D6D5', '6A70'];

const { app } = await createTestApp();
const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => url });
  const demanded = audits.filter(({ id }) => !GET_WITHOUT_PREFLIGHT.includes(id));

  test.each(demanded)('$id: $name', async ({ fn }) => {
    const result = await fn();

    expect(result.status, 'reason' in result ? result.reason : undefined).toBe('ok');
  });

  test('all other audits concern GET requests without preflight', () => {
    expect(audits).toHaveLength(demanded.length + GET_WITHOUT_PREFLIGHT.length);
  });
});

const UNKNOWN_FIELD = JSON.stringify({ query: '{ limits { nothing } }' });

test.each([
  ['nothing', {}, 400],
  ['anything', { accept: '*/*' }, 400],
  ['application/json', { accept: 'application/json' }, 200],
  ['what Apollo Client does', { accept: 'application/graphql-response+json,application/json;q=0.9' }, 400],
])('a document that is not valid, from a client that asks for %s', async (_what, headers, status) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: UNKNOWN_FIELD,
  });

  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'bad_request_parameter' } }] });
});

test('a request without an operation is refused by its status, whatever media type the client asks for', async () => {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };

  expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(400);
});
