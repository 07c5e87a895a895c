import {
  EPOCH,
  presentOrganization,
  presentProfile,
  presentRepository,
} from '#server/integrations/code-platform/testing/github-objects.ts';
import {
  page,
  type FakeAnswer,
  type FakeInstallationCall,
  type FakeRoute,
} from '#server/integrations/gate-platform/testing/fake-call.ts';
import { findAccount } from '#server/integrations/gate-platform/testing/fake-people.ts';
import type { FakeAccount, FakeGithubState, FakeQuota } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { FakeRefusal, isPermitted, reaches, requirePermission } from './fake-auth.ts';

/** What an installation asks beyond a single repository. */
export const INSTALLATION_ROUTES: readonly FakeRoute<FakeInstallationCall>[] = [
  {
    method: 'GET',
    path: /^\/installation\/repositories$/,
    run: (call) => {
      const { state, installation } = call;
      const reached = [...state.repositories.values()].filter((repository) => reaches(installation, repository));
      return page(call, reached, (entries) => ({
        total_count: reached.length,
        repositories: entries.map((repository) => presentRepository(state, repository)),
      }));
    },
  },
  {
    method: 'GET',
    path: /^\/rate_limit$/,
    run: ({ installation: { quota } }) => ({
      status: 200,
      body: {
        resources: { core: rateOf(quota.core), graphql: rateOf(quota.graphql), search: rateOf(quota.core) },
        rate: rateOf(quota.core),
      },
    }),
  },
  {
    method: 'GET',
    path: /^\/users\/(?<login>[^/]+)$/,
    run: ({ state, at }) => presentUser(state, findAccount(state, at['login'] ?? '')),
  },
  {
    method: 'GET',
    path: /^\/user\/(?<id>\d+)$/,
    run: ({ state, at }) => presentUser(state, state.accounts.get(Number(at['id']))),
  },
  {
    method: 'GET',
    path: /^\/orgs\/(?<organization>[^/]+)\/repos$/,
    run: (call) => {
      const { state, installation } = call;
      const owner = findAccount(state, call.at['organization'] ?? '');
      if (owner?.type !== 'Organization') {
        throw new FakeRefusal(404, 'Not Found');
      }
      const seen = [...state.repositories.values()].filter(
        (repository) => repository.owner === owner && (!repository.private || reaches(installation, repository)),
      );
      return page(call, seen, (entries) => entries.map((repository) => presentRepository(state, repository)));
    },
  },
  { method: 'GET', path: /^\/orgs\/(?<organization>[^/]+)\/members\/(?<login>[^/]+)$/, run: readMember },
  {
    method: 'GET',
    path: /^\/orgs\/(?<organization>[^/]+)\/teams\/(?<team>[^/]+)$/,
    run: (call) => {
      const members = readTeam(call);
      return { status: 200, body: presentTeam(call, members.size) };
    },
  },
  {
    method: 'GET',
    path: /^\/orgs\/(?<organization>[^/]+)\/teams\/(?<team>[^/]+)\/memberships\/(?<login>[^/]+)$/,
    run: (call) => {
      const user = findAccount(call.state, call.at['login'] ?? '');
      if (user === undefined || !readTeam(call).has(user.id)) {
        throw new FakeRefusal(404, 'Not Found');
      }
      const url = `${call.state.apiUrl}${call.url.pathname}`;
      return { status: 200, body: { url, state: 'active', role: 'member' } };
    },
  },
];

function presentUser(state: FakeGithubState, user: FakeAccount | undefined): FakeAnswer {
  if (user === undefined) {
    throw new FakeRefusal(404, 'Not Found');
  }
  return { status: 200, body: presentProfile(state, user) };
}

function mayReadMembers({ installation }: FakeInstallationCall, organization: FakeAccount): boolean {
  return installation.account === organization && isPermitted(installation, 'members:read');
}

/** Requests that may not read members are redirected to the list of public members, which is empty here. */
function readMember(call: FakeInstallationCall): FakeAnswer {
  const { state, at } = call;
  const organization = findAccount(state, at['organization'] ?? '');
  if (organization === undefined) {
    throw new FakeRefusal(404, 'Not Found');
  }
  if (!mayReadMembers(call, organization)) {
    const location = `${state.apiUrl}/orgs/${organization.login}/public_members/${at['login']}`;
    return { status: 302, headers: { location } };
  }
  const user = findAccount(state, at['login'] ?? '');
  if (user === undefined || !organization.members.has(user.id)) {
    throw new FakeRefusal(404, 'Not Found');
  }
  return { status: 204 };
}

function readTeam({ state, installation, at }: FakeInstallationCall): ReadonlySet<number> {
  requirePermission(installation, 'members:read');
  const organization = findAccount(state, at['organization'] ?? '');
  const team = installation.account === organization ? organization.teams.get(at['team'] ?? '') : undefined;
  if (team === undefined) {
    throw new FakeRefusal(404, 'Not Found');
  }
  return team;
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
