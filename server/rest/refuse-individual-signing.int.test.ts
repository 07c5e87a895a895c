import { describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { createRateLimiter } from '#server/security/rate-limit.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { buildCorporation, buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { RestSigner, refused } from './testing/rest-signer.ts';

const testApp = await createTestApp();
const em = testApp.em();
const link = await buildLink(em);
await buildCla(em, link, { language: 'zh' });
const cla = await buildCla(em, link, { language: 'en' });
const signer = new RestSigner(testApp, link, cla);

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
      { info: { '2': '5'.repeat(31) } },
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
    expect(await refused(signer.sign(newEmail(), overrides))).toEqual({ statusCode: 400, ...expected });
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
    const body = signer.bodyFor(newEmail(), { cla_id: String(older.number), cla_language: 'Chinese' });

    expect(await refused(signer.post(other.linkId, body))).toEqual({
      statusCode: 400,
      error_code: 'cla.unmatched_cla',
    });
  });

  test('at an unlinked project, which sends no code either', async () => {
    const unlinked = await buildLink(em, { unlinkedAt: new Date() });
    const email = newEmail();

    for (const path of [unlinked.linkId, `${unlinked.linkId}/code`]) {
      expect(await refused(signer.post(path, signer.bodyFor(email)))).toEqual({
        statusCode: 400,
        error_code: 'cla.no_link',
      });
    }
    expect(await testApp.mailsTo(email)).toEqual([]);
  });

  test('with a wrong code', async () => {
    const email = newEmail();
    const right = await signer.sendCode(email);
    const verification_code = right === '000000' ? '000001' : '000000';

    expect(await refused(signer.sign(email, { verification_code }))).toEqual({
      statusCode: 400,
      error_code: 'cla.wrong_verification_code',
    });
  });

  test('with an expired code', async () => {
    const email = newEmail();
    const verification_code = await signer.sendCode(email);
    await testApp.em().nativeUpdate(VerificationCode, { addressKey: email }, { expiresAt: new Date() });

    expect(await refused(signer.sign(email, { verification_code }))).toEqual({
      statusCode: 400,
      error_code: 'cla.expired_verification_code',
    });
  });

  test('with a used code', async () => {
    const email = newEmail();
    const verification_code = await signer.sendCode(email);
    await signer.sign(email, { verification_code });

    expect(await refused(signer.sign(email, { verification_code }))).toEqual({
      statusCode: 400,
      error_code: 'cla.expired_verification_code',
    });
  });

  test('when the address has signed already', async () => {
    const { email } = await buildIndividualSigning(em, cla);
    const verification_code = await signer.sendCode(email);

    expect(await refused(signer.sign(email, { verification_code }))).toEqual({
      statusCode: 400,
      error_code: 'cla.resigned',
    });
  });

  test('when the address belongs to a corporation that has signed', async () => {
    const other = await buildLink(em);
    const zh = await buildCla(em, other);
    await buildCorporation(em, other, { domains: ['corp.example.com'] });
    const email = newEmail('corp.example.com');
    await signer.post(`${other.linkId}/code`, { email });
    const verification_code = await testApp.codeSentTo(email);
    const body = signer.bodyFor(email, { verification_code, cla_id: String(zh.number), cla_language: 'zh' });

    expect(await refused(signer.post(other.linkId, body))).toEqual({
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

  test.each([
    ['without an address', '', 'cla.invalid_email'],
    ['for a malformed address', '?email=signer', 'cla.invalid_email'],
    ['for two addresses', '?email=a@example.org&email=b@example.org', 'cla.invalid_email'],
  ])('is refused %s', async (_name, query, error_code) => {
    const answer = testApp.app.inject(`/api/v1/individual-signing/${link.linkId}${query}`);

    expect(await refused(answer)).toEqual({ statusCode: 400, error_code, field: 'email' });
  });

  test.each(['nobody', 'a\u0000b'])('is refused at the unknown link %j', async (linkId) => {
    expect(await refused(signer.check(newEmail(), encodeURIComponent(linkId)))).toEqual({
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
