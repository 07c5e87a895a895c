import type { Loaded } from '@mikro-orm/core';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ACTIVE_ACCOUNT, type CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { LIVE_MANAGER } from '#server/modules/access/account/manager.entity.ts';
import { LoginChallenge } from '#server/modules/access/second-factor/login-challenge.entity.ts';
import type { LoadedManager } from '#server/modules/access/session/find-session.ts';
import { hashToken } from '#server/modules/access/session/session-token.ts';

/** A login that waits for its second factor, and whose it is. */
export interface OpenLogin {
  readonly challenge: Loaded<LoginChallenge, 'account' | 'manager.corporationSigning' | 'manager.link'>;
  readonly owner: CommunityAccount | LoadedManager;
}

/**
 * Returns the login that waits for its second factor. Error: `expired_verification_code` when it is unknown, over or
 * used, its owner was removed or deactivated, or the password was changed since.
 */
export async function findLoginChallenge(ctx: AppContext, challenge: string): Promise<OpenLogin> {
  const found = await ctx.em.findOne(
    LoginChallenge,
    {
      challengeHash: hashToken(challenge),
      usedAt: null,
      expiresAt: { $gt: ctx.now() },
      $or: [{ manager: null, account: ACTIVE_ACCOUNT }, { manager: LIVE_MANAGER }],
    },
    { populate: ['account', 'manager.corporationSigning', 'manager.link'] },
  );
  const owner = found?.account?.$ ?? found?.manager?.$;
  if (!found || owner === undefined || hashToken(owner.passwordHash ?? '') !== found.passwordHash) {
    throw new AppError('expired_verification_code');
  }
  return { challenge: found, owner };
}
