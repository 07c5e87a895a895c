import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '#rules/language.ts';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { PolicyDocumentSet } from './policy-document.entity.ts';

const LinkPolicyDocumentSchema = defineEntity({
  name: 'LinkPolicyDocument',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    set: p.enum(() => PolicyDocumentSet),
    language: oneOf<Language>(),
    platform: oneOf<'gitee' | 'github'>(),
    owner: p.string(),
    repo: p.string(),
    path: p.text(),
    /** The text as it was when a manager had it read; nothing but a manager changes it. */
    text: p.text(),
    readAt: p.datetime(),
  },
  uniques: [{ name: 'link_policy_document_unique', properties: ['link', 'set', 'language'] }],
});

/** A policy text of a community in one language, which its link shows in place of the service's. */
export class LinkPolicyDocument extends LinkPolicyDocumentSchema.class {}
LinkPolicyDocumentSchema.setClass(LinkPolicyDocument);
