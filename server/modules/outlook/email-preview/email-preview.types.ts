import { ArgsType, Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Language } from '#rules/language.ts';
import { EMAIL_KINDS, type EmailKind } from './email-kind.ts';
import type { FailedEmail } from './list-failed-emails.ts';
import type { EmailPreview, PreviewEmailInput } from './preview-email.ts';

/** The mails as an enum of the schema: each is its own value. */
const EmailKindEnum = Object.fromEntries(Object.keys(EMAIL_KINDS).map((kind) => [kind, kind]));

registerEnumType(EmailKindEnum, {
  name: 'EmailKind',
  description: 'What a mail of a link says.',
  valuesConfig: Object.fromEntries(Object.entries(EMAIL_KINDS).map(([kind, description]) => [kind, { description }])),
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
  kind!: EmailKind | null;

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
  kind!: EmailKind;

  @Field(() => Language, { description: 'The language of the mail.' })
  language!: Language;
}
