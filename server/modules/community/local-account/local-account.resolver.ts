import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { toConnection, type Connection } from '#server/graphql/connection.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { createLocalAccount } from './create-local-account.ts';
import { deactivateLocalAccount, reactivateLocalAccount } from './deactivate-local-account.ts';
import { endLocalAccountSessions } from './end-local-account-sessions.ts';
import { listLocalAccounts, presentLocalAccount, type LocalAccount } from './local-account.queries.ts';
import {
  ChangeLocalAccountInput,
  ChangeLocalAccountPayload,
  CreateLocalAccountInput,
  CreateLocalAccountPayload,
  LocalAccountConnection,
  LocalAccountsArgs,
  RenewLocalAccountPasswordInput,
  RenewLocalAccountPasswordPayload,
  type LocalAccountType,
} from './local-account.types.ts';
import { renewLocalAccountPassword } from './renew-local-account-password.ts';

/** The local accounts of the service, for its administrators. */
@Resolver()
export class LocalAccountResolver {
  @Query(() => LocalAccountConnection, {
    description:
      'The accounts that log in with a password here, deactivated ones too, newest first; for an administrator of the service. Errors: `unauthorized_token`, `bad_request_parameter`.',
  })
  async localAccounts(
    @Args(() => LocalAccountsArgs) args: LocalAccountsArgs,
    @Ctx() ctx: AppContext,
  ): Promise<Connection<LocalAccountType>> {
    const { entries, ...page } = await listLocalAccounts(ctx, args);
    return toConnection({ ...page, entries: entries.map(toType) });
  }

  @Mutation(() => CreateLocalAccountPayload, {
    description:
      "Creates a community manager's account and mails its owner a one-time password that works for 72 hours; for an administrator of the service. Errors: `unauthorized_token`, `step_up_needed` with `methods`, `bad_request_parameter` with `account` or `name`, `invalid_email`, `exits_id` when the account exists.",
  })
  async createLocalAccount(
    @Arg('input', () => CreateLocalAccountInput, { description: 'The account.' }) input: CreateLocalAccountInput,
    @Ctx() ctx: AppContext,
  ): Promise<CreateLocalAccountPayload> {
    return present(ctx, await createLocalAccount(ctx, input));
  }

  @Mutation(() => RenewLocalAccountPasswordPayload, {
    description:
      'Mails the owner of an account who has not chosen a password yet a new one-time password, which takes the place of the earlier one; for an administrator of the service. Errors: `unauthorized_token`, `step_up_needed` with `methods`, `no_permission` for the id of no local account, `bad_request_parameter` with `id` when they have chosen a password, the account is deactivated or it is the own one, `too_many_request` with `retryAfter` within 60 s of the last one.',
  })
  async renewLocalAccountPassword(
    @Arg('input', () => RenewLocalAccountPasswordInput, { description: 'Which account.' })
    { id }: RenewLocalAccountPasswordInput,
    @Ctx() ctx: AppContext,
  ): Promise<RenewLocalAccountPasswordPayload> {
    return present(ctx, await renewLocalAccountPassword(ctx, id));
  }

  @Mutation(() => ChangeLocalAccountPayload, {
    description:
      'Deactivates an account, ends its sessions and notifies its owner by mail; its links go on, its API keys are refused. For an administrator of the service. Errors: `unauthorized_token`, `step_up_needed` with `methods`, `no_permission` for the id of no local account, `bad_request_parameter` with `id` for the own one and for one that is deactivated already.',
  })
  async deactivateLocalAccount(
    @Arg('input', () => ChangeLocalAccountInput, { description: 'Which account.' }) { id }: ChangeLocalAccountInput,
    @Ctx() ctx: AppContext,
  ): Promise<ChangeLocalAccountPayload> {
    return present(ctx, await deactivateLocalAccount(ctx, id));
  }

  @Mutation(() => ChangeLocalAccountPayload, {
    description:
      'Lets the owner of a deactivated account log in again with the password that they had, and notifies them by mail; for an administrator of the service. Errors: `unauthorized_token`, `step_up_needed` with `methods`, `no_permission` for the id of no local account, `bad_request_parameter` with `id` for the own one and for one that works already.',
  })
  async reactivateLocalAccount(
    @Arg('input', () => ChangeLocalAccountInput, { description: 'Which account.' }) { id }: ChangeLocalAccountInput,
    @Ctx() ctx: AppContext,
  ): Promise<ChangeLocalAccountPayload> {
    return present(ctx, await reactivateLocalAccount(ctx, id));
  }

  @Mutation(() => ChangeLocalAccountPayload, {
    description:
      'Ends every session of an account at once and notifies its owner by mail; for an administrator of the service. Errors: `unauthorized_token`, `step_up_needed` with `methods`, `no_permission` for the id of no local account, `bad_request_parameter` with `id` for the own one and for one without sessions.',
  })
  async endLocalAccountSessions(
    @Arg('input', () => ChangeLocalAccountInput, { description: 'Which account.' }) { id }: ChangeLocalAccountInput,
    @Ctx() ctx: AppContext,
  ): Promise<ChangeLocalAccountPayload> {
    return present(ctx, await endLocalAccountSessions(ctx, id));
  }
}

async function present(ctx: AppContext, account: CommunityAccount): Promise<{ account: LocalAccountType }> {
  return { account: toType(await presentLocalAccount(ctx, account)) };
}

function toType({ account: stored, ...seen }: LocalAccount): LocalAccountType {
  const { id, account, name, email, createdAt, initialPasswordChanged, isAdministrator } = stored;
  return {
    id,
    account,
    name,
    email: email ?? '',
    isServiceAdministrator: isAdministrator,
    createdAt,
    initialPasswordChanged,
    oneTimePasswordExpiresAt: stored.oneTimePasswordExpiresAt ?? null,
    deactivatedAt: stored.deactivatedAt ?? null,
    ...seen,
  };
}
