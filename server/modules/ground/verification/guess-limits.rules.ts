import type { Network } from '#rules/ip-network.ts';

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

/** Wrong guesses of a source or an area: how many, when the last one was made, and when all are forgotten. */
interface Count {
  readonly points: number;
  readonly countedAt: Date;
  readonly endsAt: Date;
}

/** The wrong guesses that limit a guess. */
interface CountedGuess {
  /** The networks of its caller, the widest last. */
  readonly networks: readonly Network[];
  /** Those of the networks, followed by those of the areas: the email domain and the link. */
  readonly counts: readonly Count[];
  /** Whether its caller has the challenge of the code. */
  readonly hasChallenge: boolean;
  /** What limits of a source are multiplied by. */
  readonly scale: number;
  readonly now: Date;
}

/** Returns the seconds that a guess has to wait; zero or less if it need not. */
export function secondsToWait({ networks, counts, hasChallenge, scale, now }: CountedGuess): number {
  const ofAreas = counts.slice(networks.length);
  const limits: Limited[] = networks.map(({ share }, index) => ({
    count: counts[index],
    limit: GUESSES_PER_SOURCE * scale * share,
  }));
  if (ofAreas.some(({ points }) => points >= GUESSES_PER_AREA)) {
    limits.push({ count: counts[networks.length - 1], limit: GUESSES_UNDER_ATTACK });
  }
  if (!hasChallenge) {
    limits.push(...ofAreas.map((count) => ({ count, limit: GUESSES_PER_AREA })));
  }
  return Math.max(...limits.map((limited) => secondsLeft(limited, now)));
}

interface Limited {
  readonly count: Count | undefined;
  readonly limit: number;
}

function secondsLeft({ count, limit }: Limited, now: Date): number {
  if (count === undefined) {
    return 0;
  }
  const end = count.countedAt.getTime() + guessWait(count.points, limit) * 1000;
  return Math.ceil((Math.min(end, count.endsAt.getTime()) - now.getTime()) / 1000);
}
