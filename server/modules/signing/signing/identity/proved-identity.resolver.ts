import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { claimAddress } from './claim-address.ts';
import {
  ClaimAddressInput,
  ClaimAddressPayload,
  presentIdentity,
  StartClaimAccountInput,
  StartClaimAccountPayload,
} from './proved-identity.types.ts';
import { startClaimAccount } from './start-claim-account.ts';

/** Signers prove further addresses and accounts. */
@Resolver()
export class ProvedIdentityResolver {
  @Mutation(() => ClaimAddressPayload, {
    description:
      'Ties a further address to the signing of an address; both are proved by a code. Errors: `no_link` (also when nothing was signed), `invalid_email`, `wrong_verification_code`, `expired_verification_code` and `too_many_request` with `field`, `resigned` when the further address has a live signing of its own or is tied already, `go_to_sign_employee_cla` when another corporation has claimed its domain.',
  })
  async claimAddress(
    @Arg('input', () => ClaimAddressInput, { description: 'The addresses and their codes.' }) input: ClaimAddressInput,
    @Ctx() ctx: AppContext,
  ): Promise<ClaimAddressPayload> {
    return { identity: presentIdentity(await claimAddress(ctx, input), input.linkId) };
  }

  @Mutation(() => StartClaimAccountPayload, {
    description:
      'Starts the proof of a platform account, for a signing or for commits of a pull request, which ends at `returnPath`, with `error_code` in the query on failure: `auth_failed`, `refuse_authorize`, `no_link`, `resigned`, for commits those of `confirmCommits`. Errors: `no_link` (also when nothing was signed), `invalid_email`, `bad_request_parameter` with `returnPath`, `pullRequestId` or `shas`, `unsupported_code_platform`, `wrong_verification_code`, `expired_verification_code` and `too_many_request` with `field`.',
  })
  async startClaimAccount(
    @Arg('input', () => StartClaimAccountInput, { description: 'Whose account, and where.' })
    input: StartClaimAccountInput,
    @Ctx() ctx: AppContext,
  ): Promise<StartClaimAccountPayload> {
    return { url: await startClaimAccount(ctx, input) };
  }
}
