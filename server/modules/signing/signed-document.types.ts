import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The document of a signing, for anyone who knows the token of its address.' })
export class SignedDocument {
  @Field(() => Boolean, { description: 'Whether the document is derived and can be read.' })
  ready!: boolean;

  @Field(() => String, { description: 'Address of the document; anyone who knows it can read the document.' })
  documentUrl!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Fingerprint of the document: SHA-256 in hexadecimal. Null until it is ready.',
  })
  documentSha256!: string | null;

  @Field(() => ID, { description: 'Reference number of the signing.' })
  reference!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the evidence of the signing, a zip archive; null until the document is ready.',
  })
  evidenceUrl!: string | null;
}
