import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { checkRepository } from '#server/modules/link/check-repository.ts';
import { viewerOf, type Viewer } from '#server/modules/session/viewer.queries.ts';
import {
  CheckRepositoryInput,
  CheckRepositoryPayload,
  RefreshOrganizationsPayload,
  StartCodePlatformLoginInput,
  StartCodePlatformLoginPayload,
} from './code-platform.types.ts';
import { refreshOrganizations } from './refresh-organizations.ts';
import { startCodePlatformLogin } from './start-code-platform-login.ts';

/** What is asked of a code platform in somebody's name. */
@Resolver()
export class CodePlatformResolver {
  @Mutation(() => StartCodePlatformLoginPayload, {
    description:
      'Begins a login with a code platform, which ends at `/org-select`, or at `/index` with `error_code` in the query: `auth_failed`, `refuse_authorize`, `not_authorize_group`, `no_org`, `privacy_consent_invalid`. Errors: `unsupported_code_platform`, `too_many_request` with `retryAfter`.',
  })
  async startCodePlatformLogin(
    @Arg('input', () => StartCodePlatformLoginInput, { description: 'Where they log in.' })
    input: StartCodePlatformLoginInput,
    @Ctx() ctx: AppContext,
  ): Promise<StartCodePlatformLoginPayload> {
    return { url: await startCodePlatformLogin(ctx, input) };
  }

  @Mutation(() => RefreshOrganizationsPayload, {
    description:
      'Asks the platform again what the viewer administers; a role that was lost ends at once. Errors: `unknown_token` when the platform accepts the session no more, `not_authorize_group`, `auth_failed` when it does not answer.',
  })
  async refreshOrganizations(@Ctx() ctx: AppContext): Promise<{ viewer: Viewer }> {
    return { viewer: await viewerOf(ctx, await refreshOrganizations(ctx)) };
  }

  @Mutation(() => CheckRepositoryPayload, {
    description:
      'Checks that a repository is public and in an organisation of the viewer. Errors: `checkRepoMessage`, after which they may continue all the same, `no_permission`, `bad_request_parameter` with `field`, and those of `refreshOrganizations`.',
  })
  async checkRepository(
    @Arg('input', () => CheckRepositoryInput, { description: 'The repository.' }) input: CheckRepositoryInput,
    @Ctx() ctx: AppContext,
  ): Promise<CheckRepositoryPayload> {
    return { repository: await checkRepository(ctx, input) };
  }
}
