/** Roles at login. */
export const LoginRole = { COMMUNITY: 'community', CORPORATION: 'corporation' } as const;
export type LoginRole = (typeof LoginRole)[keyof typeof LoginRole];

/** Roles of a viewer. */
export const ViewerRole = {
  COMMUNITY_MANAGER: 'community_manager',
  CORPORATION_ADMINISTRATOR: 'corporation_administrator',
  EMPLOYEE_MANAGER: 'employee_manager',
} as const;
export type ViewerRole = (typeof ViewerRole)[keyof typeof ViewerRole];
