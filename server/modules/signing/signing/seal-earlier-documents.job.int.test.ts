import { expect, test } from 'vitest';
import type { Dependencies } from '#server/context.ts';
import { newPdf } from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import { DocumentSeal } from '#server/modules/ground/seal/document-seal.entity.ts';
import type { Sealer } from '#server/modules/ground/seal/sealer.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { IndividualSigning } from './individual/individual-signing.entity.ts';
import { sealEarlierDocuments } from './seal-earlier-documents.job.ts';

const testApp = await createTestApp();

test('earlier documents are sealed once after the bytes that were mailed, however often the job runs', async () => {
  const em = testApp.em();
  const link = await buildLink(em);
  const cla = await buildCla(em, link);
  const individual = await buildIndividualSigning(em, cla);
  const another = await buildIndividualSigning(em, cla);
  const employee = await buildEmployeeSigning(em, await buildCorporation(em, link));
  const mailed = cla.document.sha256;

  const delayed = delaySealing(testApp.deps);
  const slow = sealEarlierDocuments.run(delayed.deps, {});
  await delayed.begun;
  await Promise.all([sealEarlierDocuments.run(testApp.deps, {}), sealEarlierDocuments.run(testApp.deps, {})]);
  // By now all is sealed that the slow run has listed before.
  delayed.goOn();
  await slow;
  await sealEarlierDocuments.run(testApp.deps, {});

  const sealed = [
    await testApp.em().findOneOrFail(IndividualSigning, individual.id),
    await testApp.em().findOneOrFail(IndividualSigning, another.id),
    await testApp.em().findOneOrFail(EmployeeSigning, employee.id),
  ];
  for (const { id, reference, document } of sealed) {
    const sha256 = document?.sha256 ?? '';
    const before = await readDocument(testApp.em(), mailed);
    const { bytes } = await readDocument(testApp.em(), sha256);
    expect(Buffer.from(bytes).subarray(0, before.bytes.length).equals(before.bytes)).toBe(true);
    expect(await testApp.em().findOneOrFail(DocumentSeal, { document: sha256 })).toMatchObject({
      state: 'sealed_later',
      unsealedSha256: mailed,
    });
    const events = await testApp.em().find(AuditEvent, { subject: id, action: 'DOCUMENT_SEALED' });
    expect(events).toMatchObject([{ details: { reference, documentSha256: sha256 } }]);
  }
  expect(await testApp.em().count(Document, { baseSha256: mailed })).toBe(3);
});

test('a document that was sealed later is reported as replaced under its earlier fingerprint', async () => {
  const em = testApp.em();
  const signing = await buildIndividualSigning(em, await buildCla(em, await buildLink(em)));
  const document = await storeDocument(em, { bytes: await newPdf(), createdAt: new Date() });
  await em.nativeUpdate(IndividualSigning, signing.id, { document });
  const verify = async () => {
    const query = `query ($sha256: ID!) { verifyDocument(sha256: $sha256) { state documentSha256 seal { state } sealGap } }`;
    return (await graphql(testApp.app, query, { sha256: document.sha256 })).data;
  };
  expect(await verify()).toEqual({
    verifyDocument: { state: 'COUNTS', documentSha256: document.sha256, seal: null, sealGap: 'WAITING' },
  });

  await sealEarlierDocuments.run(testApp.deps, {});

  const sealed = await testApp.em().findOneOrFail(IndividualSigning, signing.id);
  expect(await verify()).toEqual({
    verifyDocument: { state: 'COUNTS', documentSha256: sealed.document?.sha256, seal: null, sealGap: 'REPLACED' },
  });
  expect(sealed.document?.sha256).not.toBe(document.sha256);
});

/** Holds all sealing back until `goOn` is called; `begun` resolves when the first waits. */
function delaySealing(deps: Dependencies): { deps: Dependencies; begun: Promise<void>; goOn: () => void } {
  const begun = Promise.withResolvers<void>();
  const going = Promise.withResolvers<void>();
  const seal: Sealer['seal'] = async (document) => {
    begun.resolve();
    await going.promise;
    return deps.sealer.seal(document);
  };
  return { deps: { ...deps, sealer: { ...deps.sealer, seal } }, begun: begun.promise, goOn: going.resolve };
}
