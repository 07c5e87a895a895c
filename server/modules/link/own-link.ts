import type { FilterQuery } from '@mikro-orm/core';
import { LinkPlatform } from '#rules/code-platform.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireCommunityManager, type CommunityManager } from '#server/modules/session/authorize.ts';
import { type Link } from './link.entity.ts';
import { getLink } from './link.queries.ts';

/** A link and the community manager who may manage it. */
export interface OwnLink extends CommunityManager {
  readonly link: Link;
}

/**
 * Returns the link with this public id for the community manager who makes the request. Errors: those of
 * `requireCommunityManager`, `no_link`, `no_permission` when they may not manage it.
 */
export async function getOwnLink(ctx: AppContext, linkId: string): Promise<OwnLink> {
  const manager = await requireCommunityManager(ctx);
  const link = await getLink(ctx, linkId);
  if (!isOwnLink(manager, link)) {
    throw new AppError('no_permission');
  }
  return { ...manager, link };
}

/**
 * Whether the manager may manage the link: a `web` link belongs to its owner alone, a link of a code platform to all
 * administrators of its organisation. Nobody manages an unlinked link.
 */
export function isOwnLink({ account, organizations }: CommunityManager, link: Link): boolean {
  if (link.unlinkedAt) {
    return false;
  }
  return link.platform === LinkPlatform.WEB
    ? link.owner.id === account.id
    : link.platform === account.platform && organizations.some((name) => name === link.organization);
}

/** Returns the query condition equivalent to `isOwnLink`. */
export function ownLinkFilter({ account, organizations }: CommunityManager): FilterQuery<Link> {
  const { platform } = account;
  const ofOrganizations = platform === 'local' ? [] : [{ platform, organization: { $in: [...organizations] } }];
  return { unlinkedAt: null, $or: [{ platform: LinkPlatform.WEB, owner: account.id }, ...ofOrganizations] };
}
