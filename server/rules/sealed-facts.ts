import { verifyPath } from './paths.ts';

/** What a seal states about the signing that its document belongs to. */
export interface SealedFacts {
  readonly kind: 'INDIVIDUAL' | 'EMPLOYEE' | 'CORPORATION';
  readonly reference: string;
  /** SHA-256 of the CLA that was signed, in hexadecimal. */
  readonly claSha256: string;
}

/** The last entry of a seal's dictionary as it is written into the file. */
const CONTACT = /\n\/ContactInfo \(([\x20-\x27\x2a-\x5b\x5d-\x7e]+)\)\n>>\nendobj/;
const LOOKUP =
  /^https?:\/\/[^/?]+\/verify\/([A-Z0-9-]{1,64})\?kind=(INDIVIDUAL|EMPLOYEE|CORPORATION)&cla=([0-9a-f]{64})$/;

/**
 * Words the facts as the contact address of a seal, which PDF readers show: the page of the service at `origin` that
 * answers for the signing, with its kind and the CLA.
 */
export function writeSealedFacts({ kind, reference, claSha256 }: SealedFacts, origin: string): string {
  return `${origin}${verifyPath(reference)}?kind=${kind}&cla=${claSha256}`;
}

/** Reads the facts from what follows the signature in a seal's dictionary; undefined for a seal that states none. */
export function readSealedFacts(afterSignature: string): SealedFacts | undefined {
  const contact = CONTACT.exec(afterSignature)?.[1] ?? '';
  const [, reference, kind, claSha256] = LOOKUP.exec(contact) ?? [];
  return reference === undefined || claSha256 === undefined
    ? undefined
    : { kind: kind as SealedFacts['kind'], reference, claSha256 };
}
