import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { viewerOf, type Viewer } from '#server/modules/access/session/viewer.queries.ts';
import {
  RefreshOrganizationsPayload,
  StartCodePlatformLoginInput,
  StartCodePlatformLoginPayload,
} from './code-platform.types.ts';
import { refreshOrganizations } from './refresh-organizations.ts';
import { startCodePlatformLogin } from './start-code-platform-login.ts';

/** Logins with a code platform and requests to it on behalf of the viewer. */
@Resolver()
export class CodePlatformResolver {
  @Mutation(() => StartCodePlatformLoginPayload, {
    description:
      'Starts a login with a code platform, which ends at `/org-select`, or in a window of its own at `/confirmed`; at `/index`, or there, with `error_code` in the query: `auth_failed`, `refuse_authorize`, `not_authorize_group`, `no_org`, `privacy_consent_invalid`. Errors: `unsupported_code_platform`, `too_many_request` with `retryAfter`.',
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
      'Refreshes what the viewer administers from the platform; a lost role ends at once. Errors: `unknown_token` when the platform no longer accepts the session, `not_authorize_group`, `auth_failed` when it does not answer.',
  })
  async refreshOrganizations(@Ctx() ctx: AppContext): Promise<{ viewer: Viewer }> {
    return { viewer: await viewerOf(ctx, await refreshOrganizations(ctx)) };
  }
}
