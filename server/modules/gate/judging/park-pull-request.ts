import type { AppContext } from '#server/context.ts';
import type { Judgement } from '#server/modules/gate/evaluation/judgement.ts';
import { FAILED_RUNS_MAX, type PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';

/** Milliseconds after which a parked pull request is judged once more. */
const PARKED_MS = 12 * 3_600_000;

/** What is stored of a head that could not be judged. */
export const PARKED_JUDGEMENT: Judgement = { verdict: 'unknown', complete: false, parked: true, commits: [] };

/** Whether a pull request is left alone because judging its head keeps failing. */
export function isParked({ failedRuns, failedAt }: PullRequest, now: Date): boolean {
  return failedRuns >= FAILED_RUNS_MAX && !!failedAt && now.getTime() - failedAt.getTime() < PARKED_MS;
}

const COUNT = `
update pull_request set failed_runs = failed_runs + 1, failed_at = ? where id = ? and head_sha = ?
returning failed_runs`;

/** A run about one head of a pull request. */
interface FailedRun {
  readonly pullRequestId: string;
  readonly headSha: string;
}

/** Counts a run that failed; returns whether the pull request is parked now. */
export async function countFailedRun(ctx: AppContext, { pullRequestId, headSha }: FailedRun): Promise<boolean> {
  // The failed run may have left its own unit of work unusable.
  const em = ctx.deps.orm.em.fork();
  const [counted] = await em.execute<{ failed_runs: number }[]>(COUNT, [ctx.now(), pullRequestId, headSha]);
  return counted !== undefined && counted.failed_runs >= FAILED_RUNS_MAX;
}
