/**
 * What somebody may do at a link: its owner everything; a manager everything but end it and decide who shares it; a
 * viewer may see all of that and change nothing. All administrators of the organisation of a link of a code platform
 * are its owners.
 */
export const LinkRole = { OWNER: 'owner', MANAGER: 'manager', VIEWER: 'viewer' } as const;
export type LinkRole = (typeof LinkRole)[keyof typeof LinkRole];

/** What the owner of a `web` link can make somebody else. */
export const MemberRole = { MANAGER: 'manager', VIEWER: 'viewer' } as const;
export type MemberRole = (typeof MemberRole)[keyof typeof MemberRole];
