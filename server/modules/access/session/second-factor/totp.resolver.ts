import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { beginTotp, confirmTotp, createRecoveryCodes, getTotp, removeTotp } from './manage-totp.ts';
import { beginPlatformStepUp } from './platform-step-up.ts';
import {
  BeginPlatformStepUpPayload,
  BeginTotpPayload,
  ConfirmTotpInput,
  ConfirmTotpPayload,
  CreateRecoveryCodesPayload,
  RemoveTotpPayload,
  StepUpInput,
  StepUpPayload,
  TotpType,
} from './second-factor.types.ts';
import { stepUp } from './step-up.ts';

/** The viewer's authenticator app, recovery codes and step-ups. */
@Resolver()
export class TotpResolver {
  @Query(() => TotpType, { description: "The viewer's authenticator app. Managers of all roles." })
  totp(@Ctx() ctx: AppContext): Promise<TotpType> {
    return getTotp(ctx);
  }

  @Mutation(() => BeginTotpPayload, {
    description:
      'Begins to set up an authenticator app. Managers of all roles. Error: `step_up_needed` with `methods` when the account has a second factor.',
  })
  beginTotp(@Ctx() ctx: AppContext): Promise<BeginTotpPayload> {
    return beginTotp(ctx);
  }

  @Mutation(() => ConfirmTotpPayload, {
    description:
      'Confirms the authenticator app by its first code and tells the owner by mail. Managers of all roles. Errors: `wrong_verification_code` with `retryNum`, `user_login_frozen` with `retryAfter`, `expired_verification_code`.',
  })
  confirmTotp(
    @Arg('input', () => ConfirmTotpInput, { description: 'The code.' }) { code }: ConfirmTotpInput,
    @Ctx() ctx: AppContext,
  ): Promise<ConfirmTotpPayload> {
    return confirmTotp(ctx, code);
  }

  @Mutation(() => RemoveTotpPayload, {
    description:
      'Removes the authenticator app with all recovery codes and tells the owner by mail. Managers of all roles. Error: `step_up_needed` with `methods`.',
  })
  async removeTotp(@Ctx() ctx: AppContext): Promise<RemoveTotpPayload> {
    return { totp: await removeTotp(ctx) };
  }

  @Mutation(() => CreateRecoveryCodesPayload, {
    description:
      'Replaces the recovery codes. Managers of all roles. Errors: `step_up_needed` with `methods`, `not_ready_to_sign` without a second factor.',
  })
  async createRecoveryCodes(@Ctx() ctx: AppContext): Promise<CreateRecoveryCodesPayload> {
    return { recoveryCodes: await createRecoveryCodes(ctx) };
  }

  @Mutation(() => StepUpPayload, {
    description:
      'Proves the viewer anew for five minutes in this session: by a second factor, or by the password of an account without one. Managers of all roles. Errors: `wrong_verification_code` with `retryNum`, `invalid_account_or_pw`, `user_login_frozen` with `retryAfter`, `bad_request_parameter` with `field`, `auth_failed`, `expired_verification_code`, `too_many_request`.',
  })
  async stepUp(
    @Arg('input', () => StepUpInput, { description: 'The factor.' }) input: StepUpInput,
    @Ctx() ctx: AppContext,
  ): Promise<StepUpPayload> {
    return { until: await stepUp(ctx, input) };
  }

  @Mutation(() => BeginPlatformStepUpPayload, {
    description:
      'Starts a step-up by a fresh log-in at the code platform of a community manager without a second factor. The session stays; the log-in ends at `/confirmed`, with `error_code` in the query when it failed: `auth_failed` also for another account. Errors: `bad_request_parameter` for an account with a second factor or a password, `unsupported_code_platform`, `too_many_request` with `retryAfter`.',
  })
  async beginPlatformStepUp(@Ctx() ctx: AppContext): Promise<BeginPlatformStepUpPayload> {
    return { url: await beginPlatformStepUp(ctx) };
  }
}
