import { expect, test } from 'vitest';
import { ipNetworks } from '#rules/ip-network.ts';
import {
  GUESSES_KEPT_SECONDS,
  GUESSES_PER_AREA,
  GUESSES_PER_SOURCE,
  GUESSES_UNDER_ATTACK,
  guessWait,
} from './guess-limits.rules.ts';

test.each([
  [0, 15, 0],
  [14, 15, 0],
  [15, 15, 60],
  [16, 15, 120],
  [24, 15, 30_720],
  [26, 15, 86_400],
  [2000, 15, 86_400],
])('after %i wrong guesses of %i the next waits %i seconds', (wrongGuesses, limit, seconds) => {
  expect(guessWait(wrongGuesses, limit)).toBe(seconds);
});

/** Wrong guesses of somebody who guesses a whole day whenever it is allowed. */
function guessesOfADay(limit: number): number {
  let [seconds, guesses] = [0, 0];
  while (seconds < GUESSES_KEPT_SECONDS) {
    guesses += 1;
    seconds += guessWait(guesses, limit);
  }
  return guesses;
}

const NEIGHBOURHOOD_SHARE = ipNetworks('2001:db8::1').at(-1)?.share ?? 0;
const DIGITS = 1_000_000;

test.each([GUESSES_PER_SOURCE, GUESSES_PER_SOURCE * NEIGHBOURHOOD_SHARE, GUESSES_PER_AREA, GUESSES_UNDER_ATTACK])(
  'a limit of %i allows at most eleven more within a day',
  (limit) => {
    expect(guessesOfADay(limit)).toBeLessThanOrEqual(limit + 11);
  },
);

test('who owns a whole /48 hits a code with a probability below 1 in 1,000 within any 24 hours, and never makes an area attacked', () => {
  // Within 24 hours the guesses of two days can come together.
  const guesses = 2 * guessesOfADay(GUESSES_PER_SOURCE * NEIGHBOURHOOD_SHARE);

  expect(guesses / DIGITS).toBeLessThan(1 / 1000);
  expect(guesses).toBeLessThan(GUESSES_PER_AREA);
});
