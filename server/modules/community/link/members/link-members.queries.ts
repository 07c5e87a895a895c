import type { AppContext } from '#server/context.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { LinkRole } from '../link-role.rules.ts';
import { Link } from '../link.entity.ts';
import { getOwnLink } from '../own-link.ts';
import { LinkInvitation } from './link-invitation.entity.ts';

/** Somebody who has a role at a link. */
export interface LinkMemberFacts {
  /** Id of the membership; that of the account for the owner. */
  readonly id: string;
  readonly account: CommunityAccount;
  readonly role: LinkRole;
  /** Since when; null for the owner. */
  readonly joinedAt: Date | null;
  /** Whether it is the caller. */
  readonly isViewer: boolean;
}

/** The members of a `web` link, and who was invited. */
export interface LinkMembers {
  /** The owner first, then the others in the order in which they joined. */
  readonly members: readonly LinkMemberFacts[];
  /** Oldest first; empty for anybody but the owner. */
  readonly invitations: readonly LinkInvitation[];
}

/** Lists who has a role at a link. Errors: those of `getOwnLink`. */
export async function listLinkMembers(ctx: AppContext, linkId: string): Promise<LinkMembers> {
  const { link } = await getOwnLink(ctx, linkId);
  return presentMembers(ctx, link);
}

/** Reads who has a role at a link now, after permission was checked. Errors: those of `requireCommunityManager`. */
export async function presentMembers(ctx: AppContext, { id }: Pick<Link, 'id'>): Promise<LinkMembers> {
  const { em } = ctx;
  // The request may have cached the state before the change.
  em.clear();
  const { account: viewer } = await requireCommunityManager(ctx);
  const link = await em.findOneOrFail(Link, id, { populate: ['owner', 'members.account'] });
  const owner = link.owner.$;
  const others = link.members.$.getItems().toSorted((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime());
  const members = [
    { id: owner.id, account: owner, role: LinkRole.OWNER, joinedAt: null },
    ...others.map((member) => ({
      id: member.id,
      account: member.account.$,
      role: member.role,
      joinedAt: member.joinedAt,
    })),
  ].map((member) => ({ ...member, isViewer: member.account.id === viewer.id }));
  const invitations =
    viewer.id === owner.id ? await em.find(LinkInvitation, { link }, { orderBy: { invitedAt: 'asc' } }) : [];
  return { members, invitations };
}
