/** Returns a day as people read it: with its zone, since that of the reader may have another date. */
export function utcDay(day: string): string {
  return `${day} (UTC)`;
}
