import { z } from 'zod';
import type { PlatformFinding, PlatformRepository } from '#server/integrations/gate-platform/gate-platform.ts';
import {
  inspectByToken,
  inspectClock,
  missingRight,
  type Found,
} from '#server/integrations/gate-platform/inspect-account.ts';
import { readAnswer } from '#server/integrations/gate-platform/platform-json.ts';
import { giteePerson, giteeRepository, repositoryPath, type GiteeApi } from './gitee-api.ts';
import { CHECKS_NEED } from './publish-check.ts';
import { LABELS_NEED } from './publish-labels.ts';

/** Seconds that the clocks may differ: beyond an hour webhooks are refused. */
const SKEW_SECONDS_MAX = 1_800;

/** Share of the quota below which it is running out. */
const QUOTA_SHARE_MIN = 0.1;

/** What a token must open, and a request about any repository that shows whether it does. */
const SCOPES = [
  { name: 'pull_requests', path: '/pulls?state=open&per_page=1' },
  { name: 'notes', path: '/pulls/comments?per_page=1' },
  { name: 'hook', path: '/hooks?per_page=1' },
] as const;

/** The right that a token needs to see what is hidden from it. */
const HIDDEN = 'repository: read';

/** What is wrong, and what is right, with a token and with repositories. Throws `GatePlatformFailure`. */
export function inspectGitee(api: GiteeApi, repositories: readonly PlatformRepository[]): Promise<PlatformFinding[]> {
  const inspection = {
    account: () => inspectAccount(api, repositories),
    repository: (repository: PlatformRepository) => inspectRepository(api, repository),
    hidden: HIDDEN,
  };
  return inspectByToken(inspection, repositories);
}

async function inspectAccount(api: GiteeApi, repositories: readonly PlatformRepository[]): Promise<Found[]> {
  const answer = await api.ask({ path: '/user' });
  const { headers } = answer;
  const credentials: Found = { ok: true, check: 'credentials', subject: readAnswer(answer, giteePerson).login };
  const clock = inspectClock(headers.get('date'), api.now(), SKEW_SECONDS_MAX);
  return [credentials, clock, ...inspectQuota(headers), ...(await inspectScopes(api, repositories))];
}

function inspectQuota(headers: Headers): Found[] {
  const limit = Number(headers.get('x-ratelimit-limit') ?? Number.NaN);
  const remaining = Number(headers.get('x-ratelimit-remaining') ?? Number.NaN);
  if (!Number.isFinite(limit) || !Number.isFinite(remaining)) {
    return [];
  }
  return [{ ok: remaining >= limit * QUOTA_SHARE_MIN, check: 'quota', subject: `${remaining}/${limit}` }];
}

/** Some scopes show only in requests about a repository; any will do, and without one they are not checked. */
async function inspectScopes(api: GiteeApi, repositories: readonly PlatformRepository[]): Promise<Found[]> {
  const reached = await api.read('/user/repos?per_page=1', z.array(giteeRepository));
  const place = repositories[0] ?? reached.map(({ id, full_name: path }) => ({ id, path }))[0];
  const findings: Found[] = [
    { ok: true, check: 'permission', subject: 'projects' },
    await inspectScope(api, 'groups', '/user/orgs?per_page=1'),
  ];
  if (place === undefined) {
    return findings;
  }
  for (const { name, path } of SCOPES) {
    findings.push(await inspectScope(api, name, `${repositoryPath(place)}${path}`));
  }
  return findings;
}

/** Only the scope itself counts here: the right in a repository is reported separately. */
async function inspectScope(api: GiteeApi, name: string, path: string): Promise<Found> {
  try {
    await api.ask({ path, accept: [403, 404] });
    return { ok: true, check: 'permission', subject: name };
  } catch (error) {
    return missingRight(error, HIDDEN);
  }
}

/** The rights of the account in a repository. */
async function inspectRepository(api: GiteeApi, repository: PlatformRepository): Promise<Found[]> {
  const { permission } = await api.readRepository(repository);
  return [
    { ok: permission?.push === true, check: 'permission', subject: LABELS_NEED },
    { ok: permission?.admin === true, check: 'permission', subject: CHECKS_NEED },
  ];
}
