/** Earliest day on which something can have been signed. */
const FIRST_DAY = '1970-01-01';

/** Milliseconds by which the day of a manager may be ahead of UTC. */
const AHEAD = 14 * 3_600_000;

/**
 * The day of UTC on which something was signed, by the day of the manager who records it: what was signed today where
 * tomorrow of UTC has begun, was signed on its present day. Undefined for no day, and for one in the future.
 */
export function recordedDay(given: string, now: Date): string | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(given) ? new Date(`${given}T00:00:00Z`) : new Date(Number.NaN);
  // An impossible day, such as the 30th of February, would be moved to another one.
  const isDay = !Number.isNaN(time.getTime()) && dayOf(time) === given;
  if (!isDay || given < FIRST_DAY || given > dayOf(new Date(now.getTime() + AHEAD))) {
    return undefined;
  }
  return given > dayOf(now) ? dayOf(now) : given;
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
