/** Seconds from a moment until the next day begins; days are those of UTC. */
export function secondsToNextDay(now: Date): number {
  return Math.ceil((nextDay(now).getTime() - now.getTime()) / 1000);
}

/** Returns the beginning of the next day of UTC. */
export function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
