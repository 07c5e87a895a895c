import type {
  PlatformFinding,
  PlatformPerson,
  PlatformRepository,
  RepositoryRole,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { inspectByToken, inspectClock, type Found } from '#server/integrations/gate-platform/inspect-account.ts';
import { readAnswer } from '#server/integrations/gate-platform/platform-json.ts';
import { gitcodePerson, type GitcodeApi } from './gitcode-api.ts';
import { LABELS_NEED } from './publish-labels.ts';
import { readRole } from './read-rights.ts';
import { HOOKS_NEED } from './register-webhook.ts';

/** Seconds that the clocks may differ before it is reported. */
const SKEW_SECONDS_MAX = 300;

/** What a token must open, and a request that shows whether it does. */
const SCOPES = [
  { name: 'all_projects', path: '/user/repos?per_page=1' },
  { name: 'all_groups', path: '/users/orgs?per_page=1' },
] as const;

/** The same about a repository. */
const REPOSITORY_SCOPES = [
  { name: 'all_pr', path: '/pulls?state=open&per_page=1' },
  { name: HOOKS_NEED, path: '/hooks?per_page=1' },
] as const;

/** Roles that may set labels. */
const LABELLING: ReadonlySet<RepositoryRole> = new Set(['admin', 'maintain', 'write']);

/** What is wrong, and what is right, with a token and with repositories. Throws `GatePlatformFailure`. */
export function inspectGitcode(
  api: GitcodeApi,
  repositories: readonly PlatformRepository[],
  readAccount: () => Promise<PlatformPerson>,
): Promise<PlatformFinding[]> {
  const inspection = {
    account: () => inspectAccount(api),
    repository: (repository: PlatformRepository) => inspectRepository(api, repository, readAccount),
    hidden: 'all_projects',
  };
  return inspectByToken(inspection, repositories);
}

async function inspectAccount(api: GitcodeApi): Promise<Found[]> {
  const answer = await api.ask({ path: '/user', permission: 'all_user' });
  const credentials: Found = { ok: true, check: 'credentials', subject: readAnswer(answer, gitcodePerson).login };
  const clock = inspectClock(answer.headers.get('date'), api.now(), SKEW_SECONDS_MAX);
  const scopes: Found[] = [];
  for (const { name, path } of SCOPES) {
    scopes.push(await inspectScope(api, name, path));
  }
  return [credentials, clock, ...scopes];
}

/** The token was accepted before, so a refusal concerns the scope. */
async function inspectScope(api: GitcodeApi, name: string, path: string): Promise<Found> {
  const { status } = await api.ask({ path, accept: [401, 403, 404] });
  return { ok: status < 400, check: 'permission', subject: name };
}

/** A repository alone does not show what the account may do there. */
async function inspectRepository(
  api: GitcodeApi,
  repository: PlatformRepository,
  readAccount: () => Promise<PlatformPerson>,
): Promise<Found[]> {
  const root = await api.locate(repository);
  const role = await readRole(api, repository, await readAccount());
  const found: Found[] = [{ ok: LABELLING.has(role), check: 'permission', subject: LABELS_NEED }];
  for (const { name, path } of REPOSITORY_SCOPES) {
    found.push(await inspectScope(api, name, `${root}${path}`));
  }
  return found;
}
