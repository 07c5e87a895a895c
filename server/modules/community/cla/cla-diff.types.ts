import { Field, GraphQLISODateTime, ObjectType, registerEnumType } from 'type-graphql';
import type { ClaDiff } from './cla-diff.ts';
import { ClaObjectType } from './cla.types.ts';
import { ClaDiffKind, type DiffParagraph, type DiffRun } from './compare-texts.rules.ts';

registerEnumType(ClaDiffKind, {
  name: 'ClaDiffKind',
  description: 'What became of a paragraph of a CLA.',
  valuesConfig: {
    UNCHANGED: { description: 'Unchanged, apart from blanks and line breaks.' },
    ADDED: { description: 'Added.' },
    REMOVED: { description: 'Removed.' },
    CHANGED: { description: 'Some words differ.' },
  },
});

/** A piece of a paragraph. Simple resolvers, because an answer holds many. */
@ObjectType('ClaDiffRun', { description: 'A piece of a paragraph.', simpleResolvers: true })
export class ClaDiffRunType implements DiffRun {
  @Field(() => String, { description: 'The text, blanks included: pieces join to the paragraph as they are.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether it occurs in this version only.' })
  changed!: boolean;
}

/** A paragraph of one or both versions. */
@ObjectType('ClaDiffParagraph', { description: 'A paragraph of one or both versions.', simpleResolvers: true })
export class ClaDiffParagraphType implements DiffParagraph {
  @Field(() => ClaDiffKind, { description: 'What became of it.' })
  kind!: ClaDiffKind;

  @Field(() => [ClaDiffRunType], { description: 'As it was signed; empty when it was added.' })
  before!: readonly DiffRun[];

  @Field(() => [ClaDiffRunType], { description: 'In the current version; empty when it was removed.' })
  after!: readonly DiffRun[];
}

/** The difference between two versions of a CLA. */
@ObjectType('ClaDiff', { description: 'How the current version of a CLA differs from the one that was signed.' })
export class ClaDiffType implements Omit<ClaDiff, 'from' | 'to'> {
  @Field(() => ClaObjectType, { description: 'The version that was signed.' })
  from!: ClaObjectType;

  @Field(() => ClaObjectType, { description: 'The current version, which the signer has not agreed to yet.' })
  to!: ClaObjectType;

  @Field(() => GraphQLISODateTime, {
    description: 'End of the grace period: from then on the signing of `from` no longer counts.',
  })
  graceEndsAt!: Date;

  @Field(() => Boolean, {
    description: 'False when one of the documents holds no text, as scans do; both must then be read whole.',
  })
  isTextAvailable!: boolean;

  @Field(() => [ClaDiffParagraphType], {
    description:
      'Both texts in reading order; empty without text. A paragraph that moved appears as removed and added.',
  })
  paragraphs!: readonly DiffParagraph[];
}
