import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { viewerOf, type Viewer } from '#server/modules/access/session/viewer.queries.ts';
import { completeLogin } from './complete-login.ts';
import { CompleteLoginPayload, FinishPasskeyAuthenticationPayload } from './complete-login.types.ts';
import { finishPasskeyAuthentication } from './passkey-login.ts';
import { CompleteLoginInput, FinishPasskeyAuthenticationInput } from './second-factor.types.ts';

/** Logins by more than a password. */
@Resolver()
export class CompleteLoginResolver {
  @Mutation(() => CompleteLoginPayload, {
    description:
      'Completes a `login` that asked for a second factor and sets the cookies of the session. Errors: `wrong_verification_code` with `retryNum`, `auth_failed`, `expired_verification_code`, `user_login_frozen` with `retryAfter`, `too_many_request`.',
  })
  async completeLogin(
    @Arg('input', () => CompleteLoginInput, { description: 'The second factor.' }) input: CompleteLoginInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ viewer: Viewer }> {
    return { viewer: await viewerOf(ctx, await completeLogin(ctx, input)) };
  }

  @Mutation(() => FinishPasskeyAuthenticationPayload, {
    description:
      'Logs in by a passkey alone and sets the cookies of the session. Errors: `auth_failed`, `expired_verification_code`, `user_login_frozen`, `privacy_consent_invalid` when the stored consent is out of date and none is given, `too_many_request`.',
  })
  async finishPasskeyAuthentication(
    @Arg('input', () => FinishPasskeyAuthenticationInput, { description: 'The passkey.' })
    input: FinishPasskeyAuthenticationInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ viewer: Viewer }> {
    return { viewer: await viewerOf(ctx, await finishPasskeyAuthentication(ctx, input)) };
  }
}
