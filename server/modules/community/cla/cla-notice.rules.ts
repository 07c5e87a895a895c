import { graceEndsAt } from './grace-period.rules.ts';

/**
 * Reasons to notify signers of a new version: it was published, its grace period ends soon, it has ended, or a manager
 * asks them once more.
 */
export const ClaNoticeKind = {
  ANNOUNCED: 'announced',
  REMINDED: 'reminded',
  EXPIRED: 'expired',
  ASKED: 'asked',
} as const;
export type ClaNoticeKind = (typeof ClaNoticeKind)[keyof typeof ClaNoticeKind];

/** Days before the end of the grace period in which signers are reminded; shorter periods have no reminder. */
export const REMINDER_DAYS = 7;
const DAY = 86_400_000;

/** Notices that only ask, and so go to nobody who cannot agree. */
export const ASKING_KINDS: readonly ClaNoticeKind[] = [ClaNoticeKind.REMINDED, ClaNoticeKind.ASKED];

/**
 * Returns the notice that is due, besides the announcement, to signers who have not agreed to a version created at
 * `createdAt`.
 */
export function dueNotice(createdAt: Date, gracePeriodDays: number, now: Date): ClaNoticeKind | undefined {
  const end = graceEndsAt(createdAt, gracePeriodDays);
  if (now >= end) {
    return ClaNoticeKind.EXPIRED;
  }
  const isSoon = now.getTime() >= end.getTime() - REMINDER_DAYS * DAY;
  return gracePeriodDays > REMINDER_DAYS && isSoon ? ClaNoticeKind.REMINDED : undefined;
}
