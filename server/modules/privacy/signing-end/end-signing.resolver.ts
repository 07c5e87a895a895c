import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { withIdentities, type SigningOfPage } from '#server/modules/proof/signing-list/signing-identities.ts';
import { endSigning } from './end-signing.ts';
import { EndSigningInput, EndSigningPayload } from './end-signing.types.ts';

@Resolver()
export class EndSigningResolver {
  @Mutation(() => EndSigningPayload, {
    description:
      'Ends an individual signing now, as of a past time or at a later one, which another call may change until then; the signer is mailed the reason, open pull requests are judged again, and earlier verdicts stay. For managers of the link. Errors: `no_link`, `no_permission`, `link_frozen`, `step_up_needed` with `methods`, `bad_request_parameter` with `reason` or `endsAt`, `not_found` for a reference of another link, `not_ready_to_sign` when it has ended or is no individual one.',
  })
  async endSigning(
    @Arg('input', () => EndSigningInput, { description: 'Which one, when and why.' }) input: EndSigningInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ readonly signing: SigningOfPage | undefined }> {
    const [signing] = withIdentities(ctx, [await endSigning(ctx, input)]);
    return { signing };
  }
}
