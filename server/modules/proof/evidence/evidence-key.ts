import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { calculateJwkThumbprint, CompactSign, exportJWK } from 'jose';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { lockServiceUntilEnd } from '#server/db/advisory-lock.ts';
import type { Em } from '#server/db/open-database.ts';
import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import type { SecretBox } from '#server/security/secret-box.ts';
import { certifyEvidenceKeys } from './certify-evidence-keys.ts';
import { EvidenceKey } from './evidence-key.entity.ts';
import type { Evidence, PublicKey } from './verifier/bundle.ts';

/** Days after which a new key signs. Old signatures are verified with the published old keys. */
const ROTATION_DAYS = 365;

/** Signs facts of the service. */
export interface EvidenceSigner {
  /** Returns the compact ES256 signature (RFC 7515) over the RFC 8785 form of the facts, which it contains. */
  sign(facts: object): Promise<string>;
}

export interface KeyAccess {
  readonly secretBox: SecretBox;
  readonly now: Date;
}

/**
 * Opens the present key; creates one when there is none or it is a year old. Call it under the lock `CHECKPOINT`, so
 * that only one is created.
 */
export async function openEvidenceKey(em: Em, { secretBox, now }: KeyAccess): Promise<EvidenceSigner> {
  const newest = await em.findOne(EvidenceKey, { kid: { $ne: '' } }, { orderBy: { createdAt: 'desc' } });
  const key = newest !== null && !isOld(newest, now) ? newest : await createKey(em, { secretBox, now });
  const privateKey = createPrivateKey(secretBox.decrypt('evidence-key', { row: key.kid, sealed: key.privateKey }));
  return {
    sign: async (facts) =>
      new CompactSign(new TextEncoder().encode(canonicalJson(facts)))
        .setProtectedHeader({ alg: 'ES256', kid: key.kid })
        .sign(privateKey),
  };
}

function isOld({ createdAt }: EvidenceKey, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > ROTATION_DAYS * 86_400_000;
}

async function createKey(em: Em, { secretBox, now }: KeyAccess): Promise<EvidenceKey> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty = '', crv = '', x = '', y = '' } = await exportJWK(publicKey);
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const kid = await calculateJwkThumbprint({ kty, crv, x, y });
  const key = em.create(EvidenceKey, {
    kid,
    publicKey: { kty, crv, x, y },
    privateKey: secretBox.encrypt('evidence-key', { row: kid, plain: pem }),
    createdAt: now,
  });
  await em.flush();
  return key;
}

/** A signature and exactly what it signs. */
export interface SignedEvidence {
  readonly signed: string;
  readonly jws: string;
}

/** Signs facts, which may name the public keys: they are gathered once the key exists. */
export async function signEvidence(ctx: AppContext, gather: () => Promise<Evidence>): Promise<SignedEvidence> {
  const signer = await change(ctx, async ({ em }) => {
    await lockServiceUntilEnd(em, 'CHECKPOINT');
    return openEvidenceKey(em, { secretBox: ctx.deps.secretBox, now: ctx.now() });
  });
  await certifyEvidenceKeys(ctx.deps);
  const facts = await gather();
  return { signed: canonicalJson(facts), jws: await signer.sign(facts) };
}

/** A set of keys (RFC 7517), as published. */
export interface KeySet {
  readonly keys: readonly PublicKey[];
}

/** Returns the public keys that have ever signed, the newest first, with what certifies them. */
export async function listEvidenceKeys(em: Em): Promise<KeySet> {
  const keys = await em.find(EvidenceKey, {}, { orderBy: { createdAt: 'desc' } });
  return {
    keys: keys.map(({ kid, publicKey: { kty = '', crv = '', x = '', y = '' }, certified }) => ({
      kty,
      crv,
      x,
      y,
      kid,
      alg: 'ES256',
      use: 'sig',
      certified,
    })),
  };
}
