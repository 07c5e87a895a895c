import { createHash, randomUUID } from 'node:crypto';
import { headOf, takeId } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { hookFacts, hookNote, hookPull } from './fake-hook-data.ts';
import type { FakeAccount, FakeComment, FakeCommit } from './fake-state.ts';
import type { FakeGiteeState, FakePull, FakeRepository } from './fake-state.ts';
import { emit } from './fake-webhooks.ts';

/** Who Gitee itself is in commits that it makes on its pages. */
const WEB: FakeCommit['committer'] = { name: 'Gitee', email: 'noreply@gitee.com' };

/** Attributes of a commit that a test cares for. */
export interface NewCommit {
  readonly author: string;
  readonly committer?: string;
  readonly message?: string;
}

/** A pull request to be opened. */
export interface NewPull {
  readonly repository: FakeRepository;
  readonly opener: FakeAccount;
  readonly commits: readonly NewCommit[];
  readonly title?: string;
  readonly draft?: boolean;
  readonly light?: boolean;
}

/** Opens a pull request and sends its webhooks. */
export function openPull(state: FakeGiteeState, opened: NewPull): FakePull {
  const { repository, opener, title = 'Change something', draft = false, light = false } = opened;
  const baseSha = repository.branches.get('master') ?? '';
  const pull: FakePull = {
    id: takeId(state),
    repository,
    number: repository.pulls.size + 1,
    title,
    state: 'open',
    draft,
    opener,
    base: 'master',
    baseSha,
    commits: addCommits(baseSha, opened.commits, light),
    labels: new Set(),
    light,
    stale: null,
  };
  repository.pulls.set(pull.number, pull);
  tellPull(state, pull, { action: 'open', sender: opener });
  return pull;
}

/** Makes commits, each upon the one before. The committer is by default the author, of light changes Gitee itself. */
export function addCommits(base: string, commits: readonly NewCommit[], light = false): FakeCommit[] {
  let parent = base;
  return commits.map(({ author, committer = author, message = 'Change a line' }) => {
    const sha = createHash('sha1').update(randomUUID()).digest('hex');
    const made = {
      sha,
      message,
      author: toPerson(author),
      committer: light ? WEB : toPerson(committer),
      parents: [parent],
    };
    parent = sha;
    return made;
  });
}

function toPerson(email: string): FakeCommit['author'] {
  return { name: email.split('@')[0] ?? email, email };
}

/** Commits pushed to a pull request. */
export interface NewPush {
  readonly by: FakeAccount;
  readonly commits: readonly NewCommit[];
  /** Replaces all commits instead of adding to them. */
  readonly force?: boolean;
  /** Reads that still show the commits before. */
  readonly staleReads?: number;
}

/** Pushes commits to a pull request and sends its webhooks. */
export function pushToPull(state: FakeGiteeState, pull: FakePull, { by, commits, force, staleReads }: NewPush): void {
  const before = pull.commits;
  const kept = force === true ? [] : before;
  pull.commits = [...kept, ...addCommits(kept.at(-1)?.sha ?? pull.baseSha, commits)];
  pull.stale = staleReads === undefined ? null : { reads: staleReads, commits: before };
  tellPull(state, pull, { action: 'update', action_desc: 'source_branch_changed', sender: by });
}

/** Changes the branch that a pull request is for, and its commits from there; sends its webhooks. */
export function retargetPull(
  state: FakeGiteeState,
  pull: FakePull,
  { by, base, commits }: { readonly by: FakeAccount; readonly base: string; readonly commits: FakePull['commits'] },
): void {
  Object.assign(pull, { base, commits, baseSha: pull.repository.branches.get(base) ?? pull.baseSha });
  tellPull(state, pull, { action: 'update', action_desc: 'target_branch_changed', sender: by });
}

const STATE_ACTIONS = { open: 'reopen', closed: 'close', merged: 'merge' } as const;

/** Changes the state of a pull request and sends its webhooks. */
export function changePullState(
  state: FakeGiteeState,
  pull: FakePull,
  { by, to }: { readonly by: FakeAccount; readonly to: FakePull['state'] },
): void {
  pull.state = to;
  tellPull(state, pull, { action: STATE_ACTIONS[to], sender: by });
}

/** Sends the webhooks for an event of a pull request. */
export function tellPull(
  state: FakeGiteeState,
  pull: FakePull,
  { sender, ...event }: { readonly action: string; readonly action_desc?: string; readonly sender: FakeAccount },
): void {
  const payload = { ...hookFacts(state, pull, sender), ...event };
  emit(state, { kind: 'merge_request_hooks', repository: pull.repository, sender, payload });
}

/** Posts a comment and sends its webhooks. */
export function addComment(
  state: FakeGiteeState,
  pull: FakePull,
  { by, body }: { readonly by: FakeAccount; readonly body: string },
): FakeComment {
  const createdAt = state.now();
  const comment: FakeComment = { id: takeId(state), number: pull.number, author: by, body, createdAt };
  pull.repository.comments.push(comment);
  tellComment(state, pull, { comment, action: 'comment' });
  return comment;
}

/** Sends the webhooks for a comment that was posted, edited or deleted. */
export function tellComment(
  state: FakeGiteeState,
  pull: FakePull,
  { comment, action }: { readonly comment: FakeComment; readonly action: string },
): void {
  const told = hookNote(state, pull, comment);
  const payload = {
    action,
    noteable_type: 'PullRequest',
    noteable_id: pull.id,
    comment: told,
    note: comment.body,
    url: told.html_url,
    title: pull.title,
    per_iid: `!${pull.number}`,
    author: told.user,
    pull_request: hookPull(state, pull),
  };
  emit(state, { kind: 'note_hooks', repository: pull.repository, sender: comment.author, payload });
}

/** Clicks on the button that runs a check again. */
export function rerunCheck(state: FakeGiteeState, pull: FakePull, sender: FakeAccount): void {
  const payload = { action: 'rerequested', check_run: { name: 'signet/cla', head_sha: headOf(pull).sha } };
  emit(state, { kind: 'check_run_hooks', repository: pull.repository, sender, payload });
}
