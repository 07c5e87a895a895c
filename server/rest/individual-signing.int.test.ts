import { describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { newDocumentToken } from '#server/modules/signing/signing/document-token.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { createRateLimiter } from '#server/security/rate-limit.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { buildCorporation, buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { RestSigner, refused, OK } from './testing/rest-signer.ts';

const testApp = await createTestApp();
const em = testApp.em();
const link = await buildLink(em);
await buildCla(em, link, { language: 'zh' });
const cla = await buildCla(em, link, { language: 'en' });
const signer = new RestSigner(testApp, link, cla);

describe('a contributor signs over REST', () => {
  test('from the code to the status', async () => {
    const email = newEmail();
    expect((await signer.check(email)).json()).toEqual({
      data: { type: '', signed: false, version_matched: false, status: 'not_signed' },
    });

    const verification_code = await signer.sendCode(email);
    const answer = await signer.sign(email, { verification_code });

    expect([answer.statusCode, answer.json()]).toEqual([200, OK]);
    expect((await signer.check(email.toUpperCase())).json()).toEqual({
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
    const verification_code = await signer.sendCode(email);

    const body = signer.bodyFor(email, { verification_code, cla_id: cla.number, cla_language: 'en' });
    const answer = await testApp.app.inject({
      method: 'POST',
      url: `/api/v1/individual-signing/${link.linkId}/`,
      payload: Buffer.from(JSON.stringify(body)),
    });

    expect(answer.json()).toEqual(OK);
  });
});

test('a signing is refused without the required body', async () => {
  const request = { method: 'POST', url: `/api/v1/individual-signing/${link.linkId}` } as const;

  for (const payload of ['', '{"name":', 'null', '[]']) {
    expect(await refused(testApp.app.inject({ ...request, payload }))).toMatchObject({
      statusCode: 400,
      error_code: 'cla.error_parsing_api_body',
    });
  }
});

describe('a code is mailed', () => {
  test.each([
    ['in Chinese', {}, 'zh'],
    ['in the language of the browser', { 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
  ])('%s', async (_name, headers, language) => {
    const email = newEmail();

    await signer.post(`${link.linkId}/code`, { email }, headers);

    expect(await testApp.mailsTo(email)).toMatchObject([{ template: 'verification_code', language }]);
  });

  test('in English where only English is on offer', async () => {
    const english = await buildLink(em);
    await buildCla(em, english, { language: 'en' });
    const email = newEmail();

    await signer.post(`${english.linkId}/code`, { email }, { 'accept-language': 'zh-CN' });

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
    expect(await refused(signer.post(`${link.linkId}/code`, body))).toEqual({ statusCode: 400, ...expected });
  });

  test('for a minute after the last one, with the seconds to wait', async () => {
    const email = newEmail();
    await signer.sendCode(email);

    const again = await signer.post(`${link.linkId}/code`, { email });

    const { error_code, retry_after } = again.json<{ data: { error_code: string; retry_after: number } }>().data;
    expect([again.statusCode, error_code]).toEqual([400, 'cla.too_many_request']);
    expect(again.headers['retry-after']).toBe(String(retry_after));
    expect(retry_after).toBeGreaterThan(10);
    expect(retry_after).toBeLessThanOrEqual(60);
  });
});

describe('the status of an address', () => {
  const DAY = 86_400_000;

  test('is that of an employee when their corporation has signed', async () => {
    const other = await buildLink(em);
    const corporation = await buildCorporation(em, other);
    const active = await buildEmployeeSigning(em, corporation);
    const inactive = await buildEmployeeSigning(em, corporation, { state: 'inactive' });

    expect((await signer.check(active.email, other.linkId)).json()).toEqual({
      data: { type: 'corporation', signed: true, version_matched: true, status: 'valid' },
    });
    expect((await signer.check(inactive.email, other.linkId)).json()).toEqual({
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

    expect((await signer.check(email, other.linkId)).json()).toEqual({
      data: { type: 'individual', version_matched: false, ...expected },
    });
  });

  test('is refused for two addresses', async () => {
    const url = `/api/v1/individual-signing/${link.linkId}?email=a@example.org&email=b@example.org`;

    expect(await refused(testApp.app.inject(url))).toEqual({
      statusCode: 400,
      error_code: 'cla.invalid_email',
      field: 'email',
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
