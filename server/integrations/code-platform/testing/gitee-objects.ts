/** Where a stand-in for Gitee is. */
export interface GiteeAddress {
  /** Of the pages. */
  readonly url: string;
}

/** An account, as far as anybody cares. */
export interface GiteeAccount {
  readonly id: number;
  readonly login: string;
  readonly type: 'User' | 'Bot' | 'Organization';
}

/** A repository, as far as anybody cares. */
export interface GiteeRepository {
  readonly id: number;
  readonly owner: GiteeAccount;
  readonly name: string;
  readonly private: boolean;
}

/** When everything was made that no test has a time for. */
export const MADE_AT = '2026-01-01T00:00:00+08:00';

/** The API's address, which Gitee has in all of its answers. */
export const apiOf = ({ url }: GiteeAddress): string => `${url}/api/v5`;

/** An account in short. */
export function presentMini(state: GiteeAddress, { id, login }: GiteeAccount) {
  const url = `${apiOf(state)}/users/${login}`;
  const pages = { avatar_url: `${state.url}/avatar.png`, html_url: `${state.url}/${login}` };
  return { id, login, name: login, url, ...pages, remark: '' };
}

export function presentAccount(state: GiteeAddress, account: GiteeAccount) {
  const mini = presentMini(state, account);
  const { url } = mini;
  return {
    ...mini,
    followers_url: `${url}/followers`,
    following_url: `${url}/following_url{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: account.type === 'Organization' ? 'Group' : 'User',
  };
}

/** An account that is asked for by itself. */
export function presentProfile(state: GiteeAddress, account: GiteeAccount) {
  return {
    ...presentAccount(state, account),
    blog: null,
    weibo: null,
    bio: null,
    email: null,
    created_at: MADE_AT,
    updated_at: MADE_AT,
    public_repos: 0,
    public_gists: 0,
    followers: 0,
    following: 0,
    stared: 0,
    watched: 0,
  };
}

/** An organisation in lists. */
export function presentGroup(state: GiteeAddress, { id, login }: GiteeAccount) {
  const url = `${apiOf(state)}/orgs/${login}`;
  return {
    id,
    login,
    name: login,
    url,
    avatar_url: `${state.url}/group.png`,
    description: null,
    follow_count: 0,
    repos_url: `${url}/repos`,
    events_url: `${url}/events`,
    members_url: `${url}/members{/member}`,
  };
}

/** An organisation that is asked for by itself. */
export function presentWholeGroup(state: GiteeAddress, account: GiteeAccount) {
  return {
    ...presentGroup(state, account),
    type: 'Group',
    location: null,
    email: null,
    created_at: MADE_AT,
    public: true,
    enterprise: null,
    html_url: `${state.url}/${account.login}`,
    members: 1,
    public_repos: 1,
    private_repos: 0,
    owner: presentMini(state, account),
  };
}

/** The owner of a repository is shown apart from the space that it is in. */
export function presentBasics(state: GiteeAddress, repository: GiteeRepository) {
  const { id, owner, name } = repository;
  const type = owner.type === 'Organization' ? 'group' : 'personal';
  const path = `${owner.login}/${name}`;
  const page = `${state.url}/${path}`;
  // Ids of spaces are not those of organisations.
  const space = { id: owner.id + 1_000_000, html_url: `${state.url}/${owner.login}` };
  return {
    id,
    full_name: path,
    human_name: path,
    url: `${apiOf(state)}/repos/${path}`,
    path: name,
    name,
    namespace: { ...space, type, name: owner.login, path: owner.login },
    owner: presentAccount(state, owner),
    assigner: null,
    description: null,
    fork: false,
    private: repository.private,
    public: !repository.private,
    internal: false,
    html_url: `${page}.git`,
    ssh_url: `git@127.0.0.1:${path}.git`,
  };
}

export function presentRepository(state: GiteeAddress, repository: GiteeRepository) {
  return {
    ...presentBasics(state, repository),
    default_branch: 'master',
    project_creator: repository.owner.login,
    pushed_at: MADE_AT,
    created_at: MADE_AT,
    updated_at: MADE_AT,
  };
}
