import { X509Certificate } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { fingerprintOf } from '#server/integrations/certificates/certificate-chain.ts';
import { composeAndSeal } from '#server/integrations/pdf/seal/compose-and-seal.ts';
import { newSealKey } from '#server/integrations/pdf/seal/testing/seal-key.ts';
import { pdfWithText } from '#server/modules/cla/testing/cla-pdf.ts';
import { checkPdf } from './check-pdf.ts';

let pdf: Buffer;
let sealed: Buffer;
let root: string;
beforeAll(async () => {
  const key = await newSealKey();
  pdf = await pdfWithText(['A clause']);
  const task = {
    pdf,
    page: undefined,
    key,
    sealedAt: new Date('2026-11-22T08:09:10Z'),
    location: 'https://cla.example.org',
    reason: 'test',
  };
  sealed = Buffer.from(await composeAndSeal(task));
  root = fingerprintOf(new X509Certificate(key.certificates.at(-1) ?? Buffer.of()));
});

const failures = (bytes: Buffer, trustedRoot?: string): string[] =>
  checkPdf({ name: 'a.pdf', bytes }, trustedRoot)
    .findings.filter(({ ok }) => !ok)
    .map(({ text }) => text);

test('a sealed PDF passes by itself, and leads to its root', () => {
  expect(failures(sealed)).toEqual([]);
  expect(failures(sealed, root.toUpperCase())).toEqual([]);
  expect(checkPdf({ name: 'a.pdf', bytes: sealed }).root).toBe(root);
});

test('another root than the trusted one is refused', () => {
  expect(failures(sealed, '0'.repeat(64))).toEqual(['does not have the root that you trust']);
});

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['a bit changed in the text', (bytes) => Buffer.from(bytes.with(20, 0))],
  ['something added', (bytes) => Buffer.concat([bytes, Buffer.from('\n')])],
  ['the seal cut off', () => pdf],
  ['nothing but noise', () => Buffer.from('no PDF')],
])('%s is found', (_, change) => {
  expect(failures(change(sealed))).not.toEqual([]);
});
