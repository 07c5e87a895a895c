import type { SubjectRole } from '#generated/graphql.ts';

/** Whether the rules check authors, committers or both. */
export const SUBJECTS_CHOICES = ['AUTHOR', 'COMMITTER', 'BOTH'] as const;
export type SubjectsChoice = (typeof SUBJECTS_CHOICES)[number];

/** The subjects as they are chosen; null stays null. */
export function toSubjectsChoice(subjects: readonly SubjectRole[] | null): SubjectsChoice | null {
  if (subjects === null) {
    return null;
  }
  const [subject, another] = subjects;
  return another === undefined && (subject === 'AUTHOR' || subject === 'COMMITTER') ? subject : 'BOTH';
}

/** The subjects that a choice stands for. */
export function toSubjects(choice: SubjectsChoice): SubjectRole[] {
  return choice === 'BOTH' ? ['AUTHOR', 'COMMITTER'] : [choice];
}
