import { defineEntity, p } from '@mikro-orm/core';

const DocumentSchema = defineEntity({
  name: 'Document',
  properties: {
    /** Fingerprint of the whole document, in hexadecimal. */
    sha256: p.character().length(64).primary(),
    /** Fingerprint of the document that this one begins with, when only the rest is stored here. */
    baseSha256: p.character().length(64).nullable(),
    /** The bytes after the base, or all bytes when there is none. */
    bytes: p.blob().lazy(),
    /** Length of the whole document, base included, in bytes. */
    size: p.integer(),
    mediaType: p.string(),
    createdAt: p.datetime(),
  },
  indexes: [{ name: 'document_base_index', properties: ['baseSha256'] }],
});

/**
 * Bytes under their fingerprint, never rewritten. A signed document is the CLA's bytes and an appended page, so it is
 * stored as that page and a reference to the CLA.
 */
export class Document extends DocumentSchema.class {}
DocumentSchema.setClass(Document);
