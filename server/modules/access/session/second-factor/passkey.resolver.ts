import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { beginPasskeyRegistration, finishPasskeyRegistration, listPasskeys, removePasskey } from './manage-passkeys.ts';
import { beginPasskeyAuthentication } from './passkey-login.ts';
import {
  BeginPasskeyAuthenticationInput,
  BeginPasskeyAuthenticationPayload,
  BeginPasskeyRegistrationPayload,
  FinishPasskeyRegistrationInput,
  FinishPasskeyRegistrationPayload,
  PasskeyType,
  RemovePasskeyInput,
  RemovePasskeyPayload,
} from './second-factor.types.ts';

/** The viewer's passkeys. */
@Resolver()
export class PasskeyResolver {
  @Query(() => [PasskeyType], { description: "The viewer's passkeys, oldest first. Managers of all roles." })
  passkeys(@Ctx() ctx: AppContext): Promise<PasskeyType[]> {
    return listPasskeys(ctx);
  }

  @Mutation(() => BeginPasskeyRegistrationPayload, {
    description:
      'Begins to add a passkey. Managers of all roles. Errors: `step_up_needed` with `methods` when the account has a second factor, `bad_request_parameter` for one more than 20.',
  })
  beginPasskeyRegistration(@Ctx() ctx: AppContext): Promise<BeginPasskeyRegistrationPayload> {
    return beginPasskeyRegistration(ctx);
  }

  @Mutation(() => FinishPasskeyRegistrationPayload, {
    description:
      'Adds a passkey and tells its owner by mail. Managers of all roles. Errors: `auth_failed`, `expired_verification_code`, `bad_request_parameter` for one more than 20.',
  })
  finishPasskeyRegistration(
    @Arg('input', () => FinishPasskeyRegistrationInput, { description: 'The passkey.' })
    input: FinishPasskeyRegistrationInput,
    @Ctx() ctx: AppContext,
  ): Promise<FinishPasskeyRegistrationPayload> {
    return finishPasskeyRegistration(ctx, input);
  }

  @Mutation(() => RemovePasskeyPayload, {
    description:
      'Removes a passkey and tells its owner by mail; with the last second factor the recovery codes end. Managers of all roles. Errors: `step_up_needed` with `methods`, `no_permission`.',
  })
  async removePasskey(
    @Arg('input', () => RemovePasskeyInput, { description: 'Which one.' }) { id }: RemovePasskeyInput,
    @Ctx() ctx: AppContext,
  ): Promise<RemovePasskeyPayload> {
    return { passkeys: await removePasskey(ctx, id) };
  }

  @Mutation(() => BeginPasskeyAuthenticationPayload, {
    description:
      'Asks for a passkey, to log in or to step up; says nothing about which accounts exist. Errors: `too_many_request` with `retryAfter`, `expired_verification_code` for a challenge that is over.',
  })
  beginPasskeyAuthentication(
    @Arg('input', () => BeginPasskeyAuthenticationInput, { description: 'What for.' })
    { loginChallenge }: BeginPasskeyAuthenticationInput,
    @Ctx() ctx: AppContext,
  ): Promise<BeginPasskeyAuthenticationPayload> {
    return beginPasskeyAuthentication(ctx, loginChallenge);
  }
}
