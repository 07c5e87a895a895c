import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { VERIFIER_SHA256 } from '#generated/verifier/fingerprint.ts';
import { deriveDocuments } from '#server/modules/signing/signing/testing/derive-documents.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { arrangeSignedIndividual, arrangeUnsealedIndividual } from './testing/signed-individual.ts';
import { type Evidence } from './verifier/bundle.ts';
import { checkBundle, outcomeOf } from './verifier/check-bundle.ts';

const FILES = [
  'README.txt',
  'audit.jsonl',
  'ca.pem',
  'checkpoint.json',
  'cla.pdf',
  'evidence.json',
  'evidence.jws',
  'proof.json',
  'signed.pdf',
  'verify.mjs',
];

const testApp = await createTestApp();
const folder = mkdtempSync(join(tmpdir(), 'signet-bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

let reference: string;
let archive: Buffer;
let files: Map<string, Buffer>;
beforeAll(async () => {
  const signed = await arrangeSignedIndividual(testApp);
  ({ reference } = signed);
  const answer = await testApp.app.inject({ url: signed.evidenceUrl });
  archive = answer.rawPayload;
  const unpacked = Object.entries(unzipSync(archive));
  files = new Map(unpacked.map(([name, bytes]) => [name, Buffer.from(bytes)]));
});

/** Names of the files that a check of the bundle complains about. */
function complaints(changed: ReadonlyMap<string, Buffer>, ...roots: string[]): Set<string> {
  const { findings } = checkBundle(changed, { roots, verifier: VERIFIER_SHA256 });
  return new Set(findings.filter(({ ok }) => !ok).map(({ file }) => file));
}

function tamper(name: string, bytes: Buffer | undefined): Map<string, Buffer> {
  const copy = new Map(files);
  if (bytes === undefined) {
    copy.delete(name);
  } else {
    copy.set(name, bytes);
  }
  return copy;
}

const textOf = (name: string): string => files.get(name)?.toString('utf8') ?? '';

test('a bundle asked for before any checkpoint holds everything, anchored, and passes every check', () => {
  const report = checkBundle(files, { roots: [], verifier: VERIFIER_SHA256 });
  const { findings, root } = report;

  expect([...files.keys()].toSorted()).toEqual(FILES);
  expect(findings.filter(({ ok }) => !ok)).toEqual([]);
  expect(outcomeOf(report)).toBe('PROVED');
  expect(JSON.parse(textOf('evidence.json'))).toMatchObject({ signing: { reference, kind: 'INDIVIDUAL' } });
  expect(root).toMatch(/^[0-9a-f]{64}$/);
});

test('a bundle stores PDF files without compressing them, which would keep the service from answering', () => {
  expect(archive.includes(files.get('signed.pdf') ?? '')).toBe(true);
  expect(archive.includes(files.get('cla.pdf') ?? '')).toBe(true);
  expect(archive.includes(files.get('verify.mjs') ?? '')).toBe(false);
});

test('the root of the seal is the published one; another one is refused', async () => {
  const published = (await testApp.app.inject({ url: '/.well-known/signet-seal-ca.pem' })).body;
  const { root = '' } = checkBundle(files, { roots: [], verifier: VERIFIER_SHA256 });

  expect(published).toContain(textOf('ca.pem').split('\n')[1]);
  expect(complaints(files, root)).toEqual(new Set());
  expect(complaints(files, 'ab'.repeat(32))).toEqual(new Set(['ca.pem', 'evidence.jws']));
});

test('one bit changed anywhere is noticed, and its file named', () => {
  const unnoticed: string[] = [];
  for (const name of FILES) {
    const bytes = files.get(name) ?? Buffer.alloc(0);
    for (let sample = 0; sample < 65; sample += 1) {
      // Spread over the whole file, its first and last byte included, one bit after another.
      const at = Math.round((sample / 64) * (bytes.length - 1));
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (sample % 8));
      if (!complaints(tamper(name, flipped)).has(name)) {
        unnoticed.push(`${name} at ${at}, bit ${sample % 8}`);
      }
    }
  }

  expect(unnoticed).toEqual([]);
});

test.each(FILES)('a bundle without %s is refused', (name) => {
  expect(complaints(tamper(name, undefined)).size).toBeGreaterThan(0);
});

test('a file that was added is refused', () => {
  expect(complaints(tamper('extra.txt', Buffer.from('x')))).toEqual(new Set(['extra.txt']));
});

test('files that were changed together with their fingerprints still contradict the signature', () => {
  const line = textOf('audit.jsonl').replace('INDIVIDUAL_SIGNED', 'EMPLOYEE_SIGNED');
  const evidence = JSON.parse(textOf('evidence.json')) as Evidence;
  const forged = { ...evidence, files: { ...evidence.files, 'audit.jsonl': 'ab'.repeat(32) } };
  const both = tamper('audit.jsonl', Buffer.from(line)).set('evidence.json', Buffer.from(JSON.stringify(forged)));

  expect(complaints(both)).toEqual(new Set(['audit.jsonl', 'evidence.json', 'evidence.jws']));
});

/** Runs the program in a folder with these files. */
function run(content: ReadonlyMap<string, Buffer>, ...options: string[]) {
  for (const [name, bytes] of content) {
    writeFileSync(join(folder, name), bytes);
  }
  return spawnSync(process.execPath, [join(folder, 'verify.mjs'), ...options], { encoding: 'utf8', cwd: tmpdir() });
}

test('the program in the bundle says so by its exit code, and names what is wrong', () => {
  const { root = '' } = checkBundle(files, { roots: [], verifier: VERIFIER_SHA256 });

  const good = run(files);
  const trusted = run(files, '--root', root.toUpperCase());
  const bad = run(tamper('proof.json', Buffer.from('[]')));

  expect(good).toMatchObject({ status: 0, stderr: '' });
  expect(good.stdout).toContain(root);
  expect(trusted.status).toBe(0);
  expect(bad.status).toBe(1);
  expect(bad.stdout).toContain('FAILED: proof.json');
});

test('the program in the bundle names a folder that was added', () => {
  const added = join(folder, '__MACOSX');
  mkdirSync(added);
  onTestFinished(() => rmSync(added, { recursive: true }));

  const { status, stdout, stderr } = run(files);

  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout.match(/^FAILED: .*/gm)).toEqual(['FAILED: __MACOSX does not belong to the bundle']);
});

test('the program in the bundle asks for nothing that the first Node.js 20 lacks', () => {
  // Both came with 20.11.
  expect(textOf('verify.mjs')).not.toMatch(/import\.meta\.(?:dirname|filename)/);
});

test('a bundle of a document that is sealed while the bundle is made agrees with itself', async () => {
  const { reference: asked, owner } = await arrangeUnsealedIndividual(testApp);
  const headers = await signIn(testApp, owner);
  const { evidence } = testApp.deps;
  const unhurried = { ...evidence };
  onTestFinished(() => void Object.assign(evidence, unhurried));
  // The job of the document ends just before the facts are read.
  const sealAndRead = async (value: string) => {
    await deriveDocuments(testApp);
    return unhurried.byReference(value);
  };
  Object.assign(evidence, { byReference: sealAndRead });

  const answer = await testApp.app.inject({ url: `/api/v1/evidence/${asked}`, headers: { ...headers } });

  const unpacked = Object.entries(unzipSync(answer.rawPayload)).map(
    ([name, bytes]) => [name, Buffer.from(bytes)] as const,
  );
  expect(complaints(new Map(unpacked))).toEqual(new Set());
});
