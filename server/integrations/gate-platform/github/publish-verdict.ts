import { z } from 'zod';
import type { PullRequestKey, VerdictReport } from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId, readAnswer } from '#server/integrations/gate-platform/platform-json.ts';
import { CHECK_NAME, toShownCheck, type ShownCheck } from '#server/integrations/gate-platform/shown-check.ts';
import type { GithubApi } from './github-api.ts';

/** Bytes of the text of a check run. */
const TEXT_MAX_BYTES = 65_535;

const checkRun = z.object({
  id: platformId,
  status: z.string(),
  conclusion: z.string().nullable(),
  details_url: z.string().nullable(),
  output: z.object({ title: z.string().nullable(), summary: z.string().nullable() }),
});
const checkRuns = z.object({ check_runs: z.array(checkRun) });

/** Shows verdicts as check runs: finds ours first, and writes only a difference. */
export class VerdictPublisher {
  /** Ids of our runs by commit, once seen. */
  readonly #known = new Map<string, z.infer<typeof checkRun>>();

  constructor(private readonly api: GithubApi) {}

  /** Throws `stale` for a commit that GitHub does not know yet, and otherwise `GatePlatformFailure`. */
  async publish({ repository }: PullRequestKey, report: VerdictReport): Promise<void> {
    const root = await this.api.locate(repository);
    const shown = toShownCheck(report, TEXT_MAX_BYTES);
    const name = `${repository.id} ${report.headSha}`;
    const ours = this.#known.get(name) ?? (await this.#find(root, report.headSha));
    if (ours !== undefined && isShown(ours, shown)) {
      return;
    }
    const body = toBody(shown);
    const answer =
      ours === undefined || mustBeginAnew(ours, shown)
        ? await this.api.ask({
            method: 'POST',
            path: `${root}/check-runs`,
            body: { name: CHECK_NAME, head_sha: report.headSha, ...body },
          })
        : await this.api.ask({ method: 'PATCH', path: `${root}/check-runs/${ours.id}`, body });
    this.#known.set(name, readAnswer(answer, checkRun));
  }

  /** The newest of our runs of a commit. */
  async #find(root: string, sha: string): Promise<z.infer<typeof checkRun> | undefined> {
    const query = `check_name=${encodeURIComponent(CHECK_NAME)}&app_id=${encodeURIComponent(this.api.key.app.appId)}&filter=latest`;
    const answer = await this.api.ask({ path: `${root}/commits/${encodeURIComponent(sha)}/check-runs?${query}` });
    return readAnswer(answer, checkRuns).check_runs[0];
  }
}

function toBody({ status, conclusion, detailsUrl, title, summary }: ShownCheck) {
  return {
    status,
    ...(conclusion === null ? {} : { conclusion }),
    details_url: detailsUrl,
    output: { title, summary },
  };
}

function isShown(run: z.infer<typeof checkRun>, shown: ShownCheck): boolean {
  return (
    run.status === shown.status &&
    run.conclusion === shown.conclusion &&
    run.details_url === shown.detailsUrl &&
    run.output.title === shown.title &&
    run.output.summary === shown.summary
  );
}

/** A finished run never opens again, and one that GitHub gave up is not taken up. */
function mustBeginAnew(run: z.infer<typeof checkRun>, shown: ShownCheck): boolean {
  return run.status === 'completed' && (shown.status === 'in_progress' || run.conclusion === 'stale');
}
