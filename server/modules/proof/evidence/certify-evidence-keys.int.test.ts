import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { VERIFIER_SHA256 } from '#generated/verifier/fingerprint.ts';
import { createSealKeys } from '#server/modules/ground/seal/seal-keys.ts';
import { createSealer } from '#server/modules/ground/seal/sealer.ts';
import { arrangeSealFiles } from '#server/modules/ground/seal/testing/seal-files.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { certifyEvidenceKeys } from './certify-evidence-keys.ts';
import { createCheckpoints } from './create-checkpoint.ts';
import { EvidenceKey } from './evidence-key.entity.ts';
import { newMaker, statement } from './testing/forger.ts';
import { arrangeSignedIndividual } from './testing/signed-individual.ts';
import { checkBundle, outcomeOf } from './verifier/check-bundle.ts';
import { verifyCheckpoints } from './verify-checkpoints.ts';
import { verifyDocuments } from './verify-documents.ts';

/** A service with a signing as an earlier release left it: its seal states nothing, and no key is certified. */
async function arrangeEarlier(): Promise<TestApp & { readonly evidenceUrl: string }> {
  const testApp = await createTestApp();
  const { sealer } = testApp.deps;
  const seal = sealer.seal.bind(sealer);
  Object.assign(sealer, { seal: (request: object) => seal({ ...request, facts: undefined } as never) });
  const { evidenceUrl } = await arrangeSignedIndividual(testApp);
  Object.assign(sealer, { seal });
  await createCheckpoints(testApp.deps);
  await testApp.em().execute('update document_seal set states_facts = false');
  await testApp.em().execute(`update evidence_key set certified = '[]', created_at = '2020-01-01'`);
  return { ...testApp, evidenceUrl };
}

async function download({ app }: TestApp, evidenceUrl: string) {
  const { rawPayload } = await app.inject({ url: evidenceUrl });
  const files = Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes)] as const);
  const report = checkBundle(new Map(files), { roots: [], verifier: VERIFIER_SHA256 });
  const failed = report.findings.filter(({ ok }) => !ok).map(({ file, text }) => `${file} ${text}`);
  return { outcome: outcomeOf(report), failed };
}

let testApp: Awaited<ReturnType<typeof arrangeEarlier>>;
beforeAll(async () => {
  testApp = await arrangeEarlier();
});

const keys = () => testApp.em().find(EvidenceKey, {}, { orderBy: { createdAt: 'asc' } });

test('a bundle of a document that was sealed before, downloaded again, is complete but for what its seal should state', async () => {
  expect(await download(testApp, testApp.evidenceUrl)).toEqual({
    outcome: 'UNPROVABLE',
    failed: ['signed.pdf was sealed before this rule: its seal does not state what was signed'],
  });
  // The key of before signed the checkpoint, a new one the bundle.
  expect((await keys()).map(({ certified }) => certified.length)).toEqual([1, 1]);
});

test('what is signed from then on is proved', async () => {
  const { evidenceUrl } = await arrangeSignedIndividual(testApp);

  expect(await download(testApp, evidenceUrl)).toEqual({ outcome: 'PROVED', failed: [] });
});

test('keys are certified at once by two processes, but only once', async () => {
  await testApp.em().execute(`update evidence_key set certified = '[]'`);

  await Promise.all([certifyEvidenceKeys(testApp.deps), certifyEvidenceKeys(testApp.deps)]);

  expect((await keys()).map(({ certified }) => certified.length)).toEqual([1, 1]);
});

test('after the service moved to another root, keys lead to both, and bundles of before stay proved', async () => {
  const { evidenceUrl } = await arrangeSignedIndividual(testApp);
  const { orm, secretBox, config, threads, now } = testApp.deps;
  const authority = { orm, secretBox, host: 'cla.example.org', now };
  const moved = createSealKeys(authority, await arrangeSealFiles());
  const sealer = createSealer({ keys: moved, threads, publicUrl: config.publicUrl, now });

  await certifyEvidenceKeys({ ...testApp.deps, sealer });

  expect((await keys()).map(({ certified }) => certified.length)).toEqual([2, 2]);
  expect(await download(testApp, evidenceUrl)).toEqual({ outcome: 'PROVED', failed: [] });
  expect((await verifyCheckpoints(testApp.em())).problem).toBeUndefined();
  const published = (await testApp.app.inject({ url: '/.well-known/signet-jwks.json' })).json<{ keys: object[] }>();
  expect(published.keys).toEqual([
    expect.objectContaining({ certified: [expect.any(String), expect.any(String)] }),
    expect.objectContaining({ certified: [expect.any(String), expect.any(String)] }),
  ]);
});

test('a key that somebody slipped into the database is not certified', async () => {
  const { publicKey } = await newMaker();
  const { kid, kty, crv, x, y } = publicKey;
  const row = { kid, publicKey: { kty, crv, x, y }, privateKey: Buffer.from('x'), createdAt: new Date('2020-01-01') };
  const em = testApp.em();
  em.create(EvidenceKey, row);
  await em.flush();

  await certifyEvidenceKeys(testApp.deps);

  expect((await testApp.em().findOneOrFail(EvidenceKey, kid)).certified).toEqual([]);
  await testApp.em().nativeDelete(EvidenceKey, { kid });
});

test('a certification by a root of somebody else is found by the check of the service', async () => {
  const other = createSealKeys(
    { orm: testApp.deps.orm, secretBox: testApp.deps.secretBox, host: 'x', now: testApp.deps.now },
    await arrangeSealFiles(),
  );
  const [key] = await keys();
  const { certificates, privateKey } = await other.current();
  await testApp
    .em()
    .execute('delete from seal_certificate where fingerprint = ?', [(await other.current()).fingerprint]);
  const forged = await statement(key?.kid ?? '', certificates, privateKey);

  await testApp.em().nativeUpdate(EvidenceKey, { kid: key?.kid ?? '' }, { certified: [forged] });

  expect((await verifyCheckpoints(testApp.em())).problem).toBe(
    `evidence key ${key?.kid} has a certification that leads to no root of this service`,
  );
});

test('a document whose seal does not state what it should is found by the check of the service', async () => {
  expect((await verifyDocuments(testApp.em())).problem).toBeUndefined();

  await testApp.em().execute('update document_seal set states_facts = true');

  expect((await verifyDocuments(testApp.em())).problem).toMatch(/does not state in its seal the signing/);
});
