import { z } from 'zod';
import type {
  PlatformPerson,
  PlatformRepository,
  RepositoryRole,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId } from '#server/integrations/gate-platform/platform-json.ts';
import { giteePerson, type GiteeApi } from './gitee-api.ts';

const collaborator = z.object({ id: platformId, permission: z.enum(['admin', 'write', 'read', 'none']) });
const membership = z.object({ active: z.boolean(), user: giteePerson });

/** What a person may do in a repository; none when the login belongs to somebody else by now. */
export async function readRole(
  api: GiteeApi,
  repository: PlatformRepository,
  { id, login }: PlatformPerson,
): Promise<RepositoryRole> {
  const root = await api.locate(repository);
  const path = `${root}/collaborators/${encodeURIComponent(login)}/permission`;
  const seen = await api.find(path, collaborator);
  return seen?.id === id ? seen.permission : 'none';
}

/** Whether an account is in an organisation. Gitee has no teams: undefined, which is no "no". */
export async function isMember(api: GiteeApi, group: string, { id, login }: PlatformPerson) {
  if (group.includes('/')) {
    return undefined;
  }
  const path = `/orgs/${encodeURIComponent(group)}/memberships/${encodeURIComponent(login)}`;
  const seen = await api.find(path, membership);
  return seen !== undefined && seen.active && seen.user.id === id;
}
