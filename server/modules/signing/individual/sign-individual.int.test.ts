import { beforeAll, describe, expect, test } from 'vitest';
import { AuditEvent } from '#server/modules/audit/audit-event.entity.ts';
import type { Cla } from '#server/modules/cla/cla.entity.ts';
import { CorporationDomain } from '#server/modules/corporation/corporation-domain.entity.ts';
import { Document } from '#server/modules/document/document.entity.ts';
import { fingerprint } from '#server/modules/document/fingerprint.ts';
import { readDocument } from '#server/modules/document/read-document.ts';
import { Email } from '#server/modules/email/email.entity.ts';
import { Link } from '#server/modules/link/link.entity.ts';
import { deriveDocuments } from '#server/modules/signing/testing/derive-documents.ts';
import { VerificationCode } from '#server/modules/verification/verification-code.entity.ts';
import { buildCla, buildCorporation, buildIndividualSigning, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { IndividualSigning } from './individual-signing.entity.ts';

const SEND_CODE = `mutation ($linkId: ID!, $email: String!, $language: Language!) {
  sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $linkId, email: $email, language: $language }) { email }
}`;

const SIGN = `mutation ($input: SignIndividualInput!) {
  signIndividual(input: $input) { signing { reference signedAt name email cla { version } } documentUrl documentSha256 documentToken }
}`;

const DOCUMENT = `query ($token: ID!) {
  signedDocument(token: $token) { ready documentUrl documentSha256 reference }
}`;

const STANDING = `query ($token: ID!) {
  signedDocument(token: $token) {
    signing { community email corporationName state cla { version } link { id } }
  }
}`;

interface SignResult {
  signIndividual: {
    signing: { reference: string; name: string; email: string; cla: { version: number } };
    documentUrl: string;
    documentSha256: string | null;
    documentToken: string;
  };
}

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});

/** A link with Chinese and English CLAs for individuals. */
async function arrangeLink(): Promise<{ link: Link; zh: Cla; en: Cla }> {
  const em = testApp.em();
  const link = await buildLink(em);
  return { link, zh: await buildCla(em, link), en: await buildCla(em, link, { language: 'en' }) };
}

async function sendCode(link: Link, email: string, language = 'ZH'): Promise<string> {
  const answer = await graphql(testApp.app, SEND_CODE, { linkId: link.linkId, email, language });
  expect(answer.codes).toEqual([]);
  return testApp.codeSentTo(email);
}

type Input = Record<string, unknown>;

function inputFor(link: Link, cla: Cla, overrides: Input = {}): Input {
  return {
    linkId: link.linkId,
    claId: cla.id,
    language: cla.language.toUpperCase(),
    name: '欧阳㛃龑',
    email: newEmail(),
    verificationCode: '000000',
    fieldValues: [{ id: '2', value: '13800000000' }],
    privacyConsented: true,
    ...overrides,
  };
}

const sign = (input: Input): Promise<GraphqlAnswer<SignResult>> => graphql<SignResult>(testApp.app, SIGN, { input });

async function signWithCode(link: Link, cla: Cla, overrides: Input = {}): Promise<GraphqlAnswer<SignResult>> {
  const email = typeof overrides['email'] === 'string' ? overrides['email'] : newEmail();
  const verificationCode = await sendCode(link, email);
  return sign(inputFor(link, cla, { email, verificationCode, ...overrides }));
}

/** Counts what a refused signing must not change. */
async function countEverything(link: Link): Promise<Record<string, number>> {
  const em = testApp.em();
  return {
    signings: await em.count(IndividualSigning, { link }),
    mails: await em.count(Email, { link, template: 'individual_signed' }),
    usedCodes: await em.count(VerificationCode, { scope: link.id, usedAt: { $ne: null } }),
    events: await em.count(AuditEvent),
    documents: await em.count(Document),
  };
}

describe('a contributor signs', () => {
  test.each(['zh', 'en'] as const)('and everything about it is stored (%s)', async (language) => {
    const { link, ...clas } = await arrangeLink();
    const email = newEmail();

    const answer = await signWithCode(link, clas[language], { email });

    const payload = answer.data?.signIndividual;
    expect(payload?.signing).toMatchObject({ name: '欧阳㛃龑', email, cla: { version: 1 } });
    const stored = await testApp.em().findOneOrFail(IndividualSigning, { reference: payload?.signing.reference ?? '' });
    expect(stored).toMatchObject({
      language,
      emailKey: email,
      fieldValues: { '0': '欧阳㛃龑', '1': email, '2': '13800000000' },
      consentLanguage: language,
      ip: '127.0.0.1',
      endedAt: null,
    });
    expect(stored.consentVersion).not.toBe('');
    const [event] = await testApp.em().find(AuditEvent, { subject: stored.id });
    expect(event).toMatchObject({ action: 'INDIVIDUAL_SIGNED', actor: 'signer' });
    expect(JSON.stringify(event?.details)).not.toContain(email);
  });

  test('and gets the document once it is derived: the CLA byte for byte, plus a page', async () => {
    const { link, zh } = await arrangeLink();

    const answer = await signWithCode(link, zh);
    await deriveDocuments(testApp);

    const payload = answer.data?.signIndividual;
    const response = await testApp.app.inject({ url: new URL(payload?.documentUrl ?? '').pathname });
    const original = await readDocument(testApp.em(), zh.document.sha256);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.subarray(0, original.bytes.length).equals(original.bytes)).toBe(true);
    expect(response.rawPayload.length).toBeGreaterThan(original.bytes.length);
    const sha256 = await fingerprint(response.rawPayload);
    const row = await testApp.em().findOneOrFail(Document, { sha256 }, { populate: ['bytes'] });
    expect(row.bytes.length).toBe(response.rawPayload.length - original.bytes.length);
  });

  test('and can ask whether the document is ready', async () => {
    const { link, zh } = await arrangeLink();

    const { data } = await signWithCode(link, zh);

    const { documentToken: token, documentUrl, documentSha256, signing } = data?.signIndividual ?? {};
    const reference = signing?.reference;
    expect(documentSha256).toBeNull();
    const waiting = { ready: false, documentUrl, documentSha256: null, reference };
    expect((await graphql(testApp.app, DOCUMENT, { token })).data).toEqual({ signedDocument: waiting });
    await deriveDocuments(testApp);
    const stored = await testApp.em().findOneOrFail(IndividualSigning, { reference: reference ?? '' });
    expect((await graphql(testApp.app, DOCUMENT, { token })).data).toEqual({
      signedDocument: { ready: true, documentUrl, documentSha256: stored.document?.sha256, reference },
    });
    expect((await graphql(testApp.app, DOCUMENT, { token: 'b'.repeat(43) })).codes).toEqual(['not_found']);
  });

  test('and whoever knows the token sees what was signed, and whether it still counts', async () => {
    const { link, zh } = await arrangeLink();
    const email = newEmail();
    const { data } = await signWithCode(link, zh, { email });
    const token = data?.signIndividual.documentToken ?? '';
    const standing = async () => (await graphql(testApp.app, STANDING, { token })).data;
    const facts = { community: link.alias, email, corporationName: null, cla: { version: 1 } };

    expect(await standing()).toEqual({
      signedDocument: { signing: { ...facts, link: { id: link.linkId }, state: 'VALID' } },
    });
    await testApp.em().nativeUpdate(IndividualSigning, { email }, { endedAt: new Date() });
    await testApp.em().nativeUpdate(Link, link.id, { unlinkedAt: new Date() });

    expect(await standing()).toEqual({ signedDocument: { signing: { ...facts, link: null, state: 'NOT_SIGNED' } } });
  });

  test('and a mail waits in the outbox for the document', async () => {
    const { link, en } = await arrangeLink();
    const email = newEmail();
    const confirmation = async () =>
      (await testApp.mailsTo(email)).find(({ template }) => template === 'individual_signed');

    const answer = await signWithCode(link, en, { email });

    const reference = answer.data?.signIndividual.signing.reference ?? '';
    expect(await confirmation()).toMatchObject({ language: 'en', state: 'queued', attachments: [] });
    await deriveDocuments(testApp);
    const { document } = await testApp.em().findOneOrFail(IndividualSigning, { reference });
    expect(await confirmation()).toMatchObject({
      state: 'queued',
      attachments: [{ filename: `${reference}.pdf`, documentSha256: document?.sha256 }],
    });
  });

  test('again after a new version, which ends the older signing', async () => {
    const { link, zh } = await arrangeLink();
    const em = testApp.em();
    const older = await buildIndividualSigning(em, zh);
    const newer = await buildCla(em, link);

    const answer = await signWithCode(link, newer, { email: older.email.toUpperCase() });

    expect(answer.codes).toEqual([]);
    expect(await testApp.em().findOneOrFail(IndividualSigning, older.id)).toMatchObject({
      endReason: 'superseded',
      endedBy: 'signer',
      endedAt: expect.any(Date),
    });
  });

  test('although a corporation with the domain is waiting for approval', async () => {
    const { link, zh } = await arrangeLink();
    await buildCorporation(testApp.em(), link, { state: 'uncompleted', domains: ['applicant.example.com'] });

    const answer = await signWithCode(link, zh, { email: newEmail('applicant.example.com') });

    expect(answer.codes).toEqual([]);
  });

  test('exactly once, when one address submits 20 times at the same moment', async () => {
    const { link, zh } = await arrangeLink();
    const email = newEmail();
    const verificationCode = await sendCode(link, email);
    const input = inputFor(link, zh, { email, verificationCode });

    const answers = await Promise.all(Array.from({ length: 20 }, () => sign(input)));

    const codes = answers.flatMap((answer) => answer.codes);
    expect(codes).toHaveLength(19);
    expect(new Set(['resigned', 'expired_verification_code', ...codes])).toEqual(
      new Set(['resigned', 'expired_verification_code']),
    );
    expect(await countEverything(link)).toMatchObject({ signings: 1, mails: 1, usedCodes: 1 });
  });
});

describe('a signing is refused and changes nothing', () => {
  test.each<[string, (arranged: { link: Link; zh: Cla; en: Cla }) => Input, string, Input]>([
    ['an unknown link', () => ({ linkId: 'web_none-1000000000000000000' }), 'no_link', {}],
    ['a CLA that does not exist', () => ({ claId: crypto.randomUUID() }), 'unmatched_cla', {}],
    ['a CLA of another language', ({ en }) => ({ claId: en.id }), 'unmatched_cla', {}],
    ['no consent', () => ({ privacyConsented: false }), 'bad_request_parameter', { field: 'privacyConsented' }],
    ['an empty name', () => ({ name: ' ' }), 'bad_request_parameter', { field: 'name' }],
    ['a name that is too long', () => ({ name: '名'.repeat(51) }), 'bad_request_parameter', { field: 'name' }],
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
      () => ({ fieldValues: [{ id: '2', value: '1'.repeat(16) }] }),
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
    const arranged = await arrangeLink();
    const email = newEmail();
    const verificationCode = await sendCode(arranged.link, email);
    const before = await countEverything(arranged.link);

    const answer = await sign(inputFor(arranged.link, arranged.zh, { email, verificationCode, ...override(arranged) }));

    expect(answer.errors.map(({ extensions }) => extensions)).toEqual([{ code, ...details }]);
    expect(await countEverything(arranged.link)).toEqual(before);
  });

  test('a superseded CLA', async () => {
    const { link, zh } = await arrangeLink();
    await buildCla(testApp.em(), link);

    expect((await signWithCode(link, zh)).codes).toEqual(['unmatched_cla']);
  });

  test('a corporate CLA', async () => {
    const { link } = await arrangeLink();
    const corporate = await buildCla(testApp.em(), link, { type: 'corporation' });

    expect((await signWithCode(link, corporate)).codes).toEqual(['unmatched_cla']);
  });

  test('a CLA of another link', async () => {
    const [mine, theirs] = [await arrangeLink(), await arrangeLink()];

    expect((await signWithCode(mine.link, theirs.zh)).codes).toEqual(['unmatched_cla']);
  });

  test('an unlinked link', async () => {
    const link = await buildLink(testApp.em(), { unlinkedAt: new Date() });
    const cla = await buildCla(testApp.em(), link);

    expect((await sign(inputFor(link, cla))).codes).toEqual(['no_link']);
  });

  test('a required field without a value', async () => {
    const em = testApp.em();
    const link = await buildLink(em);
    const fields = [{ id: '7', type: 'title', title: '职位', description: '', required: true } as const];
    const cla = await buildCla(em, link, { fields: [...fields] });

    const answer = await signWithCode(link, cla, { fieldValues: [{ id: '7', value: '　' }] });

    expect(answer.errors[0]?.extensions).toEqual({ code: 'bad_request_parameter', field: '7' });
  });

  test('somebody who has already signed the version, whatever the case of the address', async () => {
    const { link, zh } = await arrangeLink();
    const { email } = await buildIndividualSigning(testApp.em(), zh);

    expect((await signWithCode(link, zh, { email: email.toUpperCase() })).codes).toEqual(['resigned']);
  });

  test('an address of a completed corporation, and the correct code stays usable', async () => {
    const { link, zh } = await arrangeLink();
    const em = testApp.em();
    const corporation = await buildCorporation(em, link, { domains: ['corp.example.com'] });
    const email = newEmail('Corp.example.com');
    const verificationCode = await sendCode(link, email);
    const input = inputFor(link, zh, { email, verificationCode });

    expect((await sign(input)).codes).toEqual(['go_to_sign_employee_cla']);
    await testApp.em().nativeUpdate(CorporationDomain, { corporationSigning: corporation.id }, { claimed: false });
    expect((await sign(input)).codes).toEqual([]);
  });

  test('nothing about an address is revealed before its code matches', async () => {
    const { link, zh } = await arrangeLink();
    const { email } = await buildIndividualSigning(testApp.em(), zh);

    expect((await sign(inputFor(link, zh, { email }))).codes).toEqual(['expired_verification_code']);
  });
});

describe('verification codes', () => {
  const wrong = (code: string): string => (code === '111111' ? '222222' : '111111');

  test('a wrong code is refused, the right one still works', async () => {
    const { link, zh } = await arrangeLink();
    const email = newEmail();
    const code = await sendCode(link, email);

    expect((await sign(inputFor(link, zh, { email, verificationCode: wrong(code) }))).codes).toEqual([
      'wrong_verification_code',
    ]);
    expect((await sign(inputFor(link, zh, { email, verificationCode: code }))).codes).toEqual([]);
  });

  test('a code is valid for five minutes', async () => {
    const { link, zh } = await arrangeLink();
    const email = newEmail();
    const verificationCode = await sendCode(link, email);
    const code = await testApp.em().findOneOrFail(VerificationCode, { scope: link.id });
    expect(code.expiresAt.getTime() - code.createdAt.getTime()).toBe(300_000);

    await testApp.em().nativeUpdate(VerificationCode, code.id, { expiresAt: new Date() });

    expect((await sign(inputFor(link, zh, { email, verificationCode }))).codes).toEqual(['expired_verification_code']);
  });

  test('a code works once, and not at another link or for another address', async () => {
    const [here, there] = [await arrangeLink(), await arrangeLink()];
    const email = newEmail();
    const verificationCode = await sendCode(here.link, email);

    const elsewhere = await sign(inputFor(there.link, there.zh, { email, verificationCode }));
    const somebodyElse = await sign(inputFor(here.link, here.zh, { email: newEmail(), verificationCode }));
    const first = await sign(inputFor(here.link, here.zh, { email, verificationCode }));
    const second = await sign(inputFor(here.link, here.en, { email, verificationCode }));

    expect([elsewhere, somebodyElse, first, second].map(({ codes }) => codes)).toEqual([
      ['expired_verification_code'],
      ['expired_verification_code'],
      [],
      ['expired_verification_code'],
    ]);
  });
});
