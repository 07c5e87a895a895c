import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { buildAccount, buildLink, PASSWORD } from '#server/test/factories.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';

const strict = await createTestApp();
const lenient = await strict.startAnother({ LEGACY_LOGIN_WITHOUT_CONSENT: 'true' });

const CODES = Array.from(PASSWORD, (character) => character.charCodeAt(0));

function logIn({ app }: TestApp, body: object): Promise<LightMyRequestResponse> {
  const payload = { password: CODES, ...body };
  return app.inject({ method: 'POST', url: '/api/v1/corporation-manager/auth', payload });
}

/** The headers that a browser sends after a log-in: its cookies, and the readable one repeated. */
function headersOf({ cookies }: LightMyRequestResponse): { cookie: string; token: string } {
  const token = cookies.find(({ name }) => name === 'csrf_token')?.value ?? '';
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '), token };
}

test('the cookies of a login open the paths of a manager until the logout', async () => {
  const em = strict.em();
  const link = await buildLink(em);
  const { account } = await buildManager(em, await buildCorporation(em, link));
  const login = await logIn(strict, { user: account, link_id: link.linkId, privacy_consented: true });
  const headers = headersOf(login);
  const send = (method: 'GET' | 'PUT', path: string) => strict.app.inject({ method, url: `/api/v1/${path}`, headers });

  expect((await send('GET', 'corporation-manager')).json()).toMatchObject({ data: { account, link_id: link.linkId } });
  expect((await send('PUT', 'corporation-manager/auth')).json()).toEqual({ data: 'successfully' });
  expect((await send('GET', 'corporation-manager')).json()).toMatchObject({
    data: { error_code: 'cla.unknown_token' },
  });
});

test('scripts can read one cookie, which is short and has no equals sign, but not the other', async () => {
  const { account } = await buildAccount(strict.em());

  const { cookies } = await logIn(strict, { user: account, privacy_consented: true });

  const [access, csrf] = ['access_token', 'csrf_token'].map((wanted) => cookies.find(({ name }) => name === wanted));
  expect(access).toMatchObject({ httpOnly: true, path: '/' });
  expect(csrf).toMatchObject({ path: '/', value: expect.stringMatching(/^[\w-]{1,64}$/) });
  expect(csrf).not.toHaveProperty('httpOnly');
});

test('a client that cannot ask for consent may log in and work where the operator allows it', async () => {
  const { account } = await buildAccount(lenient.em());

  const login = await logIn(lenient, { user: account });

  expect(login.json()).toMatchObject({ data: [{ account, role: '' }] });
  const links = await lenient.app.inject({ url: '/api/v1/link', headers: headersOf(login) });
  expect(links.json()).toEqual({ data: [] });
});

test('a client that asked for consent and got none is refused', async () => {
  const { account } = await buildAccount(lenient.em());

  const login = await logIn(lenient, { user: account, privacy_consented: false });

  expect([login.statusCode, login.json()]).toMatchObject([401, { data: { error_code: 'privacy_consent_invalid' } }]);
  expect(login.cookies).toEqual([]);
});
