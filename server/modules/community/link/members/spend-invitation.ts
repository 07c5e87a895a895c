import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { addPoints, readCounts, type CounterSubject } from '#server/modules/ground/counter/count-points.ts';
import { nextDay, secondsToNextDay } from '#server/modules/ground/counter/day.rules.ts';
import type { Link } from '../link.entity.ts';

/** Seconds until the same address is invited to a link again, even if the earlier invitation was withdrawn. */
const PAUSE_SECONDS = 60;

/** Invitations that one owner sends in a day of UTC, over all their links. */
const PER_DAY = 100;

interface SpentInvitation {
  readonly link: Link;
  readonly owner: CommunityAccount;
  /** Normalised. */
  readonly email: string;
}

/** What counts the invitations of an owner. */
export function invitationsOf({ id }: Pick<CommunityAccount, 'id'>): CounterSubject {
  return ['link invitations', id];
}

/**
 * Counts an invitation, so that nobody is flooded with them; the link must be locked. Error: `too_many_request` with
 * `retryAfter` within 60 s of the address's last invitation to the link, and above 100 of the owner in a day.
 */
export async function spendInvitation(ctx: AppContext, em: Em, { link, owner, email }: SpentInvitation): Promise<void> {
  const subject = ['link invitation', link.id, email];
  const [last] = await readCounts(ctx, em, [subject]);
  if (last !== undefined && last.points > 0) {
    throw new AppError('too_many_request', {
      retryAfter: Math.ceil((last.endsAt.getTime() - ctx.now().getTime()) / 1000),
    });
  }
  const endsAt = new Date(ctx.now().getTime() + PAUSE_SECONDS * 1000);
  await addPoints(ctx, em, { subject, points: 1, endsAt });
  const ofDay = { subject: invitationsOf(owner), points: 1, endsAt: nextDay(ctx.now()) };
  if ((await addPoints(ctx, em, ofDay)) > PER_DAY) {
    throw new AppError('too_many_request', { retryAfter: secondsToNextDay(ctx.now()) });
  }
}
