import { HOST_MAX_LENGTH, instanceHost } from '#rules/gate-platform.ts';
import { isUuid } from '#rules/uuid.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { beginAuthorization } from '#server/modules/access/session/authorization.ts';
import { getCodePlatform } from '#server/modules/access/session/code-platform/get-code-platform.ts';
import { loginCallback } from '#server/modules/access/session/code-platform/login-authorization.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { checkEmail } from '#server/modules/ground/email/check-email.rules.ts';
import { consumeVerificationCode } from '#server/modules/ground/verification/check-verification-code.ts';
import { claimPurpose, platformHost } from './account-claim.ts';
import { checkClaimCode, holdSigning, type ClaimCode } from './claim.ts';
import { hasImportsOf } from './confirm-import.ts';
import { checkReturnPath } from './return-path.rules.ts';

/** A signer who is to prove an account, or somebody who is to confirm commits as the account. */
export interface StartClaimAccountInput {
  readonly linkId: string;
  /** The address that signed, and its code; not needed for commits. */
  readonly email?: string | null | undefined;
  readonly verificationCode?: string | null | undefined;
  readonly challenge?: string | null | undefined;
  readonly platform: string;
  /** The instance; null for the configured one. */
  readonly host?: string | null | undefined;
  /** Where the browser ends, a path of this service; null for `/my-signings`. */
  readonly returnPath?: string | null | undefined;
  /** A pull request whose commits with these hashes are to be confirmed instead. */
  readonly pullRequestId?: string | null | undefined;
  readonly shas?: readonly string[] | null | undefined;
}

const SHAS_MAX = 1000;

/**
 * Starts the proof of a platform account and returns where to send the browser: for a signing, or for commits of a pull
 * request. Errors in this order: `bad_request_parameter` with `host`, `no_link`, for a signing `invalid_email`, `bad_request_parameter` with `returnPath`,
 * `unsupported_code_platform`; for commits `bad_request_parameter` with `pullRequestId` or `shas`; for a signing the
 * code (with `field`), then `no_link` when nothing was signed, unless accounts of the instance signed elsewhere.
 */
export async function startClaimAccount(ctx: AppContext, input: StartClaimAccountInput): Promise<string> {
  if ((input.host ?? '').length > HOST_MAX_LENGTH) {
    throw new AppError('bad_request_parameter', { field: 'host' });
  }
  const link = await getLink(ctx, input.linkId);
  const email = input.pullRequestId ? null : checkEmail(input.email ?? '', 'email');
  const returnPath = checkReturnPath(input.returnPath);
  const { platform, api } = getCodePlatform(ctx, input.platform);
  if (input.host && instanceHost(input.host) !== platformHost(ctx, platform)) {
    throw new AppError('unsupported_code_platform');
  }
  const details =
    email === null
      ? commitDetails(input.pullRequestId ?? '', input.shas ?? [])
      : await signingDetails(ctx, {
          claim: { link, email, code: input.verificationCode ?? '', challenge: input.challenge },
          place: { platform, host: platformHost(ctx, platform) },
        });
  const begun = { purpose: claimPurpose(platform), details: { ...details, link: link.id, returnPath } };
  const authorization = await beginAuthorization(ctx, begun);
  return api.authorizationUrl({ ...authorization, redirectUri: loginCallback(ctx, platform), identityOnly: true });
}

/** Whether the commits name the account is known once that is. */
function commitDetails(pullRequest: string, shas: readonly string[]): Record<string, string> {
  if (!isUuid(pullRequest)) {
    throw new AppError('bad_request_parameter', { field: 'pullRequestId' });
  }
  if (shas.length === 0 || shas.length > SHAS_MAX || !shas.every((sha) => /^[0-9a-f]{4,64}$/.test(sha))) {
    throw new AppError('bad_request_parameter', { field: 'shas' });
  }
  return { pullRequest, shas: shas.join(',') };
}

interface SignerClaim {
  readonly claim: Omit<ClaimCode, 'field'>;
  readonly place: Parameters<typeof hasImportsOf>[2];
}

async function signingDetails(ctx: AppContext, { claim, place }: SignerClaim): Promise<Record<string, string>> {
  const code = await checkClaimCode(ctx, { ...claim, field: 'verificationCode' });
  const signing = await change(ctx, async (tx) => {
    const held = await holdSigning(tx.em, claim.link, claim.email);
    if (held === undefined && !(await hasImportsOf(tx.em, claim.link, place))) {
      throw new AppError('no_link');
    }
    await consumeVerificationCode(tx.em, code, ctx.now());
    return held;
  });
  return signing === undefined ? { email: claim.email } : { signing: signing.id, signerKey: signing.signerKey };
}
