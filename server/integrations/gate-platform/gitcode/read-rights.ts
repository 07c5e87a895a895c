import { z } from 'zod';
import type {
  PlatformPerson,
  PlatformRepository,
  RepositoryRole,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { gitcodePersonOrNone, type GitcodeApi } from './gitcode-api.ts';

const collaborator = z.object({
  permission: z.string().nullish(),
  role_name: z.string().nullish(),
  user: gitcodePersonOrNone.optional(),
});

/** What GitCode calls the roles; anything else is none. */
const ROLES: Readonly<Record<string, RepositoryRole>> = {
  owner: 'admin',
  admin: 'admin',
  maintainer: 'maintain',
  maintain: 'maintain',
  developer: 'write',
  write: 'write',
  push: 'write',
  reporter: 'triage',
  triage: 'triage',
  guest: 'read',
  read: 'read',
  pull: 'read',
};

/** What a person may do in a repository; none when the login belongs to somebody else by now. */
export async function readRole(
  api: GitcodeApi,
  repository: PlatformRepository,
  { id, login }: PlatformPerson,
): Promise<RepositoryRole> {
  const path = `${await api.locate(repository)}/collaborators/${encodeURIComponent(login)}/permission`;
  const seen = await api.find(path, collaborator);
  if (seen === undefined || (seen.user && seen.user.id !== id)) {
    return 'none';
  }
  return ROLES[seen.permission?.toLowerCase() ?? ''] ?? ROLES[seen.role_name?.toLowerCase() ?? ''] ?? 'none';
}
