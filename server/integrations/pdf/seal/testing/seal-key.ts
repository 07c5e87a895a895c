import { Certificate } from 'pkijs';
import {
  createRoot,
  createSealCertificate,
  type IssuedCertificate,
} from '#server/integrations/certificates/create-certificate.ts';
import type { SealKey } from '#server/integrations/pdf/seal/signer.ts';

const PERIOD = { notBefore: new Date('2026-01-01T00:00:00Z'), notAfter: new Date('2049-01-01T00:00:00Z') };

/** Creates a seal key with its own certificate and root. */
export async function newSealKey(): Promise<SealKey> {
  return (await newSealKeyWithRenewedRoot()).before;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' };

/** Reissues a root for the same key, as authorities do before it expires. */
async function renewRoot({ certificate, privateKey }: IssuedCertificate): Promise<Uint8Array> {
  const renewed = Certificate.fromBER(new Uint8Array(certificate));
  renewed.notAfter.value = new Date('2048-01-01T00:00:00Z');
  const key = await crypto.subtle.importKey('pkcs8', Buffer.from(privateKey), ALGORITHM, false, ['sign']);
  await renewed.sign(key, 'SHA-256');
  return new Uint8Array(renewed.toSchema(true).toBER());
}

/** Creates a seal key, with its root before and after the root was renewed. */
export async function newSealKeyWithRenewedRoot(): Promise<{ before: SealKey; after: SealKey }> {
  const root = await createRoot({ commonName: 'Test root', ...PERIOD });
  const { certificate, privateKey } = await createSealCertificate({ commonName: 'Test seal', ...PERIOD }, root);
  return {
    before: { certificates: [certificate, root.certificate], privateKey },
    after: { certificates: [certificate, await renewRoot(root)], privateKey },
  };
}
