import type { Dependencies } from '#server/context.ts';
import { lockKey, type AdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';

/** What counting needs: less than a request has. */
export interface CountingContext {
  readonly deps: Pick<Dependencies, 'secretBox'>;
  readonly now: () => Date;
}

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

interface CountRow {
  readonly subjectHash: string;
  readonly points: number;
  readonly countedAt: Date | string;
  readonly endsAt: Date | string;
}

const COLUMNS = 'subject_hash as "subjectHash", points, counted_at as "countedAt", ends_at as "endsAt"';

const READ = `select ${COLUMNS} from counter where subject_hash = any($1::bpchar[]) and ends_at > $2`;

const LOCK_AND_READ = `select ${COLUMNS} from counters_after_locks($3::text[], $4::bigint[], $1::bpchar[], $2)`;

const NONE: Count = { points: 0, countedAt: new Date(0), endsAt: new Date(0) };

/** Reads counters, in the order of the subjects; without points where there is none or its period is over. */
export async function readCounts(ctx: CountingContext, em: Em, subjects: readonly CounterSubject[]): Promise<Count[]> {
  const hashes = subjects.map((subject) => hashesOf(ctx, subject));
  return inOrder(hashes, await readRows(ctx, em, hashes.flat()));
}

/** Subjects to read, and exclusive locks to take before, one after another. */
export interface LockedSubjects {
  readonly subjects: readonly CounterSubject[];
  readonly locks: readonly Pick<AdvisoryLock, 'name' | 'subject'>[];
}

/**
 * Takes locks and then reads counters, including what the holders before have counted. One statement for both, because
 * the next holder waits for every round trip until the transaction ends.
 */
export async function lockAndReadCounts(
  ctx: CountingContext,
  em: Em,
  { subjects, locks }: LockedSubjects,
): Promise<Count[]> {
  const hashes = subjects.map((subject) => hashesOf(ctx, subject));
  const keys = locks.map(lockKey);
  const parameters = [hashes.flat(), ctx.now(), keys.map(({ text }) => text), keys.map(({ seed }) => seed)];
  return inOrder(hashes, await runStatement<CountRow>(em, LOCK_AND_READ, parameters));
}

const readRows = (ctx: Pick<CountingContext, 'now'>, em: Em, hashes: readonly string[]): Promise<CountRow[]> =>
  runStatement<CountRow>(em, READ, [hashes, ctx.now()]);

function inOrder(hashes: readonly (readonly string[])[], rows: readonly CountRow[]): Count[] {
  const counts = new Map(rows.map((row) => [row.subjectHash, toCount(row)]));
  return hashes.map((ofSubject) => sum(ofSubject.flatMap((hash) => counts.get(hash) ?? [])));
}

/** After a change of the key, a subject has one counter by the new key and one by the old one, until that ends. */
function sum(counts: readonly Count[]): Count {
  return counts.reduce<Count>(
    (total, { points, countedAt, endsAt }) => ({
      points: total.points + points,
      countedAt: total.countedAt > countedAt ? total.countedAt : countedAt,
      endsAt: total.endsAt > endsAt ? total.endsAt : endsAt,
    }),
    NONE,
  );
}

function toCount({ points, countedAt, endsAt }: CountRow): Count {
  return { points, countedAt: new Date(countedAt), endsAt: new Date(endsAt) };
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
 * steady ones never pile up. The statement is atomic and locks the counter until the transaction ends: every caller
 * adds to several counters in the same order.
 */
export async function addPoints(ctx: CountingContext, em: Em, { subject, points, endsAt }: Addition): Promise<number> {
  const [hash, ...earlier] = hashesOf(ctx, subject);
  const row = [crypto.randomUUID(), hash, points, ctx.now(), endsAt];
  const [counter] = await em.execute<{ points: number }[]>(ADD, row);
  const ofEarlierKeys = earlier.length === 0 ? [] : await readRows(ctx, em, earlier);
  return (counter?.points ?? points) + sum(ofEarlierKeys.map(toCount)).points;
}

/** By every key, the first key's first: counts must survive a change of the key. */
function hashesOf({ deps }: Pick<CountingContext, 'deps'>, subject: CounterSubject): string[] {
  return deps.secretBox.hmacs('counter', JSON.stringify(subject));
}
