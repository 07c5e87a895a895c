import { createRoot, createSealCertificate } from '#server/integrations/certificates/create-certificate.ts';
import type { SealKey } from '#server/integrations/pdf/seal/signer.ts';

/** Creates a seal key with a certificate and root of its own. */
export async function newSealKey(): Promise<SealKey> {
  const notBefore = new Date('2026-01-01T00:00:00Z');
  const period = { notBefore, notAfter: new Date('2049-01-01T00:00:00Z') };
  const root = await createRoot({ commonName: 'Test root', ...period });
  const { certificate, privateKey } = await createSealCertificate({ commonName: 'Test seal', ...period }, root);
  return { certificates: [certificate, root.certificate], privateKey };
}
