import { describe, expect, test } from 'vitest';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { buildCorporation, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { IndividualSigner, inputFor, type Input } from './testing/individual-signer.ts';

const testApp = await createTestApp();
const signer = new IndividualSigner(testApp);

describe('a signing is refused and changes nothing', () => {
  test.each<[string, (arranged: { link: Link; zh: Cla; en: Cla }) => Input, string, Input]>([
    ['an unknown link', () => ({ linkId: 'web_none-1000000000000000000' }), 'no_link', {}],
    ['a CLA that does not exist', () => ({ claId: crypto.randomUUID() }), 'unmatched_cla', {}],
    ['a CLA of another language', ({ en }) => ({ claId: en.id }), 'unmatched_cla', {}],
    ['no consent', () => ({ privacyConsented: false }), 'bad_request_parameter', { field: 'privacyConsented' }],
    ['an empty name', () => ({ name: ' ' }), 'bad_request_parameter', { field: 'name' }],
    ['a name that is too long', () => ({ name: '名'.repeat(101) }), 'bad_request_parameter', { field: 'name' }],
    ['a name with a control character', () => ({ name: 'a\u0007b' }), 'bad_request_parameter', { field: 'name' }],
    [
      'a character that no font has',
      () => ({ name: 'A 😀' }),
      'bad_request_parameter',
      { field: 'name', character: '😀' },
    ],
    ['a malformed address', () => ({ email: 'not-an-address' }), 'invalid_email', { field: 'email' }],
    [
      'a value that is too long',
      () => ({ fieldValues: [{ id: '2', value: '1'.repeat(31) }] }),
      'bad_request_parameter',
      { field: '2' },
    ],
    [
      'a line break in a value',
      () => ({ fieldValues: [{ id: '2', value: '1\n2' }] }),
      'bad_request_parameter',
      { field: '2' },
    ],
    [
      'a name field that differs from the name',
      () => ({ fieldValues: [{ id: '0', value: 'Somebody else' }] }),
      'bad_request_parameter',
      { field: '0' },
    ],
    [
      'an address field that differs from the address',
      () => ({ fieldValues: [{ id: '1', value: 'else@example.org' }] }),
      'unmatched_email',
      { field: '1' },
    ],
    ['no code', () => ({ verificationCode: '' }), 'bad_request_parameter', { field: 'verificationCode' }],
  ])('%s', async (_name, override, code, details) => {
    const arranged = await signer.arrangeLink();
    const email = newEmail();
    const verificationCode = await signer.sendCode(arranged.link, email);
    const before = await signer.countEverything(arranged.link);

    const answer = await signer.sign(
      inputFor(arranged.link, arranged.zh, { email, verificationCode, ...override(arranged) }),
    );

    expect(answer.errors.map(({ extensions }) => extensions)).toEqual([{ code, ...details }]);
    expect(await signer.countEverything(arranged.link)).toEqual(before);
  });

  test('a superseded CLA', async () => {
    const { link, zh } = await signer.arrangeLink();
    await buildCla(testApp.em(), link);

    expect((await signer.signWithCode(link, zh)).codes).toEqual(['unmatched_cla']);
  });

  test('a corporate CLA', async () => {
    const { link } = await signer.arrangeLink();
    const corporate = await buildCla(testApp.em(), link, { type: 'corporation' });

    expect((await signer.signWithCode(link, corporate)).codes).toEqual(['unmatched_cla']);
  });

  test('a CLA of another link', async () => {
    const [mine, theirs] = [await signer.arrangeLink(), await signer.arrangeLink()];

    expect((await signer.signWithCode(mine.link, theirs.zh)).codes).toEqual(['unmatched_cla']);
  });

  test('an unlinked link', async () => {
    const link = await buildLink(testApp.em(), { unlinkedAt: new Date() });
    const cla = await buildCla(testApp.em(), link);

    expect((await signer.sign(inputFor(link, cla))).codes).toEqual(['no_link']);
  });

  test('a required field without a value', async () => {
    const em = testApp.em();
    const link = await buildLink(em);
    const fields = [{ id: '7', type: 'title', title: '职位', description: '', required: true } as const];
    const cla = await buildCla(em, link, { fields: [...fields] });

    const answer = await signer.signWithCode(link, cla, { fieldValues: [{ id: '7', value: '　' }] });

    expect(answer.errors[0]?.extensions).toEqual({ code: 'bad_request_parameter', field: '7' });
  });

  test('somebody who has already signed the version, whatever the case of the address', async () => {
    const { link, zh } = await signer.arrangeLink();
    const { email } = await buildIndividualSigning(testApp.em(), zh);

    expect((await signer.signWithCode(link, zh, { email: email.toUpperCase() })).codes).toEqual(['resigned']);
  });

  test('somebody who has already signed the current version in another language', async () => {
    const { link, zh, en } = await signer.arrangeLink();
    const { email } = await buildIndividualSigning(testApp.em(), zh);

    expect((await signer.signWithCode(link, en, { email })).codes).toEqual(['resigned']);
  });

  test('an address of a completed corporation, and the correct code stays usable', async () => {
    const { link, zh } = await signer.arrangeLink();
    const em = testApp.em();
    const corporation = await buildCorporation(em, link, { domains: ['corp.example.com'] });
    const email = newEmail('Corp.example.com');
    const verificationCode = await signer.sendCode(link, email);
    const input = inputFor(link, zh, { email, verificationCode });

    expect((await signer.sign(input)).codes).toEqual(['go_to_sign_employee_cla']);
    await testApp.em().nativeUpdate(CorporationDomain, { corporationSigning: corporation.id }, { claimed: false });
    expect((await signer.sign(input)).codes).toEqual([]);
  });

  test('nothing about an address is revealed before its code matches', async () => {
    const { link, zh } = await signer.arrangeLink();
    const { email } = await buildIndividualSigning(testApp.em(), zh);

    expect((await signer.sign(inputFor(link, zh, { email }))).codes).toEqual(['expired_verification_code']);
  });
});

describe('verification codes', () => {
  const wrong = (code: string): string => (code === '111111' ? '222222' : '111111');

  test('a wrong code is refused, the right one still works', async () => {
    const { link, zh } = await signer.arrangeLink();
    const email = newEmail();
    const code = await signer.sendCode(link, email);

    expect((await signer.sign(inputFor(link, zh, { email, verificationCode: wrong(code) }))).codes).toEqual([
      'wrong_verification_code',
    ]);
    expect((await signer.sign(inputFor(link, zh, { email, verificationCode: code }))).codes).toEqual([]);
  });

  test('a code is valid for five minutes', async () => {
    const { link, zh } = await signer.arrangeLink();
    const email = newEmail();
    const verificationCode = await signer.sendCode(link, email);
    const code = await testApp.em().findOneOrFail(VerificationCode, { scope: link.id });
    expect(code.expiresAt.getTime() - code.createdAt.getTime()).toBe(300_000);

    await testApp.em().nativeUpdate(VerificationCode, code.id, { expiresAt: new Date() });

    expect((await signer.sign(inputFor(link, zh, { email, verificationCode }))).codes).toEqual([
      'expired_verification_code',
    ]);
  });

  test('a code works once, and not at another link or for another address', async () => {
    const [here, there] = [await signer.arrangeLink(), await signer.arrangeLink()];
    const email = newEmail();
    const verificationCode = await signer.sendCode(here.link, email);

    const elsewhere = await signer.sign(inputFor(there.link, there.zh, { email, verificationCode }));
    const somebodyElse = await signer.sign(inputFor(here.link, here.zh, { email: newEmail(), verificationCode }));
    const first = await signer.sign(inputFor(here.link, here.zh, { email, verificationCode }));
    const second = await signer.sign(inputFor(here.link, here.en, { email, verificationCode }));

    expect([elsewhere, somebodyElse, first, second].map(({ codes }) => codes)).toEqual([
      ['expired_verification_code'],
      ['expired_verification_code'],
      [],
      ['expired_verification_code'],
    ]);
  });
});
