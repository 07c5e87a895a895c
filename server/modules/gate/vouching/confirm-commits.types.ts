import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GatePlatformName } from '#rules/gate-platform.ts';
import type { ConfirmCommitsInput as ConfirmCommitsFacts } from './confirm-commits.ts';
import type { GrantedCommits, StartConfirmationInput as StartConfirmationFacts } from './confirm-unseen-commits.ts';

@InputType({
  description:
    'Commits of a pull request that somebody says are theirs, and the code CLAIM_ADDRESS sent to the address in them. People whom no code reaches log in at the platform instead: `startClaimAccount` with the pull request.',
})
export class ConfirmCommitsInput implements ConfirmCommitsFacts {
  @Field(() => ID, { description: 'The pull request.' })
  pullRequestId!: string;

  @Field(() => [ID], { description: 'Hashes of commits of its head, at most 1,000.' })
  shas!: string[];

  @Field(() => String, { nullable: true, description: 'The address that the commits name.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The code sent to it.' })
  verificationCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The challenge of that code; browsers have a cookie instead.' })
  challenge?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'In place of address and code: the grant with which a log-in at the platform came back.',
  })
  grant?: string | null;
}

@ObjectType({ description: 'The commits are confirmed, and the pull request is judged again.' })
export class ConfirmCommitsPayload {
  @Field(() => [ID], { description: 'Hashes of the commits.' })
  confirmed!: string[];
}

@InputType({ description: 'A pull request that is not shown, such as one of a private repository.' })
export class StartConfirmationInput implements StartConfirmationFacts {
  @Field(() => GatePlatformName, { description: 'Its platform, one with which people log in here.' })
  platform!: GatePlatformName;

  @Field(() => String, { nullable: true, description: 'Host of the instance; null for the configured one.' })
  host?: string | null;

  @Field(() => String, { description: 'Owner of the repository: `a/b` for groups within groups.' })
  owner!: string;

  @Field(() => String, { description: 'Name of the repository.' })
  repository!: string;

  @Field(() => Int, { description: 'Its number in the repository.' })
  number!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Path of this service to end at, with `#grant=` and the grant behind it; null: `/my-signings`.',
  })
  returnPath?: string | null;
}

@ObjectType({ description: 'The log-in continues at the platform.' })
export class StartConfirmationPayload {
  @Field(() => String, { description: 'Where to send the browser within ten minutes; works once, in this browser.' })
  url!: string;
}

@ObjectType({ description: 'A commit that can be confirmed.' })
export class GrantedCommit {
  @Field(() => ID, { description: 'Its hash.' })
  sha!: string;

  @Field(() => String, { nullable: true, description: 'The first line of its message.' })
  subject!: string | null;
}

@ObjectType('GrantedCommits', { description: 'The commits that a grant is about.' })
export class GrantedCommitsType implements GrantedCommits {
  @Field(() => ID, { description: 'Their pull request.' })
  pullRequestId!: string;

  @Field(() => [GrantedCommit], { description: 'Those of its head that name the account.' })
  commits!: GrantedCommit[];
}
