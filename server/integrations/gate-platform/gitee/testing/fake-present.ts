import { crc32 } from 'node:zlib';
import { headOf, pathOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeAccount, FakeCheckRun, FakeComment, FakeCommit } from './fake-state.ts';
import type { FakeGiteeState, FakeHook, FakePull, FakeRepository } from './fake-state.ts';

/** When everything was made that no test has a time for. */
export const MADE_AT = '2026-01-01T00:00:00+08:00';

/** The API's address, which Gitee has in all of its answers. */
const apiOf = ({ url }: FakeGiteeState): string => `${url}/api/v5`;

/** An account in short. */
export function presentMini(state: FakeGiteeState, { id, login }: FakeAccount) {
  const url = `${apiOf(state)}/users/${login}`;
  const pages = { avatar_url: `${state.url}/avatar.png`, html_url: `${state.url}/${login}` };
  return { id, login, name: login, url, ...pages, remark: '' };
}

export function presentAccount(state: FakeGiteeState, account: FakeAccount) {
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
    type: account.type,
  };
}

/** An account that is asked for by itself. */
export function presentProfile(state: FakeGiteeState, account: FakeAccount) {
  return {
    ...presentAccount(state, account),
    ...{ blog: null, weibo: null, bio: null, email: null, created_at: MADE_AT, updated_at: MADE_AT },
    ...{ public_repos: 0, public_gists: 0, followers: 0, following: 0, stared: 0, watched: 0 },
  };
}

/** An organisation in lists. */
export function presentGroup(state: FakeGiteeState, { id, login }: FakeAccount) {
  const url = `${apiOf(state)}/orgs/${login}`;
  return {
    ...{ id, login, name: login, url, avatar_url: `${state.url}/group.png`, description: null, follow_count: 0 },
    ...{ repos_url: `${url}/repos`, events_url: `${url}/events`, members_url: `${url}/members{/member}` },
  };
}

/** An organisation that is asked for by itself. */
export function presentWholeGroup(state: FakeGiteeState, account: FakeAccount) {
  return {
    ...presentGroup(state, account),
    ...{ type: 'Group', location: null, email: null, created_at: MADE_AT, public: true, enterprise: null },
    ...{ html_url: `${state.url}/${account.login}`, members: 1, public_repos: 1, private_repos: 0 },
    owner: presentMini(state, account),
  };
}

/** The owner of a repository is shown apart from the space that it is in. */
function presentBasics(state: FakeGiteeState, repository: FakeRepository) {
  const { id, owner, name } = repository;
  const type = owner.type === 'Group' ? 'group' : 'personal';
  const path = pathOf(repository);
  const page = `${state.url}/${path}`;
  // Spaces have ids of their own, which are not those of organisations.
  const space = { id: owner.id + 1_000_000, html_url: `${state.url}/${owner.login}` };
  return {
    ...{ id, full_name: path, human_name: path, url: `${apiOf(state)}/repos/${path}`, path: name, name },
    namespace: { ...space, type, name: owner.login, path: owner.login },
    ...{ owner: presentAccount(state, owner), assigner: null, description: null, fork: false },
    ...{ private: repository.private, public: !repository.private, internal: false },
    ...{ html_url: `${page}.git`, ssh_url: `git@127.0.0.1:${path}.git` },
  };
}

export function presentRepository(state: FakeGiteeState, repository: FakeRepository) {
  return {
    ...presentBasics(state, repository),
    ...{ default_branch: 'master', project_creator: repository.owner.login },
    ...{ pushed_at: MADE_AT, created_at: MADE_AT, updated_at: MADE_AT },
  };
}

/** A pull request without a fork names no repository of its head. */
export function presentPull(state: FakeGiteeState, pull: FakePull) {
  const { repository, opener, light } = pull;
  const url = `${apiOf(state)}/repos/${pathOf(repository)}/pulls/${pull.number}`;
  const page = `${state.url}/${pathOf(repository)}/pulls/${pull.number}`;
  const user = presentAccount(state, opener);
  const base = presentBasics(state, repository);
  const fork = { ...base, id: repository.id + 1, full_name: `${opener.login}/${repository.name}`, owner: user };
  const ref = light ? `light-${pull.number}` : 'change';
  const sha = headOf(pull).sha;
  return {
    ...{ id: pull.id, number: pull.number, state: pull.state, title: pull.title, body: null, draft: pull.draft },
    ...{ url, html_url: page, diff_url: `${page}.diff`, patch_url: `${page}.patch`, issue_url: `${url}/issues` },
    ...{ commits_url: `${url}/commits`, review_comments_url: `${url}/comments/{/number}` },
    ...{ review_comment_url: `${url}/comments`, comments_url: `${url}/comments` },
    ...{ locked: false, mergeable: true, user, closed_at: null, merged_at: null },
    ...{ created_at: MADE_AT, updated_at: state.now().toISOString() },
    head: { label: ref, ref, sha, user, repo: light ? null : fork },
    base: { label: pull.base, ref: pull.base, sha: pull.baseSha, user: base.owner, repo: base },
    labels: [...pull.labels].map((name) => presentLabel(state, repository, name)),
  };
}

export function presentLabel(state: FakeGiteeState, repository: FakeRepository, name: string) {
  const url = `${apiOf(state)}/repos/${pathOf(repository)}/labels/${encodeURIComponent(name)}`;
  const dates = { created_at: MADE_AT, updated_at: MADE_AT };
  return { id: crc32(name), color: '6e7781', name, repository_id: repository.id, url, ...dates };
}

/** An account stands beside a person only where their address is tied to one. */
export function presentCommit(state: FakeGiteeState, repository: FakeRepository, commit: FakeCommit) {
  const { sha, message, author, committer, parents } = commit;
  const date = state.now().toISOString();
  const root = `${apiOf(state)}/repos/${pathOf(repository)}/commits`;
  return {
    ...{ url: `${root}/${sha}`, sha, html_url: `${state.url}/${pathOf(repository)}/commit/${sha}` },
    comments_url: `${root}/${sha}/comments`,
    commit: { author: { ...author, date }, committer: { ...committer, date }, message },
    author: accountOf(state, author.email),
    committer: accountOf(state, committer.email),
    parents: parents.map((parent) => ({ sha: parent, url: `${root}/${parent}` })),
  };
}

function accountOf(state: FakeGiteeState, email: string): object | null {
  const bound = [...state.accounts.values()].find(({ emails }) => emails.includes(email));
  return bound === undefined ? null : presentAccount(state, bound);
}

export function presentComment(state: FakeGiteeState, repository: FakeRepository, comment: FakeComment) {
  const { id, number, body, author, createdAt } = comment;
  const root = `${apiOf(state)}/repos/${pathOf(repository)}/pulls`;
  const time = createdAt.toISOString();
  return {
    ...{ url: `${root}/comments/${id}`, id, body, user: presentAccount(state, author), comment_type: 'pr_comment' },
    ...{ created_at: time, updated_at: time, pull_request_url: `${root}/${number}` },
    html_url: `${state.url}/${pathOf(repository)}/pulls/${number}#note_${id}`,
  };
}

export function presentCheckRun(state: FakeGiteeState, repository: FakeRepository, run: FakeCheckRun) {
  const { id, name, headSha, status, conclusion, detailsUrl, title, summary } = run;
  return {
    ...{ id, name, head_sha: headSha, status, conclusion, details_url: detailsUrl, output: { title, summary } },
    url: `${apiOf(state)}/repos/${pathOf(repository)}/check-runs/${id}`,
    html_url: `${state.url}/${pathOf(repository)}/check_runs/${id}`,
    ...{ started_at: MADE_AT, completed_at: conclusion === null ? null : MADE_AT },
  };
}

/** The answer contains the secret. */
export function presentHook(repository: FakeRepository, hook: FakeHook) {
  const { id, url, password, encryptionType, pullRequests, notes } = hook;
  return {
    ...{ id, url, password, encryption_type: encryptionType, project_id: repository.id, created_at: MADE_AT },
    ...{ merge_requests_events: pullRequests, note_events: notes, push_events: false, result: null, result_code: null },
  };
}
