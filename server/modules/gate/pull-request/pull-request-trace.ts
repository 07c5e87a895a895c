import type { PullRequestAddress } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import { isViewerManager } from '#server/modules/community/link/viewer-manager.ts';
import { forStrangers } from '#server/modules/gate/evaluation/shown-to-strangers.rules.ts';
import { verdictTitle } from '#server/modules/gate/evaluation/verdict-text.rules.ts';
import { findGatePolicy } from '#server/modules/gate/policy/gate-policy.queries.ts';
import { maskAddress } from '#server/modules/proof/evidence/evidence-state.rules.ts';
import { GateSubject } from './gate-subject.entity.ts';
import { linkOf, type PlacedPullRequest } from './pull-request-access.ts';
import { pullRequestAddress } from './pull-request-address.ts';
import { PullRequestVerdict, type TracedSubject } from './pull-request-verdict.entity.ts';
import { FAILED_RUNS_MAX, Verdict } from './pull-request.entity.ts';
import type { PullRequestVerdictType } from './pull-request.types.ts';
import { stepUrl } from './step-url.ts';
import type { SubjectTrace, VerdictTrace } from './verdict-trace.types.ts';

/** Most verdicts that are listed of a pull request. */
const VERDICTS_MAX = 100;

/** Returns the latest verdicts about a pull request, newest first. */
export async function findVerdicts({ em }: AppContext, { id }: PlacedPullRequest): Promise<PullRequestVerdictType[]> {
  const found = await em.find(
    PullRequestVerdict,
    { pullRequest: id },
    { orderBy: { decidedAt: 'desc', id: 'desc' }, limit: VERDICTS_MAX },
  );
  return found.map(({ verdict, headSha, baseSha, decidedAt, overriddenBy, overrideReason }) => ({
    verdict,
    headSha,
    baseSha: baseSha ?? null,
    decidedAt,
    overriddenBy: overriddenBy ?? null,
    overrideReason: overrideReason ?? null,
  }));
}

/** Returns the reasons of the verdict about the head; empty while there is none. */
export async function findTrace(ctx: AppContext, pullRequest: PlacedPullRequest): Promise<VerdictTrace> {
  const { headSha, id } = pullRequest;
  const [link, latest] = [linkOf(pullRequest), await findLatest(ctx, { headSha, pullRequest: id })];
  const policy = await findGatePolicy(ctx.em, link.id);
  const language = policy.commentLanguage;
  if (latest === undefined) {
    const summary = verdictTitle({ verdict: Verdict.PENDING, uncovered: 0 }, language);
    return { verdict: Verdict.PENDING, summary, complete: false, commits: [] };
  }
  const subjects = await findSubjects(ctx, latest);
  const people = [...subjects.keys()];
  const { connection, host, path } = pullRequest.repository.$;
  const viewer = {
    isManager: await isViewerManager(ctx, link),
    linkId: link.linkId,
    pullRequest: pullRequestAddress(ctx.deps, {
      platform: connection.$.platform,
      host,
      path,
      number: pullRequest.number,
    }),
  };
  const present = (traced: TracedSubject): SubjectTrace =>
    presentSubject(ctx, viewer.isManager ? traced : forStrangers(traced, policy), {
      person: people.indexOf(traced.subjectId),
      who: subjects.get(traced.subjectId),
      ...viewer,
    });
  const uncovered = new Set(
    latest.commits.flatMap((commit) => commit.subjects.filter(isMissing).map(({ subjectId }) => subjectId)),
  ).size;
  return {
    verdict: latest.verdict,
    summary: verdictTitle(
      { verdict: latest.verdict, uncovered, parked: pullRequest.failedRuns >= FAILED_RUNS_MAX },
      language,
    ),
    complete: latest.complete,
    commits: latest.commits.map((commit) => ({ ...commit, subjects: commit.subjects.map(present) })),
  };
}

function isMissing({ covered, required }: TracedSubject): boolean {
  return required && !covered;
}

/** Finds the latest verdict about a head; undefined while there is none. */
export async function findLatest(
  { em }: AppContext,
  where: { readonly headSha: string; readonly pullRequest: string },
): Promise<PullRequestVerdict | undefined> {
  const [latest] = await em.find(PullRequestVerdict, where, { orderBy: { decidedAt: 'desc', id: 'desc' }, limit: 1 });
  return latest;
}

async function findSubjects({ em }: AppContext, { commits }: PullRequestVerdict): Promise<Map<string, GateSubject>> {
  const ids = commits.flatMap(({ subjects }) => subjects.map(({ subjectId }) => subjectId));
  const found = await em.find(GateSubject, { id: { $in: [...new Set(ids)] } });
  return new Map(found.map((subject) => [subject.id, subject]));
}

interface Viewer {
  readonly person: number;
  readonly who: GateSubject | undefined;
  readonly isManager: boolean;
  readonly linkId: string;
  readonly pullRequest: PullRequestAddress;
}

/** Shows addresses masked, because the page is public; managers see which signing or entry covers. */
function presentSubject(
  { deps }: AppContext,
  { role, assurance, vouchedBy, covered, required, rule, missing, step }: TracedSubject,
  { person, who, isManager, linkId, pullRequest }: Viewer,
): SubjectTrace {
  return {
    person,
    role,
    email: who?.email ? maskAddress(who.email) : null,
    account: who?.login ?? null,
    assurance,
    vouchedBy: [...(vouchedBy ?? [])],
    covered,
    required,
    rule: rule && ((isManager && rule.kind !== 'import' ? rule.entry : null) ?? rule.kind),
    importedFrom: rule?.kind === 'import' ? rule.entry : null,
    missing,
    step,
    stepUrl: step && stepUrl(deps, step, { linkId, pullRequest }),
  };
}
