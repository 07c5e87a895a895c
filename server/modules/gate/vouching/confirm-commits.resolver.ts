import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { confirmCommits } from './confirm-commits.ts';
import { ConfirmCommitsInput, ConfirmCommitsPayload } from './confirm-commits.types.ts';

/** Authors confirm that commits are theirs. */
@Resolver()
export class ConfirmCommitsResolver {
  @Mutation(() => ConfirmCommitsPayload, {
    description:
      'Records that commits are of whoever proves the address that they name, wherever they appear in the repository, and judges the pull request again. Errors: `not_found`, `invalid_email`, `bad_request_parameter` with `shas` (none, too many, or not of the head that was judged), `wrong_verification_code`, `expired_verification_code` and `too_many_request` with `field`, `no_permission` for a commit that names somebody else.',
  })
  async confirmCommits(
    @Arg('input', () => ConfirmCommitsInput, { description: 'The commits, and who proves them.' })
    input: ConfirmCommitsInput,
    @Ctx() ctx: AppContext,
  ): Promise<ConfirmCommitsPayload> {
    return { confirmed: [...(await confirmCommits(ctx, input))] };
  }
}
