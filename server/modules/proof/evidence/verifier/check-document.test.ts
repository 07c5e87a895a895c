import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { fingerprintOf } from '#server/integrations/certificates/certificate-chain.ts';
import { composeAndSeal } from '#server/integrations/pdf/seal/compose-and-seal.ts';
import { newSealKeyWithRenewedRoot } from '#server/integrations/pdf/seal/testing/seal-key.ts';
import { pdfWithText } from '#server/modules/community/cla/testing/cla-pdf.ts';
import { Bundle, type Evidence } from './bundle.ts';
import { checkDocument } from './check-document.ts';
import { sha256 } from './check-files.ts';

const REFERENCE = 'SG-7K2M-9QXD-04TB';
const SEALED_AT = new Date('2026-11-22T08:09:10Z');

function evidenceOf(cla: Buffer, signed: Buffer, certificate: X509Certificate): Evidence {
  return {
    format: 'signet-evidence-1',
    service: 'https://cla.example.org',
    madeAt: SEALED_AT.toISOString(),
    signing: {
      reference: REFERENCE,
      kind: 'INDIVIDUAL',
      community: 'Example',
      claVersion: 1,
      claSha256: sha256(cla),
      documentSha256: sha256(signed),
      signedAt: SEALED_AT.toISOString(),
      state: 'COUNTS',
      endedAt: null,
      endReason: null,
    },
    seal: {
      state: 'SEALED',
      certificateFingerprint: fingerprintOf(certificate),
      sealedAt: SEALED_AT.toISOString(),
    },
    act: null,
    keys: [],
    files: {},
  };
}

test.each(['before', 'after'] as const)(
  'a document sealed %s the root was renewed leads to its own root',
  async (when) => {
    const keys = await newSealKeyWithRenewedRoot();
    const [seal, root] = keys[when].certificates.map((der) => new X509Certificate(der)) as [
      X509Certificate,
      X509Certificate,
    ];
    const cla = await pdfWithText(['A clause']);
    const text = { sealedAt: SEALED_AT, location: 'https://cla.example.org', reason: 'test' };
    const facts = { kind: 'INDIVIDUAL', reference: REFERENCE, claSha256: sha256(cla) } as const;
    const signed = Buffer.from(await composeAndSeal({ pdf: cla, page: undefined, key: keys[when], facts, ...text }));
    const published = [...keys.after.certificates, ...keys.before.certificates];
    const pem = [...new Set(published.map((der) => new X509Certificate(der).toString()))].join('');
    const files = { 'cla.pdf': cla, 'signed.pdf': signed, 'ca.pem': Buffer.from(pem) };
    const bundle = new Bundle(new Map(Object.entries(files)));

    const led = checkDocument(bundle, evidenceOf(cla, signed, seal), [fingerprintOf(root)]);

    expect(bundle.findings.filter(({ ok }) => !ok)).toEqual([]);
    expect(led).toBe(fingerprintOf(root));
  },
);
