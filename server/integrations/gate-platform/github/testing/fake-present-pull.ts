import { EPOCH, presentAccount, presentRepository } from '#server/integrations/code-platform/testing/github-objects.ts';
import { GHOST } from '#server/integrations/gate-platform/testing/fake-people.ts';
import { headOf, pathOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeComment, FakePull, FakeRepository } from '#server/integrations/gate-platform/testing/fake-state.ts';
import type { FakeGithubState } from './fake-github-state.ts';
import { presentLabel } from './fake-present.ts';

/** What no test has an opinion about. */
const PLAIN = {
  merged_by: null,
  created_at: EPOCH,
  milestone: null,
  assignee: null,
  assignees: [],
  requested_reviewers: [],
  requested_teams: [],
  merge_commit_sha: null,
  mergeable: null,
  rebaseable: null,
  mergeable_state: 'unknown',
  author_association: 'CONTRIBUTOR',
  auto_merge: null,
  active_lock_reason: null,
  maintainer_can_modify: true,
  comments: 0,
  review_comments: 0,
  body: null,
};

/** How GitHub shows a pull request in webhooks. */
export function presentPull(state: FakeGithubState, pull: FakePull) {
  const path = pathOf(pull.repository);
  const { url, commentsUrl, page } = placesOf(state, pull);
  const opener = presentAccount(state, pull.opener ?? GHOST);
  const ended = pull.state === 'open' ? null : EPOCH;
  const statuses = `${state.apiUrl}/repos/${path}/statuses/${headOf(pull).sha}`;
  const links = {
    self: url,
    html: page,
    issue: url.replace('/pulls/', '/issues/'),
    comments: commentsUrl,
    review_comments: `${url}/comments`,
    review_comment: `${state.apiUrl}/repos/${path}/pulls/comments{/number}`,
    commits: `${url}/commits`,
    statuses,
  };
  return {
    ...PLAIN,
    ...numberOf(pull),
    url,
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    issue_url: links.issue,
    commits_url: links.commits,
    review_comments_url: links.review_comments,
    review_comment_url: links.review_comment,
    comments_url: commentsUrl,
    statuses_url: statuses,
    _links: Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }])),
    title: pull.title,
    state: pull.state === 'open' ? 'open' : 'closed',
    locked: pull.locked,
    draft: pull.draft,
    user: opener,
    labels: [...pull.labels].map((name) => presentLabel(state, path, name)),
    head: presentEnd(state, pull, { sha: headOf(pull).sha, ref: 'change' }),
    base: presentEnd(state, pull, { sha: pull.baseSha, ref: pull.base }),
    merged: pull.state === 'merged',
    merged_at: pull.state === 'merged' ? EPOCH : null,
    updated_at: state.now().toISOString(),
    closed_at: ended,
    commits: pull.commits.length,
    changed_files: pull.files.length,
    additions: pull.changedLines,
    deletions: 0,
  };
}

/** How GitHub shows a pull request in webhooks about comments: as an issue. */
export function presentIssue(state: FakeGithubState, pull: FakePull) {
  const path = pathOf(pull.repository);
  const { url: pullUrl, commentsUrl, page } = placesOf(state, pull);
  const url = pullUrl.replace('/pulls/', '/issues/');
  return {
    ...numberOf(pull),
    url,
    repository_url: `${state.apiUrl}/repos/${path}`,
    labels_url: `${url}/labels{/name}`,
    comments_url: commentsUrl,
    events_url: `${url}/events`,
    html_url: page,
    title: pull.title,
    user: presentAccount(state, pull.opener ?? GHOST),
    labels: [...pull.labels].map((name) => presentLabel(state, path, name)),
    state: pull.state === 'open' ? 'open' : 'closed',
    locked: pull.locked,
    assignee: null,
    assignees: [],
    milestone: null,
    comments: 0,
    body: null,
    draft: pull.draft,
    created_at: EPOCH,
    updated_at: EPOCH,
    closed_at: null,
    author_association: 'CONTRIBUTOR',
    active_lock_reason: null,
    performed_via_github_app: null,
    state_reason: null,
    reactions: presentReactions(url, new Set()),
    timeline_url: `${url}/timeline`,
    pull_request: {
      url: pullUrl,
      html_url: page,
      diff_url: `${page}.diff`,
      patch_url: `${page}.patch`,
      merged_at: null,
    },
  };
}

/** How GitHub shows a comment. */
export function presentComment(state: FakeGithubState, repository: FakeRepository, comment: FakeComment) {
  const root = `${state.apiUrl}/repos/${pathOf(repository)}/issues`;
  const url = `${root}/comments/${comment.id}`;
  const createdAt = comment.createdAt.toISOString();
  return {
    id: comment.id,
    node_id: `IC_${comment.id}`,
    url,
    html_url: `${state.url}/${pathOf(repository)}/pull/${comment.number}#issuecomment-${comment.id}`,
    issue_url: `${root}/${comment.number}`,
    body: comment.body,
    user: presentAccount(state, comment.author),
    created_at: createdAt,
    updated_at: createdAt,
    author_association: 'NONE',
    performed_via_github_app: null,
    reactions: presentReactions(url, comment.reactions),
  };
}

function presentReactions(url: string, given: ReadonlySet<string>) {
  const contents = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'];
  const counts = Object.fromEntries(contents.map((content) => [content, given.has(content) ? 1 : 0]));
  return { url: `${url}/reactions`, total_count: given.size, ...counts };
}

/** A number of the repository, and an id that no other pull request has. */
function numberOf({ repository, number }: FakePull) {
  const id = repository.id * 100_000 + number;
  return { id, node_id: `PR_${id}`, number };
}

function placesOf(state: FakeGithubState, { repository, number }: FakePull) {
  const path = pathOf(repository);
  const root = `${state.apiUrl}/repos/${path}`;
  return {
    url: `${root}/pulls/${number}`,
    commentsUrl: `${root}/issues/${number}/comments`,
    page: `${state.url}/${path}/pull/${number}`,
  };
}

function presentEnd(
  state: FakeGithubState,
  pull: FakePull,
  { sha, ref }: { readonly sha: string; readonly ref: string },
) {
  const { repository } = pull;
  return {
    label: `${repository.owner.login}:${ref}`,
    ref,
    sha,
    user: presentAccount(state, repository.owner),
    repo: presentRepository(state, repository),
  };
}
