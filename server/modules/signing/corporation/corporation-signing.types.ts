import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import {
  CorporationSigningSort,
  CorporationSigningState,
  EmailState,
  Language,
  RepresentativeMail,
} from '#server/graphql/enums.ts';
import { ClaObjectType } from '#server/modules/cla/cla.types.ts';
import type { Email } from '#server/modules/email/email.entity.ts';
import { LinkType } from '#server/modules/link/link.types.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';

/** A mail as managers see it. */
@ObjectType('MailDelivery', { description: 'A mail to a representative, and what became of it.' })
export class MailDeliveryType implements Pick<Email, 'id' | 'recipient' | 'createdAt' | 'attempts'> {
  @Field(() => ID, { description: 'Identifies the mail.' })
  id!: string;

  @Field(() => RepresentativeMail, { description: 'Which mail it is.' })
  template!: string;

  @Field(() => String, { description: 'Address that it goes to.' })
  recipient!: string;

  @Field(() => EmailState, { description: 'Whether it is on its way, has left, or was given up.' })
  state!: Email['state'];

  @Field(() => GraphQLISODateTime, { description: 'When it was asked for.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the mail server took it; null until then.' })
  sentAt!: Date | null;

  @Field(() => Int, { description: 'How often it was tried to send it.' })
  attempts!: number;
}

/** A value of a form field, as it was submitted. */
@ObjectType('FieldValue', { description: 'What was filled into one field of a CLA.' })
export class FieldValueType {
  @Field(() => ID, { description: 'Id of the field in the CLA.' })
  id!: string;

  @Field(() => String, { description: 'Label of the field, in the language of the signing.' })
  title!: string;

  @Field(() => String, { description: 'The value; empty when the field is optional and was left out.' })
  value!: string;
}

/** A corporation's signing, as the community manager sees it. */
@ObjectType('CorporationSigning', {
  description: "A corporation's signing of a corporate CLA; for managers of the link.",
})
export class CorporationSigningType implements Pick<
  CorporationSigning,
  'id' | 'reference' | 'corporationName' | 'representativeName' | 'representativeEmail' | 'signedAt'
> {
  @Field(() => ID, { description: 'Identifies the signing.' })
  id!: string;

  @Field(() => String, { description: 'Reference number that the representative quotes.' })
  reference!: string;

  @Field(() => String, { description: 'Name of the corporation.' })
  corporationName!: string;

  @Field(() => String, { description: 'Who signs for the corporation.' })
  representativeName!: string;

  @Field(() => String, { description: 'Address of the representative.' })
  representativeEmail!: string;

  @Field(() => [String], { description: 'E-mail domains of the corporation, the primary one first.' })
  domains!: string[];

  @Field(() => CorporationSigningState, { description: 'How far the signing is.' })
  state!: CorporationSigning['state'];

  @Field(() => GraphQLISODateTime, { description: 'When it was submitted.' })
  signedAt!: Date;

  @Field(() => Language, { description: 'Language of the documents and mails.' })
  language!: Language;

  @Field(() => ClaObjectType, { description: 'The version that the corporation signed or agreed to last.' })
  cla!: ClaObjectType;

  @Field(() => ClaObjectType, {
    nullable: true,
    description:
      'The newer version that its administrator has yet to agree to, once it is approved; null when `cla` is current.',
  })
  pendingCla!: ClaObjectType | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'End of the grace period: from then on neither the corporation nor its employees count, unless the administrator agrees to `pendingCla`. Null when `cla` is current.',
  })
  graceEndsAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the signed PDF was uploaded last; null while there is none.',
  })
  pdfUploadedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was approved; null before.' })
  completedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was deleted; null unless it is deleted.' })
  deletedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Login name of the corporation's administrator; null before the approval.",
  })
  administratorAccount!: string | null;

  @Field(() => [MailDeliveryType], { description: 'Mails to the representative, newest first.' })
  emails!: MailDeliveryType[];

  @Field(() => LinkType, { description: 'Where it signed.' })
  link!: LinkType;

  @Field(() => [FieldValueType], { description: 'What was filled in, in the order of the fields.' })
  fieldValues!: FieldValueType[];
}

/** A page of corporations. */
export const CorporationSigningConnection = connectionOf(CorporationSigningType, 'CorporationSigning');

/** How many corporations are in each state. */
@ObjectType({ description: 'How many corporations of a link are in each state.' })
export class CorporationSigningCounts {
  @Field(() => Int, { description: 'Submitted and not approved.' })
  uncompleted!: number;

  @Field(() => Int, { description: 'Approved.' })
  completed!: number;

  @Field(() => Int, { description: 'Deleted, and not yet purged.' })
  deleted!: number;
}

/** Arguments of `corporationSignings`. */
@ArgsType()
export class CorporationSigningsArgs extends PageArgs {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => CorporationSigningState, { description: 'Only signings in this state.' })
  state!: CorporationSigningState;

  @Field(() => String, {
    nullable: true,
    description:
      "Part of the corporation's name, the representative's name or address, or a domain; letter case does not matter.",
  })
  search?: string | null;

  @Field(() => CorporationSigningSort, {
    defaultValue: CorporationSigningSort.DATE_DESC,
    description: 'The order of the list.',
  })
  sort!: CorporationSigningSort;
}

/** Input of the mutations on one signing. */
@InputType({ description: 'Which signing is meant.' })
export class CorporationSigningInput {
  @Field(() => ID, { description: 'Id of the signing.' })
  id!: string;
}

/** Input of `purgeCorporationSigning`. */
@InputType({ description: 'Which signing is removed for good.' })
export class PurgeCorporationSigningInput {
  @Field(() => ID, { description: 'Id of the signing.' })
  id!: string;

  @Field(() => String, { description: 'Name of the corporation, typed once more: it cannot be undone.' })
  corporationName!: string;
}

/** Input of `updateRepresentative`. */
@InputType({ description: 'Who represents a corporation from now on.' })
export class UpdateRepresentativeInput {
  @Field(() => ID, { description: 'Id of the signing.' })
  id!: string;

  @Field(() => String, { description: 'Name of the representative, 1 to 50 characters.' })
  representativeName!: string;

  @Field(() => String, { description: "Address of the representative, in one of the corporation's domains." })
  representativeEmail!: string;
}

/** Payload of the mutations on one signing. */
@ObjectType({ description: 'The signing as it is now.' })
export class CorporationSigningPayload {
  @Field(() => CorporationSigningType, { description: 'The signing.' })
  corporationSigning!: CorporationSigning;
}

/** Payload of `purgeCorporationSigning`. */
@ObjectType({ description: 'The signing is gone.' })
export class PurgeCorporationSigningPayload {
  @Field(() => ID, { description: 'Id that the signing had.' })
  purgedId!: string;
}
