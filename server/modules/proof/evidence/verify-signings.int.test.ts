import { expect, test } from 'vitest';
import { change } from '#server/change.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { newPdf } from '#server/modules/community/link/testing/community.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import { sealEarlierSignedPdfs } from '#server/modules/signing/corporation-approval/seal-earlier-signed-pdfs.job.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import type { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { CorporationSigner } from '#server/modules/signing/signing/corporation/testing/corporation-signer.ts';
import { operate, pdfOf } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { uploadSignedPdf } from '#server/modules/signing/signing/corporation/testing/signed-pdf.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { sealEarlierDocuments } from '#server/modules/signing/signing/seal-earlier-documents.job.ts';
import { deriveDocuments } from '#server/modules/signing/signing/testing/derive-documents.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { arrangeSignedIndividual, arrangeUnsealedIndividual } from './testing/signed-individual.ts';
import { verifyEverything } from './verify-everything.ts';
import { verifyEvidence } from './verify-evidence.job.ts';
import { verifySignings } from './verify-signings.ts';

const HOUR = 3_600_000;

/** A document of a signing that was derived by a version from before seals, with its event. */
async function arrangeComposed(testApp: TestApp): Promise<IndividualSigning> {
  const em = testApp.em();
  const signing = await buildIndividualSigning(em, await buildCla(em, await buildLink(em)));
  await change(createSystemContext(testApp.deps), async (tx) => {
    const details = { reference: signing.reference, documentSha256: signing.document?.sha256 ?? '' };
    tx.audit({ action: 'DOCUMENT_COMPOSED', actor: SYSTEM, link: signing.link, subject: signing.id, details });
  });
  return signing;
}

/** A corporation that signed, and returned three files: one was refused, one approved, and one has replaced that. */
async function arrangeCorporation(testApp: TestApp): Promise<CorporationSigning> {
  const signer = new CorporationSigner(testApp);
  const { link, zh } = await signer.arrangeLink();
  const { data } = await signer.signWithCode(link, zh);
  await deriveDocuments(testApp);
  const { reference } = data?.signCorporation ?? { reference: '' };
  const { id } = await testApp.em().findOneOrFail(CorporationSigning, { reference });
  const headers = await signIn(testApp, await link.owner.loadOrFail());
  const upload = async () => {
    const answer = await uploadSignedPdf(testApp, { link, headers }, { id, file: await pdfOf('signed') });
    expect(answer.status).toBe(200);
  };
  await upload();
  const give = `mutation ($id: ID!) { returnCorporationSigning(input: { id: $id, reason: "blurred" }) { corporationSigning { id } } }`;
  expect((await graphql(testApp.app, give, { id }, headers)).codes).toEqual([]);
  expect((await verifySignings(testApp.em())).problem).toBeUndefined();
  await upload();
  expect((await operate(testApp, 'approveCorporationSigning', { id, headers })).codes).toEqual([]);
  await upload();
  const later = { ...testApp.deps, now: () => new Date(testApp.deps.now().getTime() + 2 * HOUR) };
  await sealEarlierSignedPdfs.run(later, {});
  return testApp.em().findOneOrFail(CorporationSigning, id);
}

/** One signing of each kind and history; the last two have no document, or no event. */
async function arrangeSignings(testApp: TestApp) {
  const individual = await arrangeSignedIndividual(testApp);
  await arrangeComposed(testApp);
  const corporation = await arrangeCorporation(testApp);
  const employed = testApp.em();
  const employee: EmployeeSigning = await buildEmployeeSigning(
    employed,
    await employed.findOneOrFail(CorporationSigning, corporation.id),
  );
  await sealEarlierDocuments.run(testApp.deps, {});
  const waiting = await arrangeUnsealedIndividual(testApp);
  await buildIndividualSigning(testApp.em(), await buildCla(testApp.em(), await buildLink(testApp.em())));
  const strange = await storeDocument(testApp.em(), { bytes: await newPdf(), createdAt: new Date() });
  return {
    strange: strange.sha256,
    individual: individual.reference,
    waiting: waiting.reference,
    corporation: corporation.reference,
    employee: employee.reference,
  };
}

const testApp = await createTestApp();
const arranged = await arrangeSignings(testApp);

/** What is found after somebody with access to the database changed rows; it is changed back afterwards. */
async function findAfter(statement: string, reference: string): Promise<string | undefined> {
  const em = testApp.em();
  await em.begin();
  try {
    await em.execute(statement.replaceAll('STRANGE', arranged.strange).replaceAll('REFERENCE', reference));
    return (await verifySignings(em)).problem;
  } finally {
    await em.rollback();
  }
}

test('signings fit that were derived, sealed later, returned, replaced or wait for their document, or have no events', async () => {
  const counts: number[] = [];

  const report = await verifySignings(testApp.em(), { onProgress: (count) => counts.push(count) });

  expect(report).toEqual({ signings: 6, problem: undefined });
  expect(counts).toEqual([4, 5, 6]);
});

const UPLOADS = `corporation_signing_id = (select id from corporation_signing where reference = 'REFERENCE')`;
const OTHER_VERSION = `(select document_sha256 from signed_pdf_upload where ${UPLOADS} and sealed_document_sha256 is null limit 1)`;

test.each([
  [
    'individual',
    `update individual_signing set document_sha256 = 'STRANGE' where reference = 'REFERENCE'`,
    'another document',
  ],
  [
    'individual',
    `update individual_signing set document_sha256 = null where reference = 'REFERENCE'`,
    'another document',
  ],
  [
    'waiting',
    `update individual_signing set document_sha256 = 'STRANGE' where reference = 'REFERENCE'`,
    'another document',
  ],
  [
    'employee',
    `update employee_signing set document_sha256 = 'STRANGE' where reference = 'REFERENCE'`,
    'another document',
  ],
  [
    'corporation',
    `update corporation_signing set document_sha256 = 'STRANGE' where reference = 'REFERENCE'`,
    'another document',
  ],
  [
    'corporation',
    `update corporation_signing set signed_pdf_sha256 = ${OTHER_VERSION} where reference = 'REFERENCE'`,
    'another signed document',
  ],
  [
    'corporation',
    `update signed_pdf_upload set document_sha256 = 'STRANGE' where ${UPLOADS}`,
    'a version of its signed document that no audit event names',
  ],
  [
    'corporation',
    `update signed_pdf_upload set sealed_document_sha256 = 'STRANGE' where ${UPLOADS}`,
    'a sealed version of its signed document that no audit event names',
  ],
  [
    'corporation',
    `update signed_pdf_upload set document_sha256 = ${OTHER_VERSION} where ${UPLOADS}`,
    'a sealed version of its signed document that no audit event names',
  ],
] as const)('the signing of the %s is named after: %s', async (whose, statement, problem) => {
  const found = await findAfter(statement, arranged[whose]);

  expect(found).toContain(`signing ${arranged[whose]} `);
  expect(found).toContain(problem);
});

test('a check of what is new looks at the signings that new events are about', async () => {
  const check = (since: Date) => verifySignings(testApp.em(), { since, share: 0 });

  expect(await check(new Date(Date.now() + 3 * HOUR))).toEqual({ signings: 0, problem: undefined });
  expect(await check(new Date(Date.now() - HOUR))).toEqual({ signings: 5, problem: undefined });
});

test('a document that was sealed by night in the place of the right one is named, by night and on request', async () => {
  const tampered = await createTestApp();
  const { reference } = await arrangeSignedIndividual(tampered);
  const logged: unknown[] = [];
  const log = Object.assign(Object.create(tampered.deps.log), { error: (...entry: unknown[]) => logged.push(entry) });
  const { sha256 } = await storeDocument(tampered.em(), { bytes: await newPdf(), createdAt: new Date() });
  await tampered.em().nativeUpdate(IndividualSigning, { reference }, { document: sha256 });

  await sealEarlierDocuments.run(tampered.deps, {});
  await verifyEvidence.run({ ...tampered.deps, log }, {});
  const lines: string[] = [];
  const problems = await verifyEverything(
    () => tampered.em(),
    (line) => lines.push(line),
  );

  const problem = expect.stringMatching(`^signing ${reference} .+ does not begin with the one`);
  expect(logged).toEqual([[{ problem }, 'the evidence is broken: somebody changed the database']]);
  expect(problems).toEqual([problem]);
});
