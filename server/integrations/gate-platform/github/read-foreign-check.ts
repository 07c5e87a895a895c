import { z } from 'zod';
import type { ForeignCheck, PullRequestKey } from '#server/integrations/gate-platform/gate-platform.ts';
import { readLongAnswer } from '#server/integrations/gate-platform/platform-json.ts';
import type { GithubApi } from './github-api.ts';

const checkRuns = z.object({
  check_runs: z.array(z.object({ id: z.number(), status: z.string(), conclusion: z.string().nullable() })),
});
const combined = z.object({ statuses: z.array(z.object({ context: z.string(), state: z.string() })) });

/** What lets a required check pass. */
const PASSED: ReadonlySet<string> = new Set(['success', 'neutral', 'skipped']);

/** Ends that say nothing about the commit. */
const SILENT: ReadonlySet<string> = new Set(['cancelled', 'stale', 'timed_out']);

interface NamedCheck {
  readonly headSha: string;
  readonly name: string;
}

/**
 * Reads the newest check run of a name, whoever wrote it, or else the commit status: CLA checks of the one kind have
 * become such of the other. Of a commit the first 100 statuses are read. Throws `GatePlatformFailure`.
 */
export async function readForeignCheck(
  api: GithubApi,
  { repository }: PullRequestKey,
  { headSha, name }: NamedCheck,
): Promise<ForeignCheck> {
  const root = `${await api.locate(repository)}/commits/${encodeURIComponent(headSha)}`;
  const query = `check_name=${encodeURIComponent(name)}&filter=latest&per_page=100`;
  const { check_runs: runs } = await readLongAnswer(await api.ask({ path: `${root}/check-runs?${query}` }), checkRuns);
  const [newest] = runs.toSorted((a, b) => b.id - a.id);
  if (newest !== undefined) {
    return newest.status === 'completed' ? ofConclusion(newest.conclusion) : 'pending';
  }
  const { statuses } = await readLongAnswer(await api.ask({ path: `${root}/status?per_page=100` }), combined);
  const state = statuses.find(({ context }) => context === name)?.state;
  return state === undefined || state === 'pending' ? state : ofConclusion(state);
}

function ofConclusion(conclusion: string | null): ForeignCheck {
  if (conclusion === null || SILENT.has(conclusion)) {
    return undefined;
  }
  return PASSED.has(conclusion) ? 'covered' : 'uncovered';
}
