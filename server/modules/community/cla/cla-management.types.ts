import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ClaType } from '#rules/cla-type.ts';
import type { FieldDefinition } from '#rules/field.ts';
import { Language } from '#rules/language.ts';
import { ClaState } from './cla.entity.ts';
import { ClaObjectType, FieldType } from './cla.types.ts';

registerEnumType(ClaState, {
  name: 'ClaState',
  description: 'Whether a version of a CLA can be signed.',
  valuesConfig: {
    CURRENT: { description: 'It can be signed now.' },
    SUPERSEDED: { description: 'A newer version has replaced it.' },
    REMOVED: { description: 'It was removed before anybody signed it.' },
  },
});

const SOURCE_URL =
  'Address to download the PDF from; https, on the list of the operator. Either this or `documentSha256`.';
const SUMMARY =
  'The CLA in plain words, for signers to read before its text: paragraphs and simple lists, at most 2000 characters. Null or empty for none.';
const DOCUMENT = 'Fingerprint of a PDF that the same manager uploaded at `POST /api/v1/cla-upload` within a day.';

/** A field of a new CLA. */
@InputType({ description: 'A field that signers fill in; the server numbers them in the order of the list.' })
export class FieldDefinitionInputType {
  @Field(() => FieldType, { description: 'What the field holds; at most once in a CLA.' })
  type!: FieldDefinition['type'];

  @Field(() => String, { description: 'Label, 1 to 50 characters; no two alike.' })
  title!: string;

  @Field(() => String, { description: 'Help for the signer, at most 200 characters; may be empty.' })
  description!: string;

  @Field(() => Boolean, { description: 'Whether a signing needs a value that is not blank.' })
  required!: boolean;
}

/** A CLA of `createLink`. */
@InputType({ description: 'A CLA to bind to a project.' })
export class NewClaInputType {
  @Field(() => ClaType, { description: 'Who signs it.' })
  type!: ClaType;

  @Field(() => Language, { description: 'Language of the document.' })
  language!: Language;

  @Field(() => String, { nullable: true, description: SOURCE_URL })
  sourceUrl?: string | null;

  @Field(() => ID, { nullable: true, description: DOCUMENT })
  documentSha256?: string | null;

  @Field(() => [FieldDefinitionInputType], {
    description:
      'What signers fill in. Name and e-mail are needed and required; of a corporation the representative, the name of the corporation and the e-mail.',
  })
  fields!: FieldDefinitionInputType[];

  @Field(() => String, { nullable: true, description: SUMMARY })
  summary?: string | null;
}

/** Input of `addCla`. */
@InputType({ description: 'A CLA for a link that has none of its type and language.' })
export class AddClaInput extends NewClaInputType {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;
}

/** Input of `updateCla`. */
@InputType({ description: 'A new version of a CLA: another text, other fields, or both.' })
export class UpdateClaInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => ClaType, { description: 'Type of the CLA.' })
  type!: ClaType;

  @Field(() => Language, { description: 'Language of the CLA.' })
  language!: Language;

  @Field(() => String, { nullable: true, description: SOURCE_URL })
  sourceUrl?: string | null;

  @Field(() => ID, { nullable: true, description: DOCUMENT })
  documentSha256?: string | null;

  @Field(() => [FieldDefinitionInputType], {
    nullable: true,
    description:
      'What signers of the new version fill in, as for `addCla`. Null: as in the version that is replaced; with fields, neither `sourceUrl` nor `documentSha256` keeps its text.',
  })
  fields?: FieldDefinitionInputType[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'The CLA in plain words, as for `addCla`; empty for none. Null: as in the version that is replaced.',
  })
  summary?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the version that the manager has seen and wants to replace: `cla_exists` when it is no longer current. Null for whichever is current.',
  })
  replacedClaId?: string | null;
}

/** Input of `setClaSummary`. */
@InputType({ description: 'A summary of a current CLA.' })
export class SetClaSummaryInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => ID, { description: 'Id of the CLA.' })
  claId!: string;

  @Field(() => String, { nullable: true, description: SUMMARY })
  summary?: string | null;
}

/** Input of `removeCla`. */
@InputType({ description: 'The CLA to remove.' })
export class RemoveClaInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => ID, { description: 'Id of the CLA.' })
  claId!: string;
}

/** A version of a CLA, as managers of the link see it. */
@ObjectType('ClaVersion', { description: 'A version of a CLA, as managers of the link see it.' })
export class ClaVersionType {
  @Field(() => ClaObjectType, { description: 'The version.' })
  cla!: ClaObjectType;

  @Field(() => ClaState, { description: 'Whether it can be signed.' })
  state!: (typeof ClaState)[keyof typeof ClaState];

  @Field(() => String, { nullable: true, description: 'Where it was downloaded from; null when it was uploaded.' })
  sourceUrl!: string | null;

  @Field(() => Int, {
    description: 'Signings of this version and agreements to it, ended and deleted ones included.',
  })
  signingCount!: number;

  @Field(() => Boolean, { description: 'Whether `removeCla` would be allowed: it is current and nobody signed it.' })
  removable!: boolean;
}
