import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { Cla } from '#server/modules/cla/cla.entity.ts';
import { ClaObjectType } from '#server/modules/cla/cla.types.ts';
import { signedDocumentUrl } from '#server/modules/signing/signed-document.queries.ts';
import type { IndividualSigning } from './individual-signing.entity.ts';
import { IndividualSigningType, SignIndividualInput, SignIndividualPayload } from './individual-signing.types.ts';
import { signIndividual } from './sign-individual.ts';

/** Signing for oneself. */
@Resolver(() => IndividualSigningType)
export class IndividualSigningResolver {
  @Mutation(() => SignIndividualPayload, {
    description:
      'Signs the current individual CLA; a newer version signed ends the older signing. Errors: `no_link`, `unmatched_cla`, `bad_request_parameter` with `field` (and `character`), `invalid_email`, `unmatched_email`, `wrong_verification_code`, `expired_verification_code`, `go_to_sign_employee_cla`, `resigned`.',
  })
  async signIndividual(
    @Arg('input', () => SignIndividualInput, { description: 'The signing.' }) input: SignIndividualInput,
    @Ctx() ctx: AppContext,
  ): Promise<SignIndividualPayload> {
    const fieldValues = Object.fromEntries(input.fieldValues.map(({ id, value }) => [id, value]));
    const { signing, documentToken } = await signIndividual(ctx, { ...input, fieldValues });
    return { signing, documentUrl: signedDocumentUrl(ctx, documentToken), documentSha256: signing.document.sha256 };
  }

  @FieldResolver(() => ClaObjectType)
  cla(@Root() signing: IndividualSigning): Promise<Cla> {
    return signing.cla.loadOrFail();
  }
}
