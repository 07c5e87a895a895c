import type { JudgedSubject, Judgement } from './judgement.ts';

/** Somebody who must be covered and is not, with the commits that name them. */
export interface UncoveredSubject extends JudgedSubject {
  /** Their hashes, in order. */
  readonly commits: readonly string[];
}

/** Lists those who must be covered and are not, each once. */
export function uncoveredOf({ commits }: Judgement): UncoveredSubject[] {
  const found = new Map<string, JudgedSubject & { commits: string[] }>();
  for (const { sha, subjects } of commits) {
    for (const subject of subjects.filter(({ required, covered }) => required && !covered)) {
      const key = subject.account?.id ?? subject.email ?? '';
      const known = found.get(key) ?? { ...subject, commits: [] };
      known.commits.push(sha);
      found.set(key, known);
    }
  }
  return [...found.values()];
}
