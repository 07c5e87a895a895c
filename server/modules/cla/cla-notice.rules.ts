import { graceEndsAt } from '#server/modules/signing/signing-status.rules.ts';

/** Why signers hear of a new version: it is there, its grace period ends soon, or it has ended. */
export const ClaNoticeKind = { ANNOUNCED: 'announced', REMINDED: 'reminded', EXPIRED: 'expired' } as const;
export type ClaNoticeKind = (typeof ClaNoticeKind)[keyof typeof ClaNoticeKind];

/** Days before the end of the grace period in which signers are reminded; shorter periods have no reminder. */
export const REMINDER_DAYS = 7;
const DAY = 86_400_000;

/** What those who have yet to agree to a version that came at `createdAt` are to be told now, besides that it came. */
export function dueNotice(createdAt: Date, gracePeriodDays: number, now: Date): ClaNoticeKind | undefined {
  const end = graceEndsAt(createdAt, gracePeriodDays);
  if (now >= end) {
    return ClaNoticeKind.EXPIRED;
  }
  const isSoon = now.getTime() >= end.getTime() - REMINDER_DAYS * DAY;
  return gracePeriodDays > REMINDER_DAYS && isSoon ? ClaNoticeKind.REMINDED : undefined;
}
