import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { refuseUnprintable } from '#server/integrations/pdf/refuse-unprintable.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { isNamed } from '#server/modules/community/cla/pending-cla.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { checkEmail } from '#server/modules/ground/email/check-email.rules.ts';
import { consentVersion } from '#server/modules/ground/policy-document/policy-document.queries.ts';
import { checkVerificationCode } from '#server/modules/ground/verification/check-verification-code.ts';
import { VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { resolveFieldValues } from '#server/modules/signing/signing/field-values.rules.ts';
import {
  requireCode,
  requireConsent,
  type SigningInput,
  type Submission,
} from '#server/modules/signing/signing/submission.ts';
import { getPendingSigning, type PendingSigning } from './individual-cla-diff.queries.ts';
import { storeIndividualSigning, type SignedIndividual } from './sign-individual.ts';

type Asked = 'linkId' | 'email' | 'claId' | 'verificationCode' | 'challenge' | 'privacyConsented';

/** An agreement; values by field id of the new version fill in what is missing in the earlier signing. */
export type AgreeToIndividualClaInput = Pick<SigningInput, Asked> & Partial<Pick<SigningInput, 'fieldValues'>>;

/**
 * Signs the current version in place of the earlier one that the address signed, with the same name, values and
 * language. This is a new signing with a new document; the older one ends as superseded. Checks in this order:
 * `no_link`, `invalid_email`, consent and code given (`bad_request_parameter`), the code matches; only then what
 * reveals something about the address: those of `getPendingSigning`, `unmatched_cla` unless the signer saw the current
 * version; `bad_request_parameter` with a field (and `character`) whose value the current version requires and neither
 * the earlier signing nor the input has, or that cannot be printed.
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
    const submission = repeat(link, waiting, { now: ctx.now(), added: input.fieldValues ?? {} });
    const proved = { ...submission, code, consentVersion: await consentVersion(ctx.deps, link.privacyVersion) };
    return await storeIndividualSigning(ctx, proved, 'agreement');
  } catch (error) {
    // The address has just signed this version with a newer code.
    throw error instanceof AppError && error.code === 'resigned' ? new AppError('cla_is_latest') : error;
  }
}

interface Agreement {
  readonly now: Date;
  /** Values by field id of the new version. */
  readonly added: Readonly<Record<string, string>>;
}

/** Submits again what was signed, for the new version. */
function repeat(link: Link, { signing, signed, pending }: PendingSigning, { now, added }: Agreement): Submission {
  const { name, email, language } = signing;
  const date = now.toISOString().slice(0, 10);
  const kept = valuesFor(pending, signed, signing.fieldValues);
  const given = Object.fromEntries(pending.fields.map(({ id }) => [id, kept[id] || (added[id] ?? '')]));
  const fieldValues = resolveFieldValues(pending.fields, given, { name, email, date });
  refuseUnprintable(Object.entries(fieldValues));
  return { kind: 'individual', link, cla: pending, language, name, email, corporationName: '', fieldValues };
}

/** Field ids are only positions, so values are matched by field type, which is unique within a CLA. */
function valuesFor(pending: Cla, signed: Cla, values: Readonly<Record<string, string>>): Record<string, string> {
  const byType = new Map(signed.fields.map(({ id, type }) => [type, values[id] ?? '']));
  return Object.fromEntries(pending.fields.map(({ id, type }) => [id, byType.get(type) ?? '']));
}
