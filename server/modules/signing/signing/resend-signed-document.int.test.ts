import { describe, expect, test } from 'vitest';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import type { Email } from '#server/modules/ground/email/email.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { IndividualSigning } from './individual/individual-signing.entity.ts';
import { deliverRefused } from './testing/deliver-refused.ts';
import { deriveDocuments } from './testing/derive-documents.ts';

const SEND_CODE = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $linkId, email: $email, language: EN }) { email }
}`;
const SIGN = `mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { documentToken } }`;
const RESEND = `mutation ($token: ID!) { resendSignedDocument(token: $token) { ready reference } }`;

const testApp = await createTestApp();

async function arrangeSigning(): Promise<{ email: string; token: string; linkId: string }> {
  const em = testApp.em();
  const link = await buildLink(em);
  const cla = await buildCla(em, link, { language: 'en' });
  const email = newEmail();
  await graphql(testApp.app, SEND_CODE, { linkId: link.linkId, email });
  const verificationCode = await testApp.codeSentTo(email);
  const signer = { name: 'Example', email, verificationCode, fieldValues: [], privacyConsented: true };
  const input = { linkId: link.linkId, claId: cla.id, language: 'EN', ...signer };
  const signed = await graphql<{ signIndividual: { documentToken: string } }>(testApp.app, SIGN, { input });
  return { email, linkId: link.linkId, token: signed.data?.signIndividual.documentToken ?? '' };
}

const resend = (token: string): Promise<GraphqlAnswer<unknown>> => graphql(testApp.app, RESEND, { token });

const mailsOf = async (email: string, template: string): Promise<Email[]> =>
  (await testApp.mailsTo(email)).filter((mail) => mail.template === template);

function secretOf({ id, secret }: Email): unknown {
  return JSON.parse(testApp.deps.secretBox.decrypt('mail', { row: id, sealed: secret ?? Buffer.alloc(0) }));
}

test('the confirmation leads to the page of the signing, by an address that is stored encrypted only', async () => {
  const { email, token } = await arrangeSigning();

  const [mail] = await mailsOf(email, 'individual_signed');

  expect(mail && secretOf(mail)).toEqual({ signedUrl: `http://localhost:4000/signed/${token}` });
  expect(JSON.stringify(mail?.data)).not.toContain(token);
});

test('the document is mailed again to the signer, with the page of the signing, and recorded', async () => {
  const { email, token } = await arrangeSigning();
  await deriveDocuments(testApp);
  const signing = await testApp.em().findOneOrFail(IndividualSigning, { email });

  const { data } = await resend(token);

  const { reference } = signing;
  const documentSha256 = signing.document?.sha256;
  expect(data).toEqual({ resendSignedDocument: { ready: true, reference } });
  const [mail] = await mailsOf(email, 'signed_document_resent');
  expect(mail).toMatchObject({ language: 'en', attachments: [{ filename: `${reference}.pdf`, documentSha256 }] });
  expect(mail && secretOf(mail)).toEqual({ signedUrl: `http://localhost:4000/signed/${token}` });
  const event = { subject: signing.id, action: 'SIGNED_DOCUMENT_RESENT' };
  expect(await testApp.em().findOne(AuditEvent, event)).toMatchObject({ details: { reference, documentSha256 } });
});

test('of five requests at once three are served, and the others learn when to try again', async () => {
  const { email, token } = await arrangeSigning();
  await deriveDocuments(testApp);

  const answers = await Promise.all(Array.from({ length: 5 }, () => resend(token)));

  const refusals = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions));
  expect(refusals).toEqual(
    Array.from({ length: 2 }, () => ({ code: 'too_many_request', retryAfter: expect.closeTo(3600, -2) })),
  );
  expect(await mailsOf(email, 'signed_document_resent')).toHaveLength(3);
});

test.each([
  ['that is not derived yet', 'document_not_ready', (token: string) => token],
  ['that is unknown', 'not_found', () => 'b'.repeat(43)],
])('a document %s is refused, and nothing is mailed', async (_name, code, tokenFrom) => {
  const { email, token } = await arrangeSigning();

  const { codes } = await resend(tokenFrom(token));

  expect(codes).toEqual([code]);
  expect(await mailsOf(email, 'signed_document_resent')).toEqual([]);
});

describe('S43: the page of the signing shows the state of the mail with the document', () => {
  const STATE = 'query ($token: ID!) { signedDocument(token: $token) { documentMail } }';
  const stateOf = async (token: string) =>
    (await graphql<{ signedDocument: { documentMail: string } }>(testApp.app, STATE, { token })).data?.signedDocument
      .documentMail;

  const deliver = async (email: string, template: string, refuses: 'attachments' | 'everything') => {
    const [mail] = await mailsOf(email, template);
    await deliverRefused(testApp, mail, refuses);
  };

  test.each([
    ['attachments', 'WITHOUT_DOCUMENT'],
    ['everything', 'REFUSED'],
  ] as const)('to a server that refuses %s: %s, until it is sent again', async (refuses, state) => {
    const { email, token } = await arrangeSigning();
    expect(await stateOf(token)).toBe('WAITING');
    await deriveDocuments(testApp);

    await deliver(email, 'individual_signed', refuses);
    expect(await stateOf(token)).toBe(state);

    await resend(token);
    expect(await stateOf(token)).toBe('WAITING');
    await deliver(email, 'signed_document_resent', refuses);
    expect(await stateOf(token)).toBe(state);
  });
});

describe('somebody who wants to sign again', () => {
  const BY_CODE = `mutation ($input: EmailSignedDocumentInput!) { emailSignedDocument(input: $input) { reference } }`;
  const askedAgain = async ({ email, linkId }: { email: string; linkId: string }) => {
    const createdAt = new Date(Date.now() - 61_000);
    await testApp.em().nativeUpdate(VerificationCode, { addressKey: email }, { createdAt });
    await graphql(testApp.app, SEND_CODE, { linkId, email });
    return { linkId, email, verificationCode: await testApp.codeSentTo(email) };
  };
  const mailBy = (input: object) => graphql(testApp.app, BY_CODE, { input });

  test('is mailed the document by the code, once', async () => {
    const signed = await arrangeSigning();
    await deriveDocuments(testApp);
    const input = await askedAgain(signed);

    const { data } = await mailBy(input);

    const { reference } = await testApp.em().findOneOrFail(IndividualSigning, { email: signed.email });
    expect(data).toEqual({ emailSignedDocument: { reference } });
    const [mail] = await mailsOf(signed.email, 'signed_document_resent');
    expect(mail).toMatchObject({ attachments: [{ filename: `${reference}.pdf` }] });
    expect(mail && secretOf(mail)).toEqual({ signedUrl: 'http://localhost:4000/my-signings' });
    expect((await mailBy(input)).codes).toEqual(['expired_verification_code']);
  });

  test('with a wrong code, or without a signature, is mailed nothing', async () => {
    const signed = await arrangeSigning();
    await deriveDocuments(testApp);
    const input = await askedAgain(signed);
    const wrong = input.verificationCode === '111111' ? '222222' : '111111';

    expect((await mailBy({ ...input, verificationCode: wrong })).codes).toEqual(['wrong_verification_code']);
    const stranger = await askedAgain({ ...signed, email: newEmail() });
    expect((await mailBy(stranger)).codes).toEqual(['not_found']);
    expect((await mailBy({ ...input, corporationSigningId: 'none' })).codes).toEqual(['not_found']);
    expect(await mailsOf(signed.email, 'signed_document_resent')).toEqual([]);
  });
});
