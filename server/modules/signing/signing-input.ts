import type { ClaType } from '#rules/cla-type.ts';
import { isEmail } from '#rules/email.ts';
import { characterCount, hasControlCharacter } from '#rules/field-value.ts';
import type { Language } from '#rules/language.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Cla } from '#server/modules/cla/cla.entity.ts';
import { isNamed } from '#server/modules/cla/pending-cla.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { findCurrentClas } from '#server/modules/link/link.queries.ts';
import { checkVerificationCode, type CodeClaim } from '#server/modules/verification/check-verification-code.ts';
import type { VerificationCode } from '#server/modules/verification/verification-code.entity.ts';
import type { Submission } from './signing-facts.ts';

/** What whoever signs a CLA submits, whomever they sign for. */
export interface SigningInput {
  readonly linkId: string;
  /** The CLA's id, or its number at the link, by which REST knows it. */
  readonly claId: string;
  readonly language: Language;
  readonly email: string;
  readonly verificationCode: string;
  /** Value by field id of the CLA; others are ignored. */
  readonly fieldValues: Readonly<Record<string, string>>;
  readonly privacyConsented: boolean;
}

/** Which CLA a signer has read. */
export interface ClaChoice extends Pick<SigningInput, 'claId' | 'language'> {
  readonly type: ClaType;
}

/** The current CLA that was read; `unmatched_cla` when it is another one's, another language's or no longer current. */
export async function getClaToSign(ctx: AppContext, link: Link, { type, ...choice }: ClaChoice): Promise<Cla> {
  const cla = (await findCurrentClas(ctx, link, type)).find(
    (current) => current.language === choice.language && isNamed(current, choice.claId),
  );
  if (cla === undefined) {
    throw new AppError('unmatched_cla');
  }
  return cla;
}

/** Error: `bad_request_parameter` when the box is not ticked (specification §5). */
export function requireConsent(privacyConsented: boolean): void {
  if (!privacyConsented) {
    throw new AppError('bad_request_parameter', { field: 'privacyConsented' });
  }
}

/** A name of one line, without spaces around it. Error: `bad_request_parameter` with the field. */
export function checkName(given: string, { field, maxLength }: { field: string; maxLength: number }): string {
  const name = given.trim();
  if (name === '' || characterCount(name) > maxLength || hasControlCharacter(name)) {
    throw new AppError('bad_request_parameter', { field });
  }
  return name;
}

/** An address without spaces around it. Error: `invalid_email`. */
export function checkEmail(given: string): string {
  const email = given.trim();
  if (!isEmail(email)) {
    throw new AppError('invalid_email', { field: 'email' });
  }
  return email;
}

/** Error: `bad_request_parameter` when no code was typed; a wrong one is found out later. */
export function requireCode(verificationCode: string): void {
  if (verificationCode.trim() === '') {
    throw new AppError('bad_request_parameter', { field: 'verificationCode' });
  }
}

/**
 * Checks the code that was sent to the signer for this link, or for the scope that is given. Errors: those of
 * `checkVerificationCode`.
 */
export async function checkSignerCode(
  ctx: AppContext,
  { link, email }: Pick<Submission, 'link' | 'email'>,
  claim: Pick<CodeClaim, 'purpose' | 'code'> & Partial<Pick<CodeClaim, 'scope'>>,
): Promise<VerificationCode> {
  return checkVerificationCode(ctx, { scope: link.id, ...claim, email });
}
