import type { FilterQuery } from '@mikro-orm/core';
import { LinkPlatform } from '#rules/code-platform.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { type ApiKeyGrant, type ApiKeyScope, grantOf } from '#server/modules/session/api-key-grant.ts';
import { requireCommunityManager, type CommunityManager } from '#server/modules/session/authorize.ts';
import { requireSecondFactor } from '#server/modules/session/second-factor/require-second-factor.ts';
import { type Link } from './link.entity.ts';
import { getLink } from './link.queries.ts';

/** A link and the community manager who may manage it. */
export interface OwnLink extends CommunityManager {
  readonly link: Link;
}

/**
 * Returns the link with this public id for the community manager who makes the request. Errors: those of
 * `requireCommunityManager`, `no_link`, and of `requireOwnLink`.
 */
export async function getOwnLink(ctx: AppContext, linkId: string): Promise<OwnLink> {
  const manager = await requireCommunityManager(ctx);
  const link = await getLink(ctx, linkId);
  await requireOwnLink(ctx, manager, link);
  return { ...manager, link };
}

/** Whom it depends on who may manage a link. */
type LinkManager = Pick<CommunityManager, 'account' | 'organizations' | 'organizationIds'>;

/**
 * Asks a community manager to be one of the link's, with a second factor where it requires one. Errors:
 * `no_permission`,
 * `second_factor_missing`.
 */
export async function requireOwnLink(ctx: AppContext, manager: LinkManager, link: Link): Promise<void> {
  if (!isOwnLink(manager, link)) {
    throw new AppError('no_permission');
  }
  if (link.requiresSecondFactor) {
    await requireSecondFactor(ctx, manager.account);
  }
}

/** A link, and who may read what belongs to it. */
export type ReadableLink = Pick<OwnLink, 'actor' | 'link'>;

/**
 * Returns the link for whoever may read what belongs to it: its community managers, and programs with an API key for
 * it. Errors: those of `getOwnLink`; `no_permission` for a key without the scope or for another link.
 */
export async function getReadableLink(ctx: AppContext, linkId: string, scope: ApiKeyScope): Promise<ReadableLink> {
  const grant = grantOf(ctx, scope);
  if (grant === undefined) {
    return getOwnLink(ctx, linkId);
  }
  const link = await getLink(ctx, linkId);
  await requireGranted(ctx, grant, link);
  return { actor: grant.actor, link };
}

/**
 * Refuses an API key that is not for the link, or whose maker may not manage it. Errors: `no_permission`, those of
 * `requireOwnLink`.
 */
export async function requireGranted(ctx: AppContext, grant: ApiKeyGrant, link: Link): Promise<void> {
  if (grant.link !== null && grant.link !== link.id) {
    throw new AppError('no_permission');
  }
  await requireOwnLink(ctx, grant, link);
}

/**
 * Like `getOwnLink`, for a change. Errors: those of `getOwnLink`, `link_frozen` while the name of the link's
 * organisation is another one's.
 */
export async function getChangeableLink(ctx: AppContext, linkId: string): Promise<OwnLink> {
  const own = await getOwnLink(ctx, linkId);
  refuseFrozen(own.link);
  return own;
}

/** Throws `link_frozen` while the name of the link's organisation is another one's. */
export function refuseFrozen({ frozenAt }: Pick<Link, 'frozenAt'>): void {
  if (frozenAt) {
    throw new AppError('link_frozen');
  }
}

/**
 * Whether the manager may manage the link: a `web` link belongs to its owner alone, a link of a code platform to all
 * administrators of its organisation. The organisation is known by its id, because its name passes to whoever registers
 * it after a rename; the name counts only while the link has not learnt the id. Nobody manages an unlinked link.
 */
export function isOwnLink({ account, organizations, organizationIds }: LinkManager, link: Link): boolean {
  if (link.unlinkedAt) {
    return false;
  }
  if (link.platform === LinkPlatform.WEB) {
    return link.owner.id === account.id;
  }
  const isTheirs = link.organizationId
    ? Object.values(organizationIds).includes(link.organizationId)
    : organizations.some((name) => name === link.organization);
  return link.platform === account.platform && isTheirs;
}

/** Returns the query condition equivalent to `isOwnLink`. */
export function ownLinkFilter({
  account,
  organizations,
  organizationIds,
}: Pick<CommunityManager, 'account' | 'organizations' | 'organizationIds'>): FilterQuery<Link> {
  const { platform } = account;
  const ofOrganizations =
    platform === 'local'
      ? []
      : [
          { platform, organizationId: { $in: Object.values(organizationIds) } },
          { platform, organizationId: null, organization: { $in: [...organizations] } },
        ];
  return { unlinkedAt: null, $or: [{ platform: LinkPlatform.WEB, owner: account.id }, ...ofOrganizations] };
}
