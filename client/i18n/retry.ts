/** Units of a wait, with their seconds. */
const UNITS = [
  ['hours', 3600],
  ['minutes', 60],
] as const;

/** A wait as texts name it. */
export type Retry = Readonly<Record<'retryAfter' | 'retryUnit', string | number>>;

/** A wait in the largest unit that it has two of, rounded up: nobody reckons in thousands of seconds. */
export function retryOf(seconds: number): Retry {
  const [retryUnit, length] = UNITS.find(([, of]) => seconds >= 2 * of) ?? ['seconds', 1];
  return { retryAfter: Math.ceil(seconds / length), retryUnit };
}
