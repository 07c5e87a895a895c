import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { requireServiceAdministrator } from '#server/modules/access/session/authorize.ts';
import { requireFreshProof } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { endAccess } from './end-access.ts';
import { mailAccountChange } from './local-account-mails.ts';
import { lockOtherAccount } from './lock-accounts.ts';

/**
 * Deactivates a local account: its sessions end at once, its reset links stop working, its API keys are refused, and it
 * gets no mails but the one that says so. Its links go on. Nobody deactivates their own account, so an administrator
 * always stays. Errors: those of `requireServiceAdministrator`, `requireFreshProof` and `lockOtherAccount`;
 * `bad_request_parameter` with `id` for one that is deactivated already.
 */
export async function deactivateLocalAccount(ctx: AppContext, id: string): Promise<CommunityAccount> {
  return setActive(ctx, id, { isActive: false });
}

/**
 * Reactivates a local account: its owner logs in with the password that they had, and its API keys work again. Errors:
 * those of `deactivateLocalAccount`, `bad_request_parameter` with `id` for one that works.
 */
export async function reactivateLocalAccount(ctx: AppContext, id: string): Promise<CommunityAccount> {
  return setActive(ctx, id, { isActive: true });
}

async function setActive(
  ctx: AppContext,
  id: string,
  { isActive }: { readonly isActive: boolean },
): Promise<CommunityAccount> {
  const { actor, session, account: administrator } = await requireServiceAdministrator(ctx);
  await requireFreshProof(ctx, session);
  return change(ctx, async (tx) => {
    const account = await lockOtherAccount(tx, administrator, id);
    if (isActive === !account.deactivatedAt) {
      throw new AppError('bad_request_parameter', { field: 'id' });
    }
    account.deactivatedAt = isActive ? null : ctx.now();
    await endAccess(tx.em, account, ctx.now());
    mailAccountChange(ctx, tx, { owner: account, occasion: isActive ? 'reactivated' : 'deactivated' });
    const action = isActive ? 'LOCAL_ACCOUNT_REACTIVATED' : 'LOCAL_ACCOUNT_DEACTIVATED';
    tx.audit({ action, actor, link: null, subject: id, details: {} });
    return account;
  });
}
