import { crc32 } from 'node:zlib';
import {
  apiOf,
  MADE_AT,
  presentAccount,
  presentBasics,
} from '#server/integrations/code-platform/testing/gitee-objects.ts';
import type { FakeState } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { accountOf, GHOST } from '#server/integrations/gate-platform/testing/fake-people.ts';
import { headOf, pathOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type {
  FakeCheckRun,
  FakeComment,
  FakeCommit,
  FakeHook,
  FakePull,
  FakeRepository,
} from '#server/integrations/gate-platform/testing/fake-state.ts';

/** An id that no other pull request has. */
export const pullId = ({ repository, number }: FakePull): number => repository.id * 100_000 + number;

/**
 * What the API and webhooks show alike of a pull request, whose opener and repository they show each in another way;
 * without a fork it names no repository of its head.
 */
export function pullBasics<User, Base extends { readonly owner: User }>(
  state: FakeState,
  pull: FakePull,
  { user, base }: { readonly user: User; readonly base: Base },
) {
  const { repository, number, light, title } = pull;
  const opener = pull.opener ?? GHOST;
  const page = `${state.url}/${pathOf(repository)}/pulls/${number}`;
  const fork = { ...base, id: repository.id + 1, full_name: `${opener.login}/${repository.name}`, owner: user };
  const ref = light ? `light-${number}` : 'change';
  return {
    id: pullId(pull),
    number,
    state: pull.state,
    title,
    body: null,
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    user,
    closed_at: null,
    merged_at: null,
    created_at: MADE_AT,
    updated_at: state.now().toISOString(),
    head: { label: ref, ref, sha: headOf(pull).sha, user, repo: light ? null : fork },
    base: { label: pull.base, ref: pull.base, sha: pull.baseSha, user: base.owner, repo: base },
  };
}

export function presentPull(state: FakeState, pull: FakePull) {
  const { repository } = pull;
  const url = `${apiOf(state)}/repos/${pathOf(repository)}/pulls/${pull.number}`;
  const user = presentAccount(state, pull.opener ?? GHOST);
  return {
    ...pullBasics(state, pull, { user, base: presentBasics(state, repository) }),
    draft: pull.draft,
    url,
    issue_url: `${url}/issues`,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments/{/number}`,
    review_comment_url: `${url}/comments`,
    comments_url: `${url}/comments`,
    locked: false,
    mergeable: true,
    labels: [...pull.labels].map((name) => presentLabel(state, repository, name)),
  };
}

export function presentLabel(state: FakeState, repository: FakeRepository, name: string) {
  const url = `${apiOf(state)}/repos/${pathOf(repository)}/labels/${encodeURIComponent(name)}`;
  const dates = { created_at: MADE_AT, updated_at: MADE_AT };
  return { id: crc32(name), color: '6e7781', name, repository_id: repository.id, url, ...dates };
}

/** An account stands beside a person only where their address is tied to one. */
export function presentCommit(state: FakeState, repository: FakeRepository, commit: FakeCommit) {
  const { sha, message, author, committer, parents } = commit;
  const date = state.now().toISOString();
  const root = `${apiOf(state)}/repos/${pathOf(repository)}/commits`;
  return {
    url: `${root}/${sha}`,
    sha,
    html_url: `${state.url}/${pathOf(repository)}/commit/${sha}`,
    comments_url: `${root}/${sha}/comments`,
    commit: {
      author: { ...author, date },
      committer: { ...committer, date },
      message,
    },
    author: showTied(state, author.email),
    committer: showTied(state, committer.email),
    parents: parents.map((parent) => ({
      sha: parent,
      url: `${root}/${parent}`,
    })),
  };
}

function showTied(state: FakeState, email: string): object | null {
  const tied = accountOf(state, email);
  return tied === undefined ? null : presentAccount(state, tied);
}

export function presentComment(state: FakeState, repository: FakeRepository, comment: FakeComment) {
  const { id, number, body, author, createdAt } = comment;
  const root = `${apiOf(state)}/repos/${pathOf(repository)}/pulls`;
  const time = createdAt.toISOString();
  return {
    url: `${root}/comments/${id}`,
    id,
    body,
    user: presentAccount(state, author),
    comment_type: 'pr_comment',
    created_at: time,
    updated_at: time,
    pull_request_url: `${root}/${number}`,
    html_url: `${state.url}/${pathOf(repository)}/pulls/${number}#note_${id}`,
  };
}

export function presentCheckRun(state: FakeState, repository: FakeRepository, run: FakeCheckRun) {
  const { id, name, headSha, status, conclusion, detailsUrl, title, summary } = run;
  return {
    id,
    name,
    head_sha: headSha,
    status,
    conclusion,
    details_url: detailsUrl,
    output: { title, summary },
    url: `${apiOf(state)}/repos/${pathOf(repository)}/check-runs/${id}`,
    html_url: `${state.url}/${pathOf(repository)}/check_runs/${id}`,
    started_at: MADE_AT,
    completed_at: conclusion === null ? null : MADE_AT,
  };
}

/** The answer contains the secret. */
export function presentHook(repository: FakeRepository, hook: FakeHook) {
  const { id, url, password, encryptionType, pullRequests, notes } = hook;
  return {
    id,
    url,
    password,
    encryption_type: encryptionType,
    project_id: repository.id,
    created_at: MADE_AT,
    merge_requests_events: pullRequests,
    note_events: notes,
    push_events: false,
    result: null,
    result_code: null,
  };
}
