import { ClaType } from '#rules/cla-type.ts';
import { isEmail } from '#rules/email.ts';
import type { Language } from '#rules/language.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findCurrentClas, getLink } from '#server/modules/link/link.queries.ts';
import { issueVerificationCode } from './issue-verification-code.ts';
import type { VerificationCode } from './verification-code.entity.ts';
import type { VerificationPurpose } from './verification-code.rules.ts';

/** Who asks for a code, and what it is to prove. */
export interface SendVerificationCodeInput {
  readonly purpose: VerificationPurpose;
  readonly linkId: string;
  readonly email: string;
  /** Language of the mail. */
  readonly language: Language;
}

/**
 * Sends a code to a signer's address (specification §2, design §4). Errors: `invalid_email`, `no_link`,
 * `no_cla_binding_individual` when the link has no CLA to sign, `too_many_request` with `retryAfter`.
 */
export async function sendVerificationCode(
  ctx: AppContext,
  input: SendVerificationCodeInput,
): Promise<VerificationCode> {
  if (!isEmail(input.email.trim())) {
    throw new AppError('invalid_email', { field: 'email' });
  }
  await ctx.deps.rateLimiter.consume('verification_code', ctx.source.ip);
  const link = await getLink(ctx, input.linkId);
  if ((await findCurrentClas(ctx, link, ClaType.INDIVIDUAL)).length === 0) {
    throw new AppError('no_cla_binding_individual');
  }
  return issueVerificationCode(ctx, { purpose: input.purpose, link, email: input.email, language: input.language });
}
