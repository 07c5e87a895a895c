import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { ClaType } from '#rules/cla-type.ts';
import { Language } from '#rules/language.ts';
import { ClaDiffParagraphType } from '#server/modules/community/cla/cla-diff.types.ts';
import { FieldDefinitionInputType } from '#server/modules/community/cla/cla-management.types.ts';
import type { DiffParagraph } from '#server/modules/community/cla/compare-texts.rules.ts';
import type { NoticeCounts } from './notice-recipients.queries.ts';
import type { ClaUpdatePreview, PreviewClaUpdateInput } from './preview-cla-update.ts';

/** Arguments of `claUpdatePreview`. */
@ArgsType()
export class ClaUpdatePreviewArgs implements PreviewClaUpdateInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => ClaType, { description: 'Type of the CLA.' })
  type!: ClaType;

  @Field(() => Language, { description: 'Language of the CLA.' })
  language!: Language;

  @Field(() => ID, { nullable: true, description: 'As for `updateCla`; null keeps the text, if fields are given.' })
  documentSha256?: string | null;

  @Field(() => [FieldDefinitionInputType], { nullable: true, description: 'As for `updateCla`.' })
  fields?: FieldDefinitionInputType[] | null;

  @Field(() => ID, { nullable: true, description: 'As for `updateCla`.' })
  replacedClaId?: string | null;
}

/** The recipients of the announcement of a new version. */
@ObjectType('ClaRecipients', { description: 'Whom a new version of a CLA would be announced to by e-mail.' })
export class ClaRecipientsType implements NoticeCounts {
  @Field(() => Int, { description: 'Individuals with a live signing of an earlier version.' })
  individual!: number;

  @Field(() => Int, { description: 'Administrators of completed corporations, who can agree for them.' })
  corporation!: number;

  @Field(() => Int, { description: 'Active employees of those corporations, who have nothing to do.' })
  employee!: number;

  @Field(() => Int, {
    description: 'Who are not mailed: nobody has proved their address, and the link has no sender of its own.',
  })
  unmailed!: number;
}

/** What publishing a new version would do. */
@ObjectType('ClaUpdatePreview', { description: 'What publishing a new version of a CLA would do.' })
export class ClaUpdatePreviewType implements ClaUpdatePreview {
  @Field(() => Boolean, { description: 'As in `ClaDiff`.' })
  isTextAvailable!: boolean;

  @Field(() => [ClaDiffParagraphType], { description: 'As in `ClaDiff`.' })
  paragraphs!: readonly DiffParagraph[];

  @Field(() => ClaRecipientsType, { description: 'Whom it would reach.' })
  recipients!: NoticeCounts;

  @Field(() => GraphQLISODateTime, {
    description: 'When signings of earlier versions would stop counting, if it were published now.',
  })
  graceEndsAt!: Date;
}
