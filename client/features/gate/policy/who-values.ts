import type { CoAuthorPolicy, PolicyFactsFragment } from '#generated/graphql.ts';
import { type SubjectsChoice, toSubjects, toSubjectsChoice } from './subjects.ts';
import type { PolicyChanges } from './use-policy-section.ts';

/** Who has to sign, as it is edited. */
export interface WhoValues {
  readonly subjects: SubjectsChoice;
  readonly coAuthors: CoAuthorPolicy;
  readonly coAuthorsNeedConfirmation: boolean;
  readonly acceptClaimedAccounts: boolean;
  readonly confirmationMails: boolean;
}

/** Who has to sign by the stored rules. */
export function toWhoValues(policy: PolicyFactsFragment): WhoValues {
  const { coAuthors, coAuthorsNeedConfirmation, acceptClaimedAccounts, confirmationMails } = policy;
  const subjects = toSubjectsChoice(policy.subjects) ?? 'AUTHOR';
  return { subjects, coAuthors, coAuthorsNeedConfirmation, acceptClaimedAccounts, confirmationMails };
}

/** The change that stores who has to sign. */
export function toWhoChanges({ subjects, ...values }: WhoValues): PolicyChanges {
  return { ...values, subjects: toSubjects(subjects) };
}
