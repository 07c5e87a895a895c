import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Document } from './document.entity.ts';
import { fingerprint } from './fingerprint.ts';

/** A complete document. */
export interface StoredDocument {
  readonly bytes: Uint8Array;
  /** Fingerprint of the bytes, in hexadecimal. */
  readonly sha256: string;
  readonly mediaType: string;
}

/**
 * Reads a document, base included. Error: `system_error` when it is missing, does not match its fingerprint, or begins
 * with itself.
 */
export async function readDocument(em: Em, sha256: string): Promise<StoredDocument> {
  return readBeneath(em, sha256, []);
}

/** `longer` are the documents that begin with it. */
async function readBeneath(em: Em, sha256: string, longer: readonly string[]): Promise<StoredDocument> {
  if (longer.includes(sha256)) {
    throw new AppError('system_error', { reason: `document ${sha256} begins with itself` });
  }
  const document = await em.findOne(Document, { sha256 }, { populate: ['bytes'] });
  if (document === null) {
    throw new AppError('system_error', { reason: `document ${sha256} is missing` });
  }
  const base =
    document.baseSha256 === null || document.baseSha256 === undefined
      ? []
      : [(await readBeneath(em, document.baseSha256, [...longer, sha256])).bytes];
  const bytes = Buffer.concat([...base, document.bytes]);
  if ((await fingerprint(bytes)) !== sha256) {
    throw new AppError('system_error', { reason: `document ${sha256} was changed` });
  }
  return { bytes, sha256, mediaType: document.mediaType };
}
