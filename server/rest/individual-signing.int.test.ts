import type { LightMyRequestResponse as Response } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Em } from '#server/db/open-database.ts';
import { createApp } from '#server/http/app.ts';
import type { Cla } from '#server/modules/cla/cla.entity.ts';
import { fingerprint } from '#server/modules/document/fingerprint.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { newDocumentToken } from '#server/modules/signing/document-token.ts';
import { IndividualSigning } from '#server/modules/signing/individual/individual-signing.entity.ts';
import { VerificationCode } from '#server/modules/verification/verification-code.entity.ts';
import { createRateLimiter } from '#server/security/rate-limit.ts';
import {
  buildCla,
  buildCorporation,
  buildEmployeeSigning,
  buildIndividualSigning,
  buildLink,
  newEmail,
} from '#server/test/factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';

let testApp: TestApp;
let em: Em;
let link: Link;
let cla: Cla;

beforeAll(async () => {
  testApp = await createTestApp();
  em = testApp.em();
  link = await buildLink(em);
  await buildCla(em, link, { language: 'zh' });
  cla = await buildCla(em, link, { language: 'en' });
});

const OK = { data: 'successfully' };

function post(path: string, payload: object, headers: Record<string, string> = {}): Promise<Response> {
  return testApp.app.inject({ method: 'POST', url: `/api/v1/individual-signing/${path}`, payload, headers });
}

async function sendCode(email: string): Promise<string> {
  expect((await post(`${link.linkId}/code`, { email })).json()).toEqual(OK);
  return testApp.codeSentTo(email);
}

/** The legacy client's body for the English CLA. */
function bodyFor(email: string, overrides: object = {}): object {
  return {
    name: 'Example Signer',
    email,
    cla_id: String(cla.number),
    cla_language: 'English',
    verification_code: '000000',
    info: { '0': 'Example Signer', '1': email, '2': '555 0100', code: '000000' },
    privacy_checked: true,
    ...overrides,
  };
}

const sign = (email: string, overrides: object = {}): Promise<Response> => post(link.linkId, bodyFor(email, overrides));

const check = (email: string, linkId = link.linkId): Promise<Response> =>
  testApp.app.inject({ url: `/api/v1/individual-signing/${linkId}`, query: { email } });

async function refused(answer: Promise<Response>): Promise<object> {
  const { statusCode, headers, ...response } = await answer;
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const { error_code, error_message, ...details } = response.json<{ data: Record<string, unknown> }>().data;
  expect(error_message).toEqual(expect.any(String));
  return { statusCode, error_code, ...details };
}

describe('a contributor signs over REST', () => {
  test('from the code to the status', async () => {
    const email = newEmail();
    expect((await check(email)).json()).toEqual({
      data: { type: '', signed: false, version_matched: false, status: 'not_signed' },
    });

    const verification_code = await sendCode(email);
    const answer = await sign(email, { verification_code });

    expect([answer.statusCode, answer.json()]).toEqual([200, OK]);
    expect((await check(email.toUpperCase())).json()).toEqual({
      data: { type: 'individual', signed: true, version_matched: true, status: 'valid' },
    });
    expect(await testApp.em().findOneOrFail(IndividualSigning, { email })).toMatchObject({
      language: 'en',
      name: 'Example Signer',
      fieldValues: { '0': 'Example Signer', '1': email, '2': '555 0100' },
    });
    expect((await testApp.mailsTo(email)).map(({ template }) => template)).toEqual([
      'verification_code',
      'individual_signed',
    ]);
  });

  test('with a client that sends numbers, lower case and no media type', async () => {
    const email = newEmail();
    const verification_code = await sendCode(email);

    const body = bodyFor(email, { verification_code, cla_id: cla.number, cla_language: 'en' });
    const answer = await testApp.app.inject({
      method: 'POST',
      url: `/api/v1/individual-signing/${link.linkId}/`,
      payload: Buffer.from(JSON.stringify(body)),
    });

    expect(answer.json()).toEqual(OK);
  });
});

describe('a code is mailed', () => {
  test.each([
    ['in Chinese', {}, 'zh'],
    ['in the language of the browser', { 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
  ])('%s', async (_name, headers, language) => {
    const email = newEmail();

    await post(`${link.linkId}/code`, { email }, headers);

    expect(await testApp.mailsTo(email)).toMatchObject([{ template: 'verification_code', language }]);
  });

  test('in English where only English is on offer', async () => {
    const english = await buildLink(em);
    await buildCla(em, english, { language: 'en' });
    const email = newEmail();

    await post(`${english.linkId}/code`, { email }, { 'accept-language': 'zh-CN' });

    expect(await testApp.mailsTo(email)).toMatchObject([{ language: 'en' }]);
  });
});

describe('a code is refused', () => {
  test.each([
    ['without an address', {}, { error_code: 'cla.error_parsing_api_body', field: 'email' }],
    ['for an empty address', { email: '' }, { error_code: 'cla.error_parsing_api_body', field: 'email' }],
    ['for an address of the wrong type', { email: 5 }, { error_code: 'cla.error_parsing_api_body', field: 'email' }],
    ['for a malformed address', { email: 'signer@' }, { error_code: 'cla.invalid_email', field: 'email' }],
  ])('%s', async (_name, body, expected) => {
    expect(await refused(post(`${link.linkId}/code`, body))).toEqual({ statusCode: 400, ...expected });
  });

  test('at an unknown link', async () => {
    expect(await refused(post('nobody/code', { email: newEmail() }))).toEqual({
      statusCode: 400,
      error_code: 'cla.no_link',
    });
  });

  test('where individuals have nothing to sign', async () => {
    const bare = await buildLink(em);

    expect(await refused(post(`${bare.linkId}/code`, { email: newEmail() }))).toEqual({
      statusCode: 400,
      error_code: 'cla.no_cla_binding_individual',
    });
  });

  test('for a minute after the last one, with the seconds to wait', async () => {
    const email = newEmail();
    await sendCode(email);

    const again = await post(`${link.linkId}/code`, { email });

    const { error_code, retry_after } = again.json<{ data: { error_code: string; retry_after: number } }>().data;
    expect([again.statusCode, error_code]).toEqual([400, 'cla.too_many_request']);
    expect(again.headers['retry-after']).toBe(String(retry_after));
    expect(retry_after).toBeGreaterThan(10);
    expect(retry_after).toBeLessThanOrEqual(60);
  });
});

describe('a signing is refused', () => {
  test.each<[string, object, object]>([
    ['without a CLA', { cla_id: undefined }, { error_code: 'cla.unmatched_cla' }],
    ['of a CLA that is not there', { cla_id: '9' }, { error_code: 'cla.unmatched_cla' }],
    ['of a CLA in another language', { cla_language: 'Chinese' }, { error_code: 'cla.unmatched_cla' }],
    [
      'in an unknown language',
      { cla_language: 'French' },
      { error_code: 'cla.bad_request_parameter', field: 'cla_language' },
    ],
    [
      'without consent',
      { privacy_checked: false },
      { error_code: 'cla.bad_request_parameter', field: 'privacy_checked' },
    ],
    ['without a name', { name: '' }, { error_code: 'cla.bad_request_parameter', field: 'name' }],
    [
      'without a code',
      { verification_code: '' },
      { error_code: 'cla.bad_request_parameter', field: 'verification_code' },
    ],
    [
      'with a value that is too long',
      { info: { '2': '5'.repeat(16) } },
      { error_code: 'cla.bad_request_parameter', field: '2' },
    ],
    [
      'with a character that no font has',
      { name: 'A \u{1F600}', info: {} },
      { error_code: 'cla.bad_request_parameter', field: 'name', character: '\u{1F600}' },
    ],
    [
      'with another address among the fields',
      { info: { '1': 'else@example.org' } },
      { error_code: 'cla.unmatched_email', field: '1' },
    ],
    [
      'with a value that is no text',
      { info: { '2': 5 } },
      { error_code: 'cla.error_parsing_api_body', field: 'info.2' },
    ],
    ['with an address that is no text', { email: 5 }, { error_code: 'cla.error_parsing_api_body', field: 'email' }],
    ['with a malformed address', { email: 'signer@' }, { error_code: 'cla.invalid_email', field: 'email' }],
    ['without a code having been sent', {}, { error_code: 'cla.expired_verification_code' }],
  ])('%s', async (_name, overrides, expected) => {
    expect(await refused(sign(newEmail(), overrides))).toEqual({ statusCode: 400, ...expected });
  });

  test('without the required body', async () => {
    const request = { method: 'POST', url: `/api/v1/individual-signing/${link.linkId}` } as const;

    for (const payload of ['', '{"name":', 'null', '[]']) {
      expect(await refused(testApp.app.inject({ ...request, payload }))).toMatchObject({
        statusCode: 400,
        error_code: 'cla.error_parsing_api_body',
      });
    }
  });

  test('of a superseded CLA', async () => {
    const other = await buildLink(em);
    const older = await buildCla(em, other);
    await buildCla(em, other);
    const body = bodyFor(newEmail(), { cla_id: String(older.number), cla_language: 'Chinese' });

    expect(await refused(post(other.linkId, body))).toEqual({ statusCode: 400, error_code: 'cla.unmatched_cla' });
  });

  test('at an unlinked project, which sends no code either', async () => {
    const unlinked = await buildLink(em, { unlinkedAt: new Date() });
    const email = newEmail();

    for (const path of [unlinked.linkId, `${unlinked.linkId}/code`]) {
      expect(await refused(post(path, bodyFor(email)))).toEqual({ statusCode: 400, error_code: 'cla.no_link' });
    }
    expect(await testApp.mailsTo(email)).toEqual([]);
  });

  test('with a wrong code', async () => {
    const email = newEmail();
    const right = await sendCode(email);
    const verification_code = right === '000000' ? '000001' : '000000';

    expect(await refused(sign(email, { verification_code }))).toEqual({
      statusCode: 400,
      error_code: 'cla.wrong_verification_code',
    });
  });

  test('with an expired code', async () => {
    const email = newEmail();
    const verification_code = await sendCode(email);
    await testApp.em().nativeUpdate(VerificationCode, { addressKey: email }, { expiresAt: new Date() });

    expect(await refused(sign(email, { verification_code }))).toEqual({
      statusCode: 400,
      error_code: 'cla.expired_verification_code',
    });
  });

  test('with a used code', async () => {
    const email = newEmail();
    const verification_code = await sendCode(email);
    await sign(email, { verification_code });

    expect(await refused(sign(email, { verification_code }))).toEqual({
      statusCode: 400,
      error_code: 'cla.expired_verification_code',
    });
  });

  test('when the address has signed already', async () => {
    const { email } = await buildIndividualSigning(em, cla);
    const verification_code = await sendCode(email);

    expect(await refused(sign(email, { verification_code }))).toEqual({ statusCode: 400, error_code: 'cla.resigned' });
  });

  test('when the address belongs to a corporation that has signed', async () => {
    const other = await buildLink(em);
    const zh = await buildCla(em, other);
    await buildCorporation(em, other, { domains: ['corp.example.com'] });
    const email = newEmail('corp.example.com');
    await post(`${other.linkId}/code`, { email });
    const verification_code = await testApp.codeSentTo(email);
    const body = bodyFor(email, { verification_code, cla_id: String(zh.number), cla_language: 'zh' });

    expect(await refused(post(other.linkId, body))).toEqual({
      statusCode: 400,
      error_code: 'cla.go_to_sign_employee_cla',
    });
  });
});

describe('the status of an address', () => {
  const DAY = 86_400_000;

  test('is that of an employee when their corporation has signed', async () => {
    const other = await buildLink(em);
    const corporation = await buildCorporation(em, other);
    const active = await buildEmployeeSigning(em, corporation);
    const inactive = await buildEmployeeSigning(em, corporation, { state: 'inactive' });

    expect((await check(active.email, other.linkId)).json()).toEqual({
      data: { type: 'corporation', signed: true, version_matched: true, status: 'valid' },
    });
    expect((await check(inactive.email, other.linkId)).json()).toEqual({
      data: { type: 'corporation', signed: false, version_matched: true, status: 'not_signed' },
    });
  });

  test.each([
    ['valid within the grace period of a new version', 29, { signed: true, status: 'valid' }],
    ['expired after it', 31, { signed: false, status: 'expired' }],
  ])('is %s', async (_name, days, expected) => {
    const other = await buildLink(em, { gracePeriodDays: 30 });
    const { email } = await buildIndividualSigning(em, await buildCla(em, other));
    await buildCla(em, other, { createdAt: new Date(Date.now() - days * DAY) });

    expect((await check(email, other.linkId)).json()).toEqual({
      data: { type: 'individual', version_matched: false, ...expected },
    });
  });

  test.each([
    ['without an address', '', 'cla.invalid_email'],
    ['for a malformed address', '?email=signer', 'cla.invalid_email'],
    ['for two addresses', '?email=a@example.org&email=b@example.org', 'cla.invalid_email'],
  ])('is refused %s', async (_name, query, error_code) => {
    const answer = testApp.app.inject(`/api/v1/individual-signing/${link.linkId}${query}`);

    expect(await refused(answer)).toEqual({ statusCode: 400, error_code, field: 'email' });
  });

  test.each(['nobody', 'a\u0000b'])('is refused at the unknown link %j', async (linkId) => {
    expect(await refused(check(newEmail(), encodeURIComponent(linkId)))).toEqual({
      statusCode: 400,
      error_code: 'cla.no_link',
    });
  });

  test('is refused to a client that asks too often, with the seconds to wait', async () => {
    const app = await createApp({ ...testApp.deps, rateLimiter: createRateLimiter(1 / 120) });
    const ask = () => app.inject({ url: `/api/v1/individual-signing/${link.linkId}`, query: { email: newEmail() } });

    const [first, second] = [await ask(), await ask()];

    expect([first.statusCode, second.statusCode]).toEqual([200, 400]);
    expect(second.json()).toMatchObject({
      data: { error_code: 'cla.too_many_request', retry_after: expect.any(Number) },
    });
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a signed document', () => {
  test('is served to anybody who knows its address, and never cached', async () => {
    const documentToken = newDocumentToken();
    const { reference, document } = await buildIndividualSigning(em, cla, { documentToken });

    const answer = await testApp.app.inject(`/api/v1/signed-document/${documentToken}`);

    expect(await fingerprint(answer.rawPayload)).toBe(document?.sha256);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${reference}.pdf"`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers).not.toHaveProperty('etag');
  });

  test.each(['a guess', 'a%00b', 'fingerprint'])('is not found by %s', async (kind) => {
    const token = kind === 'fingerprint' ? cla.document.sha256 : kind;

    expect(await refused(testApp.app.inject(`/api/v1/signed-document/${encodeURI(token)}`))).toEqual({
      statusCode: 404,
      error_code: 'cla.not_found',
    });
  });
});
