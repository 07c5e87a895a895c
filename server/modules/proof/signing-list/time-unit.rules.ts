/** Lengths of a period, as the database names them. */
export const TimeUnit = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;
export type TimeUnit = (typeof TimeUnit)[keyof typeof TimeUnit];

/** Most periods of one answer. */
export const PERIODS_MAX = 400;

const DAY = 86_400_000;

/** Returns when the period that a time lies in began: at midnight, on Monday or on the first of the month, in UTC. */
export function periodStart(time: Date, unit: TimeUnit): Date {
  const start = new Date(time);
  start.setUTCHours(0, 0, 0, 0);
  if (unit === TimeUnit.MONTH) {
    start.setUTCDate(1);
  } else if (unit === TimeUnit.WEEK) {
    const sinceMonday = (start.getUTCDay() + 6) % 7;
    start.setUTCDate(start.getUTCDate() - sinceMonday);
  }
  return start;
}

/** Returns the start of a period `count` periods earlier, or later when it is negative. */
export function stepBack(start: Date, unit: TimeUnit, count: number): Date {
  if (unit !== TimeUnit.MONTH) {
    return new Date(start.getTime() - count * (unit === TimeUnit.WEEK ? 7 : 1) * DAY);
  }
  const earlier = new Date(start);
  earlier.setUTCMonth(start.getUTCMonth() - count);
  return earlier;
}

/** Counts the periods from the one that begins at `first` to the one that begins at `last`, both included. */
export function periodsBetween(first: Date, last: Date, unit: TimeUnit): number {
  if (unit === TimeUnit.MONTH) {
    const years = last.getUTCFullYear() - first.getUTCFullYear();
    return years * 12 + last.getUTCMonth() - first.getUTCMonth() + 1;
  }
  return (last.getTime() - first.getTime()) / ((unit === TimeUnit.WEEK ? 7 : 1) * DAY) + 1;
}
