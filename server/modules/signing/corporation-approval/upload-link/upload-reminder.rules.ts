const DAY = 86_400_000;

/** Days after which a missing document is asked for, and how long after that a reminder is still useful. */
const REMINDERS = [7, 21] as const;
const WINDOW_DAYS = 7;

/**
 * The time since which a reminder about a document that is missing since `waitingSince` would be the same one;
 * undefined while none is due. The document is asked for after a week and after three. A reminder that was missed by
 * more than a week, because the service stood still, is left out.
 */
export function dueReminderSince(waitingSince: Date, now: Date): Date | undefined {
  const since = REMINDERS.map((days) => new Date(waitingSince.getTime() + days * DAY));
  return since.find((start) => start <= now && now.getTime() < start.getTime() + WINDOW_DAYS * DAY);
}

/** The earliest time since which a signing can wait for its document and still be reminded. */
export function earliestReminded(now: Date): Date {
  return new Date(now.getTime() - (Math.max(...REMINDERS) + WINDOW_DAYS) * DAY);
}
