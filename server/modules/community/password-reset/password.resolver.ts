import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { viewerOf, type Viewer } from '#server/modules/access/session/viewer.queries.ts';
import { changePassword } from './change-password.ts';
import { findReset } from './find-reset.ts';
import {
  ChangePasswordInput,
  ChangePasswordPayload,
  PasswordResetLink,
  PasswordResetLinkArgs,
  ReplaceOneTimePasswordInput,
  ReplaceOneTimePasswordPayload,
  RequestPasswordResetInput,
  RequestPasswordResetPayload,
  ResetPasswordInput,
  ResetPasswordPayload,
} from './password.types.ts';
import { replaceOneTimePassword } from './replace-one-time-password.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

/** Changes and resets of managers' passwords. */
@Resolver()
export class PasswordResolver {
  @Query(() => PasswordResetLink, {
    description:
      'Tells whether a reset link works, so that nobody chooses a password in vain. Errors: `illegal_link` for a malformed key, `link_expired` for an old or used one.',
  })
  passwordResetLink(
    @Args(() => PasswordResetLinkArgs) args: PasswordResetLinkArgs,
    @Ctx() ctx: AppContext,
  ): Promise<PasswordResetLink> {
    return findReset(ctx, args);
  }

  @Mutation(() => ChangePasswordPayload, {
    description:
      'Changes the password and ends all sessions of the account, this one included. Errors: `missing_token`, `unknown_token`, `privacy_consent_invalid`, `too_many_request` with `retryAfter`, `invalid_account_or_pw` for a wrong old password, `user_login_frozen` with `retryAfter` after five of them, `invalid_password`, `same_password`.',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The current and the new password.' })
    input: ChangePasswordInput,
    @Ctx() ctx: AppContext,
  ): Promise<ChangePasswordPayload> {
    await changePassword(ctx, input);
    return { done: true };
  }

  @Mutation(() => ReplaceOneTimePasswordPayload, {
    description:
      'Replaces the one-time password that the viewer has logged in with, without asking for it. The session goes on with new cookies; all others of the account end. Errors: `missing_token`, `unknown_token`, `privacy_consent_invalid`, `no_permission` unless the account has a one-time password, `step_up_needed` with `methods` when the log-in is more than five minutes ago, `too_many_request` with `retryAfter`, `invalid_password`, `same_password` for the one-time password itself.',
  })
  async replaceOneTimePassword(
    @Arg('input', () => ReplaceOneTimePasswordInput, { description: 'The new password.' })
    { newPassword }: ReplaceOneTimePasswordInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ viewer: Viewer }> {
    return { viewer: await viewerOf(ctx, await replaceOneTimePassword(ctx, newPassword)) };
  }

  @Mutation(() => RequestPasswordResetPayload, {
    description:
      'Mails a link that is valid for 60 minutes and works once, if the address has an account. Errors: `invalid_email`, `no_link`, `too_many_request` with `retryAfter`.',
  })
  async requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput, { description: 'The account.' }) input: RequestPasswordResetInput,
    @Ctx() ctx: AppContext,
  ): Promise<RequestPasswordResetPayload> {
    await requestPasswordReset(ctx, input);
    return { done: true };
  }

  @Mutation(() => ResetPasswordPayload, {
    description:
      'Sets a new password by a reset link, ends all sessions of the account and revokes its API keys. Errors: `illegal_link` for a malformed key, `link_expired` for an old or used one, `invalid_password` and `same_password`, after which the key still works.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'Key and password.' }) input: ResetPasswordInput,
    @Ctx() ctx: AppContext,
  ): Promise<ResetPasswordPayload> {
    await resetPassword(ctx, input);
    return { done: true };
  }
}
