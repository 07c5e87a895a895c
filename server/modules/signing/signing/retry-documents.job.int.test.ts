import { expect, test } from 'vitest';
import type { z } from 'zod';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { composeDocument } from './compose-document.job.ts';
import { arrangeCorporation, arrangeManagedLink, operate } from './corporation/testing/managed-link.ts';
import { IndividualSigning } from './individual/individual-signing.entity.ts';
import { retryDocuments } from './retry-documents.job.ts';
import { SigningAct, type Act } from './signing-act.entity.ts';

type Payload = z.output<typeof composeDocument.payload>;

const SEND_CODE = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $linkId, email: $email, language: ZH }) { email }
}`;
const SIGN = `mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { documentUrl } }`;
const STATE = `query ($id: ID!) { corporationSigning(id: $id) { documentState } }`;

const testApp = await createTestApp();

/** Payloads of the jobs that derive a signing's document, the oldest first. */
async function jobsOf(signingId: string): Promise<Payload[]> {
  const jobs: { data: unknown }[] = await testApp
    .em()
    .execute(`select data from pgboss.job where name = ? and data ->> 'signingId' = ? order by created_on`, [
      composeDocument.name,
      signingId,
    ]);
  return jobs.map(({ data }) => composeDocument.payload.parse(data));
}

/** Signs as an individual, and returns the job that derives the document. */
async function arrangeSigning(): Promise<Payload & { email: string }> {
  const em = testApp.em();
  const link = await buildLink(em);
  const cla = await buildCla(em, link);
  const email = newEmail();
  await graphql(testApp.app, SEND_CODE, { linkId: link.linkId, email });
  const verificationCode = await testApp.codeSentTo(email);
  const signer = { name: 'Example', email, verificationCode, fieldValues: [], privacyConsented: true };
  const input = { linkId: link.linkId, claId: cla.id, language: 'ZH', ...signer };
  expect((await graphql(testApp.app, SIGN, { input })).codes).toEqual([]);
  const { id } = await testApp.em().findOneOrFail(IndividualSigning, { link });
  const [job] = await jobsOf(id);
  return { signingId: id, emailId: job?.emailId ?? '', email };
}

const giveUp = (job: Payload): Promise<unknown> | undefined => composeDocument.giveUp?.(testApp.deps, job);
const confirmationsTo = async (email: string) =>
  (await testApp.mailsTo(email)).filter(({ template }) => template !== 'verification_code');

test('a document that was given up is derived in the night, and mailed as a new mail', async () => {
  const { email, ...job } = await arrangeSigning();
  await giveUp(job);

  await retryDocuments.run(testApp.deps, {});
  await retryDocuments.run(testApp.deps, {});
  const [, again, ...others] = await jobsOf(job.signingId);
  expect(others).toEqual([]);
  await composeDocument.run(testApp.deps, composeDocument.payload.parse(again));

  const { document, reference } = await testApp.em().findOneOrFail(IndividualSigning, job.signingId);
  const attachments = [{ filename: `${reference}.pdf`, documentSha256: document?.sha256 }];
  const mails = await confirmationsTo(email);
  expect(mails).toHaveLength(2);
  expect(mails).toContainEqual(expect.objectContaining({ id: job.emailId, attachments: [] }));
  expect(mails).toContainEqual(
    expect.objectContaining({ attachments, data: expect.objectContaining({ document: 'attached' }) as unknown }),
  );
  const retried = { subject: job.signingId, action: 'DOCUMENT_RETRIED' } as const;
  expect(await testApp.em().find(AuditEvent, retried)).toMatchObject([{ actor: 'system', details: { reference } }]);
});

test('a document that is given up again is tried again the next night, without a second mail about it', async () => {
  const { email, ...job } = await arrangeSigning();
  await giveUp(job);

  await retryDocuments.run(testApp.deps, {});
  await giveUp(job);
  await retryDocuments.run(testApp.deps, {});

  expect(await jobsOf(job.signingId)).toHaveLength(3);
  expect(await confirmationsTo(email)).toHaveLength(1);
  const sent: unknown[] = await testApp
    .em()
    .execute(`select id from pgboss.job where name = 'mail' and data ->> 'emailId' = ?`, [job.emailId]);
  expect(sent).toHaveLength(1);
});

test('a job that gives up once the document is there changes nothing', async () => {
  const { email, ...job } = await arrangeSigning();
  await composeDocument.run(testApp.deps, job);

  await giveUp(job);

  expect(await testApp.em().findOneOrFail(SigningAct, job.signingId)).toMatchObject({ gaveUpAt: null });
  expect(await confirmationsTo(email)).toMatchObject([{ data: { document: 'attached' } }]);
});

/** A corporation whose document to sign was given up. */
async function arrangeAbandoned() {
  const managed = await arrangeManagedLink(testApp);
  const signing = await arrangeCorporation(testApp, managed);
  const cla = await (await signing.cla.loadOrFail()).document.loadOrFail();
  const em = testApp.em();
  await em.nativeUpdate(CorporationSigning, signing.id, { document: null });
  const { reference, corporationName, language, consentVersion } = signing;
  const act: Act = {
    kind: 'corporation',
    reference,
    corporationName,
    language,
    consentVersion: consentVersion ?? '',
    community: 'Example',
    projectUrl: 'https://example.org',
    claVersion: 1,
    claSha256: cla.sha256,
    name: signing.representativeName,
    email: signing.representativeEmail,
    fields: [],
    signedAt: signing.signedAt.toISOString(),
  };
  em.create(SigningAct, { signing: signing.id, act, gaveUpAt: testApp.deps.now() });
  await em.flush();
  const resend = () => operate(testApp, 'resendCorporationDocument', { id: signing.id, headers: managed.headers });
  const state = async () => {
    const { data } = await graphql<{ corporationSigning: { documentState: string } }>(
      testApp.app,
      STATE,
      { id: signing.id },
      managed.headers,
    );
    return data?.corporationSigning.documentState;
  };
  return { signing, resend, state };
}

test("a manager who resends a corporation's document that was given up causes it to be derived, and mailed", async () => {
  const { signing, resend, state } = await arrangeAbandoned();
  expect(await state()).toBe('FAILED');

  const answers = await Promise.all([resend(), resend()]);

  expect(answers.flatMap(({ codes }) => codes)).toEqual(['too_many_request']);
  expect(await state()).toBe('WAITING');
  const [job, ...others] = await jobsOf(signing.id);
  expect(others).toEqual([]);
  expect(await testApp.mailsTo(signing.representativeEmail)).toMatchObject([{ id: job?.emailId, attachments: [] }]);
  await composeDocument.run(testApp.deps, composeDocument.payload.parse(job));
  expect(await state()).toBe('READY');
  expect(await testApp.mailsTo(signing.representativeEmail)).toMatchObject([
    { attachments: [{ filename: `${signing.reference}.pdf` }], data: { document: 'attached' } },
  ]);
});
