import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { CodeMailState, findCodeMailState } from '#server/modules/ground/verification/code-mail.ts';
import { RESEND_SECONDS } from '#server/modules/ground/verification/verification-code.rules.ts';
import { requestCodeTask, sendVerificationCode } from './send-verification-code.ts';
import { SendVerificationCodeInput, SendVerificationCodePayload } from './verification.types.ts';

@Resolver()
export class VerificationResolver {
  @Query(() => String, {
    description:
      'A task for altcha-lib 2, as JSON; solving it within ten minutes pays for one code at a link that is over its budget of mails. Errors: `no_link`, `too_many_request` with `retryAfter`.',
  })
  codeTask(
    @Arg('linkId', () => ID, { nullable: true, description: 'Public id of the link; null for a code of MY_SIGNINGS.' })
    linkId: string | null,
    @Ctx() ctx: AppContext,
  ): Promise<string> {
    return requestCodeTask(ctx, linkId ?? null);
  }

  @Query(() => CodeMailState, {
    nullable: true,
    description:
      'What has become of a mail with a code, for whoever asked for it; null for an unknown id. Seconds after the request it says whether the mail server took it. Error: `too_many_request` with `retryAfter`.',
  })
  codeMail(
    @Arg('id', () => ID, { description: '`mailId` of the answer to the request for the code.' }) id: string,
    @Ctx() ctx: AppContext,
  ): Promise<CodeMailState | null> {
    return findCodeMailState(ctx, id);
  }

  @Mutation(() => SendVerificationCodePayload, {
    description:
      'Sends a six-digit code that is valid for 5 minutes and works once; it belongs to the caller, whose 5th wrong guess invalidates it. Returns once the mail is queued. Errors: `bad_request_parameter` with `linkId`, `invalid_email`, `restricted_email_suffix`, `no_link`, `no_cla_binding_individual`, `no_cla_binding_corp`, `not_ready_to_sign` while the link takes no new signings, `too_many_request` with `retryAfter`, and with the reason `proof_of_work` when `codeTask` helps; for employees `bad_request_parameter` with `field`, `no_cla_binding`, `has_not_signed`, `uncompleted_signing`, `no_employee_manager`, `not_same_corp`.',
  })
  async sendVerificationCode(
    @Arg('input', () => SendVerificationCodeInput, { description: 'The address and the purpose.' })
    input: SendVerificationCodeInput,
    @Ctx() ctx: AppContext,
  ): Promise<SendVerificationCodePayload> {
    const sent = await sendVerificationCode(ctx, input);
    return { email: input.email, resendAfterSeconds: RESEND_SECONDS, ...sent };
  }
}
