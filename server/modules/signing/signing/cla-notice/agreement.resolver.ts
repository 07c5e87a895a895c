import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { AskForAgreementInputType, AskForAgreementPayload } from './agreement.types.ts';
import { askForAgreement } from './ask-for-agreement.ts';

/** Agreement to new versions, as the managers of a link follow it. */
@Resolver()
export class AgreementResolver {
  @Mutation(() => AskForAgreementPayload, {
    description:
      'Mails everybody once more who, or whose corporation, has yet to agree to a version; once a day, for managers of the link. Errors: `no_link`, `no_permission`, `link_frozen`, `unmatched_cla`, `too_many_request` with `retryAfter`, `second_factor_missing`, `step_up_required`.',
  })
  askForAgreement(
    @Arg('input', () => AskForAgreementInputType, { description: 'The version that signers have yet to agree to.' })
    input: AskForAgreementInputType,
    @Ctx() ctx: AppContext,
  ): Promise<AskForAgreementPayload> {
    return askForAgreement(ctx, input);
  }
}
