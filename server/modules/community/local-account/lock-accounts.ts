import { LockMode } from '@mikro-orm/core';
import { isUuid } from '#rules/uuid.ts';
import type { Change } from '#server/change.ts';
import { AppError } from '#server/errors/app-error.ts';
import { AccountPlatform, CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';

/**
 * Locks the administrator who makes a change, so that of two who deactivate each other one stays. Error:
 * `unauthorized_token` when they were deactivated meanwhile.
 */
export async function lockAdministrator(tx: Change, administrator: CommunityAccount): Promise<void> {
  await lockAccounts(tx, administrator, []);
}

/**
 * Like `lockAdministrator`, and locks and returns the local account that is to be changed. Errors: those of
 * `lockAdministrator`; `bad_request_parameter` with `id` for the administrator's own, which they look after at their
 * own pages; `no_permission` for the id of no local account.
 */
export async function lockOtherAccount(
  tx: Change,
  administrator: CommunityAccount,
  id: string,
): Promise<CommunityAccount> {
  if (id === administrator.id) {
    throw new AppError('bad_request_parameter', { field: 'id' });
  }
  const [other] = await lockAccounts(tx, administrator, isUuid(id) ? [id] : []);
  if (other === undefined) {
    throw new AppError('no_permission');
  }
  return other;
}

/** Locks in the order of ids, so that two administrators cannot deadlock. */
async function lockAccounts(
  { em }: Change,
  { id: own }: CommunityAccount,
  ids: readonly string[],
): Promise<CommunityAccount[]> {
  const locked = await em.find(
    CommunityAccount,
    { id: { $in: [own, ...ids] }, platform: AccountPlatform.LOCAL },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
  const administrator = locked.find(({ id }) => id === own);
  if (!administrator?.isAdministrator || administrator.deactivatedAt) {
    throw new AppError('unauthorized_token');
  }
  return locked.filter(({ id }) => id !== own);
}
