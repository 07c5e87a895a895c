import { headOf, pathOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeAccount, FakeCheckRun, FakeComment, FakeCommit } from './fake-state.ts';
import type { FakeGiteeState, FakeHook, FakePull, FakeRepository } from './fake-state.ts';

export function presentAccount({ id, login, type }: FakeAccount) {
  return { id, login, name: login, type };
}

/** The owner of a repository is shown apart from the space that it is in. */
export function presentRepository(state: FakeGiteeState, repository: FakeRepository) {
  const { id, owner, name } = repository;
  const type = owner.type === 'Group' ? 'group' : 'personal';
  const path = pathOf(repository);
  return {
    id,
    full_name: path,
    path: name,
    // Spaces have ids of their own, which are not those of organisations.
    namespace: { id: owner.id + 1_000_000, type, name: owner.login, path: owner.login },
    owner: presentAccount(owner),
    private: repository.private,
    internal: false,
    html_url: `${state.url}/${path}.git`,
  };
}

/** A pull request without a fork names no repository of its head. */
export function presentPull(state: FakeGiteeState, pull: FakePull) {
  const { repository, opener, light } = pull;
  return {
    id: pull.id,
    number: pull.number,
    state: pull.state,
    title: pull.title,
    draft: pull.draft,
    html_url: `${state.url}/${pathOf(repository)}/pulls/${pull.number}`,
    user: presentAccount(opener),
    head: {
      ref: light ? `light-${pull.number}` : 'change',
      sha: headOf(pull).sha,
      repo: light ? null : { full_name: `${opener.login}/${repository.name}` },
    },
    base: { ref: pull.base, sha: pull.baseSha, repo: presentRepository(state, repository) },
    labels: [...pull.labels].map((name) => ({ name })),
  };
}

/** An account stands beside a person only where their address is tied to one. */
export function presentCommit(state: FakeGiteeState, { sha, message, author, committer, parents }: FakeCommit) {
  const date = state.now().toISOString();
  return {
    sha,
    commit: { author: { ...author, date }, committer: { ...committer, date }, message },
    author: accountOf(state, author.email),
    committer: accountOf(state, committer.email),
    parents: parents.map((parent) => ({ sha: parent })),
  };
}

function accountOf(state: FakeGiteeState, email: string): object | null {
  const bound = [...state.accounts.values()].find(({ emails }) => emails.includes(email));
  return bound === undefined ? null : presentAccount(bound);
}

export function presentComment({ id, body, author, createdAt }: FakeComment) {
  return {
    id,
    body,
    user: presentAccount(author),
    comment_type: 'pr_comment',
    created_at: createdAt.toISOString(),
  };
}

export function presentCheckRun({ id, name, headSha, status, conclusion, detailsUrl, title, summary }: FakeCheckRun) {
  return { id, name, head_sha: headSha, status, conclusion, details_url: detailsUrl, output: { title, summary } };
}

/** The answer contains the secret. */
export function presentHook({ id, url, password, encryptionType, pullRequests, notes }: FakeHook) {
  return {
    id,
    url,
    password,
    encryption_type: encryptionType,
    merge_requests_events: pullRequests,
    note_events: notes,
    push_events: false,
  };
}
