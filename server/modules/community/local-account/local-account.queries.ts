import type { AppContext } from '#server/context.ts';
import { findPage } from '#server/db/find-page.ts';
import type { Page, PageRequest } from '#server/db/paging.ts';
import { containing } from '#server/db/search-text.ts';
import { AccountPlatform, CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { requireServiceAdministrator } from '#server/modules/access/session/authorize.ts';
import { openAt } from '#server/modules/access/session/list-sessions.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';

/** A local account as administrators see it. */
export interface LocalAccount {
  readonly account: CommunityAccount;
  /** Whether it is the caller's account. */
  readonly isViewer: boolean;
  readonly openSessions: number;
  /** Number of links that it owns. */
  readonly links: number;
}

/** Which local accounts are wanted. */
export interface LocalAccountsInput extends PageRequest {
  /** Part of the account, the name or the address. */
  readonly search?: string | null | undefined;
}

/**
 * Lists one page of the local accounts of the service, newest first; the number of statements does not depend on its
 * size. Errors: those of `requireServiceAdministrator` and `findPage`, `bad_request_parameter` with `search`.
 */
export async function listLocalAccounts(
  ctx: AppContext,
  { search, ...page }: LocalAccountsInput,
): Promise<Page<LocalAccount>> {
  const { account: viewer } = await requireServiceAdministrator(ctx);
  const text = containing(search);
  const where = {
    platform: AccountPlatform.LOCAL,
    ...(text !== undefined && { $or: [{ account: text }, { name: text }, { email: text }] }),
  };
  const found = await findPage<CommunityAccount>(ctx.em, CommunityAccount, {
    where,
    orderBy: { createdAt: 'desc' },
    page,
  });
  const present = await presenter(ctx, viewer, found.entries);
  return { ...found, entries: found.entries.map(present) };
}

/** Returns a local account as the administrator who has just changed it sees it. */
export async function presentLocalAccount(ctx: AppContext, account: CommunityAccount): Promise<LocalAccount> {
  const { account: viewer } = await requireServiceAdministrator(ctx);
  const present = await presenter(ctx, viewer, [account]);
  return present(account);
}

/** Reads what administrators see beside the accounts; returns how to present one of them. */
async function presenter(
  ctx: AppContext,
  viewer: CommunityAccount,
  accounts: readonly CommunityAccount[],
): Promise<(account: CommunityAccount) => LocalAccount> {
  const ids = { $in: accounts.map(({ id }) => id) };
  const em = ctx.em.fork();
  const sessions = await em.find(Session, { account: ids, ...openAt(ctx.now()) }, { fields: ['account'] });
  const links = await em.find(Link, { owner: ids, unlinkedAt: null }, { fields: ['owner'] });
  return (account) => ({
    account,
    isViewer: account.id === viewer.id,
    openSessions: sessions.filter((session) => session.account?.id === account.id).length,
    links: links.filter(({ owner }) => owner.id === account.id).length,
  });
}
