import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Language } from '#rules/language.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import { CorporationSigningState } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { DocumentMailState } from '#server/modules/signing/signing/document-mail.ts';

@ObjectType('CorporationProgress', {
  description: "How a corporation's signing stands, for whoever holds one of its upload links.",
})
export class CorporationProgressType {
  @Field(() => ID, { description: 'Reference to quote when asking about the signing.' })
  reference!: string;

  @Field(() => String, { description: 'Name of the corporation.' })
  corporationName!: string;

  @Field(() => String, { description: 'The person who signs for the corporation.' })
  representativeName!: string;

  @Field(() => String, { description: 'Address of the representative.' })
  representativeEmail!: string;

  @Field(() => Language, { description: 'Language of the document and the mails.' })
  language!: Language;

  @Field(() => CorporationSigningState, { description: 'How far the signing is.' })
  state!: CorporationSigningState;

  @Field(() => ClaObjectType, { description: 'The version that the corporation signs, or last agreed to.' })
  cla!: Cla;

  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => String, { description: 'Name of the community.' })
  community!: string;

  @Field(() => String, { description: 'Address of the project.' })
  projectUrl!: string;

  /** Internal id of the signing. */
  signingId!: string;

  @Field(() => GraphQLISODateTime, {
    description: 'When it was submitted; `origin` says how exactly that is known of an imported signing.',
  })
  submittedAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether the document to sign is there: `GET /api/v1/corporation-upload/{key}/form`.',
  })
  formReady!: boolean;

  @Field(() => DocumentMailState, {
    nullable: true,
    description: 'What has become of the email that sends the document to sign; null once it was deleted.',
  })
  formMail!: DocumentMailState | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the signed document came that is under review or was approved; null while one is waited for, and `POST /api/v1/corporation-upload/{key}` takes it.',
  })
  uploadedAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When a signed document was last returned; null when none was.',
  })
  returnedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was returned.' })
  returnReason!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was approved; null until then.' })
  approvedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'Until when the link is good.' })
  expiresAt!: Date;
}
