import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GatePlatformName } from '#rules/gate-platform.ts';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import { GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { Verdict } from './pull-request.entity.ts';

@ObjectType('PullRequestVerdict', { description: 'A verdict about one head. Never changed.' })
export class PullRequestVerdictType {
  @Field(() => Verdict, { description: 'The verdict.' })
  verdict!: Verdict;

  @Field(() => ID, { description: 'The head that it is about.' })
  headSha!: string;

  @Field(() => ID, { nullable: true, description: 'The base at the time.' })
  baseSha!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was decided.' })
  decidedAt!: Date;

  @Field(() => String, { nullable: true, description: 'Who set it; null for one that follows from the commits.' })
  overriddenBy!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was set.' })
  overrideReason!: string | null;
}

@ObjectType('PullRequest', { description: 'A pull request as last seen.' })
export class PullRequestType {
  @Field(() => ID, { description: 'Identifies it here.' })
  id!: string;

  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => GatePlatformName, { description: 'The platform.' })
  platform!: GatePlatformName;

  @Field(() => String, { description: 'Host of the instance: `github.com`.' })
  host!: string;

  @Field(() => String, { description: 'Owner of the repository: `a/b` for groups within groups.' })
  owner!: string;

  @Field(() => String, { description: 'Name of the repository.' })
  repository!: string;

  @Field(() => Int, { description: 'Its number in the repository.' })
  number!: number;

  @Field(() => String, { nullable: true, description: 'Its title.' })
  title!: string | null;

  @Field(() => String, { description: 'Its address on the platform.' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'Login of whoever opened it; null when deleted.' })
  opener!: string | null;

  @Field(() => Boolean, { description: 'Whether it is open.' })
  open!: boolean;

  @Field(() => GateMode, { description: 'What is done about it.' })
  mode!: GateMode;

  @Field(() => Verdict, { description: 'The verdict about its head.' })
  verdict!: Verdict;

  @Field(() => Boolean, {
    description:
      'Whether judging its head failed three times in a row, so that the verdict is unknown. It is tried again after a push, when a manager of the link has it judged again, and every 12 hours.',
  })
  parked!: boolean;

  @Field(() => ID, { description: 'Its head.' })
  headSha!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was last seen to change or judged.' })
  updatedAt!: Date;
}

export const PullRequestConnection = connectionOf(PullRequestType, 'PullRequest');

@ObjectType({ description: 'Open pull requests by verdict.' })
export class PullRequestCounts {
  @Field(() => Int, { description: 'Being judged.' })
  pending!: number;

  @Field(() => Int, { description: 'Covered.' })
  covered!: number;

  @Field(() => Int, { description: 'Not covered.' })
  uncovered!: number;

  @Field(() => Int, { description: 'Not established.' })
  unknown!: number;
}

@ArgsType()
export class PullRequestsArgs extends PageArgs {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => Verdict, { nullable: true, description: 'Only those with this verdict.' })
  verdict?: Verdict | null;

  @Field(() => String, { nullable: true, description: 'Part of the title, the opener or the path, or a number.' })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only those of this gated repository.' })
  repositoryId?: string | null;
}

@ArgsType()
export class PullRequestVerdictArgs {
  @Field(() => GatePlatformName, { description: 'The platform.' })
  platform!: GatePlatformName;

  @Field(() => String, { description: 'Owner of the repository: `a/b` for groups within groups.' })
  owner!: string;

  @Field(() => String, { description: 'Name of the repository.' })
  repository!: string;

  @Field(() => Int, { description: 'Its number in the repository.' })
  number!: number;

  @Field(() => String, { nullable: true, description: 'Host of the instance; null: the configured one.' })
  host?: string | null;
}

@InputType({ description: 'A pull request to look at again.' })
export class RecheckPullRequestInput {
  @Field(() => ID, { description: 'The pull request.' })
  id!: string;
}

@InputType({ description: 'A pull request that counts as covered until the next push.' })
export class OverrideVerdictInput {
  @Field(() => ID, { description: 'The pull request.' })
  id!: string;

  @Field(() => ID, { description: 'Its head, as it was shown.' })
  headSha!: string;

  @Field(() => String, { description: 'Why, 1 to 500 characters.' })
  reason!: string;
}

@ObjectType({ description: 'The pull request, which is being judged unless nothing has changed.' })
export class RecheckPullRequestPayload {
  @Field(() => Boolean, {
    description:
      'Whether it is being judged again; false when nothing has changed since it was judged, which only managers of its link can overrule.',
  })
  judgedAgain!: boolean;

  @Field(() => PullRequestType, { description: 'The pull request.' })
  pullRequest!: PullRequestType;
}

@ObjectType({ description: 'The pull request, which is being judged.' })
export class OverrideVerdictPayload {
  @Field(() => PullRequestType, { description: 'The pull request.' })
  pullRequest!: PullRequestType;
}
