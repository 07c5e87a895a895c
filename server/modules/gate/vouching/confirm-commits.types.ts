import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ConfirmCommitsInput as ConfirmCommitsFacts } from './confirm-commits.ts';

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
}

@ObjectType({ description: 'The commits are confirmed, and the pull request is judged again.' })
export class ConfirmCommitsPayload {
  @Field(() => [ID], { description: 'Hashes of the commits.' })
  confirmed!: string[];
}
