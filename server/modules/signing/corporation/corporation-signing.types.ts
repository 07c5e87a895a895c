import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { FieldType as FieldTypeValue } from '#rules/field.ts';
import { Language } from '#rules/language.ts';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import { ClaObjectType, FieldType } from '#server/modules/community/cla/cla.types.ts';
import { LinkType } from '#server/modules/community/link/link.types.ts';
import { type Email, EmailState } from '#server/modules/ground/email/email.entity.ts';
import { CorporationSigningSort } from './corporation-signing-sort.rules.ts';
import { type CorporationSigning, CorporationSigningState } from './corporation-signing.entity.ts';
import { RepresentativeMail } from './corporation-signing.queries.ts';
import { CorporationWait } from './corporation-wait.rules.ts';
import { SignedPdfNote } from './signed-pdf-upload.entity.ts';

registerEnumType(CorporationSigningState, {
  name: 'CorporationSigningState',
  description: "How far a corporation's signing is.",
  valuesConfig: {
    UNCOMPLETED: { description: 'Submitted; the signed document or the approval is missing.' },
    COMPLETED: { description: 'Approved: it has claimed its domains and has an administrator.' },
    DELETED: { description: 'Deleted: it counts for nothing and can be restored or purged.' },
  },
});

registerEnumType(CorporationWait, {
  name: 'CorporationWait',
  description: 'What an uncompleted signing waits for.',
  valuesConfig: {
    DOCUMENT: { description: 'The signed document, for the first time.' },
    REVIEW: { description: 'The approval of the signed document.' },
    CORRECTION: { description: 'Another signed document: the last one was returned.' },
  },
});

registerEnumType(CorporationSigningSort, {
  name: 'CorporationSigningSort',
  description: 'Sort orders for corporations.',
  valuesConfig: {
    DATE_DESC: { description: 'By submission, newest first.' },
    DATE_ASC: { description: 'By submission, oldest first.' },
    NAME_ASC: { description: 'By name.' },
    NAME_DESC: { description: 'By name, in reverse.' },
  },
});

registerEnumType(SignedPdfNote, {
  name: 'SignedPdfNote',
  description: 'What is special about a signed document that was accepted. The file itself is kept as it came.',
  valuesConfig: {
    STRUCTURE: {
      description: 'Its structure is faulty: programs repair it and may show it differently. It gets no seal.',
    },
    FORM: { description: 'It has a form (XFA) that some programs show instead of its pages.' },
    FORMATS: { description: "Acrobat's own functions format what is typed into its fields; nothing else runs." },
  },
});

registerEnumType(EmailState, {
  name: 'EmailState',
  description: 'Delivery state of a mail.',
  valuesConfig: {
    QUEUED: { description: 'Waiting to be sent; retried for some hours.' },
    SENT: { description: 'Accepted by the mail server.' },
    FAILED: { description: 'Given up: refused for good, or out of attempts.' },
  },
});

registerEnumType(RepresentativeMail, {
  name: 'MailTemplate',
  description: 'Mails whose delivery managers see.',
  valuesConfig: {
    CORPORATION_SIGNING_DOCUMENT: { description: 'The document to sign on paper.' },
    CORPORATION_REMINDER: { description: 'That the signed document has not come back.' },
    CORPORATION_RETURNED: { description: 'Why the signed document was returned.' },
    CORPORATION_APPROVED: { description: "The administrator's account." },
  },
});

@ObjectType('MailDelivery', { description: 'A mail to a representative and its delivery.' })
export class MailDeliveryType implements Pick<Email, 'id' | 'recipient' | 'createdAt' | 'attempts'> {
  @Field(() => ID, { description: 'Identifies the mail.' })
  id!: string;

  @Field(() => RepresentativeMail, { description: 'Which mail it is.' })
  template!: string;

  @Field(() => String, { description: 'Address that it is sent to.' })
  recipient!: string;

  @Field(() => EmailState, { description: 'Whether it is waiting, was sent, or was given up.' })
  state!: Email['state'];

  @Field(() => GraphQLISODateTime, { description: 'When it was requested.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the mail server accepted it; null until then.',
  })
  sentAt!: Date | null;

  @Field(() => Int, { description: 'Number of attempts to send it.' })
  attempts!: number;
}

@ObjectType('FieldValue', { description: 'What was filled into one field of a CLA.' })
export class FieldValueType {
  @Field(() => ID, { description: 'Id of the field in the CLA.' })
  id!: string;

  @Field(() => FieldType, { description: 'What the field holds.' })
  type!: FieldTypeValue;

  @Field(() => String, { description: 'Label of the field, in the language of the signing.' })
  title!: string;

  @Field(() => String, {
    description:
      'The value; empty for an optional field that was left blank. A `DATE` is the day in UTC, as `2026-11-28`.',
  })
  value!: string;
}

@ObjectType('CorporationSigning', {
  description: "A corporation's signing of a corporate CLA; for managers of the link.",
})
export class CorporationSigningType implements Pick<
  CorporationSigning,
  'id' | 'reference' | 'corporationName' | 'representativeName' | 'representativeEmail' | 'signedAt'
> {
  @Field(() => ID, { description: 'Identifies the signing.' })
  id!: string;

  @Field(() => String, { description: 'Reference that the representative quotes.' })
  reference!: string;

  @Field(() => String, { description: 'Name of the corporation.' })
  corporationName!: string;

  @Field(() => String, { description: 'The person who signs for the corporation.' })
  representativeName!: string;

  @Field(() => String, { description: 'Address of the representative.' })
  representativeEmail!: string;

  @Field(() => [String], { description: 'Email domains of the corporation, the primary one first.' })
  domains!: string[];

  @Field(() => CorporationSigningState, { description: 'How far the signing is.' })
  state!: CorporationSigning['state'];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was submitted; null when the source of an import does not say.',
  })
  signedAt!: Date;

  @Field(() => Language, { description: 'Language of the documents and mails.' })
  language!: Language;

  @Field(() => ClaObjectType, { description: 'The version that the corporation last signed or agreed to.' })
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
    description: 'When the signed PDF was last uploaded; null while there is none.',
  })
  pdfUploadedAt!: Date | null;

  @Field(() => SignedPdfNote, {
    nullable: true,
    description: 'What is special about the signed PDF; null when nothing is.',
  })
  signedPdfNote!: SignedPdfNote | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When a signed PDF was last returned to the corporation; null when none was.',
  })
  returnedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was returned.' })
  returnReason!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was approved; null until then.' })
  completedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was deleted; null if it is not.' })
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

  @Field(() => [FieldValueType], { description: 'Submitted values, in the order of the fields.' })
  fieldValues!: FieldValueType[];
}

export const CorporationSigningConnection = connectionOf(CorporationSigningType, 'CorporationSigning');

@ArgsType()
export class CorporationSigningsArgs extends PageArgs {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => CorporationSigningState, { description: 'Return only signings in this state.' })
  state!: CorporationSigningState;

  @Field(() => CorporationWait, {
    nullable: true,
    description: 'Return only uncompleted signings that wait for this; null for all.',
  })
  waitsFor?: CorporationWait | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Part of the corporation's name, the representative's name or address, or a domain; letter case does not matter.",
  })
  search?: string | null;

  @Field(() => CorporationSigningSort, {
    defaultValue: CorporationSigningSort.DATE_DESC,
    description: 'Sort order.',
  })
  sort!: CorporationSigningSort;
}

/** Input of the mutations on one signing. */
@InputType({ description: 'Identifies a signing.' })
export class CorporationSigningInput {
  @Field(() => ID, { description: 'Id of the signing.' })
  id!: string;
}

@InputType({ description: 'The signing whose signed document is returned, and why.' })
export class ReturnCorporationSigningInput {
  @Field(() => ID, { description: 'Id of the signing.' })
  id!: string;

  @Field(() => String, {
    description: 'What is wrong with the document, 1 to 500 characters; mailed to the representative.',
  })
  reason!: string;
}

@InputType({ description: 'Identifies the signing to remove for good.' })
export class PurgeCorporationSigningInput {
  @Field(() => ID, { description: 'Id of the signing.' })
  id!: string;

  @Field(() => String, {
    description: "Name of the corporation or the signing's reference, typed again because this cannot be undone.",
  })
  corporationName!: string;
}

@InputType({ description: 'The new representative of a corporation.' })
export class UpdateRepresentativeInput {
  @Field(() => ID, { description: 'Id of the signing.' })
  id!: string;

  @Field(() => String, { description: 'Name of the representative, 1 to 100 characters.' })
  representativeName!: string;

  @Field(() => String, { description: "Address of the representative, in one of the corporation's domains." })
  representativeEmail!: string;
}

@ObjectType({ description: 'The updated signing.' })
export class CorporationSigningPayload {
  @Field(() => CorporationSigningType, { description: 'The signing.' })
  corporationSigning!: CorporationSigning;
}

@ObjectType({ description: 'The signing was removed.' })
export class PurgeCorporationSigningPayload {
  @Field(() => ID, { description: 'Id of the removed signing.' })
  purgedId!: string;
}
