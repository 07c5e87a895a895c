import { z } from 'zod';
import type {
  PlatformPerson,
  PlatformRepository,
  RepositoryRole,
} from '#server/integrations/gate-platform/gate-platform.ts';
import type { GitcodeApi } from './gitcode-api.ts';

/** Its number is not the id by which the rest of the API knows people, so the login identifies the person. */
const collaborator = z.object({ login: z.string(), permission: z.string() });

/** What GitCode calls the roles; anything else is none. */
const ROLES: ReadonlyMap<string, RepositoryRole> = new Map(
  Object.entries({
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
  } as const),
);

/**
 * What a person with the login that GitCode has just shown may do in a repository; none when the answer concerns
 * another.
 */
export async function readRole(
  api: GitcodeApi,
  repository: PlatformRepository,
  { login }: PlatformPerson,
): Promise<RepositoryRole> {
  const path = `${await api.locate(repository)}/collaborators/${encodeURIComponent(login)}/permission`;
  const seen = await api.find(path, collaborator);
  return seen?.login === login ? (ROLES.get(seen.permission.toLowerCase()) ?? 'none') : 'none';
}
