import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import type { PublicKey } from './bundle.ts';

/** A compact signature (RFC 7515), taken apart. */
export interface Jws {
  readonly header: Readonly<Record<string, unknown>>;
  readonly payload: string;
  /** Whether this key made the ES256 signature. */
  isSignedBy(key: KeyObject): boolean;
}

/** Reads a compact signature; undefined when it is not written in the only way possible. Throws when it is no JSON. */
export function readJws(jws: string): Jws | undefined {
  const parts = jws.split('.');
  const [header = '', payload = '', signature = ''] = parts;
  if (parts.length !== 3 || parts.some((part) => Buffer.from(part, 'base64url').toString('base64url') !== part)) {
    return undefined;
  }
  const signed = Buffer.from(`${header}.${payload}`);
  return {
    header: JSON.parse(Buffer.from(header, 'base64url').toString()) as Jws['header'],
    payload: Buffer.from(payload, 'base64url').toString(),
    isSignedBy: (key) =>
      verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
  };
}

/**
 * Checks a compact ES256 signature over the RFC 8785 form of some facts. Returns what is wrong, or undefined. `foreign`
 * is what is said of a right signature over other facts.
 */
export function signatureProblem(
  text: string,
  { facts, keys, foreign }: { readonly facts: unknown; readonly keys: readonly PublicKey[]; readonly foreign: string },
): string | undefined {
  const jws = readJws(text);
  if (jws === undefined) {
    return 'is not a signature in compact form';
  }
  const key = keyOf(jws, keys);
  if (jws.header['alg'] !== 'ES256' || key === undefined) {
    return 'is signed with a key that the bundle does not hold';
  }
  if (!jws.isSignedBy(createPublicKey({ key: { ...key }, format: 'jwk' }))) {
    return 'the signature is wrong';
  }
  return jws.payload === canonicalJson(facts) ? undefined : foreign;
}

/** The key that a signature names, if it is among these. */
export function keyOf({ header }: Jws, keys: readonly PublicKey[]): PublicKey | undefined {
  const key = keys.find(({ kid }) => kid === header['kid']);
  return key !== undefined && thumbprint(key) === key.kid ? key : undefined;
}

/** RFC 7638 thumbprint of an elliptic-curve key. */
function thumbprint({ crv, kty, x, y }: PublicKey): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}
