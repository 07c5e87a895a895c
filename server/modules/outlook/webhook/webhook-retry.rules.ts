/** Seconds before each further try: the first within a minute, twelve tries within about five hours. */
const WAITS = [30, 60, 120, 300, 600, 1200, 1800, 3600, 3600, 3600, 3600] as const;

/** Tries of one delivery. */
export const MAX_ATTEMPTS = WAITS.length + 1;

/** Returns when to try again after this many failed tries; null after the last one. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const seconds = WAITS[attempts - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);
}
