/** Wrong guesses that one source is allowed within a day, before it has to wait. */
export const GUESSES_PER_SOURCE = 15;

/** Wrong guesses in one email domain, or at one link, within a day, from which on it counts as attacked. */
export const GUESSES_PER_AREA = 600;

/** Wrong guesses that a whole neighbourhood (/24 of IPv4, /48 of IPv6) is allowed where an attack goes on. */
export const GUESSES_UNDER_ATTACK = 5;

/** Seconds after the first wrong guess until all since then are forgotten. */
export const GUESSES_KEPT_SECONDS = 86_400;

/**
 * Returns the seconds to wait after the last wrong guess: none below the limit, then a minute, doubled with every
 * further wrong guess up to a day. Before they are forgotten, nobody gets more than eleven guesses above a limit: the
 * waits for ten of them take 1 + 2 + … + 512 minutes.
 */
export function guessWait(wrongGuesses: number, limit: number): number {
  return wrongGuesses < limit ? 0 : Math.min(60 * 2 ** (wrongGuesses - limit), GUESSES_KEPT_SECONDS);
}
