import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { makeOneTimePassword } from '#server/modules/access/account/make-one-time-password.ts';
import { oneTimePasswordEnd, renewalWait } from '#server/modules/access/account/one-time-password.rules.ts';
import { requireServiceAdministrator } from '#server/modules/access/session/authorize.ts';
import { requireFreshProof } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { endAccess } from './end-access.ts';
import { mailNewAccount } from './local-account-mails.ts';
import { lockOtherAccount } from './lock-accounts.ts';

/**
 * Mails the owner of a local account a new one-time password; the earlier one, sessions opened with it and reset links
 * end. Errors: those of `requireServiceAdministrator`, `requireFreshProof` and `lockOtherAccount`;
 * `bad_request_parameter` with `id` when they have chosen a password or the account is deactivated; `too_many_request`
 * with `retryAfter` within 60 s of the last one.
 */
export async function renewLocalAccountPassword(ctx: AppContext, id: string): Promise<CommunityAccount> {
  const { actor, session, account: administrator } = await requireServiceAdministrator(ctx);
  await requireFreshProof(ctx, session);
  const { password, passwordHash } = await makeOneTimePassword();
  return change(ctx, async (tx) => {
    const account = await lockOtherAccount(tx, administrator, id);
    const now = ctx.now();
    refuseRenewal(account, now);
    Object.assign(account, { passwordHash, oneTimePasswordExpiresAt: oneTimePasswordEnd(now) });
    await endAccess(tx.em, account, now);
    mailNewAccount(ctx, tx, { owner: account, password });
    tx.audit({ action: 'LOCAL_ACCOUNT_PASSWORD_RENEWED', actor, link: null, subject: id, details: {} });
    return account;
  });
}

function refuseRenewal(account: CommunityAccount, now: Date): void {
  if (account.initialPasswordChanged || account.deactivatedAt) {
    throw new AppError('bad_request_parameter', { field: 'id' });
  }
  const retryAfter = renewalWait(account, now);
  if (retryAfter > 0) {
    throw new AppError('too_many_request', { retryAfter });
  }
}
