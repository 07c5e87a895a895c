import { createHash, createPublicKey, verify } from 'node:crypto';
import { canonicalJson } from '#server/modules/audit/event-body.ts';

type Key = Readonly<Record<string, string>>;

/**
 * Checks a compact ES256 signature (RFC 7515) over the RFC 8785 form of some facts, and that it is written in the only
 * way possible. Returns what is wrong, or undefined. `foreign` is what is said of a right signature over other facts.
 */
export function signatureProblem(
  jws: string,
  { facts, keys, foreign }: { readonly facts: unknown; readonly keys: readonly Key[]; readonly foreign: string },
): string | undefined {
  const parts = jws.split('.');
  const [header = '', payload = '', signature = ''] = parts;
  if (parts.length !== 3 || parts.some((part) => Buffer.from(part, 'base64url').toString('base64url') !== part)) {
    return 'is not a signature in compact form';
  }
  const { alg, kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as Record<string, unknown>;
  const key = keys.find((known) => known['kid'] === kid);
  if (alg !== 'ES256' || key === undefined || thumbprint(key) !== kid) {
    return 'is signed with a key that the bundle does not hold';
  }
  const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${payload}`);
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, options, Buffer.from(signature, 'base64url'))) {
    return 'the signature is wrong';
  }
  return Buffer.from(payload, 'base64url').toString() === canonicalJson(facts) ? undefined : foreign;
}

/** RFC 7638 thumbprint of an elliptic-curve key. */
function thumbprint({ crv, kty, x, y }: Key): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}
