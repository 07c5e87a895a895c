import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { addPoints, readCounts, type CounterSubject } from '#server/modules/ground/counter/count-points.ts';
import { nextDay, secondsToNextDay } from '#server/modules/ground/counter/day.rules.ts';

const KIBIBYTE = 1024;

/** A file that somebody uploads. */
export interface Upload {
  /** An account, or a corporation's signing. */
  readonly account: { readonly id: string };
  /** The link that it is for; null while it is for none. */
  readonly link: { readonly id: string } | null;
  /** Size in bytes. */
  readonly size: number;
  /** Files of the account in a day, where it may upload fewer than others. */
  readonly filesPerDay?: number;
}

/**
 * Counts an upload before it is checked, which takes time, and stored, which takes space for ever. It counts although
 * it is refused later. Days are those of UTC. Never call it within a transaction. Error: `too_many_request` with
 * `retryAfter` above the number of files or bytes that the account may upload in a day, or the link may receive.
 */
export async function spendUpload(ctx: AppContext, { account, link, size, filesPerDay }: Upload): Promise<void> {
  const { files, megabytes } = ctx.deps.config.uploadQuota;
  const owners = ownersOf({ account, link });
  // Accounts before links, for every upload, so that uploads cannot deadlock. A refusal takes back what it has counted.
  await ctx.em.fork().transactional(async (em) => {
    for (const owner of owners) {
      await spend({
        subject: ['uploads', ...owner],
        points: 1,
        limit: owner[0] === 'account' ? (filesPerDay ?? files) : files,
      });
      const limit = megabytes * KIBIBYTE;
      await spend({ subject: ['upload size', ...owner], points: Math.ceil(size / KIBIBYTE), limit });
    }

    async function spend({ subject, points, limit }: { subject: CounterSubject; points: number; limit: number }) {
      if ((await addPoints(ctx, em, { subject, points, endsAt: nextDay(ctx.now()) })) > limit) {
        throw new AppError('too_many_request', { retryAfter: secondsToNextDay(ctx.now()) });
      }
    }
  });
}

/**
 * Refuses an upload before its file is read, when the account or the link has no files left for the day. Error:
 * `too_many_request` with `retryAfter`.
 */
export async function refuseSpentUploads(
  ctx: AppContext,
  { account, link, filesPerDay }: Omit<Upload, 'size'>,
): Promise<void> {
  const { files } = ctx.deps.config.uploadQuota;
  const owners = ownersOf({ account, link });
  const counts = await readCounts(
    ctx,
    ctx.em,
    owners.map((owner) => ['uploads', ...owner]),
  );
  const isSpent = counts.some(({ points }, index) => points >= (index === 0 ? (filesPerDay ?? files) : files));
  if (isSpent) {
    throw new AppError('too_many_request', { retryAfter: secondsToNextDay(ctx.now()) });
  }
}

/** The account comes first. */
function ownersOf({ account, link }: Pick<Upload, 'account' | 'link'>): (readonly [string, string])[] {
  return [['account', account.id], ...(link === null ? [] : [['link', link.id] as const])];
}
