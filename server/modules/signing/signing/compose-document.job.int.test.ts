import { expect, test } from 'vitest';
import type { z } from 'zod';
import { CONSENT_TEXT } from '#rules/consent-text.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { DocumentSeal } from '#server/modules/ground/seal/document-seal.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { findActEvent } from './act-event.queries.ts';
import { actFingerprint } from './act.ts';
import { composeDocument } from './compose-document.job.ts';
import { IndividualSigning } from './individual/individual-signing.entity.ts';
import { printAct } from './print-act.ts';
import { SigningAct } from './signing-act.entity.ts';

type Payload = z.output<typeof composeDocument.payload>;

const SEND_CODE = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $linkId, email: $email, language: ZH }) { email }
}`;
const SIGN = `mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { documentUrl } }`;

const testApp = await createTestApp();

/** Signs, and returns the payload of the job that the signing enqueued. */
async function arrangeSigning(): Promise<{ link: Link; job: Payload }> {
  const em = testApp.em();
  const link = await buildLink(em);
  const cla = await buildCla(em, link);
  const email = newEmail();
  await graphql(testApp.app, SEND_CODE, { linkId: link.linkId, email });
  const verificationCode = await testApp.codeSentTo(email);
  const signer = { name: '欧阳㛃龑', email, verificationCode, fieldValues: [], privacyConsented: true };
  const input = { linkId: link.linkId, claId: cla.id, language: 'ZH', ...signer };
  expect((await graphql(testApp.app, SIGN, { input })).codes).toEqual([]);
  const signing = await testApp.em().findOneOrFail(IndividualSigning, { link });
  const queued: { data: unknown }[] = await testApp
    .em()
    .execute(`select data from pgboss.job where name = ? and data ->> 'signingId' = ?`, [
      composeDocument.name,
      signing.id,
    ]);
  expect(queued).toHaveLength(1);
  return { link, job: composeDocument.payload.parse(queued[0]?.data) };
}

/** Counts how often the delivery of a mail was enqueued. */
async function countDeliveries({ emailId }: Payload): Promise<number> {
  const sent: unknown[] = await testApp
    .em()
    .execute(`select id from pgboss.job where name = 'mail' and data ->> 'emailId' = ?`, [emailId]);
  return sent.length;
}

const storedOf = ({ signingId }: Payload) => testApp.em().findOneOrFail(IndividualSigning, signingId);

test('a job that runs twice at once derives one document, and sends one mail', async () => {
  const { job } = await arrangeSigning();
  const before = await testApp.em().count(Document);
  expect((await storedOf(job)).document).toBeNull();
  expect(await countDeliveries(job)).toBe(0);

  await Promise.all([composeDocument.run(testApp.deps, job), composeDocument.run(testApp.deps, job)]);
  await composeDocument.run(testApp.deps, job);

  const { reference, document } = await storedOf(job);
  const documentSha256 = document?.sha256;
  expect(await testApp.em().count(Document)).toBe(before + 1);
  expect(await countDeliveries(job)).toBe(1);
  const attachments = [{ filename: `${reference}.pdf`, documentSha256 }];
  expect(await testApp.em().findOneOrFail(Email, job.emailId)).toMatchObject({ state: 'queued', attachments });
  const events = await testApp.em().find(AuditEvent, { subject: job.signingId }, { orderBy: { createdAt: 'asc' } });
  expect(events).toMatchObject([
    { action: 'INDIVIDUAL_SIGNED' },
    { action: 'DOCUMENT_SEALED', actor: 'system', details: { reference, documentSha256 } },
  ]);
  const seal = await testApp.em().findOneOrFail(DocumentSeal, { document: documentSha256 ?? '' });
  expect(seal).toMatchObject({ state: 'sealed', unsealedSha256: null });
  expect(events[1]?.details['certificateFingerprint']).toBe(seal.certificate.fingerprint);
});

test('a later change of the link does not change what is printed', async () => {
  const { link, job } = await arrangeSigning();
  const em = testApp.em();
  const { act } = await em.findOneOrFail(SigningAct, job.signingId);
  expect(act).toMatchObject({ community: link.alias, projectUrl: link.projectUrl, name: '欧阳㛃龑' });
  const event = await findActEvent(em, job.signingId);
  const renamed = { alias: 'Renamed Community', projectUrl: 'https://example.org/renamed' };
  await em.nativeUpdate(Link, { id: link.id }, renamed);
  const { bytes } = await printAct(testApp.em(), testApp.deps.threads, { act, event });

  await composeDocument.run(testApp.deps, job);

  const document = await readDocument(testApp.em(), (await storedOf(job)).document?.sha256 ?? '');
  expect(Buffer.from(document.bytes).subarray(0, bytes.length).equals(bytes)).toBe(true);
  expect((await testApp.em().findOneOrFail(SigningAct, job.signingId)).act).toEqual(act);
});

test('the act keeps how the address was proved and what was declared, and its event has the fingerprint of it all', async () => {
  const { link, job } = await arrangeSigning();

  const { act } = await testApp.em().findOneOrFail(SigningAct, job.signingId);

  const { codeSentAt = '', codeMatchedAt = '', ...proof } = act.proof ?? {};
  expect([codeSentAt, codeMatchedAt, act.signedAt]).toEqual([codeSentAt, codeMatchedAt, act.signedAt].toSorted());
  expect(proof).toEqual({
    declaration: expect.stringContaining(link.alias),
    consentText: CONSENT_TEXT.zh,
    linkId: link.linkId,
    verifyUrl: `http://localhost:4000/verify/${act.reference}`,
  });
  const signed = await testApp.em().findOneOrFail(AuditEvent, { subject: job.signingId, action: 'INDIVIDUAL_SIGNED' });
  expect(signed.details['actSha256']).toBe(actFingerprint(act));
  expect(actFingerprint({ ...act, name: '欧阳' })).not.toBe(actFingerprint(act));
  expect(actFingerprint({ ...act, salt: act.salt?.replace(/.$/, '') ?? '' })).not.toBe(actFingerprint(act));
});

test('an act of before seals is still printed', async () => {
  const { job } = await arrangeSigning();
  const em = testApp.em();
  const stored = await em.findOneOrFail(SigningAct, job.signingId);
  const { proof: _, salt: __, ...older } = stored.act;
  stored.act = older;
  await em.flush();

  await composeDocument.run(testApp.deps, job);

  expect((await storedOf(job)).document).not.toBeNull();
});

test('after the last attempt the mail is sent once, and says that nothing is attached', async () => {
  const { job } = await arrangeSigning();

  await composeDocument.giveUp?.(testApp.deps, job);
  await composeDocument.giveUp?.(testApp.deps, job);

  expect(await countDeliveries(job)).toBe(1);
  expect(await testApp.em().findOneOrFail(Email, job.emailId)).toMatchObject({
    attachments: [],
    data: { document: 'missing' },
  });
});

test('a signing that was purged in the meantime gets no document', async () => {
  const { job } = await arrangeSigning();
  await testApp.em().nativeDelete(SigningAct, { signing: job.signingId });

  await composeDocument.run(testApp.deps, job);

  expect((await storedOf(job)).document).toBeNull();
});
