import { graceEndsAt } from '#server/modules/community/cla/grace-period.rules.ts';

/** What a document is. */
export const DocumentKind = {
  CLA: 'CLA',
  INDIVIDUAL: 'INDIVIDUAL',
  EMPLOYEE: 'EMPLOYEE',
  CORPORATION: 'CORPORATION',
  CORPORATION_UPLOAD: 'CORPORATION_UPLOAD',
  CORPORATION_FORM: 'CORPORATION_FORM',
} as const;
export type DocumentKind = keyof typeof DocumentKind;

/** Whether a document counts. */
export const EvidenceState = {
  COUNTS: 'COUNTS',
  INACTIVE: 'INACTIVE',
  SUPERSEDED: 'SUPERSEDED',
  EXPIRED: 'EXPIRED',
  ENDED: 'ENDED',
} as const;
export type EvidenceState = keyof typeof EvidenceState;

/** What decides whether a document counts; times are null for what has not happened. */
export interface StateFacts {
  readonly kind: DocumentKind;
  /** When and why a signing ended by itself, or a file was replaced by a newer one. */
  readonly endedAt: Date | null;
  readonly endReason: string | null;
  /** State of the CLA (`CLA`), the employee's signing (`EMPLOYEE`) or the corporation. */
  readonly state: string | null;
  /** State of the employee's corporation. */
  readonly corporationState: string | null;
  readonly suspendedAt: Date | null;
  /** When the version that was signed or agreed to was superseded. */
  readonly newerSince: Date | null;
  readonly gracePeriodDays: number;
}

/** Whether a document counts, and since when and why it no longer does. */
export interface Standing {
  readonly state: EvidenceState;
  readonly endedAt: Date | null;
  readonly endReason: string | null;
}

const COUNTS: Standing = { state: 'COUNTS', endedAt: null, endReason: null };
const INACTIVE: Standing = { state: 'INACTIVE', endedAt: null, endReason: null };

/** Decides whether a document counts now. */
export function decideStanding(facts: StateFacts, now: Date): Standing {
  const { endReason, endedAt } = facts;
  if (endReason !== null) {
    return { state: endReason === 'superseded' ? 'SUPERSEDED' : 'ENDED', endedAt, endReason };
  }
  if (facts.kind === 'CLA') {
    return COUNTS;
  }
  return isInactive(facts) ? INACTIVE : withinGrace(facts, now);
}

function isInactive({ kind, state, corporationState, suspendedAt }: StateFacts): boolean {
  if (kind === 'EMPLOYEE') {
    return state !== 'active' || suspendedAt !== null || corporationState !== 'completed';
  }
  return kind !== 'INDIVIDUAL' && state !== 'completed';
}

function withinGrace({ newerSince, gracePeriodDays }: StateFacts, now: Date): Standing {
  if (newerSince === null) {
    return COUNTS;
  }
  const endedAt = graceEndsAt(newerSince, gracePeriodDays);
  return now < endedAt ? COUNTS : { state: 'EXPIRED', endedAt, endReason: 'superseded' };
}

/** Masks an address: the first letter and `***` in the local part and in every label of the domain but the last. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  const masked = labels.map((label, index) => (index === labels.length - 1 ? label : maskWord(label)));
  return `${maskWord(email.slice(0, at))}@${masked.join('.')}`;
}

function maskWord(word: string): string {
  return `${Array.from(word)[0] ?? ''}***`;
}
