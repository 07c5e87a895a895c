import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Cla } from '#server/modules/cla/cla.entity.ts';
import { isNamed } from '#server/modules/cla/pending-cla.ts';
import { checkEmail } from '#server/modules/email/check-email.rules.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { getLink } from '#server/modules/link/link.queries.ts';
import { resolveFieldValues } from '#server/modules/signing/field-values.rules.ts';
import { requireCode, requireConsent, type SigningInput, type Submission } from '#server/modules/signing/submission.ts';
import { checkVerificationCode } from '#server/modules/verification/check-verification-code.ts';
import { VerificationPurpose } from '#server/modules/verification/verification-code.rules.ts';
import { getPendingSigning, type PendingSigning } from './individual-cla-diff.queries.ts';
import { storeIndividualSigning, type SignedIndividual } from './store-individual-signing.ts';

export type AgreeToIndividualClaInput = Pick<
  SigningInput,
  'linkId' | 'email' | 'claId' | 'verificationCode' | 'challenge' | 'privacyConsented'
>;

/**
 * Signs the current version in place of the earlier one that the address signed, with the same name, values and
 * language. This is a new signing with a new document; the older one ends as superseded. Checks in this order:
 * `no_link`, `invalid_email`, consent and code given (`bad_request_parameter`), the code matches; only then what
 * reveals something about the address: those of `getPendingSigning`, `unmatched_cla` unless the signer saw the current
 * version. `bad_request_parameter` with a field when the current version requires a value that the earlier one did not
 * ask for: the signer has to sign anew.
 */
export async function agreeToIndividualCla(
  ctx: AppContext,
  input: AgreeToIndividualClaInput,
): Promise<SignedIndividual> {
  const link = await getLink(ctx, input.linkId);
  const email = checkEmail(input.email);
  requireConsent(input.privacyConsented);
  requireCode(input.verificationCode);
  const code = await checkVerificationCode(ctx, {
    purpose: VerificationPurpose.INDIVIDUAL_SIGNING,
    scope: link.id,
    email,
    code: input.verificationCode,
    challenge: input.challenge,
    linkId: link.id,
  });
  const waiting = await getPendingSigning(ctx, link, email);
  if (!isNamed(waiting.pending, input.claId)) {
    throw new AppError('unmatched_cla');
  }
  try {
    return await storeIndividualSigning(ctx, repeat(link, waiting, ctx.now()), code);
  } catch (error) {
    // The address has just signed this version with a newer code.
    throw error instanceof AppError && error.code === 'resigned' ? new AppError('cla_is_latest') : error;
  }
}

/** Submits again what was signed, for the new version. */
function repeat(link: Link, { signing, signed, pending }: PendingSigning, now: Date): Submission {
  const { name, email, language } = signing;
  const date = now.toISOString().slice(0, 10);
  const fieldValues = resolveFieldValues(pending.fields, valuesFor(pending, signed, signing.fieldValues), {
    name,
    email,
    date,
  });
  return { kind: 'individual', link, cla: pending, language, name, email, corporationName: '', fieldValues };
}

/** Field ids are only positions, so values are matched by field type, which is unique within a CLA. */
function valuesFor(pending: Cla, signed: Cla, values: Readonly<Record<string, string>>): Record<string, string> {
  const byType = new Map(signed.fields.map(({ id, type }) => [type, values[id] ?? '']));
  return Object.fromEntries(pending.fields.map(({ id, type }) => [id, byType.get(type) ?? '']));
}
