import { randomBytes } from 'node:crypto';
import {
  presentComment,
  presentIssue,
  presentPull,
} from '#server/integrations/gate-platform/github/testing/fake-present-pull.ts';
import { emit } from '#server/integrations/gate-platform/github/testing/fake-webhooks.ts';
import { addCommits, type NewCommit } from './fake-commits.ts';
import { headOf, takeId } from './fake-places.ts';
import type { FakeAccount, FakeComment, FakeGithubState } from './fake-state.ts';
import type { FakePull, FakeRepository } from './fake-state.ts';

/** A pull request to be opened. */
export interface NewPull {
  readonly repository: FakeRepository;
  readonly opener: FakeAccount;
  readonly commits: readonly NewCommit[];
  readonly title?: string;
  readonly base?: string;
  readonly draft?: boolean;
  readonly fromFork?: boolean;
  /** Commits that exist, such as those of another pull request, before the new ones. */
  readonly existing?: FakePull['commits'];
  readonly changedLines?: number;
  readonly files?: FakePull['files'];
  /** Times that the head is still unknown when a check is written to it, as it happens with forks. */
  readonly youngFor?: number;
}

/** Commits pushed to a pull request. */
export interface NewPush {
  readonly by: FakeAccount;
  readonly commits: readonly NewCommit[];
  /** Replaces all commits instead of adding to them. */
  readonly force?: boolean;
  /** Reads that still show the old head. */
  readonly staleReads?: number;
  readonly youngFor?: number;
}

/** Opens a pull request and sends its webhook. */
export function openPull(state: FakeGithubState, opened: NewPull): FakePull {
  const { repository, opener, title = 'Change something', draft = false, changedLines = 10, files } = opened;
  const { existing = [] } = opened;
  const base = opened.base ?? repository.defaultBranch;
  const baseSha = tipOf(repository, base);
  const pull: FakePull = {
    repository,
    number: repository.pulls.size + 1,
    title,
    state: 'open',
    draft,
    fromFork: opened.fromFork ?? false,
    opener,
    base,
    baseSha,
    commits: [...existing, ...addCommits(state, existing.at(-1)?.sha ?? baseSha, opened.commits)],
    labels: new Set(),
    locked: false,
    changedLines,
    files: files ?? [{ path: 'README.md' }],
    stale: null,
  };
  repository.pulls.set(pull.number, pull);
  repository.youngCommits.set(headOf(pull).sha, opened.youngFor ?? 0);
  tell(state, pull, { action: 'opened', sender: opener });
  return pull;
}

/** The newest commit of a branch, which begins now if there is none. */
function tipOf({ branches }: FakeRepository, branch: string): string {
  const tip = branches.get(branch) ?? randomBytes(20).toString('hex');
  branches.set(branch, tip);
  return tip;
}

/** Pushes commits to a pull request and sends its webhook. */
export function pushToPull(state: FakeGithubState, pull: FakePull, push: NewPush): void {
  const before = pull.commits;
  const beforeSha = headOf(pull).sha;
  const onto = push.force === true ? pull.baseSha : beforeSha;
  const added = addCommits(state, onto, push.commits);
  moveHead(state, pull, { by: push.by, commits: push.force === true ? added : [...before, ...added] });
  pull.stale = push.staleReads === undefined ? null : { reads: push.staleReads, commits: before };
  pull.repository.youngCommits.set(headOf(pull).sha, push.youngFor ?? 0);
}

/** Moves a pull request to commits that exist, such as those of an earlier head, and sends its webhook. */
export function moveHead(
  state: FakeGithubState,
  pull: FakePull,
  { by, commits }: { readonly by: FakeAccount; readonly commits: FakePull['commits'] },
): void {
  const before = headOf(pull).sha;
  pull.commits = commits;
  tell(state, pull, { action: 'synchronize', sender: by, payload: { before, after: headOf(pull).sha } });
}

/** Changes the branch that a pull request is for, and its commits from there; sends its webhook. */
export function retargetPull(
  state: FakeGithubState,
  pull: FakePull,
  {
    by,
    base,
    commits = pull.commits,
  }: { readonly by: FakeAccount; readonly base: string; readonly commits?: FakePull['commits'] },
): void {
  const { base: from, baseSha } = pull;
  Object.assign(pull, { base, commits, baseSha: tipOf(pull.repository, base) });
  const changes = { base: { ref: { from }, sha: { from: baseSha } } };
  tell(state, pull, { action: 'edited', sender: by, payload: { changes } });
}

/** Changes the state of a pull request and sends its webhook. */
export function changePullState(
  state: FakeGithubState,
  pull: FakePull,
  { by, to }: { readonly by: FakeAccount; readonly to: FakePull['state'] },
): void {
  pull.state = to;
  tell(state, pull, { action: to === 'open' ? 'reopened' : 'closed', sender: by });
}

/** Sends the webhook for an event of a pull request. */
export function tell(
  state: FakeGithubState,
  pull: FakePull,
  event: {
    readonly action: string;
    readonly sender: FakeAccount;
    readonly payload?: Readonly<Record<string, unknown>>;
  },
): void {
  emit(state, {
    event: 'pull_request',
    repository: pull.repository,
    ...event,
    payload: { number: pull.number, pull_request: presentPull(state, pull), ...event.payload },
  });
}

/** Posts a comment and sends its webhook. */
export function addComment(
  state: FakeGithubState,
  pull: FakePull,
  { by, body, action = 'created' }: { readonly by: FakeAccount; readonly body: string; readonly action?: string },
): FakeComment {
  const createdAt = state.now();
  const comment: FakeComment = {
    id: takeId(state),
    number: pull.number,
    author: by,
    body,
    createdAt,
    reactions: new Set(),
  };
  pull.repository.comments.push(comment);
  tellComment(state, pull, { comment, action });
  return comment;
}

/** Sends the webhook for a comment that was posted or edited. */
export function tellComment(
  state: FakeGithubState,
  pull: FakePull,
  { comment, action }: { readonly comment: FakeComment; readonly action: string },
): void {
  emit(state, {
    event: 'issue_comment',
    action,
    repository: pull.repository,
    sender: comment.author,
    payload: {
      ...(action === 'edited' ? { changes: { body: { from: 'As it was.' } } } : {}),
      issue: presentIssue(state, pull),
      comment: presentComment(state, pull.repository, comment),
    },
  });
}
