import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { ClaDiff } from '#server/modules/community/cla/cla-diff.ts';
import { ClaDiffType } from '#server/modules/community/cla/cla-diff.types.ts';
import { signedDocumentUrl, signedEvidenceUrl } from '#server/modules/signing/signing/signed-document.queries.ts';
import { agreeToIndividualCla } from './agree-to-individual-cla.ts';
import { getIndividualClaDiff } from './individual-cla-diff.queries.ts';
import {
  AgreeToCurrentIndividualClaInput,
  AgreeToCurrentIndividualClaPayload,
  type FieldValueInput,
  IndividualSigningType,
  SignIndividualInput,
  SignIndividualPayload,
} from './individual-signing.types.ts';
import { signIndividual, type SignedIndividual } from './sign-individual.ts';

@Resolver(() => IndividualSigningType)
export class IndividualSigningResolver {
  @Mutation(() => SignIndividualPayload, {
    description:
      'Signs the current individual CLA; signing a newer version ends the older signing. Errors: `no_link`, `unmatched_cla`, `bad_request_parameter` with `field` (and `character`), `invalid_email`, `unmatched_email`, `wrong_verification_code`, `expired_verification_code`, `too_many_request` with `retryAfter`, `go_to_sign_employee_cla`, `resigned`.',
  })
  async signIndividual(
    @Arg('input', () => SignIndividualInput, { description: 'The signing.' }) input: SignIndividualInput,
    @Ctx() ctx: AppContext,
  ): Promise<SignIndividualPayload> {
    return toPayload(ctx, await signIndividual(ctx, { ...input, fieldValues: byId(input.fieldValues) }));
  }

  @Mutation(() => AgreeToCurrentIndividualClaPayload, {
    description:
      'Signs the current version in place of the earlier one, with the same name, values and language; the code is requested as for `signIndividual`. Errors: `no_link` (also when nothing was signed), `invalid_email`, `bad_request_parameter` with `field`, `wrong_verification_code`, `expired_verification_code`, `too_many_request` with `retryAfter`, `go_to_sign_employee_cla`, `cla_is_latest`, `unmatched_cla`.',
  })
  async agreeToCurrentIndividualCla(
    @Arg('input', () => AgreeToCurrentIndividualClaInput, { description: 'The agreement.' })
    input: AgreeToCurrentIndividualClaInput,
    @Ctx() ctx: AppContext,
  ): Promise<AgreeToCurrentIndividualClaPayload> {
    return toPayload(ctx, await agreeToIndividualCla(ctx, { ...input, fieldValues: byId(input.fieldValues) }));
  }

  @Query(() => ClaDiffType, {
    description:
      'How the current version differs from the one that an address signed. Errors: `invalid_email`, `no_link` (also when nothing was signed), `go_to_sign_employee_cla` when a corporation has claimed the domain, `cla_is_latest` when nothing waits for agreement, `too_many_request` with `retryAfter`.',
  })
  individualClaDiff(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Arg('email', () => String, { description: 'Address of the signer; letter case does not matter.' }) email: string,
    @Ctx() ctx: AppContext,
  ): Promise<ClaDiff> {
    return getIndividualClaDiff(ctx, linkId, email);
  }
}

function byId(values: readonly FieldValueInput[]): Record<string, string> {
  return Object.fromEntries(values.map(({ id, value }) => [id, value]));
}

function toPayload(ctx: AppContext, { signing, documentToken }: SignedIndividual): SignIndividualPayload {
  const documentUrl = signedDocumentUrl(ctx, documentToken);
  const evidenceUrl = signedEvidenceUrl(ctx, documentToken);
  return { signing, documentUrl, documentSha256: null, documentToken, evidenceUrl };
}
