import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { GatePolicy } from '#server/modules/gate/policy/gate-policy.entity.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { GateSubject } from './gate-subject.entity.ts';
import { PullRequestVerdict, type TracedCommit } from './pull-request-verdict.entity.ts';
import { Verdict, type PullRequest } from './pull-request.entity.ts';

/** Requests to the platform that judging takes besides the lists of commits, and commits of a page of those. */
const REQUESTS = 5;
const COMMITS_PER_PAGE = 50;
/** People of a verdict who are looked up. */
const SUBJECTS_MAX = 200;

/** Somebody without rights in the link who wants a pull request judged again. */
export interface StrangersWish {
  /** Undefined when it was never seen. */
  readonly pullRequest: PullRequest | undefined;
  readonly repository: GatedRepository;
  /** Identifies a stranger: an IP address, or an account of the platform. */
  readonly source: string;
}

/**
 * Whether a stranger may have a pull request judged again: not while nothing can have changed since it was judged. All of
 * them together use a tenth of the requests that a platform grants an installation. Error: `too_many_request` with
 * `retryAfter`: ten times a minute and source, three times a minute and pull request, 500 requests an hour and
 * installation.
 */
export async function admitStranger(
  ctx: AppContext,
  { pullRequest, repository, source }: StrangersWish,
): Promise<boolean> {
  const { rateLimiter } = ctx.deps;
  await rateLimiter.consume('gate_recheck_source', source);
  if (pullRequest !== undefined && !(await mayHaveChanged(ctx, pullRequest, repository))) {
    return false;
  }
  if (pullRequest !== undefined) {
    await rateLimiter.consume('gate_recheck', pullRequest.id);
  }
  const place = repository.installation?.id ?? repository.connection.id;
  const commits = pullRequest === undefined ? 0 : (await findLatestCommits(ctx.em, pullRequest)).length;
  const requests = REQUESTS + Math.ceil(commits / COMMITS_PER_PAGE);
  await rateLimiter.consume('gate_stranger_requests', place, requests);
  return true;
}

/** Heads that no webhook reported are found by the sweep; what else a verdict depends on is stored here. */
async function mayHaveChanged(
  { em }: AppContext,
  pullRequest: PullRequest,
  { id, link, updatedAt }: GatedRepository,
): Promise<boolean> {
  const { verdict, judgedAt } = pullRequest;
  const decided = verdict === Verdict.COVERED || verdict === Verdict.UNCOVERED;
  if (!decided || !judgedAt || updatedAt > judgedAt) {
    return true;
  }
  const since = { $gt: judgedAt };
  const at = { link: link.id };
  const corporation = { $or: [{ signedAt: since }, { completedAt: since }, { deletedAt: since }] };
  const counts = [
    () => em.count(IndividualSigning, { ...at, $or: [{ signedAt: since }, { endedAt: since }] }),
    () => em.count(EmployeeSigning, { ...at, $or: [{ signedAt: since }, { suspendedAt: since }] }),
    () => em.count(ProvedIdentity, { ...at, $or: [{ provedAt: since }, { endedAt: since }] }),
    () => em.count(CorporationSigning, { ...at, ...corporation }),
    () => em.count(Cla, { ...at, createdAt: since }),
    () => em.count(GatePolicy, { ...at, updatedAt: since }),
    // Refreshed: another run may have judged it since.
    () => em.count(GatedRepository, { id, updatedAt: since }),
    () => countUnlinked(em, pullRequest),
  ];
  for (const count of counts) {
    if ((await count()) > 0) {
      return true;
    }
  }
  return false;
}

/** How many of those who are not covered have an address alone: no platform reports when one is added to an account. */
async function countUnlinked(em: Em, pullRequest: PullRequest): Promise<number> {
  const waiting = (await findLatestCommits(em, pullRequest)).flatMap(({ subjects }) =>
    subjects.filter(({ required, covered }) => required && !covered),
  );
  const ids = [...new Set(waiting.map(({ subjectId }) => subjectId))].slice(0, SUBJECTS_MAX);
  return em.count(GateSubject, { id: { $in: ids }, accountId: '', emailKey: { $ne: '' } });
}

async function findLatestCommits(em: Em, { id }: PullRequest): Promise<readonly TracedCommit[]> {
  const [latest] = await em.find(
    PullRequestVerdict,
    { pullRequest: id },
    { orderBy: { decidedAt: 'desc', id: 'desc' }, limit: 1 },
  );
  return latest?.commits ?? [];
}
