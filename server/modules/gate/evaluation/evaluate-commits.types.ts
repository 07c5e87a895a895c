import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { GatePlatformName } from '#rules/gate-platform.ts';
import type { GivenCommit } from './evaluate-commits.ts';

@InputType({ description: 'A commit as Git knows it.' })
export class CommitInput implements GivenCommit {
  @Field(() => ID, { description: 'Its hash.' })
  sha!: string;

  @Field(() => String, { description: 'Address of its author; may be empty.' })
  authorEmail!: string;

  @Field(() => String, { nullable: true, description: 'Name of its author.' })
  authorName?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its committer; null: the author.' })
  committerEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of its committer.' })
  committerName?: string | null;

  @Field(() => String, { nullable: true, description: 'Its message, whose trailers name co-authors.' })
  message?: string | null;
}

@InputType({ description: 'How commits are to be judged.' })
export class EvaluateCommitsOptionsInput {
  @Field(() => GatePlatformName, { nullable: true, description: 'Whose bots are known; null: those of all platforms.' })
  platform?: GatePlatformName | null;

  @Field(() => String, { nullable: true, description: 'Host of the instance; null: all of the platform.' })
  host?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the person who answers for commits of AI agents. Without it such commits are not covered, and an OPENER without address stands for that person.',
  })
  accountable?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'False when more commits exist: then never COVERED.' })
  complete!: boolean;
}

@ArgsType()
export class EvaluateCommitsArgs {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => [CommitInput], { description: 'The commits, at most 1,000.' })
  commits!: CommitInput[];

  @Field(() => EvaluateCommitsOptionsInput, { nullable: true, description: 'How they are to be judged.' })
  options?: EvaluateCommitsOptionsInput | null;
}
