import { X509Certificate } from 'node:crypto';
import { Certificate } from 'pkijs';
import { beforeAll, expect, test } from 'vitest';
import { fingerprintOf, readFingerprint } from '#server/integrations/certificates/certificate-chain.ts';
import {
  createRoot,
  createSealCertificate,
  type IssuedCertificate,
} from '#server/integrations/certificates/create-certificate.ts';
import { composeAndSeal } from '#server/integrations/pdf/seal/compose-and-seal.ts';
import type { SealKey } from '#server/integrations/pdf/seal/signer.ts';
import { newSealKey } from '#server/integrations/pdf/seal/testing/seal-key.ts';
import { pdfWithText } from '#server/modules/community/cla/testing/cla-pdf.ts';
import { checkPdf } from './check-pdf.ts';

let pdf: Buffer;
let sealed: Buffer;
let root: string;
beforeAll(async () => {
  const key = await newSealKey();
  pdf = await pdfWithText(['A clause']);
  sealed = await seal(key);
  root = fingerprintOf(new X509Certificate(key.certificates.at(-1) ?? Buffer.of()));
});

async function seal(key: SealKey): Promise<Buffer> {
  const text = { sealedAt: new Date('2026-11-22T08:09:10Z'), location: 'https://cla.example.org', reason: 'test' };
  return Buffer.from(await composeAndSeal({ pdf, page: undefined, key, ...text }));
}

const failures = (bytes: Buffer, trustedRoot?: string): string[] =>
  checkPdf({ name: 'a.pdf', bytes }, trustedRoot === undefined ? [] : [readFingerprint(trustedRoot)])
    .findings.filter(({ ok }) => !ok)
    .map(({ text }) => text);

test('a sealed PDF passes by itself, and leads to its root', () => {
  expect(failures(sealed)).toEqual([]);
  expect(failures(sealed, root.toUpperCase())).toEqual([]);
  expect(checkPdf({ name: 'a.pdf', bytes: sealed }).root).toBe(root);
});

test('the trusted root may be named as OpenSSL prints it', () => {
  const printed = root.toUpperCase().match(/../g)?.join(':');

  expect(failures(sealed, printed)).toEqual([]);
});

test('another root than the trusted one is refused', () => {
  expect(failures(sealed, '0'.repeat(64))).toEqual(['does not have the root that you trust']);
});

const PERIOD = { notBefore: new Date('2026-01-01T00:00:00Z'), notAfter: new Date('2049-01-01T00:00:00Z') };

/** A certificate for whatever its owner likes but issuing others, as many authorities issue them. */
async function withoutKeyUsage({ certificate, privateKey }: IssuedCertificate, issuer: IssuedCertificate) {
  const changed = Certificate.fromBER(new Uint8Array(certificate));
  changed.extensions = changed.extensions?.filter(({ extnID }) => extnID !== '2.5.29.15') ?? [];
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const issuerKey = await crypto.subtle.importKey('pkcs8', Buffer.from(issuer.privateKey), algorithm, false, ['sign']);
  await changed.sign(issuerKey, 'SHA-256');
  return { certificate: new Uint8Array(changed.toSchema(true).toBER()), privateKey };
}

test('who owns a certificate of the trusted root cannot issue one that leads to it', async () => {
  const trusted = await createRoot({ commonName: 'Authority', ...PERIOD });
  const owned = await withoutKeyUsage(
    await createSealCertificate({ commonName: 'Owner', ...PERIOD }, trusted),
    trusted,
  );
  const forged = await createSealCertificate({ commonName: 'Test seal', ...PERIOD }, owned);
  const certificates = [forged.certificate, owned.certificate, trusted.certificate] as const;
  const trustedRoot = fingerprintOf(new X509Certificate(trusted.certificate));

  expect(failures(await seal({ certificates, privateKey: forged.privateKey }), trustedRoot)).toContain(
    'does not have the root that you trust',
  );
});

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['a bit changed in the text', (bytes) => Buffer.from(bytes.with(20, 0))],
  ['something added', (bytes) => Buffer.concat([bytes, Buffer.from('\n')])],
  ['the seal cut off', () => pdf],
  ['nothing but noise', () => Buffer.from('no PDF')],
])('%s is found', (_, change) => {
  expect(failures(change(sealed))).not.toEqual([]);
});
