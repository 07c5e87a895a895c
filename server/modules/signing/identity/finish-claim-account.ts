import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Link } from '#server/modules/link/link.entity.ts';
import { findAuthorization, takeAuthorization } from '#server/modules/session/authorization.ts';
import type { CodePlatformCallback } from '#server/modules/session/code-platform/finish-code-platform-login.ts';
import { getCodePlatform } from '#server/modules/session/code-platform/get-code-platform.ts';
import { identifyPlatformAccount } from '#server/modules/session/code-platform/identify-platform-user.ts';
import { claimPurpose, platformHost } from './account-claim.ts';
import { getSigningToClaim, tieIdentity } from './claim.ts';

/** Returns where the browser goes after the proof that this callback belongs to; undefined when it belongs to none. */
export async function findAccountClaim(
  ctx: AppContext,
  parameters: URLSearchParams,
): Promise<{ readonly returnPath: string } | undefined> {
  const found = await findAuthorization(ctx, parameters.get('state') ?? '');
  const returnPath = found?.details['returnPath'];
  return returnPath === undefined ? undefined : { returnPath };
}

/**
 * Completes a proof that `startClaimAccount` started: ties the account to the signing, unless that has ended meanwhile.
 * Errors: `unsupported_code_platform`, `auth_failed`, `refuse_authorize`, `no_link`, `resigned` when the account is
 * tied already.
 */
export async function finishClaimAccount(
  ctx: AppContext,
  { platform: name, parameters }: CodePlatformCallback,
): Promise<void> {
  const { platform, api } = getCodePlatform(ctx, name);
  const state = parameters.get('state') ?? '';
  const authorization = await takeAuthorization(ctx, { purpose: claimPurpose(platform), state });
  const { id: accountId, login } = await identifyPlatformAccount(ctx, {
    platform,
    api,
    parameters,
    state,
    authorization,
  });
  const { details } = authorization;
  await change(ctx, async (tx) => {
    const link = await tx.em.findOneOrFail(Link, details['link'] ?? '');
    const signing = await getSigningToClaim(tx.em, link, details['signerKey'] ?? '');
    if (signing.id !== details['signing']) {
      throw new AppError('no_link');
    }
    tieIdentity(ctx, tx, {
      link,
      signing,
      tied: { platform, host: platformHost(ctx, platform), accountId, account: login },
    });
  });
}
