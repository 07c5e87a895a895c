import type { AppContext } from '#server/context.ts';
import { beginAuthorization, findAuthorization } from '#server/modules/access/session/authorization.ts';
import { getCodePlatform } from './get-code-platform.ts';
import { loginPurpose, loginCallback } from './login-authorization.ts';

/** A login with a code platform. */
export interface StartCodePlatformLoginInput {
  readonly platform: string;
  readonly privacyConsented: boolean;
  /** Started at the legacy REST path: ends at `/home`, and needs no consent if the operator exempts older clients. */
  readonly legacy?: boolean;
  /** Ends at `OTHER_WINDOW_PAGE`, for a page that waits in another window. */
  readonly inOtherWindow?: boolean;
}

/** Page at which a login or a step-up in a separate window ends. */
export const OTHER_WINDOW_PAGE = '/confirmed';

/** Marks the authorisation of a login in a separate window. */
const IN_OTHER_WINDOW = { inOtherWindow: 'true' };

/**
 * Starts a login with a code platform and returns where to send the browser. Errors: `too_many_request`,
 * `unsupported_code_platform`.
 */
export async function startCodePlatformLogin(ctx: AppContext, input: StartCodePlatformLoginInput): Promise<string> {
  const { platform, api } = getCodePlatform(ctx, input.platform);
  await ctx.deps.rateLimiter.consume('login', ctx.source.ip);
  const { privacyConsented, legacy = false, inOtherWindow = false } = input;
  const authorization = await beginAuthorization(ctx, {
    purpose: loginPurpose(platform),
    privacyConsented,
    legacy,
    ...(inOtherWindow && { details: IN_OTHER_WINDOW }),
  });
  return api.authorizationUrl({ ...authorization, redirectUri: loginCallback(ctx, platform) });
}

/** Whether a platform's redirect belongs to a login in a separate window. */
export async function isInOtherWindow(ctx: AppContext, parameters: URLSearchParams): Promise<boolean> {
  const found = await findAuthorization(ctx, parameters.get('state') ?? '');
  return found?.details['inOtherWindow'] === IN_OTHER_WINDOW.inOtherWindow;
}
