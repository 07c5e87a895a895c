import { Field, Int, ObjectType } from 'type-graphql';
import type { DocumentToSign } from './describe-document-to-sign.ts';

/** The document that a corporation was sent to sign. */
@ObjectType('DocumentToSign', { description: 'The document that a corporation was sent to sign.' })
export class DocumentToSignType implements DocumentToSign {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of its pages, the signature page included; null where there is no such document.',
  })
  pages!: number | null;
}
