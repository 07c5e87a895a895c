import { defineEntity, p } from '@mikro-orm/core';
import { ClaType } from '#rules/cla-type.ts';
import type { FieldDefinition } from '#rules/field.ts';
import type { Language } from '#rules/language.ts';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';

/** Only the current version of a type and language can be signed; the others stay readable. */
export const ClaState = { CURRENT: 'current', SUPERSEDED: 'superseded', REMOVED: 'removed' } as const;

const ClaSchema = defineEntity({
  name: 'Cla',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    type: p.enum(() => ClaType),
    language: oneOf<Language>(),
    /** Counts the CLAs of a link from 0, whatever their type; REST identifies a CLA by it. */
    number: p.integer(),
    /** Counts the versions of one type and language from 1. */
    version: p.integer(),
    sourceUrl: p.text().nullable(),
    document: () => p.manyToOne(Document).ref(),
    fields: p.json<FieldDefinition[]>(),
    /**
     * What the community says about it in plain words; edited apart from the version, and not part of the signed text.
     */
    summary: p.text().nullable(),
    state: p.enum(() => ClaState).default(ClaState.CURRENT),
    createdAt: p.datetime(),
  },
  uniques: [
    { name: 'cla_link_number_unique', properties: ['link', 'number'] },
    { name: 'cla_link_type_language_version_unique', properties: ['link', 'type', 'language', 'version'] },
    {
      name: 'cla_link_type_language_current_unique',
      properties: ['link', 'type', 'language'],
      where: "state = 'current'",
    },
  ],
  indexes: [{ name: 'cla_document_index', properties: ['document'] }],
});

/** One version of a contributor licence agreement of a link, in one language; its document never changes. */
export class Cla extends ClaSchema.class {}
ClaSchema.setClass(Cla);
