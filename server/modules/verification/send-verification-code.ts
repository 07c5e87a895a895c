import { ClaType } from '#rules/cla-type.ts';
import { isEmail } from '#rules/email.ts';
import type { Language } from '#rules/language.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findCurrentClas, getLink } from '#server/modules/link/link.queries.ts';
import { refuseRestrictedDomain } from '#server/modules/signing/corporation/restricted-domain.rules.ts';
import { issueVerificationCode } from './issue-verification-code.ts';
import type { VerificationCode } from './verification-code.entity.ts';
import { SignerCodePurpose } from './verification-code.rules.ts';

/** Who asks for a code, and what it is to prove. */
export interface SendVerificationCodeInput {
  readonly purpose: SignerCodePurpose;
  readonly linkId: string;
  readonly email: string;
  /** Language of the mail. */
  readonly language: Language;
}

/** What is signed with the code, and the error when the link has no such CLA. */
const SIGNED_WITH = {
  [SignerCodePurpose.INDIVIDUAL_SIGNING]: { type: ClaType.INDIVIDUAL, missing: 'no_cla_binding_individual' },
  [SignerCodePurpose.CORPORATION_SIGNING]: { type: ClaType.CORPORATION, missing: 'no_cla_binding_corp' },
} as const satisfies Record<SignerCodePurpose, unknown>;

/**
 * Sends a code to a signer's address (specification §2, design §4). Errors: `invalid_email`, `restricted_email_suffix` for
 * a corporation's representative, `no_link`, `no_cla_binding_individual` or `no_cla_binding_corp` when the link has no CLA
 * to sign, `too_many_request` with `retryAfter`.
 */
export async function sendVerificationCode(
  ctx: AppContext,
  input: SendVerificationCodeInput,
): Promise<VerificationCode> {
  if (!isEmail(input.email.trim())) {
    throw new AppError('invalid_email', { field: 'email' });
  }
  if (input.purpose === SignerCodePurpose.CORPORATION_SIGNING) {
    refuseRestrictedDomain(input.email, ctx.deps.config.restrictedEmailDomains);
  }
  await ctx.deps.rateLimiter.consume('verification_code', ctx.source.ip);
  const link = await getLink(ctx, input.linkId);
  const { type, missing } = SIGNED_WITH[input.purpose];
  if ((await findCurrentClas(ctx, link, type)).length === 0) {
    throw new AppError(missing);
  }
  return issueVerificationCode(ctx, { purpose: input.purpose, link, email: input.email, language: input.language });
}
