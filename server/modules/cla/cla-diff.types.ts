import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { ClaDiffKind } from '#server/graphql/enums.ts';
import type { ClaDiff } from './cla-diff.ts';
import { ClaObjectType } from './cla.types.ts';
import type { DiffParagraph, DiffRun } from './compare-texts.rules.ts';

/** A piece of a paragraph; there are many in an answer, all plain properties. */
@ObjectType('ClaDiffRun', { description: 'A piece of a paragraph.', simpleResolvers: true })
export class ClaDiffRunType implements DiffRun {
  @Field(() => String, { description: 'The text, blanks included: pieces join to the paragraph as they are.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether it stands in this version only.' })
  changed!: boolean;
}

/** A paragraph of one or both versions. */
@ObjectType('ClaDiffParagraph', { description: 'A paragraph of one or both versions.', simpleResolvers: true })
export class ClaDiffParagraphType implements DiffParagraph {
  @Field(() => ClaDiffKind, { description: 'What became of it.' })
  kind!: ClaDiffKind;

  @Field(() => [ClaDiffRunType], { description: 'As it was signed; empty when it was added.' })
  before!: readonly DiffRun[];

  @Field(() => [ClaDiffRunType], { description: 'As it is now; empty when it was removed.' })
  after!: readonly DiffRun[];
}

/** The difference between two versions of a CLA. */
@ObjectType('ClaDiff', { description: 'How the current version of a CLA differs from the one that was signed.' })
export class ClaDiffType implements Omit<ClaDiff, 'from' | 'to'> {
  @Field(() => ClaObjectType, { description: 'The version that was signed.' })
  from!: ClaObjectType;

  @Field(() => ClaObjectType, { description: 'The current version, which waits to be agreed to.' })
  to!: ClaObjectType;

  @Field(() => GraphQLISODateTime, {
    description: 'End of the grace period: from then on the signing of `from` counts no longer.',
  })
  graceEndsAt!: Date;

  @Field(() => Boolean, {
    description: 'False when one of the documents holds no text, as scans do; both must then be read whole.',
  })
  isTextAvailable!: boolean;

  @Field(() => [ClaDiffParagraphType], {
    description: 'Both texts in reading order; empty without text. A paragraph that moved was removed and added.',
  })
  paragraphs!: readonly DiffParagraph[];
}
