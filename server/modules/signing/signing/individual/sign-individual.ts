import type { AppContext } from '#server/context.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { checkVerificationCode } from '#server/modules/ground/verification/check-verification-code.ts';
import { VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { checkSubmission, type SignIndividualInput } from '#server/modules/signing/signing/submission.ts';
import { storeIndividualSigning, type SignedIndividual } from './store-individual-signing.ts';

/**
 * Signs the current individual CLA of a link; signing a newer version ends the older signing as superseded. Checks in
 * this order: those of `checkSubmission`, the code matches; only then what reveals something about the address, those
 * of `storeIndividualSigning`.
 */
export async function signIndividual(ctx: AppContext, input: SignIndividualInput): Promise<SignedIndividual> {
  const link = await getLink(ctx, input.linkId);
  const submission = await checkSubmission(ctx, link, input);
  const code = await checkVerificationCode(ctx, {
    purpose: VerificationPurpose.INDIVIDUAL_SIGNING,
    scope: link.id,
    email: submission.email,
    code: input.verificationCode,
    challenge: input.challenge,
    linkId: link.id,
    acceptsUsed: true,
  });
  return storeIndividualSigning(ctx, { submission, code, purpose: 'signing' });
}
