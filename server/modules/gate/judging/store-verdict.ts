import { isDeepStrictEqual } from 'node:util';
import { normalizeEmail } from '#rules/email.ts';
import { instanceHost } from '#rules/gate-platform.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { verdicts } from '#server/metrics/metrics.ts';
import { SYSTEM } from '#server/modules/audit/actor.ts';
import type { Judgement, JudgedSubject } from '#server/modules/gate/judgement.ts';
import type { GateSubject } from '#server/modules/gate/pull-request/gate-subject.entity.ts';
import { PullRequestSubject } from '#server/modules/gate/pull-request/pull-request-subject.entity.ts';
import {
  PullRequestVerdict,
  type TracedCommit,
} from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { PullRequest, Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

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
}

const EMAIL_MAX_LENGTH = 320;

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
    await indexSubjects(tx, pullRequestId, commits);
    await append(ctx, tx, { judged, decided, commits });
    const { verdict, unknownSince } = decided;
    const changed = pullRequest.verdict !== verdict;
    const now = ctx.now();
    tx.em.assign(pullRequest, { verdict, unknownSince, judgedAt: now, ...(changed ? { updatedAt: now } : {}) });
    if (changed) {
      recordVerdict(tx, judged, verdict);
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
async function traceOf(ctx: AppContext, tx: Change, { judgement, target }: Judged): Promise<TracedCommit[]> {
  const { link, host } = target.repository;
  const known = new Map<string, string>();
  const idOf = async (subject: JudgedSubject): Promise<string> => {
    const row = subjectRow(subject, { link: link.id, host: instanceHost(host) });
    const key = JSON.stringify([row.accountId, row.emailKey]);
    const id = known.get(key) ?? (await storeSubject(tx, row, ctx.now()));
    known.set(key, id);
    return id;
  };
  const commits: TracedCommit[] = [];
  for (const { sha, subject, subjects } of judgement.commits) {
    const traced = [];
    for (const one of subjects) {
      const { email: _email, account: _account, ...facts } = one;
      traced.push({ ...facts, subjectId: await idOf(one) });
    }
    commits.push({ sha, subject, subjects: traced });
  }
  return commits;
}

function subjectRow({ email, account }: JudgedSubject, place: { readonly link: string; readonly host: string }) {
  const address = email === null || email.length > EMAIL_MAX_LENGTH ? null : email;
  return {
    ...place,
    accountId: account?.id ?? '',
    login: account?.login ?? null,
    bot: account?.bot ?? false,
    email: address,
    emailKey: address === null ? '' : normalizeEmail(address),
  };
}

const STORE_SUBJECT = `
insert into gate_subject (id, link_id, host, account_id, login, bot, email, email_key, created_at)
values (?, ?, ?, ?, ?, ?, ?, ?, ?)
on conflict (link_id, host, account_id, email_key) do update set login = excluded.login
returning id`;

async function storeSubject(tx: Change, row: ReturnType<typeof subjectRow>, now: Date): Promise<string> {
  const { link, host, accountId, login, bot, email, emailKey } = row;
  const id = crypto.randomUUID();
  const values = [id, link, host, accountId, login, bot, email, emailKey, now];
  const [stored] = await tx.em.execute<Pick<GateSubject, 'id'>[]>(STORE_SUBJECT, values);
  return stored?.id ?? id;
}

async function indexSubjects(tx: Change, pullRequest: string, commits: readonly TracedCommit[]): Promise<void> {
  const wanted = new Set(commits.flatMap(({ subjects }) => subjects.map(({ subjectId }) => subjectId)));
  const indexed = await tx.em.find(PullRequestSubject, { pullRequest });
  const gone = indexed.filter(({ subject }) => !wanted.has(subject.id)).map(({ id }) => id);
  await tx.em.nativeDelete(PullRequestSubject, { id: { $in: gone } });
  const known = new Set(indexed.map(({ subject }) => subject.id));
  for (const subject of [...wanted].filter((id) => !known.has(id))) {
    tx.em.create(PullRequestSubject, { pullRequest, subject });
  }
}

interface Appended {
  readonly judged: Judged;
  readonly decided: DecidedVerdict;
  readonly commits: TracedCommit[];
}

/** A verdict that says the same as the last one adds nothing. */
async function append(ctx: AppContext, tx: Change, { judged, decided, commits }: Appended): Promise<void> {
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
  const [last] = await tx.em.find(PullRequestVerdict, where, { orderBy: { decidedAt: 'desc', id: 'desc' }, limit: 1 });
  if (last === undefined || !saysTheSame(last, row)) {
    tx.em.create(PullRequestVerdict, { ...row, ...where, decidedAt: ctx.now() });
  }
}

type VerdictRow = Pick<
  PullRequestVerdict,
  'verdict' | 'headSha' | 'baseSha' | 'complete' | 'commits' | 'overriddenBy' | 'overrideReason'
>;

function saysTheSame(last: VerdictRow, row: VerdictRow): boolean {
  const { verdict, headSha, baseSha, complete, commits, overriddenBy, overrideReason } = last;
  const facts = { verdict, headSha, baseSha, complete, commits, overriddenBy, overrideReason };
  return isDeepStrictEqual(JSON.parse(JSON.stringify(facts)), JSON.parse(JSON.stringify(row)));
}
