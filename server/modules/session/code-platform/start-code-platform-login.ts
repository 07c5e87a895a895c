import type { AppContext } from '#server/context.ts';
import { beginAuthorization } from '#server/modules/session/authorization.ts';
import { getCodePlatform } from './get-code-platform.ts';
import { LOGIN_PURPOSE, loginCallback } from './login-authorization.ts';

/** A login with a code platform. */
export interface StartCodePlatformLoginInput {
  readonly platform: string;
  readonly privacyConsented: boolean;
  /** Begun at the legacy REST path: ends at `/home`, and may do without consent where the operator lets it (design §4). */
  readonly legacy?: boolean;
}

/**
 * Begins a login with a code platform and answers where to send the browser (design §4). Errors: `too_many_request`,
 * `unsupported_code_platform`.
 */
export async function startCodePlatformLogin(ctx: AppContext, input: StartCodePlatformLoginInput): Promise<string> {
  const { platform, api } = getCodePlatform(ctx, input.platform);
  await ctx.deps.rateLimiter.consume('login', ctx.source.ip);
  const { privacyConsented, legacy = false } = input;
  const authorization = await beginAuthorization(ctx, { purpose: LOGIN_PURPOSE[platform], privacyConsented, legacy });
  return api.authorizationUrl({ ...authorization, redirectUri: loginCallback(ctx, platform) });
}
