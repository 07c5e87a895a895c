import { z } from 'zod';
import type {
  PlatformPerson,
  PlatformRepository,
  RepositoryRole,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId, readAnswer } from '#server/integrations/gate-platform/platform-json.ts';
import type { GithubApi } from './github-api.ts';

const roles = z.enum(['admin', 'maintain', 'write', 'triage', 'read', 'none']);
const user = z.object({ id: platformId, login: z.string() });
// Roles that an enterprise invented count as the right that they build on.
const collaborator = z.object({
  role_name: roles.optional().catch(undefined),
  permission: roles,
  user: user.nullable(),
});
const membership = z.object({ state: z.string() });

/** What a person may do in a repository; none when the login belongs to somebody else by now. */
export async function readRole(
  api: GithubApi,
  repository: PlatformRepository,
  { id, login }: PlatformPerson,
): Promise<RepositoryRole> {
  const root = await api.locate(repository);
  const path = `${root}/collaborators/${encodeURIComponent(login)}/permission`;
  const answer = await api.ask({ path, accept: [404] });
  if (answer.status === 404) {
    return 'none';
  }
  const { role_name: role, permission, user: seen } = readAnswer(answer, collaborator);
  return seen?.id === id ? (role ?? permission) : 'none';
}

/**
 * Whether an account is in an organisation, or in a team (`organization/team`). Undefined when these credentials cannot
 * see it: that is no "no".
 */
export async function isMember(api: GithubApi, group: string, { id }: PlatformPerson): Promise<boolean | undefined> {
  const [organization = '', team] = group.split('/').map(encodeURIComponent);
  const login = await readLogin(api, id);
  if (login === undefined) {
    return false;
  }
  return team === undefined
    ? isOrganizationMember(api, `/orgs/${organization}/members/${login}`)
    : isTeamMember(api, `/orgs/${organization}/teams/${team}`, login);
}

/** The login of now: that of a renamed account may belong to somebody else. */
async function readLogin(api: GithubApi, id: string): Promise<string | undefined> {
  const answer = await api.ask({ path: `/user/${encodeURIComponent(id)}`, accept: [404] });
  return answer.status === 404 ? undefined : encodeURIComponent(readAnswer(answer, user).login);
}

/** GitHub leads credentials that may not see private members to the list of the public ones. */
async function isOrganizationMember(api: GithubApi, path: string): Promise<boolean | undefined> {
  const { status } = await api.ask({ path, accept: [302, 403, 404] });
  return status === 302 || status === 403 ? undefined : status === 204;
}

/** A team that cannot be seen is answered like one that the person is not in. */
async function isTeamMember(api: GithubApi, path: string, login: string): Promise<boolean | undefined> {
  const answer = await api.ask({ path: `${path}/memberships/${login}`, accept: [403, 404] });
  if (answer.status === 403) {
    return undefined;
  }
  if (answer.status !== 404) {
    return readAnswer(answer, membership).state === 'active';
  }
  const { status } = await api.ask({ path, accept: [403, 404] });
  return status === 200 ? false : undefined;
}
