import { createHash } from 'node:crypto';
import { Binary, type Document, Long, ObjectId } from 'bson';

/** Names of values that no report and no stored row may hold. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'token', 'auth_code', 'authorize_code']);

/** A value of a document as JSON has it: ids and times as text, bytes by their fingerprint, and without secrets. */
export function toPlain(value: unknown): unknown {
  if (value instanceof ObjectId) {
    return value.toHexString();
  }
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? null : value.toISOString();
  }
  if (value instanceof Long || typeof value === 'bigint') {
    return value.toString();
  }
  const bytes = bytesOf(value);
  if (bytes !== undefined) {
    return { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
  }
  if (typeof value === 'number') {
    return Number.isFinite(value) ? value : String(value);
  }
  if (Array.isArray(value)) {
    return value.map(toPlain);
  }
  return typeof value === 'object' && value !== null ? plainObject(value) : plainScalar(value);
}

/** A document without some of its fields, as `toPlain` has it. */
export function plainDocument(document: Document, without: readonly string[] = []): Record<string, unknown> {
  return plainObject(Object.fromEntries(Object.entries(document).filter(([name]) => !without.includes(name))));
}

function plainObject(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !SECRETS.has(name) && inner !== undefined && typeof inner !== 'function')
      .map(([name, inner]) => [name.toWellFormed(), toPlain(inner)]),
  );
}

function plainScalar(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : typeof value === 'boolean' ? value : null;
}

/** The bytes of a binary value; undefined for others. */
export function bytesOf(value: unknown): Uint8Array | undefined {
  if (value instanceof Binary) {
    return value.value();
  }
  return value instanceof Uint8Array ? value : undefined;
}
