import { createHash, randomBytes } from 'node:crypto';
import type { FakeAccount, FakeComment, FakeCommit, FakeGitcodeState, FakePull, FakeRepository } from './fake-state.ts';
import { tellComment, tellPull } from './fake-webhooks.ts';

/** A commit to be made; the author commits by default. */
export interface NewCommit {
  /** Address. */
  readonly author: string;
  readonly committer?: string;
  readonly message?: string;
  readonly parents?: number;
}

export interface NewPull {
  readonly repository: FakeRepository;
  readonly opener: FakeAccount;
  readonly commits: readonly NewCommit[];
  readonly title?: string;
}

/** Makes a commit. */
export function makeCommit(state: FakeGitcodeState, { author, committer = author, ...commit }: NewCommit): FakeCommit {
  const { message = 'Change something', parents = 1 } = commit;
  const person = (email: string) => ({ name: email.split('@')[0] ?? '', email });
  const sha = createHash('sha1')
    .update(`${(state.nextId += 1)} ${author}`)
    .digest('hex');
  return { sha, message, author: person(author), committer: person(committer), parents };
}

export function openPull(
  state: FakeGitcodeState,
  { repository, opener, commits, title = 'A change' }: NewPull,
): FakePull {
  const pull: FakePull = {
    number: repository.pulls.length + 1,
    repository,
    opener,
    title,
    state: 'open',
    commits: commits.map((commit) => makeCommit(state, commit)),
    targetBranch: 'main',
    labels: new Set(),
    comments: [],
    testedBy: new Set(),
  };
  repository.pulls.push(pull);
  tellPull(state, pull, { action: 'open' });
  return pull;
}

/** Labels and tests stay, whatever is pushed. */
export function push(state: FakeGitcodeState, pull: FakePull, commits: readonly NewCommit[]): void {
  pull.commits = [...pull.commits, ...commits.map((commit) => makeCommit(state, commit))];
  tellPull(state, pull, { action: 'update' });
}

/** Replaces all commits. */
export function forcePush(state: FakeGitcodeState, pull: FakePull, commits: readonly FakeCommit[]): void {
  pull.commits = [...commits];
  tellPull(state, pull, { action: 'update' });
}

export function setPullState(state: FakeGitcodeState, pull: FakePull, to: FakePull['state']): void {
  const action = { open: 'reopen', closed: 'close', merged: 'merge' }[to];
  pull.state = to;
  tellPull(state, pull, { action });
}

export function retarget(state: FakeGitcodeState, pull: FakePull, branch: string): void {
  pull.targetBranch = branch;
  tellPull(state, pull, { action: 'update' });
}

interface NewComment {
  readonly by: FakeAccount;
  readonly body: string;
  readonly needToResolve?: boolean;
}

/** Adds a comment without a webhook. */
export function addPullComment(
  state: FakeGitcodeState,
  pull: FakePull,
  { by, body, needToResolve = false }: NewComment,
): FakeComment {
  const noteId = (state.nextId += 1);
  const thread = randomBytes(20).toString('hex');
  const createdAt = new Date();
  const added = { thread, noteId, hookId: noteId - 500, createdAt, body, author: by, needToResolve, resolved: false };
  pull.comments.push(added);
  return added;
}

/** Comments as a person does, or as the platform does when something happened. */
export function comment(
  state: FakeGitcodeState,
  pull: FakePull,
  { system = false, ...text }: NewComment & { readonly system?: boolean },
): FakeComment {
  const added = addPullComment(state, pull, text);
  tellComment(state, pull, { comment: added, system });
  return added;
}

/** What the robot that merges demands. */
export interface MergeLabels {
  readonly covered: string;
  readonly uncovered: string;
}

/** Whether it could be merged now: the robot reads labels, the platform its own settings. */
export function isMergeable(pull: FakePull, { covered, uncovered }: MergeLabels): boolean {
  const { repository, labels, testedBy, comments, state } = pull;
  const tested = repository.requiredTester === null || testedBy.has(repository.requiredTester);
  const resolved = !repository.resolveAll || comments.every((one) => !one.needToResolve || one.resolved);
  return state === 'open' && labels.has(covered) && !labels.has(uncovered) && tested && resolved;
}
