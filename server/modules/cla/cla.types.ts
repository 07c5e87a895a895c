import { GraphQLISODateTime, Field, ID, Int, ObjectType } from 'type-graphql';
import type { FieldDefinition } from '#rules/field.ts';
import { ClaType, FieldType, Language } from '#server/graphql/enums.ts';
import type { Cla } from './cla.entity.ts';

/** A field of a signing form. */
@ObjectType('FieldDefinition', { description: 'A field that a signer fills in.' })
export class FieldDefinitionType implements FieldDefinition {
  @Field(() => ID, { description: 'An integer in text, unique within the CLA; fields are shown in its order.' })
  id!: string;

  @Field(() => FieldType, { description: 'What the field holds.' })
  type!: FieldDefinition['type'];

  @Field(() => String, { description: 'Label, in the language that the community wrote it in.' })
  title!: string;

  @Field(() => String, { description: 'Help for the signer; may be empty.' })
  description!: string;

  @Field(() => Boolean, { description: 'Whether a signing needs a value that is not blank.' })
  required!: boolean;

  @Field(() => Int, { description: 'Longest value, in characters.' })
  maxLength!: number;
}

/** One version of a CLA. */
@ObjectType('Cla', {
  description: 'One version of a contributor licence agreement, in one language. It never changes.',
})
export class ClaObjectType implements Pick<Cla, 'id' | 'number' | 'type' | 'language' | 'version' | 'createdAt'> {
  @Field(() => ID, { description: 'Identifies the version; `signIndividual` takes it.' })
  id!: string;

  @Field(() => Int, { description: 'Counts the CLAs of a link from 0; REST knows the CLA by it as `cla_id`.' })
  number!: number;

  @Field(() => ClaType, { description: 'Who signs it.' })
  type!: ClaType;

  @Field(() => Language, { description: 'Language of the document.' })
  language!: Language;

  @Field(() => Int, { description: 'Counts the versions of this type and language from 1.' })
  version!: number;

  @Field(() => String, { description: 'Address of the document, a PDF.' })
  documentUrl!: string;

  @Field(() => String, { description: 'Fingerprint of the document: SHA-256 in hexadecimal.' })
  sha256!: string;

  @Field(() => [FieldDefinitionType], { description: 'What the signer fills in.' })
  fields!: FieldDefinitionType[];

  @Field(() => GraphQLISODateTime, { description: 'When this version was added.' })
  createdAt!: Date;
}
