import { GraphQLISODateTime, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ClaType } from '#rules/cla-type.ts';
import type { FieldDefinition, FieldType as FieldTypeValue } from '#rules/field.ts';
import { Language } from '#rules/language.ts';
import type { Cla } from './cla.entity.ts';

registerEnumType(ClaType, {
  name: 'SigningType',
  description: 'Who a CLA is for, and who signs it.',
  valuesConfig: {
    INDIVIDUAL: { description: 'Signed by individuals, and by employees with their commitment.' },
    CORPORATION: { description: 'Signed by corporations.' },
  },
});

/** The types of a field; the keys are the names in the schema. */
export const FieldType = {
  NAME: 'name',
  EMAIL: 'email',
  AUTHORIZED: 'authorized',
  TITLE: 'title',
  CORPORATION_NAME: 'corporationName',
  DATE: 'date',
  TELEPHONE: 'telephone',
  ADDRESS: 'address',
  FAX: 'fax',
} as const satisfies Record<string, FieldTypeValue>;

registerEnumType(FieldType, {
  name: 'FieldType',
  description: 'What a field of a signing form holds.',
  valuesConfig: {
    NAME: { description: "The signer's name." },
    EMAIL: { description: "The signer's e-mail address." },
    AUTHORIZED: { description: 'Name of the authorised representative.' },
    TITLE: { description: 'Position of the representative.' },
    CORPORATION_NAME: { description: 'Name of the corporation.' },
    DATE: { description: 'Date of signing; the server sets it.' },
    TELEPHONE: { description: 'Telephone number.' },
    ADDRESS: { description: 'Postal address.' },
    FAX: { description: 'Fax number.' },
  },
});

/** A field of a signing form. */
@ObjectType('FieldDefinition', { description: 'A field that a signer fills in.' })
export class FieldDefinitionType implements FieldDefinition {
  @Field(() => ID, { description: 'An integer in text, unique within the CLA; fields are shown in its order.' })
  id!: string;

  @Field(() => FieldType, { description: 'What the field holds.' })
  type!: FieldDefinition['type'];

  @Field(() => String, { description: 'Label, as the community wrote it.' })
  title!: string;

  @Field(() => String, { description: 'Help for the signer; may be empty.' })
  description!: string;

  @Field(() => Boolean, { description: 'Whether a signing needs a value that is not blank.' })
  required!: boolean;

  @Field(() => Int, {
    description: 'Longest value, in characters as a reader counts them: letters with their marks count once.',
  })
  maxLength!: number;
}

/** One version of a CLA. */
@ObjectType('Cla', {
  description:
    'One version of a contributor licence agreement, in one language. Its document and its fields never change.',
})
export class ClaObjectType implements Pick<Cla, 'id' | 'number' | 'type' | 'language' | 'version' | 'createdAt'> {
  @Field(() => ID, { description: 'Identifies the version; `signIndividual` takes it.' })
  id!: string;

  @Field(() => Int, { description: 'Counts the CLAs of a link from 0; `cla_id` in REST.' })
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

  @Field(() => String, {
    nullable: true,
    description:
      'What the community says about it in plain words: paragraphs, and lists of lines that begin with a dash or a number. At most 2000 characters; null for none. The document alone binds.',
  })
  summary!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When this version was added.' })
  createdAt!: Date;

  @Field(() => Boolean, { description: 'Whether it can be signed now; false once superseded or removed.' })
  isCurrent!: boolean;

  @Field(() => [String], {
    description:
      'The text of the document by paragraph, in reading order; empty when none can be read from it, as with scans. The document is what is signed.',
  })
  paragraphs!: string[];
}
