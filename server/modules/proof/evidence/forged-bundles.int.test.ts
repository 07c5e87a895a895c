import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VERIFIER_SHA256 } from '#generated/verifier/fingerprint.ts';
import { composeAndSeal } from '#server/integrations/pdf/seal/compose-and-seal.ts';
import { newSealKey } from '#server/integrations/pdf/seal/testing/seal-key.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { pdfWithText } from '#server/modules/community/cla/testing/cla-pdf.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { signEvidence } from './evidence-key.ts';
import { inventEvents, newMaker, remake, sha256, statement, type Changes, type Files } from './testing/forger.ts';
import { arrangeSignedIndividual } from './testing/signed-individual.ts';
import type { Evidence, PublicKey } from './verifier/bundle.ts';

const testApp = await createTestApp();
const folder = mkdtempSync(join(tmpdir(), 'signet-forged-'));
const verifier = join(folder, 'signet-verify.mjs');
afterAll(() => rmSync(folder, { recursive: true }));

const unpack = (archive: Uint8Array): Map<string, Buffer> =>
  new Map(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes)]));

let files: Files;
/** A bundle of the release before evidence keys were certified. */
let earlier: Files;
let root: string;
let inventedCla: Buffer;
beforeAll(async () => {
  inventedCla = await pdfWithText(['Everything belongs to me']);
  const published = await testApp.app.inject({ url: '/.well-known/signet-verify.mjs' });
  writeFileSync(verifier, published.rawPayload);
  const { evidenceUrl } = await arrangeSignedIndividual(testApp);
  files = unpack((await testApp.app.inject({ url: evidenceUrl })).rawPayload);
  earlier = unpack(readFileSync(join(import.meta.dirname, 'testing/earlier-bundle.zip')));
  root = rootOf(files);
});

/** Runs the published program on a bundle. */
function verify(bundle: Files, ...roots: string[]) {
  const path = join(folder, 'bundle.zip');
  writeFileSync(path, zipSync(Object.fromEntries(bundle)));
  const options = roots.flatMap((named) => ['--root', named]);
  return spawnSync(process.execPath, [verifier, path, ...options], { encoding: 'utf8', cwd: tmpdir() });
}

const rootOf = (bundle: Files): string => /SHA-256: ([0-9a-f]{64})/.exec(verify(bundle).stdout)?.[1] ?? '';
const stated = (bundle: Files): Evidence => JSON.parse(String(bundle.get('evidence.json'))) as Evidence;
const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

/** What the service itself signs: its own key stands for that of a maker. */
async function serviceRemake(bundle: Files, changes: Omit<Changes, 'maker'>): Promise<Map<string, Buffer>> {
  const [publicKey] = stated(bundle).keys as [PublicKey];
  const sign = async (facts: object): Promise<string> =>
    (await signEvidence(createSystemContext(testApp.deps), async () => facts as Evidence)).jws;
  return remake(bundle, { evidence: ({ keys }) => ({ keys }), ...changes, maker: { publicKey, sign } });
}

test('an honest bundle is proved, also under the root that is named', () => {
  expect(verify(files)).toMatchObject({ status: 0, stdout: expect.stringContaining('Proved. Nothing was changed.') });
  expect(verify(files, root)).toMatchObject({ status: 0, stderr: '' });
  expect(verify(files, 'ab'.repeat(32), root.toUpperCase().match(/../g)?.join(':') ?? '').status).toBe(0);
});

test('the published program is the one whose fingerprint is documented', () => {
  const docs = ['docs/evidence.md', 'docs/evidence.zh.md'].map((page) => readFileSync(page, 'utf8'));

  expect(sha256(readFileSync(verifier))).toBe(VERIFIER_SHA256);
  expect(docs.filter((text) => text.includes(VERIFIER_SHA256))).toHaveLength(2);
});

const MALWARE = Buffer.from('console.log("Proved. Nothing was changed.");\n');

describe('a replaced program in the bundle is named, and does not pass', () => {
  test.each<[string, () => Promise<Files> | Files]>([
    ['in a bundle of the service', () => new Map(files).set('verify.mjs', MALWARE)],
    ['in a bundle of an earlier release', () => new Map(earlier).set('verify.mjs', MALWARE)],
    [
      'with its fingerprint stated by the forger',
      async () => remake(files, { files: { 'verify.mjs': MALWARE }, maker: await newMaker() }),
    ],
    [
      'without any fingerprint',
      async () => {
        const unstated = ({ files: before }: Evidence) => ({
          files: Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'verify.mjs')),
        });
        return remake(files, { files: { 'verify.mjs': MALWARE }, evidence: unstated, maker: await newMaker() });
      },
    ],
  ])('%s', async (_where, forge) => {
    const { status, stdout } = verify(await forge());

    expect(stdout).toContain('FAILED: verify.mjs is not a program that was published: do not run it');
    expect(status).toBe(1);
  });
});

/** Someone's own sealed document, agreement and events, all of which fit, without checkpoints. */
function invent(bundle: Files, signed: Buffer): Readonly<Record<string, Buffer>> {
  const { reference } = stated(bundle).signing;
  return {
    'cla.pdf': inventedCla,
    'signed.pdf': signed,
    'audit.jsonl': inventEvents({ reference, claSha256: sha256(inventedCla) }, sha256(signed)),
    'checkpoint.json': json([]),
    'proof.json': json([]),
  };
}

/** States that these files are a corporation's signing of the invented agreement, years ago. */
const relabelled =
  (given: Readonly<Record<string, Buffer>>) =>
  ({ signing, files: before }: Evidence): Partial<Evidence> => {
    const fingerprints = Object.entries(given).map(([name, bytes]) => [name, sha256(bytes)] as const);
    const [claSha256, documentSha256] = [sha256(inventedCla), sha256(given['signed.pdf'] ?? '')];
    const signedAt = '2019-01-01T00:00:00.000Z';
    return {
      act: null,
      signing: { ...signing, kind: 'CORPORATION', claSha256, documentSha256, signedAt },
      files: { ...before, ...Object.fromEntries(fingerprints) },
    };
  };

test("the forger's own signing, sealed by the service, does not pass as a corporation's of another agreement", async () => {
  const changed = invent(files, files.get('signed.pdf') ?? Buffer.of());
  const forged = await remake(files, { files: changed, evidence: relabelled(changed), maker: await newMaker() });

  const { status, stdout } = verify(forged, root);

  expect(stdout).toContain('FAILED: signed.pdf states in its seal another signing');
  expect(stdout).not.toContain('Nothing was changed');
  expect(status).toBe(1);
});

test('nor does one that was sealed before seals stated what was signed', async () => {
  const changed = invent(earlier, earlier.get('signed.pdf') ?? Buffer.of());
  const forged = await remake(earlier, { files: changed, evidence: relabelled(changed), maker: await newMaker() });

  const { status, stdout } = verify(forged, rootOf(earlier));

  expect(stdout).toContain('NOT PROVED: evidence.jws is signed with a key that no root certifies');
  expect(stdout).not.toContain('Nothing was changed');
  expect(status).toBe(2);
});

test('nor a document under a root of the forger, whether the true root is named or not', async () => {
  const { certificates, privateKey } = await newSealKey();
  const sealedAt = new Date('2026-11-22T08:09:10Z');
  const { reference } = stated(files).signing;
  const facts = { kind: 'CORPORATION', reference, claSha256: sha256(inventedCla) } as const;
  const text = { sealedAt, location: 'https://cla.example.org', reason: 'forged', facts };
  const pdf = await pdfWithText(['Signed']);
  const key = { certificates, privateKey };
  const signed = Buffer.from(await composeAndSeal({ pdf, page: undefined, key, ...text }));
  const pem = certificates.map((der) => new X509Certificate(der).toString()).join('');
  const changed = { ...invent(files, signed), 'ca.pem': Buffer.from(pem) };
  const seal = { state: 'SEALED', certificateFingerprint: sha256(certificates[0]), sealedAt: sealedAt.toISOString() };
  const maker = await newMaker(async (kid) => [await statement(kid, certificates, privateKey)]);
  const evidence = (before: Evidence) => ({ ...relabelled(changed)(before), seal });
  const forged = await remake(files, { files: changed, evidence, maker });

  expect(verify(forged, root)).toMatchObject({ status: 1, stdout: expect.stringContaining('FAILED: ca.pem') });
  const { status, stdout } = verify(forged);
  expect({ status, failed: stdout.match(/^(?:FAILED|NOT PROVED): .*$/gm) }).toEqual({
    status: 2,
    failed: [1, 2].map((event) => `NOT PROVED: proof.json event ${event} is not yet anchored in a checkpoint`),
  });
});

describe('a key that the root does not certify proves nothing, although the true root is named', () => {
  const certifiedFor = (bundle: Files): string[] => [...(stated(bundle).keys[0]?.certified ?? [])];

  test.each<[string, (kid: string) => Promise<string[]> | string[]]>([
    ['without certification', () => []],
    ["with the certification of the service's key", () => certifiedFor(files)],
    [
      'with a certification by another root',
      async (kid) => {
        const { certificates, privateKey } = await newSealKey();
        return [await statement(kid, certificates, privateKey)];
      },
    ],
    [
      "with the service's certificates over another signature",
      async (kid) => {
        const { privateKey } = await newSealKey();
        return [await statement(kid, serviceCertificates(), privateKey)];
      },
    ],
    [
      'with another certificate before those of the service',
      async (kid) => {
        const { certificates, privateKey } = await newSealKey();
        return [await statement(kid, [certificates[0], ...serviceCertificates()], privateKey)];
      },
    ],
    ['with noise', () => ['', 'a.b.c', 'e30.e30.e30', '..']],
  ])('%s', async (_how, certify) => {
    const { status, stdout } = verify(await remake(files, { maker: await newMaker(certify) }), root);

    expect(stdout).toContain('NOT PROVED: evidence.jws is signed with a key');
    expect(stdout).not.toContain('Nothing was changed');
    expect(status).toBe(2);
  });

  function serviceCertificates(): Uint8Array[] {
    const [statementOfService = ''] = certifiedFor(files);
    const header = JSON.parse(Buffer.from(statementOfService.split('.')[0] ?? '', 'base64url').toString()) as {
      x5c: string[];
    };
    return header.x5c.map((der) => Buffer.from(der, 'base64'));
  }
});

describe('what is not provable, or not yet, has its own exit code and names the reason', () => {
  test.each<[string, string, () => Promise<Files> | Files]>([
    ['older than this rule', 'signed.pdf was sealed before this rule', () => earlier],
    [
      'without a checkpoint',
      'is not yet anchored in a checkpoint',
      () => serviceRemake(files, { files: { 'checkpoint.json': json([]), 'proof.json': json([]) } }),
    ],
    [
      'without a seal, because the document carries a signature',
      'signed.pdf has no seal, because it carries a digital signature of its own',
      () => serviceRemake(files, { evidence: ({ keys }) => ({ keys, seal: null, sealGap: 'OWN_SIGNATURE' }) }),
    ],
  ])('%s', async (_what, reason, arrange) => {
    const bundle = await arrange();

    for (const { status, stdout } of [verify(bundle), verify(bundle, rootOf(bundle) || root)]) {
      expect(stdout).toMatch(new RegExp(`^NOT PROVED: .*${reason}`, 'm'));
      expect(stdout).not.toContain('FAILED');
      expect(status).toBe(2);
    }
  });
});
