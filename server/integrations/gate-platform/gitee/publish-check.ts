import { z } from 'zod';
import type { PullRequestKey, VerdictReport } from '#server/integrations/gate-platform/gate-platform.ts';
import { CHECK_NAME, toShownCheck, type ShownCheck } from '#server/integrations/gate-platform/shown-check.ts';
import type { GiteeApi } from './gitee-api.ts';
import { giteeId } from './gitee-request.ts';

/** What Gitee takes is not known; it takes this much. */
const SUMMARY_MAX_BYTES = 60_000;

/** The right that writing checks takes, as Gitee's pages name the role. */
export const CHECKS_NEED = 'repository administrator';

const checkRun = z.object({
  id: giteeId,
  status: z.string(),
  conclusion: z.string().nullish(),
  details_url: z.string().nullish(),
  output: z.object({ title: z.string().nullish(), summary: z.string().nullish() }).nullish(),
});
type CheckRun = z.infer<typeof checkRun>;

/** A verdict, and Gitee's own id of the pull request where it is known. */
export interface CheckReport {
  readonly report: VerdictReport;
  readonly pullRequestId: string | undefined;
}

/**
 * Shows a verdict as a check run. A conclusion is final on Gitee, so another verdict is another run; runs have no owner
 * there, so the newest of our name is compared, whoever wrote it. Throws `GatePlatformFailure`.
 */
export async function publishCheck(
  api: GiteeApi,
  { repository }: PullRequestKey,
  { report, pullRequestId }: CheckReport,
): Promise<void> {
  const root = await api.locate(repository);
  const shown = toShownCheck(report, SUMMARY_MAX_BYTES);
  const newest = await findNewest(api, root, report.headSha);
  if (newest !== undefined && isShown(newest, shown)) {
    return;
  }
  const isOpen = newest !== undefined && (newest.conclusion ?? null) === null && newest.status !== 'completed';
  const target = isOpen ? `/check-runs/${newest.id}` : '/check-runs';
  await api.ask({
    method: isOpen ? 'PATCH' : 'POST',
    path: `${root}${target}`,
    needs: CHECKS_NEED,
    form: {
      name: CHECK_NAME,
      ...(isOpen ? {} : { head_sha: report.headSha }),
      ...(isOpen || pullRequestId === undefined ? {} : { pull_request_id: pullRequestId }),
      ...toForm(shown),
    },
  });
}

async function findNewest(api: GiteeApi, root: string, sha: string): Promise<CheckRun | undefined> {
  const query = `check_name=${encodeURIComponent(CHECK_NAME)}`;
  const path = `${root}/commits/${encodeURIComponent(sha)}/check-runs?${query}`;
  const list = z.object({ check_runs: z.array(checkRun) }).transform(({ check_runs: runs }) => runs);
  const runs = await api.askAll(path, list, CHECKS_NEED);
  return runs.toSorted((a, b) => Number(b.id) - Number(a.id))[0];
}

function toForm({ status, conclusion, detailsUrl, title, summary }: ShownCheck): Record<string, string> {
  return {
    status,
    ...(conclusion === null ? {} : { conclusion }),
    details_url: detailsUrl,
    'output[title]': title,
    'output[summary]': summary,
  };
}

function isShown(run: CheckRun, shown: ShownCheck): boolean {
  return (
    run.status === shown.status &&
    (run.conclusion ?? null) === shown.conclusion &&
    run.details_url === shown.detailsUrl &&
    run.output?.title === shown.title &&
    run.output.summary === shown.summary
  );
}
