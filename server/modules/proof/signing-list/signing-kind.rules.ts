import type { EvidenceState } from '#server/modules/proof/evidence/evidence-state.rules.ts';

/** What was signed: for oneself, as an employee, or for a corporation. */
export const SigningKind = { INDIVIDUAL: 'INDIVIDUAL', EMPLOYEE: 'EMPLOYEE', CORPORATION: 'CORPORATION' } as const;
export type SigningKind = keyof typeof SigningKind;

/** Sort orders of the signings of a link; the name is that of the person who signed. */
export const SigningSort = {
  DATE_ASC: 'DATE_ASC',
  DATE_DESC: 'DATE_DESC',
  NAME_ASC: 'NAME_ASC',
  NAME_DESC: 'NAME_DESC',
} as const;
export type SigningSort = keyof typeof SigningSort;

const STATES: Readonly<Record<SigningKind, readonly EvidenceState[]>> = {
  INDIVIDUAL: ['COUNTS', 'SUPERSEDED', 'EXPIRED', 'ENDED'],
  EMPLOYEE: ['COUNTS', 'INACTIVE', 'EXPIRED', 'ENDED'],
  CORPORATION: ['COUNTS', 'INACTIVE', 'EXPIRED', 'ENDED'],
};

/** Returns the kinds to look through for signings of a kind and in a state; null stands for any. */
export function kindsOf(kind: SigningKind | null, state: EvidenceState | null): readonly SigningKind[] {
  return Object.values(SigningKind).filter(
    (known) => (kind === null || known === kind) && (state === null || STATES[known].includes(state)),
  );
}
