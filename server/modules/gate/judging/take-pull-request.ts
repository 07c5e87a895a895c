import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';

/** Milliseconds after which a run that has not given its pull request back counts as dead. */
const TAKEN_MS = 120_000;

/** A pull request of a gated repository. */
export interface PullRequestNumber {
  readonly repositoryId: string;
  readonly number: number;
}

/** A pull request that this run has to itself. */
export interface TakenPullRequest {
  readonly id: string;
  readonly number: number;
  /** Until when; distinguishes this run's hold from a later one's. */
  readonly until: Date;
}

const INSERT = `
insert into pull_request (id, repository_id, number, state, url, head_sha, base_sha, base_branch, verdict, created_at, updated_at)
values (?, ?, ?, 'new', '', '', '', '', 'pending', ?, ?)
on conflict (repository_id, number) do nothing`;

/** Stores a pull request that was not seen before, to be judged; leaves others as they are. */
export async function storeNewPullRequest(em: Em, key: PullRequestNumber, now: Date): Promise<void> {
  await em.execute(INSERT, [crypto.randomUUID(), key.repositoryId, key.number, now, now]);
}

const TAKE = `
update pull_request set judging_until = ?
where repository_id = ? and number = ? and (judging_until is null or judging_until <= ?)
returning id`;

/**
 * Takes a pull request for this run; undefined when another has it. No lock is held meanwhile, so the network may be
 * waited for.
 */
export async function takePullRequest(ctx: AppContext, key: PullRequestNumber): Promise<TakenPullRequest | undefined> {
  const now = ctx.now();
  await storeNewPullRequest(ctx.em, key, now);
  const until = new Date(now.getTime() + TAKEN_MS);
  const [taken] = await ctx.em.execute<{ id: string }[]>(TAKE, [until, key.repositoryId, key.number, now]);
  return taken && { id: taken.id, number: key.number, until };
}
