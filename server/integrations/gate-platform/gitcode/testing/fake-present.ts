import { crc32 } from 'node:zlib';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeAccount, FakeCommit, FakeGitcodeState, FakePull, FakeRepository } from './fake-state.ts';

/** When everything was made that no test has a time for. */
export const MADE_AT = '2026-01-01T00:00:00+08:00';

const ADDRESS = 'https://gitcode.example';

/** An account as the API shows it beside other things. */
export function showAccount({ id, login }: FakeAccount) {
  return { id, login, name: login, avatar_url: `${ADDRESS}/avatar.png`, html_url: `${ADDRESS}/${login}` };
}

/** An account that is asked for by itself. */
export function showProfile(account: FakeAccount) {
  const url = `${ADDRESS}/api/v5/users/${account.login}`;
  return { ...showAccount(account), type: 'User', url, followers_url: `${url}/followers`, email: '' };
}

/** An organisation, whose name is another one than that in addresses. */
export function showOrganization({ id, login }: FakeAccount) {
  const places = { avatar_url: null, repos_url: null, events_url: null, members_url: null };
  return { id: Number(id), login, path: login, name: `${login} (shown)`, ...places, description: '', follow_count: 0 };
}

/** A repository. Its rights stand in the list of one's own alone. */
export function showRepository({ id, owner, name, private: hidden }: FakeRepository) {
  const path = `${owner.login}/${name}`;
  // Spaces are numbered otherwise than organisations.
  const space = { id: Number.parseInt(owner.id.slice(0, 6), 16) + 1_000_007, type: 'group', name: owner.login };
  return {
    ...{ id, full_name: path, human_name: path.replace('/', ' / '), path: name, name, description: '' },
    namespace: { ...space, path: owner.login, html_url: `${ADDRESS}/${owner.login}` },
    ...{ private: hidden, public: !hidden, internal: false, fork: false, default_branch: 'main' },
  };
}

/** What an account may do in a repository. */
export function rightsOf({ permissions }: FakeRepository, { login }: FakeAccount) {
  const permission = permissions.get(login);
  return { pull: true, push: permission === 'admin' || permission === 'write', admin: permission === 'admin' };
}

/** A pull request: in a list its number is a number, alone it is a text. */
export function showPull(state: FakeGitcodeState, pull: FakePull, alone: boolean) {
  const { number, repository, opener, title, state: shownState, targetBranch } = pull;
  const path = `${repository.owner.login}/${repository.name}`;
  const id = repository.id * 1000 + number;
  const end = (ref: string, sha: string) => ({ label: ref, ref, sha, repo: { path, name: repository.name } });
  const shared = {
    ...{ id, html_url: `${state.url}/${path}/merge_requests/${number}`, title, state: shownState, draft: false },
    url: `${state.url}/api/v5/repos/${path}/pulls/${number}`,
    merged_at: shownState === 'merged' ? MADE_AT : '',
    user: showAccount(opener),
    head: end('change', headOf(pull).sha),
    base: end(targetBranch, 'b'.repeat(40)),
  };
  const labels = [...pull.labels].map((name) => ({ id: crc32(name), name, repository_id: repository.id }));
  if (!alone) {
    const shown = labels.map((label) => ({
      ...label,
      color: '#6e7781',
      title: label.name,
      type: null,
      text_color: null,
    }));
    return { ...shared, number, iid: number, project_id: repository.id, labels: shown };
  }
  const testers = repository.requiredTester === null ? [] : [showTester(pull, repository.requiredTester)];
  const dates = { created_at: MADE_AT, updated_at: MADE_AT };
  return { ...shared, number: String(number), labels: labels.map((label) => ({ ...label, ...dates })), testers };
}

function showTester({ testedBy }: FakePull, login: string) {
  return { id: '1', login, accept: testedBy.has(login) };
}

/** A commit; nobody's address has an empty account. */
export function showCommit({ accounts, url }: FakeGitcodeState, { owner, name }: FakeRepository, commit: FakeCommit) {
  const { sha, message, author, committer, parents } = commit;
  const ownerOf = (email: string) => {
    const found = accounts.find(({ emails }) => emails.includes(email));
    return found === undefined ? {} : showAccount(found);
  };
  return {
    ...{ sha, html_url: `${url}/${owner.login}/${name}/commit/${sha}`, commit: { message, author, committer } },
    author: ownerOf(author.email),
    committer: ownerOf(committer.email),
    parents: { sha: 'p'.repeat(40), shas: Array.from({ length: parents }, () => 'p'.repeat(40)) },
  };
}
