import { defineEntity, p } from '@mikro-orm/core';
import { Document } from './document.entity.ts';

const DocumentTextSchema = defineEntity({
  name: 'DocumentText',
  properties: {
    document: () => p.oneToOne(Document).owner().ref().primary().deleteRule('cascade'),
    /** In reading order. */
    paragraphs: p.json<readonly string[]>(),
  },
});

/** The text of a document, extracted once, since a document never changes. */
export class DocumentText extends DocumentTextSchema.class {}
DocumentTextSchema.setClass(DocumentText);
