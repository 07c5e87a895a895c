import { Certificate } from 'pkijs';
import type { PublicKey } from './bundle.ts';

/** A compact signature (RFC 7515), taken apart. */
interface Jws {
  readonly header: { readonly alg?: string; readonly kid?: string; readonly x5c?: readonly string[] };
  readonly payload: string;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function readJws(jws: string): Jws {
  const [header = '', payload = '', signature = ''] = jws.split('.');
  const text = (part: string): string => new TextDecoder().decode(fromBase64Url(part));
  return {
    header: JSON.parse(text(header)) as Jws['header'],
    payload: text(payload),
    signed: new Uint8Array(new TextEncoder().encode(`${header}.${payload}`)),
    signature: fromBase64Url(signature),
  };
}

async function isSignedBy({ header, signed, signature }: Jws, key: CryptoKey): Promise<boolean> {
  return header.alg === 'ES256' && crypto.subtle.verify(ECDSA, key, signature, signed);
}

/** The key of these that made a signature over a payload; undefined when none did. Throws when it cannot be read. */
export async function findSigner(
  text: string,
  payload: string,
  keys: readonly PublicKey[],
): Promise<PublicKey | undefined> {
  const jws = readJws(text);
  const found = keys.find(({ kid }) => kid === jws.header.kid);
  if (found === undefined || jws.payload !== payload) {
    return undefined;
  }
  const { kty, crv, x, y } = found;
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, ECDSA, false, ['verify']);
  return (await isSignedBy(jws, key)) ? found : undefined;
}

/** Whether one of the published certificates, in base64, states that a key is the service's. */
export async function isCertified({ kid, certified = [] }: PublicKey, published: readonly string[]): Promise<boolean> {
  const statements = certified.map((statement) => certifies(statement, kid, published).catch(() => false));
  return (await Promise.all(statements)).includes(true);
}

async function certifies(text: string, kid: string, published: readonly string[]): Promise<boolean> {
  const jws = readJws(text);
  const [leaf = ''] = jws.header.x5c ?? [];
  const { purpose, kid: certified } = JSON.parse(jws.payload) as Readonly<Record<string, unknown>>;
  if (!published.includes(leaf) || purpose !== 'signet-evidence-key' || certified !== kid) {
    return false;
  }
  const certificate = Certificate.fromBER(fromBase64Url(leaf));
  return isSignedBy(jws, await certificate.getPublicKey());
}
