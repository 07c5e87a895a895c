import { HOST_MAX_LENGTH, instanceHost } from '#rules/gate-platform.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { checkEmail } from '#server/modules/email/check-email.rules.ts';
import { getLink } from '#server/modules/link/link.queries.ts';
import { beginAuthorization } from '#server/modules/session/authorization.ts';
import { getCodePlatform } from '#server/modules/session/code-platform/get-code-platform.ts';
import { loginCallback } from '#server/modules/session/code-platform/login-authorization.ts';
import { consumeVerificationCode } from '#server/modules/verification/check-verification-code.ts';
import { claimPurpose, platformHost } from './account-claim.ts';
import { checkClaimCode, getSigningToClaim } from './claim.ts';
import { checkReturnPath } from './return-path.rules.ts';

/** A signer who is to prove an account. */
export interface StartClaimAccountInput {
  readonly linkId: string;
  /** The address that signed, and its code. */
  readonly email: string;
  readonly verificationCode: string;
  readonly challenge?: string | null | undefined;
  readonly platform: string;
  /** The instance; null for the configured one. */
  readonly host?: string | null | undefined;
  /** Where the browser ends, a path of this service; null for `/my-signings`. */
  readonly returnPath?: string | null | undefined;
}

/**
 * Starts the proof of a platform account and returns where to send the browser. Errors in this order:
 * `bad_request_parameter` with `host`, `no_link`,
 * `invalid_email`, `bad_request_parameter` with `returnPath`, `unsupported_code_platform`, the code (with `field`),
 * then
 * `no_link` when nothing was signed.
 */
export async function startClaimAccount(ctx: AppContext, input: StartClaimAccountInput): Promise<string> {
  if ((input.host ?? '').length > HOST_MAX_LENGTH) {
    throw new AppError('bad_request_parameter', { field: 'host' });
  }
  const link = await getLink(ctx, input.linkId);
  const email = checkEmail(input.email, 'email');
  const returnPath = checkReturnPath(input.returnPath);
  const { platform, api } = getCodePlatform(ctx, input.platform);
  if (input.host && instanceHost(input.host) !== platformHost(ctx, platform)) {
    throw new AppError('unsupported_code_platform');
  }
  const { verificationCode, challenge } = input;
  const code = await checkClaimCode(ctx, { link, email, code: verificationCode, challenge, field: 'verificationCode' });
  const signing = await change(ctx, async (tx) => {
    const held = await getSigningToClaim(tx.em, link, email);
    await consumeVerificationCode(tx.em, code, ctx.now());
    return held;
  });
  const details = { link: link.id, signing: signing.id, signerKey: signing.signerKey, returnPath };
  const authorization = await beginAuthorization(ctx, { purpose: claimPurpose(platform), details });
  return api.authorizationUrl({ ...authorization, redirectUri: loginCallback(ctx, platform), identityOnly: true });
}
