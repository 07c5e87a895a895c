import { expect, test } from 'vitest';
import { buildLink, newEmail } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const testApp = await createTestApp({ RATE_LIMIT_SCALE: '1' });
const { linkId } = await buildLink(testApp.em());

/** Public paths with a request each, valid or refused, and how many of them a source may send. */
const LIMITED: readonly [string, number, () => { method: 'GET' | 'POST'; path: string; body?: object }][] = [
  [
    'logins',
    20,
    () => ({ method: 'POST', path: 'corporation-manager/auth', body: { user: newEmail(), password: [65] } }),
  ],
  ['password retrievals', 10, () => ({ method: 'POST', path: 'password-retrieval', body: { email: newEmail() } })],
  [
    'codes',
    30,
    () => ({ method: 'POST', path: `individual-signing/${linkId}/code`, body: { email: newEmail('example.com') } }),
  ],
  ['addresses asked about', 120, () => ({ method: 'GET', path: `individual-signing/${linkId}?email=${newEmail()}` })],
  ['bundles of evidence', 30, () => ({ method: 'GET', path: 'signed-document/none/evidence' })],
  ['documents asked about', 120, () => ({ method: 'GET', path: `verify/${'0'.repeat(64)}` })],
];

test.each(LIMITED)('a source learns when to retry after too many %s', async (_name, limit, request) => {
  const send = () => {
    const { method, path, body } = request();
    return testApp.app.inject({ method, url: `/api/v1/${path}`, ...(body === undefined ? {} : { payload: body }) });
  };
  const codes: unknown[] = [];
  for (let count = 0; count < limit; count += 1) {
    codes.push((await send()).json<{ data: { error_code?: string } }>().data.error_code);
  }

  const answer = await send();

  expect(codes).not.toContain('cla.too_many_request');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    data: { error_code: 'cla.too_many_request', retry_after: expect.any(Number) },
  });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});
