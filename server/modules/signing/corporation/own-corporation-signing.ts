import { LockMode } from '@mikro-orm/core';
import { isUuid } from '#rules/uuid.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { ApiKeyScope, grantOf } from '#server/modules/access/session/api-key-grant.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import type { OpenSession } from '#server/modules/access/session/find-session.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import {
  type OwnLink,
  requireChangeable,
  requireGranted,
  requireOwnLink,
} from '#server/modules/community/link/own-link.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import { CorporationSigning, type CorporationSigningState } from './corporation-signing.entity.ts';

/** A corporation signing, its link, and the community manager who makes the request and manages that link. */
export interface OwnCorporationSigning {
  readonly signing: CorporationSigning;
  readonly link: Link;
  /** What they may do at the link. */
  readonly role: OwnLink['role'];
  readonly actor: Actor;
  readonly manager: CommunityAccount;
  /** The session of the request. */
  readonly session: OpenSession;
}

/**
 * Finds a corporation signing for the community manager who makes the request. Errors: those of
 * `requireCommunityManager` and `requireOwnLink`; `no_permission` also for an unknown id, so that ids cannot be probed.
 */
export async function getOwnCorporationSigning(ctx: AppContext, id: string): Promise<OwnCorporationSigning> {
  const manager = await requireCommunityManager(ctx);
  const signing = isUuid(id) ? await ctx.em.findOne(CorporationSigning, { id }, { populate: ['link'] }) : null;
  if (signing === null) {
    throw new AppError('no_permission');
  }
  const link = signing.link.$;
  const role = await requireOwnLink(ctx, manager, link);
  return { signing, link, role, actor: manager.actor, manager: manager.account, session: manager.session };
}

/**
 * Finds a corporation signing for those who may read it: community managers of its link, and programs with an API key.
 * Errors: those of `getOwnCorporationSigning`.
 */
export async function getReadableCorporationSigning(ctx: AppContext, id: string): Promise<CorporationSigning> {
  const grant = grantOf(ctx, ApiKeyScope.CORPORATIONS_READ);
  if (grant === undefined) {
    return (await getOwnCorporationSigning(ctx, id)).signing;
  }
  const signing = isUuid(id) ? await ctx.em.findOne(CorporationSigning, { id }, { populate: ['link'] }) : null;
  if (signing === null) {
    throw new AppError('no_permission');
  }
  await requireGranted(ctx, grant, signing.link.$);
  return signing;
}

/** Like `getOwnCorporationSigning`, for a change. Errors: its own and those of `requireChangeable`. */
export async function getChangeableCorporationSigning(ctx: AppContext, id: string): Promise<OwnCorporationSigning> {
  const own = await getOwnCorporationSigning(ctx, id);
  requireChangeable(own);
  return own;
}

/**
 * Locks and refreshes a signing until the end of the transaction, so that operations on it run one at a time. Error:
 * `no_permission` when it was purged in the meantime.
 */
export async function lockCorporationSigning(em: Em, { id }: CorporationSigning): Promise<CorporationSigning> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const signing = await em.findOne(CorporationSigning, { id }, options);
  if (signing === null) {
    throw new AppError('no_permission');
  }
  return signing;
}

/** Throws `not_ready_to_sign` in any other state. */
export function requireState(signing: CorporationSigning, ...allowed: CorporationSigningState[]): void {
  if (!allowed.includes(signing.state)) {
    throw new AppError('not_ready_to_sign');
  }
}
