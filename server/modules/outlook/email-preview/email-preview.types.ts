import { ArgsType, Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Language } from '#rules/language.ts';
import type { FailedEmail } from './list-failed-emails.ts';
import type { EmailPreview, PreviewEmailInput } from './preview-email.ts';
import { SAMPLE_MAILS, type SampleKind } from './sample-mails.ts';

/** What each mail says; the keys are the names in the schema. */
const DESCRIPTIONS: Readonly<Record<SampleKind, string>> = {
  VERIFICATION_CODE: 'The code that proves the address of whoever signs.',
  INDIVIDUAL_SIGNED: 'Confirms an individual signing, with the document.',
  SIGNED_DOCUMENT_RESENT: 'The signed document once more.',
  INDIVIDUAL_SIGNING_ENDED: 'A corporation has claimed the signer’s domain.',
  INDIVIDUAL_SIGNING_ENDED_BY_COMMUNITY: 'The community ends an individual signing.',
  ERASURE_REFUSED: 'The community refuses to erase a signing.',
  ERASURE_GRANTED: 'A signing is erased, because its signer asked for it.',
  CLA_UPDATED: 'A new version of the individual CLA waits for agreement.',
  CLA_UPDATE_REMINDER: 'It still waits.',
  CLA_UPDATE_EXPIRED: 'The grace period is over.',
  EMPLOYEE_SIGNED: 'Confirms an employee signing, with the next step.',
  EMPLOYEE_ACTIVATED: 'An employee signing counts.',
  EMPLOYEE_DEACTIVATED: 'An employee signing does not count any more.',
  EMPLOYEE_REMOVED: 'An employee was removed.',
  CORPORATION_SIGNING_DOCUMENT: 'The document that a corporation signs.',
  CORPORATION_REMINDER: 'That document has not come back.',
  CORPORATION_RETURNED: 'The community has returned the signed document.',
  CORPORATION_APPROVED: 'The account of the administrator.',
  CORPORATION_CLA_UPDATED: 'A new version of the corporate CLA waits for agreement.',
  EMPLOYEE_MANAGER_ADDED: 'The account of an employee manager.',
};

/** The mails as an enum of the schema: each is its own value. */
const EmailKindEnum = Object.fromEntries(Object.keys(SAMPLE_MAILS).map((kind) => [kind, kind]));

registerEnumType(EmailKindEnum, {
  name: 'EmailKind',
  description: 'What a mail of a link says.',
  valuesConfig: Object.fromEntries(Object.entries(DESCRIPTIONS).map(([kind, description]) => [kind, { description }])),
});

/** A mail with sample values. */
@ObjectType('EmailPreview', { description: 'A mail with sample values.' })
export class EmailPreviewType implements EmailPreview {
  @Field(() => String, { description: 'Its subject.' })
  subject!: string;

  @Field(() => String, { description: 'Its text part.' })
  text!: string;

  @Field(() => String, { description: 'Path of its HTML part, for a frame; good for ten minutes.' })
  htmlPath!: string;
}

/** A mail that could not be delivered. */
@ObjectType('FailedEmail', { description: 'A mail of a link that could not be delivered.' })
export class FailedEmailType implements FailedEmail {
  @Field(() => ID, { description: 'Identifies the mail.' })
  id!: string;

  @Field(() => EmailKindEnum, { nullable: true, description: 'What it says; null for one that has no preview.' })
  kind!: SampleKind | null;

  @Field(() => String, { description: 'The address that it was for.' })
  recipient!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was to be sent.' })
  createdAt!: Date;
}

@ArgsType()
export class EmailPreviewArgs implements PreviewEmailInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => EmailKindEnum, { description: 'Which mail.' })
  kind!: SampleKind;

  @Field(() => Language, { description: 'The language of the mail.' })
  language!: Language;
}
