import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '#rules/language.ts';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';

/** The three kinds of policy documents. */
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
    language: oneOf<Language>(),
    /** The source of the text: platform, owner, repository and path. */
    source: p.text(),
    text: p.text(),
    fetchedAt: p.datetime(),
  },
  uniques: [{ name: 'policy_document_set_language_unique', properties: ['set', 'language'] }],
});

/** The last text read from a configured policy document, cached in case the platform is slow or down. */
export class PolicyDocument extends PolicyDocumentSchema.class {}
PolicyDocumentSchema.setClass(PolicyDocument);
