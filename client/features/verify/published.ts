import type { PublicKey } from './bundle.ts';

const PEM = /-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;

/** The certificates of the seal that the service publishes, in PEM; undefined when they cannot be had. */
export function loadCertificateFile(): Promise<string | undefined> {
  return load('/.well-known/signet-seal-ca.pem').then((answer) => answer?.text());
}

/** The same in base64, without line breaks. */
export async function loadCertificates(): Promise<readonly string[] | undefined> {
  const pem = await loadCertificateFile();
  return pem === undefined ? undefined : certificatesIn(pem);
}

/** The certificates of a PEM file in base64, without line breaks. */
export function certificatesIn(pem: string): string[] {
  return [...pem.matchAll(PEM)].map(([, base64 = '']) => base64.replaceAll(/\s/g, ''));
}

/** The keys of evidence that the service publishes; undefined when they cannot be had. */
export async function loadKeys(): Promise<readonly PublicKey[] | undefined> {
  const answer = await load('/.well-known/signet-jwks.json');
  return ((await answer?.json()) as { readonly keys: readonly PublicKey[] } | undefined)?.keys;
}

async function load(path: string): Promise<Response | undefined> {
  const answer = await fetch(new URL(path, window.location.origin)).catch(() => undefined);
  return answer?.ok === true ? answer : undefined;
}
