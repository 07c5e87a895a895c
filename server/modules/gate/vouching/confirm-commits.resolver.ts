import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { confirmCommits } from './confirm-commits.ts';
import {
  ConfirmCommitsInput,
  ConfirmCommitsPayload,
  GrantedCommitsType,
  StartConfirmationInput,
  StartConfirmationPayload,
} from './confirm-commits.types.ts';
import { findGrantedCommits, startConfirmation } from './confirm-unseen-commits.ts';

/** Authors confirm that commits are theirs. */
@Resolver()
export class ConfirmCommitsResolver {
  @Mutation(() => ConfirmCommitsPayload, {
    description:
      'Records that commits are of whoever proves the address that they name, wherever they appear in the repository, and judges the pull request again. Errors: `not_found`, `invalid_email`, `bad_request_parameter` with `shas` (none, too many, or not of the head that was judged), `wrong_verification_code`, `expired_verification_code` and `too_many_request` with `field`, `no_permission` for a commit that names somebody else, `link_expired` for a grant that is over.',
  })
  async confirmCommits(
    @Arg('input', () => ConfirmCommitsInput, { description: 'The commits, and who proves them.' })
    input: ConfirmCommitsInput,
    @Ctx() ctx: AppContext,
  ): Promise<ConfirmCommitsPayload> {
    return { confirmed: [...(await confirmCommits(ctx, input))] };
  }

  @Mutation(() => StartConfirmationPayload, {
    description:
      'Starts a log-in at the platform for somebody whose commits are in a pull request that is not shown here, such as one of a private repository. It ends at `returnPath` with a grant, or with `error_code`: `auth_failed`, `refuse_authorize`, and `no_permission` unless commits name the account, whether there is such a pull request or not. Errors: `bad_request_parameter` with `host`, `repository` or `returnPath`, `unsupported_code_platform`, `too_many_request`.',
  })
  async startConfirmation(
    @Arg('input', () => StartConfirmationInput, { description: 'The pull request.' }) input: StartConfirmationInput,
    @Ctx() ctx: AppContext,
  ): Promise<StartConfirmationPayload> {
    return { url: await startConfirmation(ctx, input) };
  }

  @Query(() => GrantedCommitsType, {
    description: 'The commits that can be confirmed with a grant. Error: `link_expired`.',
  })
  async commitsToConfirm(
    @Arg('grant', () => String, { description: 'The grant.' }) grant: string,
    @Ctx() ctx: AppContext,
  ): Promise<GrantedCommitsType> {
    const { pullRequestId, commits } = await findGrantedCommits(ctx, grant);
    return { pullRequestId, commits: [...commits] };
  }
}
