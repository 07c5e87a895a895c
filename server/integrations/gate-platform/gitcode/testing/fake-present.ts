import { crc32 } from 'node:zlib';
import { MADE_AT, showAccount } from '#server/integrations/code-platform/testing/gitcode-objects.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeAccount, FakeCommit, FakeGitcodeState, FakePull, FakeRepository } from './fake-state.ts';

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
    id,
    html_url: `${state.url}/${path}/merge_requests/${number}`,
    title,
    state: shownState,
    draft: false,
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
    sha,
    html_url: `${url}/${owner.login}/${name}/commit/${sha}`,
    commit: {
      message,
      author,
      committer,
    },
    author: ownerOf(author.email),
    committer: ownerOf(committer.email),
    parents: {
      sha: 'p'.repeat(40),
      shas: Array.from({ length: parents }, () => 'p'.repeat(40)),
    },
  };
}
