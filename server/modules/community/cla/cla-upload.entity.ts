import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';

const ClaUploadSchema = defineEntity({
  name: 'ClaUpload',
  properties: {
    ...baseProperties,
    /** The uploader: nobody else gets access by the fingerprint alone. */
    account: () => p.manyToOne(CommunityAccount).ref(),
    document: () => p.manyToOne(Document).ref(),
    /** Where it was downloaded from; null when it was uploaded. */
    sourceUrl: p.text().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
  },
  uniques: [{ name: 'cla_upload_account_document_unique', properties: ['account', 'document'] }],
  indexes: [{ name: 'cla_upload_document_index', properties: ['document'] }],
});

/** A checked CLA PDF that its uploader can bind to a link within a day. */
export class ClaUpload extends ClaUploadSchema.class {}
ClaUploadSchema.setClass(ClaUpload);
