import { isDeepStrictEqual } from 'node:util';
import { instanceHost } from '#rules/gate-platform.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { inParts, type Pace } from '#server/isolation/pace.ts';
import { verdicts } from '#server/metrics/metrics.ts';
import type { Judgement } from '#server/modules/gate/evaluation/judgement.ts';
import { PullRequestSubject } from '#server/modules/gate/pull-request/pull-request-subject.entity.ts';
import {
  PullRequestVerdict,
  type TracedCommit,
} from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { PullRequest, Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { waitsForConfirmation } from '#server/modules/gate/vouching/confirmers.queries.ts';
import { mailConfirmers } from '#server/modules/gate/vouching/mail-confirmers.job.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';
import { storeSubjects, subjectKey } from './store-subjects.ts';

/** A verdict as it counts: a person may have set another one than the commits give. */
export interface DecidedVerdict {
  readonly verdict: Exclude<Verdict, 'pending'>;
  readonly judgement: Judgement;
  /** Since when it has been unknown; null when it is not. */
  readonly unknownSince: Date | null;
  /** Login of the person who set it, and why. */
  readonly overriddenBy: string | null;
  readonly overrideReason: string | null;
}

/** What was judged, and the result. */
interface Judged extends ShownPullRequest {
  readonly judgement: Judgement;
  readonly pace: Pace;
}

/** Rows that one statement stores. */
const ROWS_MAX = 200;

/**
 * Stores a verdict if it differs from the last one, records that it is another one than before, and stores the subjects
 * that it depends on. Undefined when the head has
 * changed meanwhile: then it is not the verdict of the pull request any more.
 */
export async function storeVerdict(ctx: AppContext, judged: Judged): Promise<DecidedVerdict | undefined> {
  const { pullRequestId, facts, judgement } = judged;
  const stored = await change(ctx, async (tx) => {
    const pullRequest = await tx.em.findOneOrFail(PullRequest, pullRequestId, { refresh: true });
    if (pullRequest.headSha !== facts.headSha) {
      return undefined;
    }
    const decided = decide(ctx, pullRequest, judgement);
    const commits = await traceOf(ctx, tx, judged);
    await indexSubjects(tx, pullRequestId, { commits, pace: judged.pace });
    const isNews = await append(ctx, tx, { judged, decided, commits });
    const { verdict, unknownSince } = decided;
    const changed = pullRequest.verdict !== verdict;
    const now = ctx.now();
    tx.em.assign(pullRequest, {
      verdict,
      unknownSince,
      judgedAt: now,
      ...(changed ? { updatedAt: now } : {}),
      ...(judgement.parked ? {} : { failedRuns: 0, failedAt: null }),
    });
    if (changed) {
      recordVerdict(tx, judged, verdict);
    }
    if (isNews && commits.some(({ subjects }) => subjects.some(waitsForConfirmation))) {
      tx.enqueue(mailConfirmers, { pullRequestId });
    }
    return decided;
  });
  if (stored !== undefined) {
    verdicts.inc({ verdict: stored.verdict });
  }
  return stored;
}

function recordVerdict(tx: Change, { target, pullRequestId, facts }: Judged, verdict: Verdict): void {
  const link = target.repository.link.$;
  const details = { linkId: link.linkId, number: facts.number, headSha: facts.headSha, verdict };
  tx.audit({ action: 'PULL_REQUEST_JUDGED', actor: SYSTEM, link, subject: pullRequestId, details });
}

function decide(ctx: AppContext, pullRequest: PullRequest, judgement: Judgement): DecidedVerdict {
  const { overrideVerdict, overrideSha, headSha, overriddenBy, overrideReason, unknownSince } = pullRequest;
  if (overrideVerdict && overrideSha === headSha) {
    return {
      verdict: overrideVerdict,
      judgement,
      unknownSince: null,
      overriddenBy: overriddenBy ?? null,
      overrideReason: overrideReason ?? null,
    };
  }
  const { verdict } = judgement;
  const since = verdict === Verdict.UNKNOWN ? (unknownSince ?? ctx.now()) : null;
  return { verdict, judgement, unknownSince: since, overriddenBy: null, overrideReason: null };
}

/** The commits with ids in place of the people, who are stored apart. */
async function traceOf(ctx: AppContext, tx: Change, { judgement, target, pace }: Judged): Promise<TracedCommit[]> {
  const { link, host } = target.repository;
  const place = { link: link.id, host: instanceHost(host) };
  const ids = await storeSubjects(tx.em, judgement, { place, now: ctx.now(), pace });
  const commits: TracedCommit[] = [];
  for (const { sha, subject, subjects } of judgement.commits) {
    await pace();
    const traced = subjects.map(({ email: _email, account: _account, ...facts }, index) => {
      const named = subjects[index];
      return { ...facts, subjectId: (named && ids.get(subjectKey(named))) ?? '' };
    });
    commits.push({ sha, subject, subjects: traced });
  }
  return commits;
}

const INDEXED = 'select id, subject_id as subject from pull_request_subject where pull_request_id = ?';

async function indexSubjects(
  { em }: Change,
  pullRequest: string,
  { commits, pace }: { readonly commits: readonly TracedCommit[]; readonly pace: Pace },
): Promise<void> {
  const wanted = new Set(commits.flatMap(({ subjects }) => subjects.map(({ subjectId }) => subjectId)));
  const indexed = await em.execute<{ id: string; subject: string }[]>(INDEXED, [pullRequest]);
  const gone = indexed.filter(({ subject }) => !wanted.has(subject)).map(({ id }) => id);
  for await (const part of inParts(gone, ROWS_MAX, pace)) {
    await em.nativeDelete(PullRequestSubject, { id: { $in: part } });
  }
  const known = new Set(indexed.map(({ subject }) => subject));
  const added = [...wanted].filter((id) => !known.has(id));
  for await (const part of inParts(added, ROWS_MAX, pace)) {
    const rows = part.map((subject) => ({ id: crypto.randomUUID(), pullRequest, subject }));
    await em.insertMany(PullRequestSubject, rows);
  }
}

interface Appended {
  readonly judged: Judged;
  readonly decided: DecidedVerdict;
  readonly commits: TracedCommit[];
}

/** With parameters, because the ORM would write a trace of megabytes into the text. */
const INSERT = `
insert into pull_request_verdict
  (id, pull_request_id, verdict, head_sha, base_sha, complete, commits, overridden_by, override_reason, decided_at)
values ($1, $2, $3, $4, $5, $6, $7::json, $8, $9, $10)`;

/** A verdict that says the same as the last one adds nothing. Returns whether this one adds something. */
async function append(ctx: AppContext, tx: Change, { judged, decided, commits }: Appended): Promise<boolean> {
  const { pullRequestId, facts, judgement } = judged;
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
  const [last] = await tx.em.find(PullRequestVerdict, where, order);
  const isNews = last === undefined || !(await saysTheSame(last, row, judged.pace));
  if (isNews) {
    const { verdict, headSha, baseSha, complete, overriddenBy, overrideReason } = row;
    const head = [crypto.randomUUID(), pullRequestId, verdict, headSha, baseSha, complete];
    const reason = [overriddenBy, overrideReason, ctx.now().toISOString()];
    const trace = JSON.stringify(commits);
    await judged.pace();
    await runStatement(tx.em, INSERT, [...head, trace, ...reason]);
    await judged.pace();
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
