import { createHash } from 'node:crypto';

/** Bytes of a fingerprint, of which no two are the same by chance. */
const LENGTH = 12;

/** A set of names, of which it keeps short fingerprints: a source may have millions of long ones. */
export class NameSet {
  private readonly fingerprints = new Set<string>();

  /** Adds a name, and returns whether it was missing. */
  add(name: string): boolean {
    const { size } = this.fingerprints;
    return this.fingerprints.add(fingerprintOf(name)).size > size;
  }

  has(name: string): boolean {
    return this.fingerprints.has(fingerprintOf(name));
  }
}

const fingerprintOf = (name: string): string =>
  createHash('sha256').update(name).digest().toString('latin1', 0, LENGTH);
