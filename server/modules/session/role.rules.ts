/** What somebody can log in as. */
export const LoginRole = { COMMUNITY: 'community', CORPORATION: 'corporation' } as const;
export type LoginRole = (typeof LoginRole)[keyof typeof LoginRole];

/** What somebody who is logged in may do (design §4). */
export const ViewerRole = {
  COMMUNITY_MANAGER: 'community_manager',
  CORPORATION_ADMINISTRATOR: 'corporation_administrator',
  EMPLOYEE_MANAGER: 'employee_manager',
} as const;
export type ViewerRole = (typeof ViewerRole)[keyof typeof ViewerRole];
