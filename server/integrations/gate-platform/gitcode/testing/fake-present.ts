import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeAccount, FakeCommit, FakeGitcodeState, FakePull, FakeRepository } from './fake-state.ts';

/** An account as the API shows it. */
export function showAccount({ id, login }: FakeAccount) {
  return { id, login, name: login, type: 'User' };
}

/** A repository as an account sees it. */
export function showRepository({ id, owner, name, private: hidden, permissions }: FakeRepository, viewer: FakeAccount) {
  const permission = permissions.get(viewer.login);
  return {
    id,
    full_name: `${owner.login}/${name}`,
    human_name: `${owner.login} / ${name}`,
    path: name,
    private: hidden,
    internal: false,
    // Spaces are numbered otherwise than organisations.
    namespace: { id: Number.parseInt(owner.id.slice(0, 6), 16) + 7, type: 'group', path: owner.login },
    permission: {
      pull: true,
      push: permission === 'admin' || permission === 'write',
      admin: permission === 'admin',
    },
  };
}

/** A pull request: in a list its number is a number, alone it is a text. */
export function showPull({ url }: FakeGitcodeState, pull: FakePull, alone: boolean) {
  const { number, repository, opener, title, state, targetBranch, labels } = pull;
  return {
    number: alone ? String(number) : number,
    html_url: `${url}/${repository.owner.login}/${repository.name}/merge_requests/${number}`,
    title,
    state: state === 'open' ? 'open' : state,
    draft: false,
    merged_at: state === 'merged' ? '2026-01-01T00:00:00+08:00' : '',
    user: showAccount(opener),
    head: { ref: 'change', sha: headOf(pull).sha },
    base: { ref: targetBranch, sha: 'b'.repeat(40) },
    additions: '3',
    deletions: 1,
    labels: [...labels].map((name, id) => ({ id, name, title: name })),
    testers: repository.requiredTester === null ? [] : [showTester(pull, repository.requiredTester)],
  };
}

function showTester({ testedBy }: FakePull, login: string) {
  return { id: '1', login, accept: testedBy.has(login) };
}

/** A commit; nobody's address has an empty account. */
export function showCommit({ accounts }: FakeGitcodeState, { sha, message, author, committer, parents }: FakeCommit) {
  const ownerOf = (email: string) => {
    const found = accounts.find(({ emails }) => emails.includes(email));
    return found === undefined ? {} : showAccount(found);
  };
  return {
    sha,
    commit: { message, author, committer },
    author: ownerOf(author.email),
    committer: ownerOf(committer.email),
    parents: { sha: 'p'.repeat(40), shas: Array.from({ length: parents }, () => 'p'.repeat(40)) },
  };
}
