import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CorporationSigning } from './corporation-signing.entity.ts';

const UploadLinkSchema = defineEntity({
  name: 'UploadLink',
  properties: {
    ...baseProperties,
    corporationSigning: () => p.manyToOne(CorporationSigning).ref().deleteRule('cascade'),
    /** Hash of the random key in the link. */
    keyHash: p.character().length(64).unique('upload_link_key_hash_unique').hidden(),
    issuedAt: p.datetime(),
    expiresAt: p.datetime(),
    /** When the community took it back, or the representative got another address; null while it is good. */
    revokedAt: p.datetime().nullable(),
  },
  indexes: [{ name: 'upload_link_corporation_index', properties: ['corporationSigning'] }],
});

/**
 * A link whose holder follows a corporation's signing and uploads its signed document, and nothing else. Every mail
 * about the document has its own, because only hashes of keys are stored.
 */
export class UploadLink extends UploadLinkSchema.class {}
UploadLinkSchema.setClass(UploadLink);
