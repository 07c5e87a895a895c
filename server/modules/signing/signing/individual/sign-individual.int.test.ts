import { describe, expect, test } from 'vitest';
import { extractPdfText } from '#server/integrations/pdf/extract-pdf-text.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { deriveDocuments } from '#server/modules/signing/signing/testing/derive-documents.ts';
import { buildCla, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { IndividualSigning } from './individual-signing.entity.ts';
import { IndividualSigner, inputFor } from './testing/individual-signer.ts';

const DOCUMENT = `query ($token: ID!) {
  signedDocument(token: $token) { ready documentUrl documentSha256 reference }
}`;

const STANDING = `query ($token: ID!) {
  signedDocument(token: $token) {
    signing { community email corporationName state cla { version } link { id } }
  }
}`;

const testApp = await createTestApp();
const signer = new IndividualSigner(testApp);

describe('a contributor signs', () => {
  test.each(['zh', 'en'] as const)('and everything about it is stored (%s)', async (language) => {
    const { link, ...clas } = await signer.arrangeLink();
    const email = newEmail();

    const answer = await signer.signWithCode(link, clas[language], { email });

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
    const { link, zh } = await signer.arrangeLink();

    const answer = await signer.signWithCode(link, zh);
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
    const { link, zh } = await signer.arrangeLink();

    const { data } = await signer.signWithCode(link, zh);

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

  test('and anybody with the token sees what was signed, and whether it still counts', async () => {
    const { link, zh } = await signer.arrangeLink();
    const email = newEmail();
    const { data } = await signer.signWithCode(link, zh, { email });
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

  test.each([
    ['S18: in Arabic', 'سارة محمد', 'سارة محمد'],
    ['S18: in Devanagari', 'प्रद्युम्न शर्मा', 'प्रद्युम्न शर्मा'],
    ['S19: with a rare hanzi', '𠮷田', '𠮷田'],
    ['S20: with a variation selector', '辻\u{E0100}本', '辻\u{E0100}本'],
    ['S21: with a soft hyphen and a mark of direction', '\u200EAnna\u00ADlena', 'Annalena'],
    ['S24: of 70 characters', 'Ana María '.repeat(7).trim(), 'Ana María '.repeat(7).trim()],
    ['S24: decomposed by a Mac', 'Žižková '.repeat(6).trim().normalize('NFD'), 'Žižková '.repeat(6).trim()],
  ])('under a name %s, which is stored and printed', async (_name, given, name) => {
    const { link, zh } = await signer.arrangeLink();
    const fieldValues = [
      { id: '0', value: given },
      { id: '2', value: '+49 (0)30 1234-567' },
    ];

    const { data } = await signer.signWithCode(link, zh, { name: given, fieldValues });
    await deriveDocuments(testApp);

    expect(data?.signIndividual.signing.name).toBe(name);
    const response = await testApp.app.inject({ url: new URL(data?.signIndividual.documentUrl ?? '').pathname });
    const printed = (await extractPdfText(response.rawPayload))?.join(' ').replaceAll(/\s+/g, '');
    expect(printed).toContain(name.replaceAll(/[\s\u{E0100}]/gu, ''));
    expect(printed).toContain('+49(0)301234-567');
  });

  test('and a mail waits in the outbox for the document', async () => {
    const { link, en } = await signer.arrangeLink();
    const email = newEmail();
    const confirmation = async () =>
      (await testApp.mailsTo(email)).find(({ template }) => template === 'individual_signed');

    const answer = await signer.signWithCode(link, en, { email });

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
    const { link, zh } = await signer.arrangeLink();
    const em = testApp.em();
    const older = await buildIndividualSigning(em, zh);
    const newer = await buildCla(em, link);

    const answer = await signer.signWithCode(link, newer, { email: older.email.toUpperCase() });

    expect(answer.codes).toEqual([]);
    expect(await testApp.em().findOneOrFail(IndividualSigning, older.id)).toMatchObject({
      endReason: 'superseded',
      endedBy: 'signer',
      endedAt: expect.any(Date),
    });
  });

  test('although a corporation with the domain is waiting for approval', async () => {
    const { link, zh } = await signer.arrangeLink();
    await buildCorporation(testApp.em(), link, { state: 'uncompleted', domains: ['applicant.example.com'] });

    const answer = await signer.signWithCode(link, zh, { email: newEmail('applicant.example.com') });

    expect(answer.codes).toEqual([]);
  });

  test('exactly once, when one address submits 20 times at the same moment', async () => {
    const { link, zh } = await signer.arrangeLink();
    const email = newEmail();
    const verificationCode = await signer.sendCode(link, email);
    const input = inputFor(link, zh, { email, verificationCode });

    const answers = await Promise.all(Array.from({ length: 20 }, () => signer.sign(input)));

    const codes = answers.flatMap((answer) => answer.codes);
    expect(codes).toHaveLength(19);
    expect(new Set(['resigned', 'expired_verification_code', ...codes])).toEqual(
      new Set(['resigned', 'expired_verification_code']),
    );
    expect(await signer.countEverything(link)).toMatchObject({ signings: 1, mails: 1, usedCodes: 1 });
  });
});
