import { randomBytes } from 'node:crypto';
import { addCommits, type NewCommit } from './fake-commits.ts';
import type { FakeState } from './fake-face.ts';
import { GHOST } from './fake-people.ts';
import { headOf, takeId } from './fake-places.ts';
import type { FakeAccount, FakeComment, FakeCommit, FakePull, FakeRepository } from './fake-state.ts';

/** A pull request to be opened. */
export interface NewPull {
  readonly repository: FakeRepository;
  readonly opener: FakeAccount;
  readonly commits: readonly NewCommit[];
  readonly title?: string;
  readonly base?: string;
  readonly draft?: boolean;
  readonly fromFork?: boolean;
  readonly light?: boolean;
  /** Commits that exist, such as those of another pull request, before the new ones. */
  readonly existing?: FakePull['commits'];
  readonly changedLines?: number;
  readonly files?: FakePull['files'];
  /** Times that the head is still unknown when a check is written to it, as it happens with forks. */
  readonly youngFor?: number;
}

/** Opens a pull request and sends its webhook. */
export function openPull(state: FakeState, opened: NewPull): FakePull {
  const { repository, opener, existing = [], light = false } = opened;
  const base = opened.base ?? repository.defaultBranch;
  const baseSha = tipOf(repository, base);
  const commits = light ? opened.commits.map((commit) => ({ ...commit, web: true })) : opened.commits;
  const pull: FakePull = {
    repository,
    number: repository.pulls.size + 1,
    title: opened.title ?? 'Change something',
    state: 'open',
    draft: opened.draft ?? false,
    fromFork: opened.fromFork ?? false,
    light,
    opener,
    base,
    baseSha,
    commits: [...existing, ...addCommits(state, existing.at(-1)?.sha ?? baseSha, commits)],
    labels: new Set(),
    locked: false,
    changedLines: opened.changedLines ?? 10,
    files: opened.files ?? [{ path: 'README.md' }],
    stale: null,
    testedBy: new Set(),
  };
  repository.pulls.set(pull.number, pull);
  repository.youngCommits.set(headOf(pull).sha, opened.youngFor ?? 0);
  state.face.tellPull(state, pull, { what: 'opened', by: opener });
  return pull;
}

/** The newest commit of a branch, which begins now if there is none. */
function tipOf({ branches }: FakeRepository, branch: string): string {
  const tip = branches.get(branch) ?? randomBytes(20).toString('hex');
  branches.set(branch, tip);
  return tip;
}

/** Who did something to a pull request, by default its opener. */
interface Deed {
  readonly by?: FakeAccount | undefined;
}

const doerOf = ({ opener }: FakePull, { by }: Deed): FakeAccount => by ?? opener ?? GHOST;

/** Commits pushed to a pull request. */
export interface NewPush extends Deed {
  readonly commits: readonly NewCommit[];
  /** Replaces all commits instead of adding to them. */
  readonly force?: boolean;
  /** Reads that still show the old head. */
  readonly staleReads?: number;
  readonly youngFor?: number;
}

/** Pushes commits to a pull request and sends its webhook. */
export function pushToPull(state: FakeState, pull: FakePull, push: NewPush): void {
  const before = pull.commits;
  const kept = push.force === true ? [] : before;
  const added = addCommits(state, kept.at(-1)?.sha ?? pull.baseSha, push.commits);
  moveHead(state, pull, { by: push.by, commits: [...kept, ...added] });
  pull.stale = push.staleReads === undefined ? null : { reads: push.staleReads, commits: before };
  pull.repository.youngCommits.set(headOf(pull).sha, push.youngFor ?? 0);
}

/** Moves a pull request to commits that exist, such as those of an earlier head, and sends its webhook. */
export function moveHead(
  state: FakeState,
  pull: FakePull,
  { commits, ...deed }: Deed & { readonly commits: FakePull['commits'] },
): void {
  const before = placeOf(pull);
  pull.commits = commits;
  state.face.tellPull(state, pull, { what: 'pushed', by: doerOf(pull, deed), before });
}

/** Changes the branch that a pull request is for, and its commits from there; sends its webhook. */
export function retargetPull(
  state: FakeState,
  pull: FakePull,
  { base, commits = pull.commits, ...deed }: Deed & { readonly base: string; readonly commits?: FakePull['commits'] },
): void {
  const before = placeOf(pull);
  Object.assign(pull, { base, commits, baseSha: tipOf(pull.repository, base) });
  state.face.tellPull(state, pull, { what: 'retargeted', by: doerOf(pull, deed), before });
}

const placeOf = (pull: FakePull) => ({ headSha: headOf(pull).sha, base: pull.base, baseSha: pull.baseSha });

export function closePull(state: FakeState, pull: FakePull, by?: FakeAccount): void {
  pull.state = 'closed';
  state.face.tellPull(state, pull, { what: 'closed', by: doerOf(pull, { by }) });
}

export function reopenPull(state: FakeState, pull: FakePull, by?: FakeAccount): void {
  pull.state = 'open';
  state.face.tellPull(state, pull, { what: 'reopened', by: doerOf(pull, { by }) });
}

/** Merges whatever the checks say, as an administrator may. */
export function forceMerge(state: FakeState, pull: FakePull, by?: FakeAccount): void {
  pull.state = 'merged';
  state.face.tellPull(state, pull, { what: 'merged', by: doerOf(pull, { by }) });
}

/** A comment to be posted. */
export interface NewComment {
  readonly by: FakeAccount;
  readonly body: string;
  readonly needToResolve?: boolean;
}

/** Posts a comment without a webhook. */
export function addNote(state: FakeState, { repository, number }: FakePull, { by, ...text }: NewComment): FakeComment {
  const facts = { id: takeId(state), number, author: by, createdAt: state.now(), reactions: new Set<string>() };
  const comment: FakeComment = { ...facts, needToResolve: false, ...text };
  repository.comments.push(comment);
  return comment;
}

/** Posts a comment and sends its webhook; `system` for what the platform says when something happened. */
export function addComment(
  state: FakeState,
  pull: FakePull,
  { action = 'created', system = false, ...text }: NewComment & { readonly action?: string; readonly system?: boolean },
): FakeComment {
  const comment = addNote(state, pull, text);
  state.face.tellComment(state, pull, { comment, action, system });
  return comment;
}

/** The comments on a pull request, oldest first. */
export function commentsOf({ repository, number }: FakePull): FakeComment[] {
  return repository.comments.filter((comment) => comment.number === number);
}

/** The commits as this read shows them: right after a push, those of before. */
export function readCommits({ stale, commits }: FakePull): readonly FakeCommit[] {
  if (stale === null || stale.reads === 0) {
    return commits;
  }
  stale.reads -= 1;
  return stale.commits;
}

/** Conclusions that let a commit pass; anything else blocks. */
const PASSING = new Set(['success', 'skipped', 'neutral']);

/** Whether a pull request could be merged: it is open, no draft, and passes the required checks. */
export function isMergeable({ repository, base, state, draft, commits }: FakePull): boolean {
  return state === 'open' && !draft && passes(repository, base, headOf({ commits }).sha);
}

/** Whether the newest run of each required check passes for a commit, made by the App that it is bound to. */
export function passes(repository: FakeRepository, branch: string, sha: string): boolean {
  return repository.requiredChecks
    .filter((required) => required.branch === branch)
    .every(({ context, appId }) => {
      const newest = repository.checkRuns.findLast(
        (run) => run.headSha === sha && run.name === context && (appId === null || run.appId === appId),
      );
      return newest?.status === 'completed' && PASSING.has(newest.conclusion ?? '');
    });
}
