import { ClaType } from '#rules/cla-type.ts';
import { hasControlCharacter, NAME_MAX_LENGTH } from '#rules/field-value.ts';
import type { Language } from '#rules/language.ts';
import { isLonger, typedText } from '#rules/typed-text.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { refuseUnprintable } from '#server/integrations/pdf/refuse-unprintable.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { findCurrentClas } from '#server/modules/community/cla/current-clas.queries.ts';
import { isNamed } from '#server/modules/community/cla/pending-cla.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { requireOpen } from '#server/modules/community/link/link.queries.ts';
import { checkEmail } from '#server/modules/ground/email/check-email.rules.ts';
import { consentVersion } from '#server/modules/ground/policy-document/policy-document.queries.ts';
import {
  checkVerificationCode,
  type CodeSubject,
  type MatchedCode,
} from '#server/modules/ground/verification/check-verification-code.ts';
import { resolveFieldValues } from './field-values.rules.ts';
import type { SigningKind } from './signing-act.entity.ts';

/** Fields common to all signing inputs, unchecked. */
export interface SigningInput {
  readonly linkId: string;
  /** The CLA's id, or its number at the link, which REST clients send. */
  readonly claId: string;
  readonly language: Language;
  readonly email: string;
  readonly verificationCode: string;
  /** The one that came with the code; browsers send it as a cookie. */
  readonly challenge?: string | null | undefined;
  /** Values by field id of the CLA; others are ignored. */
  readonly fieldValues: Readonly<Record<string, string>>;
  readonly privacyConsented: boolean;
}

/** The unchecked submission of a person who signs an individual CLA, for themselves or as an employee. */
export interface SignIndividualInput extends SigningInput {
  readonly name: string;
}

/** What was submitted, checked and completed. */
export interface Submission {
  readonly kind: SigningKind;
  readonly link: Link;
  readonly cla: Cla;
  readonly language: Language;
  /** Name of the person who signs, also when they sign for a corporation. */
  readonly name: string;
  readonly email: string;
  /** Empty for an individual. */
  readonly corporationName: string;
  /** Values by field id of the CLA. */
  readonly fieldValues: Readonly<Record<string, string>>;
}

/** The first of three steps: a submission whose address is proved. The act follows from it without waiting. */
export interface ProvedSubmission extends Submission {
  readonly code: MatchedCode;
  /** Version of the privacy policy that is consented to. */
  readonly consentVersion: string;
}

/**
 * Checks an individual's submission, except whether the code matches, in this order: the link takes signings
 * (`not_ready_to_sign`), the CLA is a current individual one (`unmatched_cla`), consent is given, name
 * (`bad_request_parameter`), address (`invalid_email`) and fields (also
 * `unmatched_email`) are valid, a code was given.
 */
export async function checkSubmission(ctx: AppContext, link: Link, input: SignIndividualInput): Promise<Submission> {
  const cla = await getClaToSign(ctx, link, { ...input, type: ClaType.INDIVIDUAL });
  requireConsent(input.privacyConsented);
  const name = checkName(input.name, { field: 'name', maxLength: NAME_MAX_LENGTH });
  const email = checkEmail(input.email);
  const date = ctx.now().toISOString().slice(0, 10);
  const fieldValues = resolveFieldValues(cla.fields, input.fieldValues, { name, email, date });
  refuseUnprintable([['name', name], ...Object.entries(fieldValues)]);
  requireCode(input.verificationCode);
  return { kind: 'individual', link, cla, language: input.language, name, email, corporationName: '', fieldValues };
}

export interface ClaChoice extends Pick<SigningInput, 'claId' | 'language'> {
  readonly type: ClaType;
}

/**
 * Finds the current CLA that was read. Errors: `not_ready_to_sign` while the link takes no new signings,
 * `unmatched_cla` for another link's, another language's or an older one.
 */
export async function getClaToSign(ctx: AppContext, link: Link, { type, ...choice }: ClaChoice): Promise<Cla> {
  requireOpen(link);
  const cla = (await findCurrentClas(ctx, link, type)).find(
    (current) => current.language === choice.language && isNamed(current, choice.claId),
  );
  if (cla === undefined) {
    throw new AppError('unmatched_cla');
  }
  return cla;
}

/** Throws `bad_request_parameter` without consent. */
export function requireConsent(privacyConsented: boolean): void {
  if (!privacyConsented) {
    throw new AppError('bad_request_parameter', { field: 'privacyConsented' });
  }
}

/** Returns a one-line name as it was meant (`typedText`). Error: `bad_request_parameter` with the field. */
export function checkName(given: string, { field, maxLength }: { field: string; maxLength: number }): string {
  const name = typedText(given);
  if (name === '' || isLonger(name, maxLength) || hasControlCharacter(name)) {
    throw new AppError('bad_request_parameter', { field });
  }
  return name;
}

/** Throws `bad_request_parameter` when no code was given; whether it matches is checked later. */
export function requireCode(verificationCode: string): void {
  if (verificationCode.trim() === '') {
    throw new AppError('bad_request_parameter', { field: 'verificationCode' });
  }
}

type AddressProof = Pick<CodeSubject, 'purpose' | 'scope'> & Pick<SigningInput, 'verificationCode' | 'challenge'>;

/**
 * Proves the address of a submission by the code that was sent to it. Errors: those of `checkVerificationCode` and
 * `consentVersion`. Never call it within a transaction.
 */
export async function proveSubmission(
  ctx: AppContext,
  submission: Submission,
  { purpose, scope, verificationCode, challenge }: AddressProof,
): Promise<ProvedSubmission> {
  const { link, email } = submission;
  const claim = { purpose, scope, email, code: verificationCode, challenge, linkId: link.id, acceptsUsed: true };
  const code = await checkVerificationCode(ctx, claim);
  return { ...submission, code, consentVersion: await consentVersion(ctx.deps, link.privacyVersion) };
}
