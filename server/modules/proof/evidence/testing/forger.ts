import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, CompactSign, exportJWK } from 'jose';
import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import type { AuditLine, Evidence, PublicKey } from '../verifier/bundle.ts';

export type Files = ReadonlyMap<string, Buffer>;

/** A key that somebody made, to sign evidence with. */
export interface EvidenceMaker {
  readonly publicKey: PublicKey;
  readonly sign: (facts: object) => Promise<string>;
}

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Makes a key of one's own, with an alleged certification. */
export async function newMaker(
  certify: (kid: string) => Promise<string[]> | string[] = () => [],
): Promise<EvidenceMaker> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty = '', crv = '', x = '', y = '' } = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint({ kty, crv, x, y });
  const sign = (facts: object): Promise<string> => signCompact(facts, { header: { kid }, key: privateKey });
  return { publicKey: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', certified: await certify(kid) }, sign };
}

interface Signing {
  readonly header: Readonly<Record<string, unknown>>;
  readonly key: KeyObject;
}

function signCompact(facts: object, { header, key }: Signing): Promise<string> {
  return new CompactSign(new TextEncoder().encode(canonicalJson(facts)))
    .setProtectedHeader({ alg: 'ES256', ...header })
    .sign(key);
}

/** States that a key is the service's, as a seal key does. */
export function statement(kid: string, certificates: readonly Uint8Array[], privateKey: Uint8Array): Promise<string> {
  const facts = { purpose: 'signet-evidence-key', kid, certifiedAt: '2026-11-22T08:09:10.000Z' };
  const x5c = certificates.map((der) => Buffer.from(der).toString('base64'));
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  return signCompact(facts, { header: { x5c }, key });
}

/** What is changed in a bundle; all fingerprints and signatures that follow from it are made to fit. */
export interface Changes {
  readonly files?: Readonly<Record<string, Buffer | undefined>>;
  readonly evidence?: (stated: Evidence) => Partial<Evidence>;
  readonly maker: EvidenceMaker;
}

/** Changes a bundle so that its parts agree again, as far as its maker's key reaches. */
export async function remake(
  files: Files,
  { files: changed = {}, evidence, maker }: Changes,
): Promise<Map<string, Buffer>> {
  const made = new Map(files);
  for (const [name, bytes] of Object.entries(changed)) {
    if (bytes === undefined) {
      made.delete(name);
    } else {
      made.set(name, bytes);
    }
  }
  const before = JSON.parse(String(made.get('evidence.json'))) as Evidence;
  const names = Object.keys(before.files).filter((name) => made.has(name));
  const stated: Evidence = {
    ...before,
    keys: [maker.publicKey, ...before.keys],
    files: Object.fromEntries(names.map((name) => [name, sha256(made.get(name) ?? '')])),
    ...evidence?.(before),
  };
  return made
    .set('evidence.json', Buffer.from(canonicalJson(stated)))
    .set('evidence.jws', Buffer.from(await maker.sign(stated)));
}

/** Invents the events of a signing of another kind and agreement, in a separate chain. */
export function inventEvents(details: Readonly<Record<string, string>>, documentSha256: string): Buffer {
  const chain = crypto.randomUUID();
  let previousHash = '0'.repeat(64);
  const lines = ['CORPORATION_SIGNED', 'DOCUMENT_SEALED'].map((action, index): AuditLine => {
    const sequence = index + 1;
    const body = canonicalJson({ action, link: chain, details: { ...details, documentSha256 } });
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(BigInt(sequence));
    const parts = [Buffer.from(previousHash, 'hex'), number, Buffer.from(sha256(body), 'hex')];
    const line = { chain, sequence, previousHash, body, hash: sha256(Buffer.concat(parts)) };
    previousHash = line.hash;
    return line;
  });
  return Buffer.from(lines.map((line) => `${canonicalJson(line)}\n`).join(''));
}
