import { defineEntity, p } from '@mikro-orm/core';
import { Language } from '#rules/language.ts';
import { baseProperties } from '#server/db/base-properties.ts';

/** The three sets of texts (specification §3). */
export const PolicyDocumentSet = {
  PRIVACY: 'privacy',
  COOKIES: 'cookies',
  INFORMATION_LIST: 'informationList',
} as const;
export type PolicyDocumentSet = (typeof PolicyDocumentSet)[keyof typeof PolicyDocumentSet];

const PolicyDocumentSchema = defineEntity({
  name: 'PolicyDocument',
  properties: {
    ...baseProperties,
    set: p.enum(() => PolicyDocumentSet),
    language: p.enum(() => Language),
    /** Where the text was read: platform, owner, repository and path. */
    source: p.text(),
    text: p.text(),
    fetchedAt: p.datetime(),
  },
  uniques: [{ name: 'policy_document_set_language_unique', properties: ['set', 'language'] }],
});

/** The last text read from a configured policy document, kept so that the platform may be slow or down. */
export class PolicyDocument extends PolicyDocumentSchema.class {}
PolicyDocumentSchema.setClass(PolicyDocument);
