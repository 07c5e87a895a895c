import { normalizeEmail } from '#rules/email.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { getLink } from '#server/modules/link/link.queries.ts';
import { checkPersonalSubmission, type PersonalSigningInput } from '#server/modules/signing/personal-signing.ts';
import type { Submission } from '#server/modules/signing/signing-facts.ts';
import { checkSignerCode } from '#server/modules/signing/signing-input.ts';
import { VerificationPurpose } from '#server/modules/verification/verification-code.rules.ts';
import { IndividualSigning } from './individual-signing.entity.ts';
import { refuseEmployee, storeIndividualSigning, type SignedIndividual } from './store-individual-signing.ts';

/**
 * Signs the current individual CLA of a link (specification §1, design §7). Rules in this order: those of
 * `checkPersonalSubmission`, the code matches; only then what it says about the address: `go_to_sign_employee_cla`,
 * `resigned`. A newer version signed ends the older signing as superseded.
 */
export async function signIndividual(ctx: AppContext, input: PersonalSigningInput): Promise<SignedIndividual> {
  const link = await getLink(ctx, input.linkId);
  const submission = await checkPersonalSubmission(ctx, link, input);
  const claim = { purpose: VerificationPurpose.INDIVIDUAL_SIGNING, code: input.verificationCode };
  const code = await checkSignerCode(ctx, submission, claim);
  await refuseEmployee(ctx.em, submission);
  await refuseSignedAlready(ctx, submission);
  return storeIndividualSigning(ctx, submission, code);
}

async function refuseSignedAlready(ctx: AppContext, { link, cla, email }: Submission): Promise<void> {
  const live = { link, cla, emailKey: normalizeEmail(email), endedAt: null };
  if ((await ctx.em.count(IndividualSigning, live)) > 0) {
    throw new AppError('resigned');
  }
}
