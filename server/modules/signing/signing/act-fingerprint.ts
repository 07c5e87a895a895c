import { createHash } from 'node:crypto';
import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import type { Act } from './signing-act.entity.ts';

/**
 * Returns the fingerprint of an act, in hexadecimal: SHA-256 of the bytes of its salt, followed by the RFC 8785
 * canonical JSON of all its other members. It is in the audit event of the signing. Without the salt, which is erased
 * with the act, nobody can find out by trying what it stated.
 */
export function actFingerprint({ salt, ...stated }: Act): string {
  return createHash('sha256')
    .update(Buffer.from(salt ?? '', 'hex'))
    .update(canonicalJson(stated))
    .digest('hex');
}
