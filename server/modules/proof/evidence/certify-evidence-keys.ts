import { createPrivateKey, createPublicKey } from 'node:crypto';
import { CompactSign } from 'jose';
import type { Dependencies } from '#server/context.ts';
import { lockServiceUntilEnd } from '#server/db/advisory-lock.ts';
import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import { rootFingerprint, type CurrentSealKey } from '#server/modules/ground/seal/seal-keys.ts';
import type { SecretBox } from '#server/security/secret-box.ts';
import { EvidenceKey } from './evidence-key.entity.ts';
import type { Certification } from './verifier/check-keys.ts';
import { certifyingRoot } from './verifier/check-keys.ts';

type Parts = Pick<Dependencies, 'orm' | 'secretBox' | 'sealer' | 'now' | 'log'>;

/**
 * Lets the seal keys certify every evidence key that they have not certified yet, also those that no longer sign, so
 * that evidence leads to the root of the seal. Never call it within a transaction.
 */
export async function certifyEvidenceKeys({ orm, secretBox, sealer, now, log }: Parts): Promise<void> {
  const sealKeys = await sealer.keys();
  const stored = await orm.em.fork().find(EvidenceKey, {});
  if (stored.every((key) => missingIn(key, sealKeys).length === 0)) {
    return;
  }
  await orm.em.fork().transactional(async (em) => {
    await lockServiceUntilEnd(em, 'SEAL');
    for (const key of await em.find(EvidenceKey, {})) {
      const missing = missingIn(key, sealKeys);
      if (missing.length > 0 && !isOwn(key, secretBox)) {
        log.error({ kid: key.kid }, 'an evidence key is not certified, because its private key cannot be opened');
        continue;
      }
      const facts: Certification = { purpose: 'signet-evidence-key', kid: key.kid, certifiedAt: now().toISOString() };
      const added = await Promise.all(missing.map((sealKey) => certify(facts, sealKey)));
      key.certified = [...key.certified, ...added];
    }
  });
}

function missingIn({ kid, certified }: EvidenceKey, sealKeys: readonly CurrentSealKey[]): CurrentSealKey[] {
  const roots = new Set(certified.map((statement) => certifyingRoot(statement, kid)));
  return sealKeys.filter((sealKey) => !roots.has(rootFingerprint(sealKey)));
}

/** A row that somebody slipped into the database is not certified: only the service can seal a private key. */
function isOwn({ kid, publicKey, privateKey }: EvidenceKey, secretBox: SecretBox): boolean {
  try {
    const opened = secretBox.decrypt('evidence-key', { row: kid, sealed: privateKey });
    const { x, y } = createPublicKey(createPrivateKey(opened)).export({ format: 'jwk' });
    return x === publicKey['x'] && y === publicKey['y'];
  } catch {
    return false;
  }
}

async function certify(facts: Certification, { certificates, privateKey }: CurrentSealKey): Promise<string> {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  const x5c = certificates.map((der) => Buffer.from(der).toString('base64'));
  return new CompactSign(new TextEncoder().encode(canonicalJson(facts)))
    .setProtectedHeader({ alg: 'ES256', x5c })
    .sign(key);
}
