import type { CodePlatformName } from '#rules/code-platform.ts';
import type { AppContext } from '#server/context.ts';
import type {
  CodePlatform,
  PlatformOrganization,
  PlatformUser,
} from '#server/integrations/code-platform/code-platform.ts';
import type { ReturnedAuthorization } from '#server/modules/access/session/authorization.ts';
import { loginCallback } from './login-authorization.ts';
import { toPlatformError } from './platform-failure.ts';

/** A platform's user, what they administer there, and their access token. */
export interface PlatformIdentity {
  readonly platform: CodePlatformName;
  readonly user: PlatformUser;
  readonly organizations: readonly PlatformOrganization[];
  readonly token: string;
}

/** A platform's redirect, with its authorisation. */
export interface PlatformReturn {
  readonly platform: CodePlatformName;
  readonly api: CodePlatform;
  readonly parameters: URLSearchParams;
  readonly state: string;
  readonly authorization: ReturnedAuthorization;
}

/**
 * Identifies the user at the platform. Errors: `refuse_authorize`, `not_authorize_group`, and `auth_failed` for a
 * platform that is down, slow, or returns an unexpected answer.
 */
export async function identifyPlatformUser(ctx: AppContext, back: PlatformReturn): Promise<PlatformIdentity> {
  const { platform, api } = back;
  try {
    const { user, token } = await redeemUser(ctx, back);
    return { platform, user, token, organizations: await api.listOrganizations(token) };
  } catch (error) {
    throw toPlatformError(ctx, platform, error);
  }
}

/** Identifies the account alone. Errors: `refuse_authorize`, and `auth_failed` as above. */
export async function identifyPlatformAccount(ctx: AppContext, back: PlatformReturn): Promise<PlatformUser> {
  try {
    return (await redeemUser(ctx, back)).user;
  } catch (error) {
    throw toPlatformError(ctx, back.platform, error);
  }
}

async function redeemUser(
  ctx: AppContext,
  { platform, api, parameters, state, authorization: { codeVerifier } }: PlatformReturn,
): Promise<Pick<PlatformIdentity, 'user' | 'token'>> {
  const token = await api.redeem({ parameters, state, codeVerifier, redirectUri: loginCallback(ctx, platform) });
  return { user: await api.readUser(token), token };
}
