import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { deriveDocuments } from '#server/modules/signing/signing/testing/derive-documents.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { CorporationSigner, type Input, inputFor, newDomain, SEND_CODE } from './testing/corporation-signer.ts';

const testApp = await createTestApp();
const signer = new CorporationSigner(testApp);

describe('a corporation signs', () => {
  test.each(['zh', 'en'] as const)('and everything about it is stored (%s)', async (language) => {
    const { link, ...clas } = await signer.arrangeLink();
    const email = newEmail('Company.example.com');

    const answer = await signer.signWithCode(link, clas[language], { email });

    expect(answer.codes).toEqual([]);
    const payload = answer.data?.signCorporation;
    expect(payload).toMatchObject({ corporationName: '示例科技（深圳）有限公司', representativeEmail: email });
    const stored = await testApp.em().findOneOrFail(CorporationSigning, { reference: payload?.reference ?? '' });
    expect(stored).toMatchObject({
      state: 'uncompleted',
      language,
      representativeName: '欧阳㛃龑',
      representativeEmailKey: email.toLowerCase(),
      corporationNameKey: '示例科技(深圳)有限公司',
      primaryDomain: 'company.example.com',
      fieldValues: { '0': '示例科技（深圳）有限公司', '1': email },
      consentLanguage: language,
      signedPdf: null,
      completedAt: null,
      ip: '127.0.0.1',
    });
    expect(await testApp.em().find(CorporationDomain, { corporationSigning: stored })).toMatchObject([
      { domain: 'company.example.com', primary: true, claimed: false },
    ]);
    const [event] = await testApp.em().find(AuditEvent, { subject: stored.id });
    expect(event).toMatchObject({ action: 'CORPORATION_SIGNED', actor: 'signer' });
    expect(JSON.stringify(event?.details)).not.toContain(email);
  });

  test('and is mailed the document to sign: the CLA byte for byte, plus a page', async () => {
    const { link, en } = await signer.arrangeLink();
    const email = newEmail(newDomain());

    const answer = await signer.signWithCode(link, en, { email });
    await deriveDocuments(testApp);

    const { reference } = answer.data?.signCorporation ?? {};
    const signing = await testApp.em().findOneOrFail(CorporationSigning, { reference: reference ?? '' });
    const documentSha256 = signing.document?.sha256 ?? '';
    const mail = (await testApp.mailsTo(email)).find(({ template }) => template === 'corporation_signing_document');
    expect(mail).toMatchObject({
      language: 'en',
      state: 'queued',
      corporationSigning: { id: signing.id },
      attachments: [{ filename: `${reference}.pdf`, documentSha256 }],
    });
    const cla = await readDocument(testApp.em(), en.document.sha256);
    const toSign = await readDocument(testApp.em(), documentSha256);
    expect(Buffer.from(toSign.bytes.subarray(0, cla.bytes.length)).equals(Buffer.from(cla.bytes))).toBe(true);
    const pages = async (bytes: Uint8Array) => (await PDFDocument.load(bytes)).getPageCount();
    expect(await pages(toSign.bytes)).toBe((await pages(cla.bytes)) + 1);
    const row = await testApp.em().findOneOrFail(Document, { sha256: documentSha256 }, { populate: ['bytes'] });
    expect(row.bytes.length).toBe(toSign.bytes.length - cla.bytes.length);
  });

  test.each([null, 'cla@community.example.org'])('and learns where to return it: %s', async (senderAddress) => {
    const { link, en } = await signer.arrangeLink();
    await testApp.em().nativeUpdate(Link, { id: link.id }, { senderAddress });
    const email = newEmail(newDomain());

    const answer = await signer.signWithCode(link, en, { email });

    expect(answer.data?.signCorporation.returnAddress).toBe(senderAddress);
    const mail = (await testApp.mailsTo(email)).find(({ template }) => template === 'corporation_signing_document');
    expect(mail?.data).toMatchObject({ returnAddress: senderAddress ?? '', projectUrl: link.projectUrl });
  });

  test('with fields that repeat known values, given or left out', async () => {
    const em = testApp.em();
    const link = await buildLink(em);
    const field = { title: '', description: '', required: true };
    const types = ['authorized', 'title', 'corporationName', 'email', 'date'] as const;
    const fields = types.map((type, index) => ({ ...field, id: String(index), type }));
    const cla = await buildCla(em, link, { type: 'corporation', fields });
    const fieldValues = [
      { id: '0', value: '欧阳㛃龑' },
      { id: '1', value: '开源办公室主任' },
    ];

    const answer = await signer.signWithCode(link, cla, { fieldValues });

    const reference = answer.data?.signCorporation.reference ?? '';
    const stored = await testApp.em().findOneOrFail(CorporationSigning, { reference });
    expect(stored.fieldValues).toEqual({
      '0': '欧阳㛃龑',
      '1': '开源办公室主任',
      '2': '示例科技（深圳）有限公司',
      '3': stored.representativeEmail,
      '4': stored.signedAt.toISOString().slice(0, 10),
    });
  });

  test('and individuals of its domain can still sign: it has claimed nothing yet', async () => {
    const { link, zh } = await signer.arrangeLink();
    const individual = await buildCla(testApp.em(), link);
    const domain = newDomain();
    await signer.signWithCode(link, zh, { email: newEmail(domain) });

    expect(await signer.signAsIndividual(link, individual, { email: newEmail(domain) })).toEqual([]);
  });

  test.each([
    [
      'another name at the same domain',
      (domain: string) => ({ corporationName: '另一家公司', email: newEmail(domain) }),
    ],
    ['the same name at another domain', () => ({ email: newEmail(newDomain()) })],
  ])('beside %s', async (_name, second) => {
    const { link, zh } = await signer.arrangeLink();
    const domain = newDomain();
    await signer.signWithCode(link, zh, { email: newEmail(domain) });

    expect((await signer.signWithCode(link, zh, second(domain))).codes).toEqual([]);
  });

  test('again after it was deleted', async () => {
    const { link, zh } = await signer.arrangeLink();
    const deleted = await buildCorporation(testApp.em(), link, { state: 'deleted', domains: [newDomain()] });

    const answer = await signer.signWithCode(link, zh, {
      email: deleted.representativeEmail,
      corporationName: deleted.corporationName,
    });

    expect(answer.codes).toEqual([]);
  });
});

describe('a signing is refused and changes nothing', () => {
  const wrong: [string, Input, Record<string, unknown>][] = [
    ['a CLA of another language', { language: 'EN' }, { code: 'unmatched_cla' }],
    ['a CLA that does not exist', { claId: 'nothing' }, { code: 'unmatched_cla' }],
    ['no consent', { privacyConsented: false }, { code: 'bad_request_parameter', field: 'privacyConsented' }],
    ['a blank name', { corporationName: ' ' }, { code: 'bad_request_parameter', field: 'corporationName' }],
    [
      '101 characters',
      { corporationName: '示'.repeat(101) },
      { code: 'bad_request_parameter', field: 'corporationName' },
    ],
    [
      'characters that stand for 300',
      { corporationName: '㈱'.repeat(100) },
      { code: 'bad_request_parameter', field: 'corporationName' },
    ],
    ['a line break', { corporationName: 'a\nb' }, { code: 'bad_request_parameter', field: 'corporationName' }],
    ['no representative', { representativeName: '' }, { code: 'bad_request_parameter', field: 'representativeName' }],
    [
      'a representative of 101 characters',
      { representativeName: 'x'.repeat(101) },
      { code: 'bad_request_parameter', field: 'representativeName' },
    ],
    [
      'a character that cannot be printed',
      { corporationName: 'Example 😀' },
      { code: 'bad_request_parameter', field: 'corporationName', character: '😀' },
    ],
    ['a malformed address', { email: 'a@@example.com' }, { code: 'invalid_email', field: 'email' }],
    ['a free-mail address', { email: 'someone@QQ.com' }, { code: 'restricted_email_suffix', field: 'email' }],
    ['no code', { verificationCode: ' ' }, { code: 'bad_request_parameter', field: 'verificationCode' }],
    ['a code that was never sent', { verificationCode: '123456' }, { code: 'expired_verification_code' }],
    [
      'a field that names another corporation',
      { fieldValues: [{ id: '0', value: 'Another' }] },
      { code: 'bad_request_parameter', field: '0' },
    ],
    [
      'a field with another address',
      { fieldValues: [{ id: '1', value: 'other@example.com' }] },
      { code: 'unmatched_email', field: '1' },
    ],
  ];

  test.each(wrong)('%s', async (_name, overrides, extensions) => {
    const { link, zh } = await signer.arrangeLink();
    const before = await signer.countEverything(link);

    const answer = await signer.sign(inputFor(link, zh, overrides));

    expect(answer.errors.map((error) => error.extensions)).toEqual([extensions]);
    expect(await signer.countEverything(link)).toEqual(before);
  });

  test('an individual CLA', async () => {
    const { link } = await signer.arrangeLink();
    const individual = await buildCla(testApp.em(), link);

    expect((await signer.sign(inputFor(link, individual))).codes).toEqual(['unmatched_cla']);
  });

  test.each(['uncompleted', 'completed'] as const)('a representative whose signing is %s', async (state) => {
    const { link, zh } = await signer.arrangeLink();
    const { representativeEmail } = await buildCorporation(testApp.em(), link, { state, domains: [newDomain()] });

    const answer = await signer.signWithCode(link, zh, { email: representativeEmail.toUpperCase() });

    expect(answer.codes).toEqual(['resigned']);
  });

  test('the same name at the same domain, however it is written', async () => {
    const { link, zh } = await signer.arrangeLink();
    const domain = newDomain();
    await signer.signWithCode(link, zh, { email: newEmail(domain) });

    const answer = await signer.signWithCode(link, zh, {
      email: newEmail(domain),
      corporationName: '示例科技(深圳)有限公司 ',
    });

    expect(answer.codes).toEqual(['resigned']);
  });

  test('a domain of a completed corporation, and the code stays usable', async () => {
    const { link, zh } = await signer.arrangeLink();
    const domain = newDomain();
    const other = await buildCorporation(testApp.em(), link, { domains: [newDomain(), domain] });
    const email = newEmail(domain);
    const input = inputFor(link, zh, { email, verificationCode: await signer.sendCode(link, email) });

    expect((await signer.sign(input)).codes).toEqual(['sameEmailSuffix']);
    await testApp.em().nativeUpdate(CorporationDomain, { corporationSigning: other.id }, { claimed: false });
    expect((await signer.sign(input)).codes).toEqual([]);
  });

  test('nothing about an address is revealed before its code matches', async () => {
    const { link, zh } = await signer.arrangeLink();
    const { representativeEmail } = await buildCorporation(testApp.em(), link, { domains: [newDomain()] });

    expect((await signer.sign(inputFor(link, zh, { email: representativeEmail }))).codes).toEqual([
      'expired_verification_code',
    ]);
  });

  test('all but one of 20 submissions of one representative at the same moment', async () => {
    const { link, zh } = await signer.arrangeLink();
    const email = newEmail(newDomain());
    const input = inputFor(link, zh, { email, verificationCode: await signer.sendCode(link, email) });

    const answers = await Promise.all(Array.from({ length: 20 }, () => signer.sign(input)));

    expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
    expect(await signer.countEverything(link)).toMatchObject({ signings: 1, domains: 1, mails: 1, usedCodes: 1 });
  });

  test('all but one of 20 representatives of one corporation at the same moment', async () => {
    const { link, zh } = await signer.arrangeLink();
    const domain = newDomain();
    const inputs = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const email = newEmail(domain);
        return inputFor(link, zh, { email, verificationCode: await signer.sendCode(link, email) });
      }),
    );

    const answers = await Promise.all(inputs.map((input) => signer.sign(input)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'resigned'));
    expect(await signer.countEverything(link)).toMatchObject({ signings: 1, domains: 1, mails: 1, usedCodes: 1 });
  });
});

describe('a code for a representative', () => {
  test('is not sent to a free-mail address', async () => {
    const { link } = await signer.arrangeLink();

    const answer = await graphql(testApp.app, SEND_CODE, { linkId: link.linkId, email: 'someone@gmail.com' });

    expect(answer.errors[0]?.extensions).toEqual({ code: 'restricted_email_suffix', field: 'email' });
  });

  test('is not sent where there is no corporate CLA', async () => {
    const em = testApp.em();
    const link = await buildLink(em);
    await buildCla(em, link);

    const answer = await graphql(testApp.app, SEND_CODE, { linkId: link.linkId, email: newEmail() });

    expect(answer.codes).toEqual(['no_cla_binding_corp']);
  });

  test('signs nothing else', async () => {
    const { link } = await signer.arrangeLink();
    const individual = await buildCla(testApp.em(), link);
    const email = newEmail();
    const verificationCode = await signer.sendCode(link, email);

    const codes = await signer.signAsIndividual(link, individual, { email, code: verificationCode });

    expect(codes).toEqual(['expired_verification_code']);
  });
});
