import type { Verdict } from '#generated/graphql.ts';

/** The verdicts by their names in addresses; those first that somebody has to act upon. */
export const VERDICT_TABS = ['uncovered', 'unknown', 'pending', 'covered'] as const;
export type VerdictTab = (typeof VERDICT_TABS)[number];

/** The verdict that each tab shows. */
export const TAB_VERDICTS = {
  uncovered: 'UNCOVERED',
  unknown: 'UNKNOWN',
  pending: 'PENDING',
  covered: 'COVERED',
} as const satisfies Record<VerdictTab, Verdict>;
