import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { requireServiceAdministrator } from '#server/modules/access/session/authorize.ts';
import { openAt } from '#server/modules/access/session/list-sessions.ts';
import { requireFreshProof } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { mailAccountChange } from './local-account-mails.ts';
import { lockOtherAccount } from './lock-accounts.ts';

/**
 * Ends every session of a local account, at once and in every replica, and notifies its owner by mail. Errors: those of
 * `requireServiceAdministrator`, `requireFreshProof` and `lockOtherAccount`; `bad_request_parameter` with `id` for one
 * that has none.
 */
export async function endLocalAccountSessions(ctx: AppContext, id: string): Promise<CommunityAccount> {
  const { actor, session, account: administrator } = await requireServiceAdministrator(ctx);
  await requireFreshProof(ctx, session);
  return change(ctx, async (tx) => {
    const account = await lockOtherAccount(tx, administrator, id);
    const open = { account: account.id, ...openAt(ctx.now()) };
    const sessions = await tx.em.nativeUpdate(Session, open, { revokedAt: ctx.now() });
    if (sessions === 0) {
      throw new AppError('bad_request_parameter', { field: 'id' });
    }
    mailAccountChange(ctx, tx, { owner: account, occasion: 'logged-out' });
    tx.audit({ action: 'SESSIONS_ENDED', actor, link: null, subject: id, details: { sessions } });
    return account;
  });
}
