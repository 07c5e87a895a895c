import type { FilterQuery } from '@mikro-orm/core';
import { LinkPlatform } from '#rules/code-platform.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { type ApiKeyGrant, type ApiKeyScope, grantOf } from '#server/modules/access/session/api-key-grant.ts';
import { requireCommunityManager, type CommunityManager } from '#server/modules/access/session/authorize.ts';
import { requireSecondFactor } from '#server/modules/access/session/second-factor/require-second-factor.ts';
import { LinkRole, MemberRole } from './link-role.rules.ts';
import { type Link } from './link.entity.ts';
import { getLink } from './link.queries.ts';
import { LinkMember } from './members/link-member.entity.ts';

/** A link, the community manager who may see it, and what they may do there. */
export interface OwnLink extends CommunityManager {
  readonly link: Link;
  readonly role: LinkRole;
}

/**
 * Returns the link with this public id for the community manager who makes the request, for reading; changes use
 * `getChangeableLink`. Errors: those of `requireCommunityManager`, `no_link`, and of `requireOwnLink`.
 */
export async function getOwnLink(ctx: AppContext, linkId: string): Promise<OwnLink> {
  const manager = await requireCommunityManager(ctx);
  const link = await getLink(ctx, linkId);
  return { ...manager, link, role: await requireOwnLink(ctx, manager, link) };
}

/** What decides who manages a link. */
type LinkManager = Pick<CommunityManager, 'account' | 'organizations' | 'organizationIds'>;

/**
 * Asks a community manager to have a role at the link, with a second factor where it requires one, and returns the
 * role; it allows to see the link, `requireChangeable` decides whether also to change it. Errors: `no_permission`,
 * `second_factor_missing`.
 */
export async function requireOwnLink(ctx: AppContext, manager: LinkManager, link: Link): Promise<LinkRole> {
  const role = await linkRoleOf(ctx, manager, link);
  if (role === null) {
    throw new AppError('no_permission');
  }
  if (link.requiresSecondFactor) {
    await requireSecondFactor(ctx, manager.account);
  }
  return role;
}

/** A link, and who may read what belongs to it. */
export interface ReadableLink extends Pick<OwnLink, 'actor' | 'link'> {
  /** Absent for a program with an API key. */
  readonly session?: OwnLink['session'];
}

/**
 * Returns the link for callers who may read its data: its community managers, and programs with an API key for it.
 * Errors: those of `getOwnLink`; `no_permission` for a key without the scope or for another link.
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

/** Like `getOwnLink`, for a change. Errors: those of `getOwnLink` and `requireChangeable`. */
export async function getChangeableLink(ctx: AppContext, linkId: string): Promise<OwnLink> {
  const own = await getOwnLink(ctx, linkId);
  requireChangeable(own);
  return own;
}

/**
 * Like `getChangeableLink`, for what only its owner may do. Errors: those of `getChangeableLink`; `no_permission` for
 * managers who do not own it.
 */
export async function getOwnersLink(ctx: AppContext, linkId: string): Promise<OwnLink> {
  const own = await getChangeableLink(ctx, linkId);
  if (own.role !== LinkRole.OWNER) {
    throw new AppError('no_permission');
  }
  return own;
}

/**
 * Allows a change of a link's data. Errors: `no_permission` for its viewers, `link_frozen` while the name of its
 * organisation is another one's.
 */
export function requireChangeable({ link, role }: Pick<OwnLink, 'link' | 'role'>): void {
  refuseViewer(role);
  refuseFrozen(link);
}

/** Throws `no_permission` for viewers of a link. */
export function refuseViewer(role: LinkRole): void {
  if (role !== LinkRole.OWNER && role !== LinkRole.MANAGER) {
    throw new AppError('no_permission');
  }
}

/** Throws `link_frozen` while the name of the link's organisation is another one's. */
export function refuseFrozen({ frozenAt }: Pick<Link, 'frozenAt'>): void {
  if (frozenAt) {
    throw new AppError('link_frozen');
  }
}

/** Returns what the manager may do at a link; null for a stranger. Nobody manages an unlinked link. */
export async function linkRoleOf(
  { em }: Pick<AppContext, 'em'>,
  manager: LinkManager,
  link: Link,
): Promise<LinkRole | null> {
  if (link.unlinkedAt) {
    return null;
  }
  if (isOwner(manager, link)) {
    return LinkRole.OWNER;
  }
  if (link.platform !== LinkPlatform.WEB) {
    return null;
  }
  // Read afresh: a role that this unit of work has seen may have been taken away since.
  const member = await em.findOne(LinkMember, { link, account: manager.account }, { refresh: true });
  return member?.role ?? null;
}

/**
 * Whether the manager owns the link: a `web` link belongs to one account, a link of a code platform to all
 * administrators of its organisation. The organisation is known by its id, because its name passes to the next one to
 * register it after a rename; the name counts only while the link has not learnt the id.
 */
function isOwner({ account, organizations, organizationIds }: LinkManager, link: Link): boolean {
  if (link.platform === LinkPlatform.WEB) {
    return link.owner.id === account.id;
  }
  const isTheirs = link.organizationId
    ? Object.values(organizationIds).includes(link.organizationId)
    : organizations.some((name) => name === link.organization);
  return link.platform === account.platform && isTheirs;
}

/** Returns the query condition for the links in which `linkRoleOf` finds a role. */
export function ownLinkFilter(manager: LinkManager): FilterQuery<Link> {
  return sharedLinkFilter(manager, Object.values(MemberRole));
}

/** Returns the query condition for the links that the manager may change, frozen ones included. */
export function changeableLinkFilter(manager: LinkManager): FilterQuery<Link> {
  return sharedLinkFilter(manager, [MemberRole.MANAGER]);
}

function sharedLinkFilter(
  { account, organizations, organizationIds }: LinkManager,
  roles: readonly MemberRole[],
): FilterQuery<Link> {
  const { platform } = account;
  const ofOrganizations =
    platform === 'local'
      ? []
      : [
          { platform, organizationId: { $in: Object.values(organizationIds) } },
          { platform, organizationId: null, organization: { $in: [...organizations] } },
        ];
  const web = { platform: LinkPlatform.WEB };
  const shared = { members: { $some: { account: account.id, role: { $in: [...roles] } } } };
  return { unlinkedAt: null, $or: [{ ...web, owner: account.id }, { ...web, ...shared }, ...ofOrganizations] };
}
