import { GatePlatformFailure, type PlatformFinding } from '#server/integrations/gate-platform/gate-platform.ts';
import type { PlatformRepository } from '#server/integrations/gate-platform/gate-platform.ts';
import { giteePerson, type GiteeApi } from './gitee-api.ts';
import { readAnswer } from './gitee-request.ts';
import { CHECKS_NEED } from './publish-check.ts';
import { LABELS_NEED } from './publish-labels.ts';

/** Seconds that the clocks may differ: beyond an hour webhooks are refused. */
const SKEW_SECONDS_MAX = 1_800;

/** Share of the quota below which it is running out. */
const QUOTA_SHARE_MIN = 0.1;

/** What a token must open, and a request about a repository that shows whether it does. */
const SCOPES = [
  { name: 'projects', path: '' },
  { name: 'pull_requests', path: '/pulls?state=open&per_page=1' },
  { name: 'notes', path: '/pulls/comments?per_page=1' },
  { name: 'hook', path: '/hooks?per_page=1' },
] as const;

type Found = Omit<PlatformFinding, 'repository'>;

/** What is wrong, and what is right, with a token and with repositories. Throws `GatePlatformFailure`. */
export async function inspectGitee(
  api: GiteeApi,
  repositories: readonly PlatformRepository[],
): Promise<PlatformFinding[]> {
  const account = await inspectAccount(api);
  const findings: PlatformFinding[] = account.map((finding) => ({ ...finding, repository: null }));
  if (account.some(({ ok, check }) => !ok && check === 'credentials')) {
    return findings;
  }
  for (const repository of repositories) {
    const found = await inspectRepository(api, repository);
    findings.push(...found.map((finding) => ({ ...finding, repository: repository.path })));
  }
  return findings;
}

async function inspectAccount(api: GiteeApi): Promise<Found[]> {
  try {
    const answer = await api.ask({ path: '/user' });
    const { headers } = answer;
    const credentials: Found = { ok: true, check: 'credentials', subject: readAnswer(answer, giteePerson).login };
    return [credentials, inspectClock(headers.get('date'), api.host.now()), ...inspectQuota(headers)];
  } catch (error) {
    if (error instanceof GatePlatformFailure && error.kind === 'credentials_refused') {
      return [{ ok: false, check: 'credentials', subject: null }];
    }
    return [missingRight(error)];
  }
}

function inspectClock(date: string | null, now: Date): Found {
  const seconds = date === null ? 0 : Math.round((now.getTime() - new Date(date).getTime()) / 1000);
  return { ok: Math.abs(seconds) <= SKEW_SECONDS_MAX, check: 'clock', subject: `${seconds} s` };
}

function inspectQuota(headers: Headers): Found[] {
  const limit = Number(headers.get('x-ratelimit-limit') ?? Number.NaN);
  const remaining = Number(headers.get('x-ratelimit-remaining') ?? Number.NaN);
  if (!Number.isFinite(limit) || !Number.isFinite(remaining)) {
    return [];
  }
  return [{ ok: remaining >= limit * QUOTA_SHARE_MIN, check: 'quota', subject: `${remaining}/${limit}` }];
}

/** The rights of the account in a repository, and what the token opens there. */
async function inspectRepository(api: GiteeApi, repository: PlatformRepository): Promise<Found[]> {
  try {
    const { permission } = await api.readRepository(repository);
    const rights: Found[] = [
      { ok: permission?.push === true, check: 'permission', subject: LABELS_NEED },
      { ok: permission?.admin === true, check: 'permission', subject: CHECKS_NEED },
    ];
    for (const { name, path } of SCOPES) {
      rights.push(await inspectScope(api, { repository, name, path }));
    }
    return rights;
  } catch (error) {
    return [missingRight(error)];
  }
}

interface Probe {
  readonly repository: PlatformRepository;
  readonly name: string;
  readonly path: string;
}

/** Only the scope itself counts here: the right in the repository is told of besides. */
async function inspectScope(api: GiteeApi, { repository, name, path }: Probe): Promise<Found> {
  try {
    await api.ask({ path: `${await api.locate(repository)}${path}`, accept: [403, 404] });
    return { ok: true, check: 'permission', subject: name };
  } catch (error) {
    return missingRight(error);
  }
}

/** Names the right that a request lacked; a repository that is hidden from the token lacks any. */
function missingRight(error: unknown): Found {
  if (error instanceof GatePlatformFailure && (error.kind === 'forbidden' || error.kind === 'not_found')) {
    return { ok: false, check: 'permission', subject: error.details.permission ?? 'repository: read' };
  }
  throw error;
}
