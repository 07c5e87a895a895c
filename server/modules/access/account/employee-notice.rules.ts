/** How often an employee manager is mailed about employees who have signed. */
export const EmployeeNoticeChoice = {
  EACH: 'each',
  QUARTER_HOURLY: 'quarter_hourly',
  DAILY: 'daily',
  NONE: 'none',
} as const;
export type EmployeeNoticeChoice = (typeof EmployeeNoticeChoice)[keyof typeof EmployeeNoticeChoice];

const QUARTER_MS = 15 * 60_000;

/** The hour of daily mails, in UTC: the beginning of a working day in China. */
const DAILY_HOUR = 1;

/** What decides when notices leave. */
export interface WaitingNotices {
  /** When the oldest of them was recorded. */
  readonly since: Date;
  /** When the manager was mailed last; null for never. */
  readonly lastMailAt: Date | null;
}

/**
 * Returns when waiting notices leave: at once, a quarter of an hour after the mail before, or at the next daily hour.
 * Null for a manager who wants none.
 */
export function noticesDueAt(choice: EmployeeNoticeChoice, { since, lastMailAt }: WaitingNotices): Date | null {
  const dueAt: Readonly<Record<EmployeeNoticeChoice, () => Date | null>> = {
    each: () => since,
    quarter_hourly: () => new Date(Math.max(since.getTime(), (lastMailAt?.getTime() ?? 0) + QUARTER_MS)),
    daily: () => nextDailyHour(since),
    none: () => null,
  };
  return dueAt[choice]();
}

function nextDailyHour(after: Date): Date {
  const due = new Date(after);
  due.setUTCHours(DAILY_HOUR, 0, 0, 0);
  if (due <= after) {
    due.setUTCDate(due.getUTCDate() + 1);
  }
  return due;
}
