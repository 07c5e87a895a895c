const DAY = 86_400_000;

/** Returns when signings of a version stop counting, given when a newer version was published. */
export function graceEndsAt(newerSince: Date, gracePeriodDays: number): Date {
  return new Date(newerSince.getTime() + gracePeriodDays * DAY);
}
