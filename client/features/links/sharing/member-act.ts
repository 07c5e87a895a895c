import type { LinkMemberRole, LinkRole } from '#generated/enums.ts';
import type { LinkMemberRowFragment } from '#generated/graphql.ts';

/** What can be done with a member of a link. */
export type MemberAct = 'role' | 'transfer' | 'remove' | 'leave';

/** What the viewer may do with somebody: the owner anything with the others, everybody else leave. */
export function actsOf(member: LinkMemberRowFragment, viewerRole: LinkRole | undefined): readonly MemberAct[] {
  if (member.role === 'OWNER') {
    return [];
  }
  if (viewerRole === 'OWNER') {
    return member.role === 'MANAGER' ? ['role', 'transfer', 'remove'] : ['role', 'remove'];
  }
  return member.isViewer ? ['leave'] : [];
}

/** The role that somebody gets who has this one and is given another. */
export function otherRole(role: LinkRole): LinkMemberRole {
  return role === 'MANAGER' ? 'VIEWER' : 'MANAGER';
}
