import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { LinkPlatform } from '#rules/code-platform.ts';
import type { AppContext } from '#server/context.ts';
import { acceptPrivacyPolicy } from './accept-privacy-policy.ts';
import { codePlatforms } from './code-platform/get-code-platform.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import {
  AcceptPrivacyPolicyPayload,
  LoginInput,
  LoginPayload,
  LogoutPayload,
  SetLanguageInput,
  SetLanguagePayload,
  ViewerType,
} from './session.types.ts';
import { setLanguage } from './set-language.ts';
import { choiceOf, getViewer, viewerOf, type Viewer } from './viewer.queries.ts';

/** Login, logout and the viewer. */
@Resolver()
export class SessionResolver {
  @Query(() => ViewerType, { nullable: true, description: 'Who is logged in; null when nobody is.' })
  viewer(@Ctx() ctx: AppContext): Promise<Viewer | null> {
    return getViewer(ctx);
  }

  @Query(() => [LinkPlatform], { description: 'Code platforms that community managers can log in with here.' })
  codePlatforms(@Ctx() ctx: AppContext): LinkPlatform[] {
    return codePlatforms(ctx);
  }

  @Mutation(() => LoginPayload, {
    description:
      'Logs in with a password and sets the cookies of the session; an account with a second factor goes on with `completeLogin`. Errors: `too_many_request` with `retryAfter`, `wrong_id_or_pw` with `retryNum`, the tries left, `user_login_frozen`, `privacy_consent_invalid` when the stored consent is out of date and none is given.',
  })
  async login(
    @Arg('input', () => LoginInput, { description: 'Who logs in.' }) input: LoginInput,
    @Ctx() ctx: AppContext,
  ): Promise<Omit<LoginPayload, 'viewer'> & { viewer: Viewer | null }> {
    const result = await login(ctx, input);
    const nothing = { viewer: null, choices: [], secondFactor: null };
    if ('secondFactor' in result) {
      return { ...nothing, ...result };
    }
    return 'session' in result
      ? { ...nothing, viewer: await viewerOf(ctx, result.session) }
      : { ...nothing, choices: result.choices.map(choiceOf) };
  }

  @Mutation(() => LogoutPayload, {
    description: 'Ends the session and clears its cookies. Errors: `missing_token`, `unknown_token`.',
  })
  async logout(@Ctx() ctx: AppContext): Promise<LogoutPayload> {
    await logout(ctx);
    return { done: true };
  }

  @Mutation(() => AcceptPrivacyPolicyPayload, {
    description: 'Stores the consent to the current privacy policy. Errors: `missing_token`, `unknown_token`.',
  })
  async acceptPrivacyPolicy(@Ctx() ctx: AppContext): Promise<{ viewer: Viewer }> {
    return { viewer: await viewerOf(ctx, await acceptPrivacyPolicy(ctx)) };
  }
  @Mutation(() => SetLanguagePayload, {
    description:
      'Stores the language that the viewer switched their page to, for mails to their account; a log-in stores that of `Accept-Language`. Managers of all roles, before consent and a one-time password too. Errors: `missing_token`, `unknown_token`.',
  })
  async setLanguage(
    @Arg('input', () => SetLanguageInput, { description: 'Which language.' }) { language }: SetLanguageInput,
    @Ctx() ctx: AppContext,
  ): Promise<SetLanguagePayload> {
    return { language: await setLanguage(ctx, language) };
  }
}
