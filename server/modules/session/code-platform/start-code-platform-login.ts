import type { AppContext } from '#server/context.ts';
import { beginAuthorization } from '#server/modules/session/authorization.ts';
import { getCodePlatform } from './get-code-platform.ts';
import { loginPurpose, loginCallback } from './login-authorization.ts';

/** A login with a code platform. */
export interface StartCodePlatformLoginInput {
  readonly platform: string;
  readonly privacyConsented: boolean;
  /** Started at the legacy REST path: ends at `/home`, and needs no consent if the operator exempts older clients. */
  readonly legacy?: boolean;
}

/**
 * Starts a login with a code platform and returns where to send the browser. Errors: `too_many_request`,
 * `unsupported_code_platform`.
 */
export async function startCodePlatformLogin(ctx: AppContext, input: StartCodePlatformLoginInput): Promise<string> {
  const { platform, api } = getCodePlatform(ctx, input.platform);
  await ctx.deps.rateLimiter.consume('login', ctx.source.ip);
  const { privacyConsented, legacy = false } = input;
  const authorization = await beginAuthorization(ctx, { purpose: loginPurpose(platform), privacyConsented, legacy });
  return api.authorizationUrl({ ...authorization, redirectUri: loginCallback(ctx, platform) });
}
