/** Where a stand-in for GitHub is. */
export interface GithubAddresses {
  /** Of the pages. */
  readonly url: string;
  readonly apiUrl: string;
}

/** An account, as far as anybody cares. */
export interface GithubAccount {
  readonly id: number;
  readonly login: string;
  readonly type: 'User' | 'Bot' | 'Organization';
}

/** A repository, as far as anybody cares. */
export interface GithubRepository {
  readonly id: number;
  readonly owner: GithubAccount;
  readonly name: string;
  readonly private: boolean;
  readonly archived: boolean;
  /** The repository that it is a fork of. */
  readonly parent?: { readonly id: number } | null;
  readonly defaultBranch: string;
}

/** When everything was made that no test has a time for. */
export const EPOCH = '2026-01-01T00:00:00Z';

/** How GitHub shows an account. */
export function presentAccount({ apiUrl, url }: GithubAddresses, { id, login, type }: GithubAccount) {
  const self = `${apiUrl}/users/${encodeURIComponent(login)}`;
  return {
    login,
    id,
    node_id: `U_${id}`,
    avatar_url: `${url}/avatars/u/${id}`,
    gravatar_id: '',
    url: self,
    html_url: `${url}/${encodeURIComponent(login)}`,
    followers_url: `${self}/followers`,
    following_url: `${self}/following{/other_user}`,
    gists_url: `${self}/gists{/gist_id}`,
    starred_url: `${self}/starred{/owner}{/repo}`,
    subscriptions_url: `${self}/subscriptions`,
    organizations_url: `${self}/orgs`,
    repos_url: `${self}/repos`,
    events_url: `${self}/events{/privacy}`,
    received_events_url: `${self}/received_events`,
    type,
    site_admin: false,
  };
}

/** An account that is asked for by itself. */
export function presentProfile(at: GithubAddresses, account: GithubAccount) {
  const nothing = { company: null, blog: '', location: null, email: null, hireable: null, bio: null };
  const counts = { public_repos: 0, public_gists: 0, followers: 0, following: 0 };
  const dates = { created_at: EPOCH, updated_at: EPOCH };
  return { ...presentAccount(at, account), name: account.login, ...nothing, ...counts, ...dates };
}

/** How GitHub shows an organisation where it can be nothing else. */
export function presentOrganization(
  { url: pages, apiUrl }: GithubAddresses,
  { id, login }: Omit<GithubAccount, 'type'>,
) {
  const url = `${apiUrl}/orgs/${login}`;
  return {
    login,
    id,
    node_id: `O_${id}`,
    url,
    repos_url: `${url}/repos`,
    events_url: `${url}/events`,
    hooks_url: `${url}/hooks`,
    issues_url: `${url}/issues`,
    members_url: `${url}/members{/member}`,
    public_members_url: `${url}/public_members{/member}`,
    avatar_url: `${pages}/avatars/u/${id}`,
    description: null,
  };
}

/** Addresses below that of a repository in the API. */
const PLACES = {
  archive_url: '/{archive_format}{/ref}',
  assignees_url: '/assignees{/user}',
  blobs_url: '/git/blobs{/sha}',
  branches_url: '/branches{/branch}',
  collaborators_url: '/collaborators{/collaborator}',
  comments_url: '/comments{/number}',
  commits_url: '/commits{/sha}',
  compare_url: '/compare/{base}...{head}',
  contents_url: '/contents/{+path}',
  contributors_url: '/contributors',
  deployments_url: '/deployments',
  downloads_url: '/downloads',
  events_url: '/events',
  forks_url: '/forks',
  git_commits_url: '/git/commits{/sha}',
  git_refs_url: '/git/refs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  hooks_url: '/hooks',
  issue_comment_url: '/issues/comments{/number}',
  issue_events_url: '/issues/events{/number}',
  issues_url: '/issues{/number}',
  keys_url: '/keys{/key_id}',
  labels_url: '/labels{/name}',
  languages_url: '/languages',
  merges_url: '/merges',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  pulls_url: '/pulls{/number}',
  releases_url: '/releases{/id}',
  stargazers_url: '/stargazers',
  statuses_url: '/statuses/{sha}',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  tags_url: '/tags',
  teams_url: '/teams',
  trees_url: '/git/trees{/sha}',
};

/** What no test has an opinion about. */
const PLAIN = {
  description: null,
  mirror_url: null,
  homepage: null,
  language: null,
  license: null,
  forks: 0,
  forks_count: 0,
  stargazers_count: 0,
  watchers: 0,
  watchers_count: 0,
  size: 1,
  open_issues: 0,
  open_issues_count: 0,
  is_template: false,
  topics: [],
  has_issues: true,
  has_projects: true,
  has_wiki: true,
  has_pages: false,
  has_downloads: true,
  has_discussions: false,
  disabled: false,
  allow_forking: true,
  web_commit_signoff_required: false,
  created_at: EPOCH,
  pushed_at: EPOCH,
};

/** How GitHub shows a repository. */
export function presentRepository(at: GithubAddresses, repository: GithubRepository) {
  const path = `${repository.owner.login}/${repository.name}`;
  const url = `${at.apiUrl}/repos/${path}`;
  const page = `${at.url}/${path}`;
  return {
    ...briefRepository(repository),
    owner: presentAccount(at, repository.owner),
    html_url: page,
    url,
    ...Object.fromEntries(Object.entries(PLACES).map(([name, place]) => [name, `${url}${place}`])),
    ...PLAIN,
    fork: Boolean(repository.parent),
    git_url: `git://127.0.0.1/${path}.git`,
    ssh_url: `git@127.0.0.1:${path}.git`,
    clone_url: `${page}.git`,
    svn_url: page,
    archived: repository.archived,
    visibility: repository.private ? 'private' : 'public',
    default_branch: repository.defaultBranch,
    updated_at: EPOCH,
  };
}

/** A repository that is asked for by itself. */
export function presentFullRepository(at: GithubAddresses, repository: GithubRepository) {
  return { ...presentRepository(at, repository), subscribers_count: 0, network_count: 0 };
}

/** A repository as events about installations name it. */
export function briefRepository({ id, name, owner, private: isPrivate }: GithubRepository) {
  return { id, node_id: `R_${id}`, name, full_name: `${owner.login}/${name}`, private: isPrivate };
}
