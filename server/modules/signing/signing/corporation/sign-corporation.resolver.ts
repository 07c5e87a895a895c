import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import { signCorporation, type SubmittedCorporation } from './sign-corporation.ts';
import { SignCorporationInput, SignCorporationPayload } from './sign-corporation.types.ts';

/** What the field resolvers work with. */
type Submitted = Omit<SignCorporationPayload, 'returnAddress' | 'cla'> & Pick<SubmittedCorporation, 'signing'>;

@Resolver(() => SignCorporationPayload)
export class SignCorporationResolver {
  @Mutation(() => SignCorporationPayload, {
    description:
      'Submits the signing of the current corporate CLA; the document to sign on paper is mailed to the representative. Errors: `no_link`, `unmatched_cla`, `bad_request_parameter` with `field` (and `character`), `invalid_email`, `restricted_email_suffix`, `unmatched_email`, `wrong_verification_code`, `expired_verification_code`, `too_many_request` with `retryAfter`, `resigned`, `sameEmailSuffix`.',
  })
  async signCorporation(
    @Arg('input', () => SignCorporationInput, { description: 'The signing.' }) input: SignCorporationInput,
    @Ctx() ctx: AppContext,
  ): Promise<Submitted> {
    const fieldValues = Object.fromEntries(input.fieldValues.map(({ id, value }) => [id, value]));
    const { signing, uploadKey } = await signCorporation(ctx, { ...input, fieldValues });
    const { reference, corporationName, representativeEmail, signedAt } = signing;
    return { reference, corporationName, representativeEmail, signedAt, uploadKey, signing };
  }

  @FieldResolver(() => String)
  async returnAddress(@Root() { signing }: Submitted): Promise<string | null> {
    return (await signing.link.loadOrFail()).senderAddress ?? null;
  }

  @FieldResolver(() => ClaObjectType)
  cla(@Root() { signing }: Submitted): Promise<Cla> {
    return signing.cla.loadOrFail();
  }
}
