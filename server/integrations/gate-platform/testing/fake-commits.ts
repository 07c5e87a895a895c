import { createHash, randomUUID } from 'node:crypto';
import type { FakeState } from './fake-face.ts';
import type { FakeAccount, FakeCommit, FakeCommitPerson } from './fake-state.ts';

/** Attributes of a commit that a test cares for. */
export interface NewCommit {
  readonly author: FakeCommitPerson | string;
  readonly committer?: FakeCommitPerson | string;
  readonly message?: string;
  readonly parents?: readonly string[];
  readonly web?: boolean;
  readonly signer?: FakeAccount | null;
}

/**
 * Adds a commit; the committer is by default the author, and the platform in commits that it makes. An address stands
 * for a person with that address.
 */
export function addCommit(state: FakeState, commit: NewCommit): FakeCommit {
  const author = toPerson(commit.author);
  const parents = commit.parents ?? ['0'.repeat(40)];
  const web = commit.web ?? false;
  const added: FakeCommit = {
    sha: createHash('sha1').update(randomUUID()).digest('hex'),
    message: commit.message ?? 'Change a line',
    author,
    committer: web ? state.face.web : toPerson(commit.committer ?? author),
    parents,
    web,
    signer: commit.signer ?? null,
  };
  state.commits.set(added.sha, added);
  return added;
}

/** Adds commits, each upon the one before. */
export function addCommits(state: FakeState, base: string, commits: readonly NewCommit[]): FakeCommit[] {
  let parent = base;
  return commits.map((commit) => {
    const added = addCommit(state, { parents: [parent], ...commit });
    parent = added.sha;
    return added;
  });
}

function toPerson(person: FakeCommitPerson | string): FakeCommitPerson {
  return typeof person === 'string' ? { name: person.split('@')[0] ?? person, email: person } : person;
}

/** The co-authors of a commit as GitHub reads them from its last paragraph. */
export function coAuthorsOf({ message }: FakeCommit): FakeCommitPerson[] {
  const last =
    message
      .split(/\n\s*\n/)
      .slice(1)
      .at(-1) ?? '';
  return [...last.matchAll(/^co-authored-by:\s*(.*?)\s*<([^>]+)>\s*$/gim)].map(([, name = '', email = '']) => ({
    name,
    email,
  }));
}

/** The commit that a branch began with. */
export function firstCommit({ face: { web } }: FakeState, sha: string): FakeCommit {
  return { sha, message: 'Initial commit', author: web, committer: web, parents: [], web: true, signer: null };
}
