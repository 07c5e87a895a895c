import type { TracedCommitFragment, TracedPersonFragment } from '#generated/graphql.ts';

/** Somebody named in commits, with what was found about them. */
export interface Person extends TracedPersonFragment {
  /** Identifies a person. */
  readonly key: string;
  readonly commits: readonly TracedCommitFragment[];
}

/** Whether somebody keeps the pull request from being merged. */
export function isMissing({ required, covered }: Pick<TracedPersonFragment, 'required' | 'covered'>): boolean {
  return required && !covered;
}

/** Groups commits by the people in them: those first who have something to do, in the order of the commits otherwise. */
export function groupByPerson(commits: readonly TracedCommitFragment[]): readonly Person[] {
  const people = new Map<string, Person & { readonly commits: TracedCommitFragment[] }>();
  for (const commit of commits) {
    for (const subject of commit.subjects) {
      const key = personKey(subject);
      const known = people.get(key);
      if (known === undefined) {
        people.set(key, { ...subject, key, commits: [commit] });
      } else if (known.commits.at(-1) !== commit) {
        known.commits.push(commit);
      }
    }
  }
  return [...people.values()].toSorted((a, b) => rank(a) - rank(b));
}

/** Counts the people who have something to do. */
export function countMissing(commits: readonly TracedCommitFragment[]): number {
  const missing = commits.flatMap(({ subjects }) => subjects.filter(isMissing));
  return new Set(missing.map(({ person }) => person)).size;
}

function personKey({ person, covered, required, missing, step }: TracedPersonFragment): string {
  return JSON.stringify([person, covered, required, missing, step]);
}

function rank(person: TracedPersonFragment): number {
  return isMissing(person) ? 0 : 1;
}
