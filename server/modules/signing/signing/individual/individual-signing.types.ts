import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { Language } from '#rules/language.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import type { IndividualSigning } from './individual-signing.entity.ts';
import type { StoredSigning } from './sign-individual.ts';

@InputType({ description: 'A value that the signer typed into a field.' })
export class FieldValueInput {
  @Field(() => ID, { description: 'Id of the field in the CLA.' })
  id!: string;

  @Field(() => String, { description: 'The value, as text.' })
  value!: string;
}

/** What every signing is proved with. */
@InputType()
export abstract class CodedInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => String, { description: 'The six digits from the mail.' })
  verificationCode!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The `challenge` that came with the code: guesses with it use up its five attempts and wait for no others. Browsers may rely on the cookie of the request for the code instead.',
  })
  challenge?: string | null;
}

/** Where the signer finds what was signed. */
@ObjectType()
export abstract class DocumentPayload {
  @Field(() => String, { description: 'Address of the signed document; anyone who knows it can read the document.' })
  documentUrl!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Fingerprint of the signed document: SHA-256 in hexadecimal. Null until the document is derived, right after the signing; `signedDocument` says when.',
  })
  documentSha256!: string | null;

  @Field(() => ID, { description: 'The secret part of that address: the `token` of `signedDocument`.' })
  documentToken!: string;

  @Field(() => String, {
    description: 'Address of the evidence of the signing, a zip archive; as secret as that of the document.',
  })
  evidenceUrl!: string;
}

@InputType({ description: 'A contributor signs for themselves.' })
export class SignIndividualInput extends CodedInput {
  @Field(() => ID, { description: 'Id of the CLA that the signer has read.' })
  claId!: string;

  @Field(() => Language, { description: 'Language of that CLA; the document and the mail follow it.' })
  language!: Language;

  @Field(() => String, { description: 'Name of the signer, 1 to 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'Address of the signer, proved by the code.' })
  email!: string;

  @Field(() => [FieldValueInput], {
    description:
      'Values of the fields of the CLA. Fields of the types NAME and EMAIL repeat the values above and may be left out.',
  })
  fieldValues!: FieldValueInput[];

  @Field(() => Boolean, { description: 'Whether the signer consented to the privacy policy; must be true.' })
  privacyConsented!: boolean;
}

@ObjectType('IndividualSigning', { description: "A person's signing of an individual CLA." })
export class IndividualSigningType implements Pick<IndividualSigning, 'reference' | 'name' | 'email' | 'signedAt'> {
  @Field(() => ID, { description: 'Reference to quote when asking about the signing.' })
  reference!: string;

  @Field(() => String, { description: 'Name of the signer.' })
  name!: string;

  @Field(() => String, { description: 'Address of the signer.' })
  email!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was signed.' })
  signedAt!: Date;

  @Field(() => ClaObjectType, { description: 'The version that was signed.' })
  cla!: ClaObjectType;
}

@ObjectType({ description: 'The signing and its document.' })
export class SignIndividualPayload extends DocumentPayload {
  @Field(() => IndividualSigningType, { description: 'The new signing.' })
  signing!: StoredSigning;
}

@InputType({ description: 'A contributor who signed an earlier version agrees to the current one.' })
export class AgreeToCurrentIndividualClaInput extends CodedInput {
  @Field(() => String, { description: 'Address that signed, proved by the code.' })
  email!: string;

  @Field(() => ID, { description: 'Id of the version that the signer has read: `to` of `individualClaDiff`.' })
  claId!: string;

  @Field(() => [FieldValueInput], {
    defaultValue: [],
    description: 'Values of fields of that version which the earlier signing has none for; others stay as signed.',
  })
  fieldValues!: FieldValueInput[];

  @Field(() => Boolean, { description: 'Whether the signer consented to the privacy policy; must be true.' })
  privacyConsented!: boolean;
}

@ObjectType({ description: 'The signing of the current version and its document.' })
export class AgreeToCurrentIndividualClaPayload extends SignIndividualPayload {}
