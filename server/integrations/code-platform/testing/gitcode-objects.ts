/** An account, as far as anybody cares. */
export interface GitcodeAccount {
  /** Of people in hexadecimal, of organisations a number. */
  readonly apiId: string;
  readonly login: string;
}

/** A repository, as far as anybody cares. */
export interface GitcodeRepository {
  readonly id: number;
  readonly owner: GitcodeAccount;
  readonly name: string;
  readonly private: boolean;
}

/** When everything was made that no test has a time for. */
export const MADE_AT = '2026-01-01T00:00:00+08:00';

const ADDRESS = 'https://gitcode.example';

/** An account as the API shows it beside other things. */
export function showAccount({ apiId: id, login }: GitcodeAccount) {
  return { id, login, name: login, avatar_url: `${ADDRESS}/avatar.png`, html_url: `${ADDRESS}/${login}` };
}

/** An account that is asked for by itself. */
export function showProfile(account: GitcodeAccount) {
  const url = `${ADDRESS}/api/v5/users/${account.login}`;
  return { ...showAccount(account), type: 'User', url, followers_url: `${url}/followers`, email: '' };
}

/** An organisation, whose name is another one than that in addresses. */
export function showOrganization({ apiId: id, login }: GitcodeAccount) {
  const places = { avatar_url: null, repos_url: null, events_url: null, members_url: null };
  return { id: Number(id), login, path: login, name: `${login} (shown)`, ...places, description: '', follow_count: 0 };
}

/** A repository. Its rights stand in the list of one's own alone. */
export function showRepository({ id, owner, name, private: hidden }: GitcodeRepository) {
  const path = `${owner.login}/${name}`;
  // Spaces are numbered otherwise than organisations.
  const space = { id: Number.parseInt(owner.apiId.slice(0, 6), 16) + 1_000_007, type: 'group', name: owner.login };
  return {
    id,
    full_name: path,
    human_name: path.replace('/', ' / '),
    path: name,
    name,
    description: '',
    namespace: {
      ...space,
      path: owner.login,
      html_url: `${ADDRESS}/${owner.login}`,
    },
    private: hidden,
    public: !hidden,
    internal: false,
    fork: false,
    default_branch: 'main',
  };
}
