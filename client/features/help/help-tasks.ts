import type { HelpRole } from '#rules/paths.ts';

/** The tasks of each role, in the order in which people meet them. */
export const HELP_TASKS = {
  signer: ['sign', 'way', 'code', 'pull', 'version', 'document'],
  corporation: ['sign', 'upload', 'returned', 'login', 'managers', 'backup', 'version', 'representative'],
  'employee-manager': ['review', 'many', 'automatic', 'leave', 'password'],
  'community-manager': ['link', 'invite', 'review', 'version', 'checks', 'emails', 'pause', 'members', 'accounts'],
  maintainer: ['why', 'again', 'noreply', 'bot', 'urgent', 'missing'],
} as const satisfies Readonly<Record<HelpRole, readonly string[]>>;

/** The roles in the order of the pages' menu. */
export const HELP_ROLES = Object.keys(HELP_TASKS) as HelpRole[];
