import { CoverageGap } from '#server/modules/gate/evaluation/judgement.rules.ts';
import type { GateLabels } from '#server/modules/gate/policy/gate-policy.rules.ts';

/** What the old check says about a head. */
export const OldVerdict = {
  COVERED: 'covered',
  UNCOVERED: 'uncovered',
  PENDING: 'pending',
  /** It says nothing. */
  MISSING: 'missing',
} as const;
export type OldVerdict = (typeof OldVerdict)[keyof typeof OldVerdict];

/** Whether the old check and the gate say the same. */
export const ComparisonResult = { AGREES: 'agrees', DIFFERS: 'differs', OPEN: 'open' } as const;
export type ComparisonResult = (typeof ComparisonResult)[keyof typeof ComparisonResult];

/** Why the gate says something else: the gap that it found, or what it goes by where the old check does not. */
export const DifferenceReason = {
  ...CoverageGap,
  SIGNING: 'signing',
  IMPORT: 'import',
  EXEMPTION: 'exemption',
  BOT: 'bot',
  OVERRIDE: 'override',
  NOBODY_ASKED: 'nobody_asked',
} as const;
export type DifferenceReason = (typeof DifferenceReason)[keyof typeof DifferenceReason];

/** Milliseconds that an old check has to answer about a new head, and to take the label of the last one back. */
export const LATE_MS = 600_000;

/** Milliseconds after which every open pull request is looked at again anyhow. */
const LOOKED_AT_MS = 12 * 3_600_000;

/** What labels say; both at once say nothing. */
export function labelVerdict(present: readonly string[], { covered, uncovered }: GateLabels): OldVerdict {
  const names = new Set(present.map((name) => name.toLowerCase()));
  const [yes, no] = [names.has(covered.toLowerCase()), names.has(uncovered.toLowerCase())];
  if (yes === no) {
    return OldVerdict.MISSING;
  }
  return yes ? OldVerdict.COVERED : OldVerdict.UNCOVERED;
}

/** What is compared about one head. */
export interface ComparedHead {
  readonly old: OldVerdict;
  readonly verdict: 'pending' | 'covered' | 'uncovered' | 'unknown';
  /** Milliseconds since the head was first seen. */
  readonly age: number;
}

/**
 * Compares two verdicts. A check that is still pending after ten minutes keeps the change from being merged, which is
 * how some systems show that somebody has not signed.
 */
export function compareVerdicts({ old, verdict, age }: ComparedHead): ComparisonResult {
  const isDecided = verdict === 'covered' || verdict === 'uncovered';
  const isLate = old === OldVerdict.PENDING && age < LATE_MS;
  if (!isDecided || isLate || old === OldVerdict.MISSING) {
    return ComparisonResult.OPEN;
  }
  const agrees = (old === OldVerdict.COVERED) === (verdict === 'covered');
  return agrees ? ComparisonResult.AGREES : ComparisonResult.DIFFERS;
}

/**
 * Milliseconds until the old check is read again: the time that the head has been seen, at least a minute. Null when
 * it has had its time, and says something.
 */
export function readAgainIn({ old, age }: ComparedHead): number | null {
  const isSettled = old === OldVerdict.COVERED || old === OldVerdict.UNCOVERED;
  if (isSettled ? age >= LATE_MS : age >= LOOKED_AT_MS) {
    return null;
  }
  return isSettled ? LATE_MS - age : Math.max(age, 60_000);
}
