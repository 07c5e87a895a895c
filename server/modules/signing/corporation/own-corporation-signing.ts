import { LockMode } from '@mikro-orm/core';
import { isUuid } from '#rules/uuid.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { isOwnLink } from '#server/modules/link/own-link.ts';
import { requireCommunityManager } from '#server/modules/session/authorize.ts';
import { CorporationSigning, type CorporationSigningState } from './corporation-signing.entity.ts';

/** A corporation's signing, its link, and the community manager who may manage it. */
export interface OwnCorporationSigning {
  readonly signing: CorporationSigning;
  readonly link: Link;
  readonly account: CommunityAccount;
}

/**
 * The corporation signing of this id, for the community manager who makes the request. Errors: those of
 * `requireCommunityManager`; `no_permission` when it is at somebody else's link or nowhere (design §4).
 */
export async function getOwnCorporationSigning(ctx: AppContext, id: string): Promise<OwnCorporationSigning> {
  const manager = await requireCommunityManager(ctx);
  const signing = isUuid(id) ? await ctx.em.findOne(CorporationSigning, { id }, { populate: ['link'] }) : null;
  if (signing === null || !isOwnLink(manager, signing.link.$)) {
    throw new AppError('no_permission');
  }
  return { signing, link: signing.link.$, account: manager.account };
}

/**
 * The signing as it is now, locked until the end of the transaction: operations on one signing come one after the other.
 * Error: `no_permission` when it was purged meanwhile.
 */
export async function lockCorporationSigning(em: Em, { id }: CorporationSigning): Promise<CorporationSigning> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const signing = await em.findOne(CorporationSigning, { id }, options);
  if (signing === null) {
    throw new AppError('no_permission');
  }
  return signing;
}

/** Error: `not_ready_to_sign` in any other state (design §7). */
export function requireState(signing: CorporationSigning, ...allowed: CorporationSigningState[]): void {
  if (!allowed.includes(signing.state)) {
    throw new AppError('not_ready_to_sign');
  }
}
