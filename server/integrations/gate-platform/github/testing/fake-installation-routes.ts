import {
  EPOCH,
  presentOrganization,
  presentProfile,
  presentRepository,
} from '#server/integrations/code-platform/testing/github-objects.ts';
import { DONE, found, ok, page, routes } from '#server/integrations/gate-platform/testing/fake-call.ts';
import type { FakeAnswer } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { findAccount } from '#server/integrations/gate-platform/testing/fake-people.ts';
import type { FakeAccount } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { isPermitted, reaches, requirePermission } from './fake-auth.ts';
import type { FakeInstallationCall, FakeQuota } from './fake-github-state.ts';

/** What an installation asks beyond a single repository. */
export const INSTALLATION_ROUTES = routes<FakeInstallationCall>({
  'GET /installation/repositories': [
    '',
    (call) => {
      const { state, installation } = call;
      const reached = [...state.repositories.values()].filter((repository) => reaches(installation, repository));
      return page(call, reached, (entries) => ({
        total_count: reached.length,
        repositories: entries.map((repository) => presentRepository(state, repository)),
      }));
    },
  ],
  'GET /rate_limit': [
    '',
    ({ installation: { quota } }) => {
      const core = rateOf(quota.core);
      return ok({ resources: { core, graphql: rateOf(quota.graphql), search: core }, rate: core });
    },
  ],
  'GET /users/{login}': [
    '',
    ({ state, at }) => ok(presentProfile(state, found(findAccount(state, at['login'] ?? '')))),
  ],
  'GET /user/{id}': ['', ({ state, at }) => ok(presentProfile(state, found(state.accounts.get(Number(at['id'])))))],
  'GET /orgs/{organization}/repos': [
    '',
    (call) => {
      const { state, installation } = call;
      const owner = findAccount(state, call.at['organization'] ?? '');
      found(owner?.type === 'Organization' ? owner : undefined);
      const seen = [...state.repositories.values()].filter(
        (repository) => repository.owner === owner && (!repository.private || reaches(installation, repository)),
      );
      return page(call, seen, (entries) => entries.map((repository) => presentRepository(state, repository)));
    },
  ],
  'GET /orgs/{organization}/members/{login}': ['', readMember],
  'GET /orgs/{organization}/teams/{team}': ['', (call) => ok(presentTeam(call, readTeam(call).size))],
  'GET /orgs/{organization}/teams/{team}/memberships/{login}': [
    '',
    (call) => {
      const user = findAccount(call.state, call.at['login'] ?? '');
      found(user !== undefined && readTeam(call).has(user.id) ? user : undefined);
      return ok({ url: `${call.state.apiUrl}${call.url.pathname}`, state: 'active', role: 'member' });
    },
  ],
});

function mayReadMembers({ installation }: FakeInstallationCall, organization: FakeAccount): boolean {
  return installation.account === organization && isPermitted(installation, 'members:read');
}

/** Requests that may not read members are redirected to the list of public members, which is empty here. */
function readMember(call: FakeInstallationCall): FakeAnswer {
  const { state, at } = call;
  const organization = found(findAccount(state, at['organization'] ?? ''));
  if (!mayReadMembers(call, organization)) {
    const location = `${state.apiUrl}/orgs/${organization.login}/public_members/${at['login']}`;
    return { status: 302, headers: { location } };
  }
  const user = findAccount(state, at['login'] ?? '');
  found(user !== undefined && organization.members.has(user.id) ? user : undefined);
  return DONE;
}

function readTeam({ state, installation, at }: FakeInstallationCall): ReadonlySet<number> {
  requirePermission(installation, 'members:read');
  const organization = findAccount(state, at['organization'] ?? '');
  return found(installation.account === organization ? organization.teams.get(at['team'] ?? '') : undefined);
}

function rateOf({ limit, remaining, resetAt }: FakeQuota) {
  return { limit, remaining, reset: resetAt, used: limit - remaining };
}

function presentTeam({ state, installation, at }: FakeInstallationCall, members: number) {
  const slug = at['team'] ?? '';
  const { login } = installation.account;
  const url = `${state.apiUrl}/orgs/${login}`;
  const team = `${url}/teams/${slug}`;
  const dates = { created_at: EPOCH, updated_at: EPOCH };
  return {
    id: 1,
    node_id: 'T_1',
    url: team,
    html_url: `${state.url}/orgs/${login}/teams/${slug}`,
    name: slug,
    slug,
    description: null,
    permission: 'pull',
    parent: null,
    type: 'organization',
    ...dates,
    members_url: `${team}/members{/member}`,
    repositories_url: `${team}/repos`,
    members_count: members,
    repos_count: 0,
    organization: {
      ...presentOrganization(state, installation.account),
      html_url: `${state.url}/orgs/${login}`,
      type: 'Organization',
      archived_at: null,
      ...dates,
      has_organization_projects: true,
      has_repository_projects: true,
      public_repos: 1,
      public_gists: 0,
      followers: 0,
      following: 0,
    },
  };
}
