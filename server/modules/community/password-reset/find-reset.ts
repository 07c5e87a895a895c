import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ACTIVE_ACCOUNT } from '#server/modules/access/account/community-account.entity.ts';
import { LIVE_MANAGER } from '#server/modules/access/account/manager.entity.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { hashToken, isToken } from '#server/modules/access/session/session-token.ts';
import { NO_LINK } from './password-reset.rules.ts';

/** What a reset link says. */
export interface ResetKey {
  readonly key: string;
  /** Public id in the address of the page; absent, empty or `fake_link` for community managers. */
  readonly linkId?: string | null | undefined;
}

/** A reset link that works, with its owner. */
export type FoundReset = Awaited<ReturnType<typeof findReset>>;

/**
 * Returns the reset link of a key that works. Errors: `illegal_link` for a malformed key; `link_expired` for one that is
 * unknown, expired, used, of another link or of a manager who is not live or is deactivated.
 */
export async function findReset(ctx: AppContext, { key, linkId }: ResetKey) {
  if (!isToken(key)) {
    throw new AppError('illegal_link');
  }
  const reset = await ctx.em.findOne(
    PasswordReset,
    {
      keyHash: hashToken(key),
      usedAt: null,
      expiresAt: { $gt: ctx.now() },
      $or: [{ manager: null, account: ACTIVE_ACCOUNT }, { manager: LIVE_MANAGER }],
    },
    { populate: ['account', 'manager.link'] },
  );
  if (reset === null || (reset.manager?.$.link.$.linkId ?? NO_LINK) !== (linkId || NO_LINK)) {
    throw new AppError('link_expired');
  }
  return reset;
}
