import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Cla } from '#server/modules/cla/cla.entity.ts';
import { isNamed } from '#server/modules/cla/pending-cla.ts';
import { getLink } from '#server/modules/link/link.queries.ts';
import { resolveFieldValues } from '#server/modules/signing/field-values.rules.ts';
import type { PersonalSubmission } from '#server/modules/signing/personal-signing.ts';
import {
  checkEmail,
  checkSignerCode,
  requireCode,
  requireConsent,
  type SigningInput,
} from '#server/modules/signing/signing-input.ts';
import { VerificationPurpose } from '#server/modules/verification/verification-code.rules.ts';
import { getPendingSigning, type PendingSigning } from './individual-cla-diff.queries.ts';
import { storeIndividualSigning, type SignedIndividual } from './store-individual-signing.ts';

/** Whose agreement it is, and to which version. */
export type AgreeToIndividualClaInput = Pick<
  SigningInput,
  'linkId' | 'email' | 'claId' | 'verificationCode' | 'privacyConsented'
>;

/**
 * Signs the current version in the place of the earlier one that the address signed, with the same name, values and
 * language (design §7, REST contract §3.5): a new signing with a document of its own; the older one ends as superseded.
 * Rules in this order: `no_link`, `invalid_email`, consent and code given (`bad_request_parameter`), the code matches; only
 * then what it says about the address: those of `getPendingSigning`, `unmatched_cla` unless the signer saw the current
 * version. `bad_request_parameter` with a field when the current version asks for what the earlier one did not: sign anew.
 */
export async function agreeToIndividualCla(
  ctx: AppContext,
  input: AgreeToIndividualClaInput,
): Promise<SignedIndividual> {
  const link = await getLink(ctx, input.linkId);
  const email = checkEmail(input.email);
  requireConsent(input.privacyConsented);
  requireCode(input.verificationCode);
  const claim = { purpose: VerificationPurpose.INDIVIDUAL_SIGNING, code: input.verificationCode };
  const code = await checkSignerCode(ctx, { link, email }, claim);
  const waiting = await getPendingSigning(ctx, link, email);
  if (!isNamed(waiting.pending, input.claId)) {
    throw new AppError('unmatched_cla');
  }
  try {
    return await storeIndividualSigning(ctx, { link, ...repeat(waiting, ctx.now()) }, code);
  } catch (error) {
    // Somebody with a newer code to the same address has just signed this version.
    throw error instanceof AppError && error.code === 'resigned' ? new AppError('cla_is_latest') : error;
  }
}

/** What was signed, for the new version. */
function repeat({ signing, signed, pending }: PendingSigning, now: Date): Omit<PersonalSubmission, 'link'> {
  const { name, email, language } = signing;
  const date = now.toISOString().slice(0, 10);
  const fieldValues = resolveFieldValues(pending.fields, valuesFor(pending, signed, signing.fieldValues), {
    name,
    email,
    date,
  });
  return { cla: pending, language, name, email, fieldValues };
}

/** Field ids are places, so the values follow their types: no two fields of a CLA have the same. */
function valuesFor(pending: Cla, signed: Cla, values: Readonly<Record<string, string>>): Record<string, string> {
  const byType = new Map(signed.fields.map(({ id, type }) => [type, values[id] ?? '']));
  return Object.fromEntries(pending.fields.map(({ id, type }) => [id, byType.get(type) ?? '']));
}
