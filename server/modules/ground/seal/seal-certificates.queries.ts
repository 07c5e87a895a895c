import type { Em } from '#server/db/open-database.ts';
import { SealCertificate } from './seal-certificate.entity.ts';
import { certificateFingerprint, readChain } from './seal-chain.ts';

/** Returns in PEM every certificate that verifying any document of the service takes, roots first, each once. */
export async function listSealCertificates(em: Em): Promise<string> {
  const rows = await em.find(SealCertificate, {}, { orderBy: { createdAt: 'asc', fingerprint: 'asc' } });
  const certificates = rows.flatMap(({ chain }) => readChain(chain));
  const distinct = new Map(certificates.map((certificate) => [certificateFingerprint(certificate), certificate]));
  return [...distinct.values()]
    .toSorted((a, b) => Number(b.ca) - Number(a.ca))
    .map(String)
    .join('');
}
