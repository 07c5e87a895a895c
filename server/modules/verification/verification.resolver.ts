import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { sendVerificationCode } from './send-verification-code.ts';
import { RESEND_SECONDS } from './verification-code.rules.ts';
import { SendVerificationCodeInput, SendVerificationCodePayload } from './verification.types.ts';

/** Proof of addresses. */
@Resolver()
export class VerificationResolver {
  @Mutation(() => SendVerificationCodePayload, {
    description:
      'Sends a six-digit code; it lives 5 minutes, works once and stands 5 wrong guesses. Answers when the mail is queued. Errors: `invalid_email`, `restricted_email_suffix`, `no_link`, `no_cla_binding_individual`, `no_cla_binding_corp`, `too_many_request` with `retryAfter`; for employees `bad_request_parameter` with `field`, `no_cla_binding`, `has_not_signed`, `uncompleted_signing`, `no_employee_manager`, `not_same_corp`.',
  })
  async sendVerificationCode(
    @Arg('input', () => SendVerificationCodeInput, { description: 'Who and what for.' })
    input: SendVerificationCodeInput,
    @Ctx() ctx: AppContext,
  ): Promise<SendVerificationCodePayload> {
    const { expiresAt } = await sendVerificationCode(ctx, input);
    return { email: input.email, resendAfterSeconds: RESEND_SECONDS, expiresAt };
  }
}
