import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { Counter } from './counter.entity.ts';

/** What is counted, such as `['guess', 'domain', 'example.org']`. */
export type CounterSubject = readonly string[];

/** The points of a subject at the moment. */
export interface Count {
  readonly points: number;
  /** When the last points were added. */
  readonly countedAt: Date;
  /** When all of them are forgotten. */
  readonly endsAt: Date;
}

const NONE: Count = { points: 0, countedAt: new Date(0), endsAt: new Date(0) };

/** Reads counters, in the order of the subjects; without points where there is none or its period is over. */
export async function readCounts(
  ctx: Pick<AppContext, 'deps' | 'now'>,
  em: Em,
  subjects: readonly CounterSubject[],
): Promise<Count[]> {
  const hashes = subjects.map((subject) => hashesOf(ctx, subject));
  const found = await em.find(
    Counter,
    { subjectHash: { $in: hashes.flat() }, endsAt: { $gt: ctx.now() } },
    { disableIdentityMap: true },
  );
  const counts = new Map(found.map((counter) => [counter.subjectHash, counter]));
  return hashes.map((ofSubject) => sum(ofSubject.flatMap((hash) => counts.get(hash) ?? [])));
}

/** After a change of the key, a subject has one counter by the new key and one by the old one, until that ends. */
function sum(counters: readonly Counter[]): Count {
  return counters.reduce<Count>(
    (total, { points, countedAt, endsAt }) => ({
      points: total.points + points,
      countedAt: total.countedAt > countedAt ? total.countedAt : countedAt,
      endsAt: total.endsAt > endsAt ? total.endsAt : endsAt,
    }),
    NONE,
  );
}

/** Points to add, and when they are forgotten if they are the first of the subject. */
export interface Addition {
  readonly subject: CounterSubject;
  readonly points: number;
  readonly endsAt: Date;
}

const ADD = `
insert into counter (id, subject_hash, points, counted_at, ends_at) values (?, ?, ?, ?, ?)
on conflict (subject_hash) do update set
  points = excluded.points + case when counter.ends_at > excluded.counted_at then counter.points else 0 end,
  counted_at = excluded.counted_at,
  ends_at = case when counter.ends_at > excluded.counted_at then counter.ends_at else excluded.ends_at end
returning points`;

/**
 * Adds points to a counter and returns all points of the subject; points end together with the first of them, so that
 * steady ones never pile up. The statement is atomic and locks the counter until the transaction ends: whoever adds to
 * several does so in the same order as everybody else.
 */
export async function addPoints(
  ctx: Pick<AppContext, 'deps' | 'now'>,
  em: Em,
  { subject, points, endsAt }: Addition,
): Promise<number> {
  const [hash, ...earlier] = hashesOf(ctx, subject);
  const row = [crypto.randomUUID(), hash, points, ctx.now(), endsAt];
  const [counter] = await em.execute<{ points: number }[]>(ADD, row);
  const live = { subjectHash: { $in: earlier }, endsAt: { $gt: ctx.now() } };
  const ofEarlierKeys = earlier.length === 0 ? [] : await em.find(Counter, live, { disableIdentityMap: true });
  return (counter?.points ?? points) + sum(ofEarlierKeys).points;
}

/** By every key, the first key's first: counts must survive a change of the key. */
function hashesOf({ deps }: Pick<AppContext, 'deps'>, subject: CounterSubject): string[] {
  return deps.secretBox.hmacs('counter', JSON.stringify(subject));
}
