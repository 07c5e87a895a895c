import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { Pace } from '#server/isolation/pace.ts';
import {
  PullRequestVerdict,
  type TracedCommit,
} from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import type { DecidedVerdict } from './decided-verdict.ts';
import type { JudgedHead } from './store-subjects.ts';

interface Appended {
  readonly head: JudgedHead;
  readonly decided: DecidedVerdict;
  readonly commits: TracedCommit[];
}

/** With parameters, because the ORM would write a trace of megabytes into the text. */
const INSERT = `
insert into pull_request_verdict
  (id, pull_request_id, verdict, head_sha, base_sha, complete, commits, overridden_by, override_reason, decided_at)
values ($1, $2, $3, $4, $5, $6, $7::json, $8, $9, $10)`;

/** Stores a verdict, unless it says the same as the last one; returns whether it did. */
export async function appendVerdict(
  ctx: Pick<AppContext, 'now'>,
  em: Em,
  { head, decided, commits }: Appended,
): Promise<boolean> {
  const { pullRequestId, facts, judgement, pace } = head;
  const row = {
    verdict: decided.verdict,
    headSha: facts.headSha,
    baseSha: facts.baseSha,
    complete: judgement.complete,
    commits,
    overriddenBy: decided.overriddenBy,
    overrideReason: decided.overrideReason,
  };
  const where = { pullRequest: pullRequestId };
  // A trace may be long, and what a unit of work has loaded is compared with what it was.
  const order = { orderBy: { decidedAt: 'desc', id: 'desc' }, limit: 1, disableIdentityMap: true } as const;
  const [last] = await em.find(PullRequestVerdict, where, order);
  const isNews = last === undefined || !(await saysTheSame(last, row, pace));
  if (isNews) {
    const { verdict, headSha, baseSha, complete, overriddenBy, overrideReason } = row;
    const place = [crypto.randomUUID(), pullRequestId, verdict, headSha, baseSha, complete];
    const reason = [overriddenBy, overrideReason, ctx.now().toISOString()];
    const trace = JSON.stringify(commits);
    await pace();
    await runStatement(em, INSERT, [...place, trace, ...reason]);
    await pace();
  }
  return isNews;
}

type VerdictRow = Pick<
  PullRequestVerdict,
  'verdict' | 'headSha' | 'baseSha' | 'complete' | 'commits' | 'overriddenBy' | 'overrideReason'
>;

/** Commit by commit, because there may be thousands. */
async function saysTheSame(last: VerdictRow, row: VerdictRow, pace: Pace): Promise<boolean> {
  const { commits, ...facts } = row;
  const { verdict, headSha, baseSha, complete, overriddenBy, overrideReason } = last;
  if (!isSame({ verdict, headSha, baseSha, complete, overriddenBy, overrideReason }, facts)) {
    return false;
  }
  for (const [index, commit] of commits.entries()) {
    await pace();
    if (!isSame(last.commits[index], commit)) {
      return false;
    }
  }
  return last.commits.length === commits.length;
}

function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one ?? null)), JSON.parse(JSON.stringify(other)));
}
