import { z } from 'zod';
import type { PullRequestKey, VerdictReport } from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId, readAnswer } from '#server/integrations/gate-platform/platform-json.ts';
import { CHECK_NAME, toShownCheck, type ShownCheck } from '#server/integrations/gate-platform/shown-check.ts';
import type { GiteeApi } from './gitee-api.ts';

/** What Gitee takes is not known; it takes this much. */
const SUMMARY_MAX_BYTES = 60_000;

/** The right that reading and writing checks takes, as Gitee's pages name the role. */
export const CHECKS_NEED = 'repository administrator';

const checkRun = z.object({
  id: platformId,
  status: z.string(),
  conclusion: z.string().nullish(),
  details_url: z.string().nullish(),
  output: z.object({ title: z.string().nullish(), summary: z.string().nullish() }).nullish(),
});
type CheckRun = z.infer<typeof checkRun>;
const checkRuns = z.object({ check_runs: z.array(checkRun) });

/** A verdict, and Gitee's own id of the pull request where it is known. */
export interface CheckReport {
  readonly report: VerdictReport;
  readonly pullRequestId: string | undefined;
}

/**
 * Shows verdicts as check runs. A conclusion is final on Gitee, so another verdict is another run. Runs have no owner
 * there, so the newest of our name is compared, no matter who wrote it.
 */
export class CheckPublisher {
  /** The newest runs by commit, once seen. */
  readonly #known = new Map<string, CheckRun>();

  constructor(private readonly api: GiteeApi) {}

  /** Throws `GatePlatformFailure`. */
  async publish({ repository }: PullRequestKey, { report, pullRequestId }: CheckReport): Promise<void> {
    const root = await this.api.locate(repository);
    const { headSha } = report;
    const name = `${repository.id} ${headSha}`;
    const shown = toShownCheck(report, SUMMARY_MAX_BYTES);
    const newest = this.#known.get(name) ?? (await this.#findNewest(root, headSha));
    if (newest !== undefined && isShown(newest, shown)) {
      return;
    }
    const isOpen = newest !== undefined && (newest.conclusion ?? null) === null && newest.status !== 'completed';
    const place = { head_sha: headSha, ...(pullRequestId === undefined ? {} : { pull_request_id: pullRequestId }) };
    const answer = await this.api.ask({
      method: isOpen ? 'PATCH' : 'POST',
      path: `${root}/check-runs${isOpen ? `/${newest.id}` : ''}`,
      permission: CHECKS_NEED,
      body: new URLSearchParams({ name: CHECK_NAME, ...(isOpen ? {} : place), ...toForm(shown) }),
    });
    this.#known.set(name, readAnswer(answer, checkRun));
  }

  async #findNewest(root: string, sha: string): Promise<CheckRun | undefined> {
    const query = `check_name=${encodeURIComponent(CHECK_NAME)}&per_page=100`;
    const path = `${root}/commits/${encodeURIComponent(sha)}/check-runs?${query}`;
    const { check_runs: runs } = await this.api.read(path, checkRuns, CHECKS_NEED);
    return runs.toSorted((a, b) => Number(b.id) - Number(a.id))[0];
  }
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
