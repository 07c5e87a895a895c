import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { CONSENT_TEXT } from '#rules/consent-text.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { DocumentSeal } from '#server/modules/ground/seal/document-seal.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { findActEvent } from './act-event.queries.ts';
import { actFingerprint } from './act.ts';
import { composeDocument } from './compose-document.job.ts';
import { arrangeCorporation, arrangeManagedLink, operate } from './corporation/testing/managed-link.ts';
import { IndividualSigning } from './individual/individual-signing.entity.ts';
import { printAct } from './print-act.ts';
import { retryDocuments } from './retry-documents.job.ts';
import { type Act, SigningAct } from './signing-act.entity.ts';

type Payload = z.output<typeof composeDocument.payload>;

const SEND_CODE = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $linkId, email: $email, language: ZH }) { email }
}`;

const SIGN = `mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { documentUrl } }`;
const testApp = await createTestApp();

describe('composing documents', () => {
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
    const signed = await testApp
      .em()
      .findOneOrFail(AuditEvent, { subject: job.signingId, action: 'INDIVIDUAL_SIGNED' });
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
});

describe('trying documents again', () => {
  const STATE = `query ($id: ID!) { corporationSigning(id: $id) { documentState } }`;

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
});
