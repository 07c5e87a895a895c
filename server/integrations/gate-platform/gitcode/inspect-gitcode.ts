import {
  GatePlatformFailure,
  type PlatformFinding,
  type PlatformRepository,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { readAnswer } from '#server/integrations/gate-platform/platform-json.ts';
import { gitcodePerson, type GitcodeApi } from './gitcode-api.ts';
import { LABELS_NEED } from './publish-labels.ts';
import { HOOKS_NEED } from './register-webhook.ts';

/** Seconds that the clocks may differ before it is said. */
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

type Found = Omit<PlatformFinding, 'repository'>;

/** What is wrong, and what is right, with a token and with repositories. Throws `GatePlatformFailure`. */
export async function inspectGitcode(
  api: GitcodeApi,
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

async function inspectAccount(api: GitcodeApi): Promise<Found[]> {
  try {
    const answer = await api.ask({ path: '/user', permission: 'all_user' });
    const { login } = readAnswer(answer, gitcodePerson);
    const seconds = skewOf(answer.headers.get('date'), api.now());
    const scopes: Found[] = [];
    for (const { name, path } of SCOPES) {
      scopes.push(await inspectScope(api, name, path));
    }
    return [
      { ok: true, check: 'credentials', subject: login },
      { ok: Math.abs(seconds) <= SKEW_SECONDS_MAX, check: 'clock', subject: `${seconds} s` },
      ...scopes,
    ];
  } catch (error) {
    if (error instanceof GatePlatformFailure && error.kind === 'credentials_refused') {
      return [{ ok: false, check: 'credentials', subject: null }];
    }
    return [missingRight(error)];
  }
}

function skewOf(date: string | null, now: Date): number {
  return date === null ? 0 : Math.round((now.getTime() - new Date(date).getTime()) / 1000);
}

/** The token was accepted before, so a refusal is about the scope. */
async function inspectScope(api: GitcodeApi, name: string, path: string): Promise<Found> {
  const { status } = await api.ask({ path, accept: [401, 403, 404] });
  return { ok: status < 400, check: 'permission', subject: name };
}

async function inspectRepository(api: GitcodeApi, repository: PlatformRepository): Promise<Found[]> {
  try {
    const { permission } = await api.readRepository(repository);
    const root = await api.locate(repository);
    const found: Found[] = [{ ok: permission?.push !== false, check: 'permission', subject: LABELS_NEED }];
    for (const { name, path } of REPOSITORY_SCOPES) {
      found.push(await inspectScope(api, name, `${root}${path}`));
    }
    return found;
  } catch (error) {
    return [missingRight(error)];
  }
}

/** Names the right that a request lacked; a repository that is hidden from the token lacks any. */
function missingRight(error: unknown): Found {
  if (error instanceof GatePlatformFailure && (error.kind === 'forbidden' || error.kind === 'not_found')) {
    return { ok: false, check: 'permission', subject: error.details.permission ?? 'all_projects' };
  }
  throw error;
}
