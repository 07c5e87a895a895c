import { LinkPlatform } from '#rules/code-platform.ts';
import type { AppContext } from '#server/context.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { findSession, peekSession } from '#server/modules/access/session/find-session.ts';
import { sentTokenHashes } from '#server/modules/access/session/session-cookies.ts';
import { LinkRole } from './link-role.rules.ts';
import type { Link } from './link.entity.ts';
import { LinkMember } from './members/link-member.entity.ts';
import { linkRoleOf } from './own-link.ts';

/** The caller, and what they may do at a link. */
export interface ViewerAtLink {
  readonly account: CommunityAccount;
  readonly role: LinkRole;
}

/** Returns who makes the request with their role at a link; null for strangers. Nobody has to be logged in. */
export async function findViewerAt(ctx: AppContext, link: Link): Promise<ViewerAtLink | null> {
  if (sentTokenHashes(ctx).length === 0) {
    return null;
  }
  const session = await findSession(ctx);
  if (!session?.account) {
    return null;
  }
  const account = session.account.$;
  const { organizations, organizationIds } = session;
  const role = await linkRoleOf(ctx, { account, organizations, organizationIds: organizationIds ?? {} }, link);
  return role === null ? null : { account, role };
}

/**
 * Returns what the caller may do at each of the links, after it was checked that they may see them; in two statements,
 * however many links there are.
 */
export async function findLinkRoles(ctx: AppContext, links: readonly Link[]): Promise<(link: Link) => LinkRole> {
  const account = (await peekSession(ctx))?.account?.id;
  const members = account ? await ctx.em.find(LinkMember, { account, link: { $in: [...links] } }) : [];
  return ({ id, platform, owner }) => {
    if (platform !== LinkPlatform.WEB || owner.id === account) {
      return LinkRole.OWNER;
    }
    // Without a row they were removed a moment ago.
    return members.find(({ link }) => link.id === id)?.role ?? LinkRole.VIEWER;
  };
}
