import { emailDomain } from '#rules/email.ts';
import { ipNetworks } from '#rules/ip-network.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import {
  addPoints,
  lockAndReadCounts,
  readCounts,
  type Count,
  type CounterSubject,
} from '#server/modules/ground/counter/count-points.ts';
import { GUESSES_KEPT_SECONDS, secondsToWait } from './guess-limits.rules.ts';

/** A guess, and whether its caller has the challenge of the code. */
interface Guess {
  readonly email: string;
  /** The link that the code is for; null when it is for none. */
  readonly linkId: string | null;
  readonly hasChallenge: boolean;
}

/** Counts a wrong guess that was compared with so many codes: each comparison might have been a hit. */
type CountWrongGuess = (codes: number) => Promise<void>;

/**
 * Refuses a guess of a network that has to wait after wrong ones; returns what counts the guess when it is wrong. A
 * guess without a challenge also waits for the email domain and the link; a guess with one does so only if its
 * neighbourhood has had its few wrong guesses, so that an attack keeps nobody else from signing. Locks until the
 * transaction ends: guesses that share a limit are judged one after another. Error: `too_many_request` with
 * `retryAfter`.
 */
export async function guardGuess(ctx: AppContext, em: Em, guess: Guess): Promise<CountWrongGuess> {
  const networks = ipNetworks(ctx.source.ip);
  const areas = areasOf(guess);
  // Networks before domains before links, for every guess, so that guesses cannot deadlock.
  const subjects = [...networks.map(({ network }) => ['guess', 'network', network]), ...areas];
  const refuseByCounts = (counts: readonly Count[]): void => {
    const { hasChallenge } = guess;
    const scale = ctx.deps.config.rateLimitScale;
    const retryAfter = secondsToWait({ networks, counts, hasChallenge, scale, now: ctx.now() });
    if (retryAfter > 0) {
      throw new AppError('too_many_request', { retryAfter });
    }
  };
  // A flood of guesses that are refused anyway must not queue for the locks.
  refuseByCounts(await readCounts(ctx, em, subjects));
  const widest = networks.at(-1) ?? networks[0];
  const neighbourhood = { name: 'GUESSES_OF_NETWORK', subject: widest.network } as const;
  const ofAreas = (guess.hasChallenge ? [] : areas).map(
    (area) => ({ name: 'GUESSES_IN_AREA', subject: JSON.stringify(area) }) as const,
  );
  const locks = [neighbourhood, ...ofAreas];
  refuseByCounts(await lockAndReadCounts(ctx, em, { subjects, locks }));
  return async (codes) => {
    const endsAt = new Date(ctx.now().getTime() + GUESSES_KEPT_SECONDS * 1000);
    for (const subject of subjects) {
      await addPoints(ctx, em, { subject, points: codes, endsAt });
    }
  };
}

function areasOf({ email, linkId }: Guess): CounterSubject[] {
  const domain = ['guess', 'domain', emailDomain(email)];
  return linkId === null ? [domain] : [domain, ['guess', 'link', linkId]];
}
