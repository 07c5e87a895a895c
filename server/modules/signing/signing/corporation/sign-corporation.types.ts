import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { Language } from '#rules/language.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { CodedInput, FieldValueInput } from '#server/modules/signing/signing/individual/individual-signing.types.ts';

@InputType({ description: 'A representative signs for a corporation.' })
export class SignCorporationInput extends CodedInput {
  @Field(() => ID, { description: 'Id of the CLA that the representative has read.' })
  claId!: string;

  @Field(() => Language, { description: 'Language of that CLA; the document and the mails follow it.' })
  language!: Language;

  @Field(() => String, { description: 'Name of the corporation, 1 to 100 characters.' })
  corporationName!: string;

  @Field(() => String, { description: 'Name of the authorised representative, 1 to 100 characters.' })
  representativeName!: string;

  @Field(() => String, {
    description: 'Address of the representative in a domain of the corporation, proved by the code.',
  })
  email!: string;

  @Field(() => [FieldValueInput], {
    description:
      'Values of the fields of the CLA. Fields of the types NAME, AUTHORIZED, EMAIL and CORPORATION_NAME repeat the values above and may be left out.',
  })
  fieldValues!: FieldValueInput[];

  @Field(() => Boolean, { description: 'Whether the representative consented to the privacy policy; must be true.' })
  privacyConsented!: boolean;
}

/** What the representative may know; they have no session. */
@ObjectType({ description: 'The signing was submitted; the document to sign on paper is being mailed.' })
export class SignCorporationPayload implements Pick<
  CorporationSigning,
  'reference' | 'corporationName' | 'representativeEmail' | 'signedAt'
> {
  @Field(() => ID, { description: 'Reference to quote when asking about the signing.' })
  reference!: string;

  @Field(() => String, { description: 'Name of the corporation.' })
  corporationName!: string;

  @Field(() => String, { description: 'Address that the document is mailed to.' })
  representativeEmail!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was submitted.' })
  signedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "The community's own address, to which the signed document is returned; the mail comes from it. Null when it has none; replies to the mail do not reach it then.",
  })
  returnAddress!: string | null;

  @Field(() => ID, {
    description:
      'Key of the upload link, which is mailed too: for 30 days, whoever knows it can follow the signing (`corporationProgress`) and upload the signed document. Not told again.',
  })
  uploadKey!: string;

  @Field(() => ClaObjectType, { description: 'The version that is signed.' })
  cla!: ClaObjectType;
}
