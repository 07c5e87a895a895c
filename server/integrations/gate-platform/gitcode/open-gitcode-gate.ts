import { z } from 'zod';
import {
  GatePlatformFailure,
  type GateClient,
  type GateCredentials,
  type GatePlatformAdapter,
  type ListedRepository,
  type PlatformPerson,
  type ReachableRepository,
  UNKNOWN_MERGE_GROUP,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId } from '#server/integrations/gate-platform/platform-json.ts';
import type { TokenApiOptions } from '#server/integrations/gate-platform/token-api.ts';
import { createPace } from '#server/isolation/pace.ts';
import { GitcodeApi, gitcodePerson, gitcodeRepository, type GitcodeRepository } from './gitcode-api.ts';
import { inspectGitcode } from './inspect-gitcode.ts';
import { findComment, publishComment } from './publish-comment.ts';
import { publishLabels, readLabels } from './publish-labels.ts';
import { publishTest } from './publish-test.ts';
import { mayProveGitcodeDelivery, readGitcodeDelivery } from './read-gitcode-delivery.ts';
import { listCommits, listOpenPullRequests, readPullRequest, toReachable } from './read-pull-request.ts';
import { readRole } from './read-rights.ts';
import { registerWebhook, removeWebhook } from './register-webhook.ts';

const repositories = z.array(gitcodeRepository);

/** Organisations of the account, by the ids that log-ins know them by. */
const organizations = z.array(z.object({ id: platformId, path: z.string().nullish(), login: z.string().nullish() }));

/** GitCode, which is AtomGit as well, by means of the token of an account. */
export function openGitcodeGate(options: Pick<TokenApiOptions, 'timeoutMs' | 'now'> = {}): GatePlatformAdapter {
  return {
    name: 'gitcode',
    capabilities: {
      connectedBy: 'token',
      blocking: 'robot',
      commitCap: null,
      signedBody: true,
      deliveryId: true,
      sameIds: false,
      resend: false,
      checks: false,
      tester: true,
      resolvableComments: true,
      organizations: true,
      reachEvents: false,
      mergeQueue: false,
      textChanges: false,
      oldResults: ['label'],
      vouching: ['opened'],
    },
    readDelivery: readGitcodeDelivery,
    mayBeProved: mayProveGitcodeDelivery,
    open: (instance, credentials) => openClient(new GitcodeApi(instance, requireToken(credentials), options)),
    // An account has no installations, and GitCode lists no deliveries.
    listInstallations: async () => [],
    listDeliveries: async () => [],
    redeliver: async () => {},
  };
}

function requireToken(credentials: GateCredentials): string {
  if (credentials.kind !== 'token') {
    throw new GatePlatformFailure('credentials_refused', 'GitCode has no Apps');
  }
  return credentials.token;
}

function openClient(api: GitcodeApi): GateClient {
  let account: Promise<PlatformPerson> | undefined;
  const readAccount = (): Promise<PlatformPerson> => {
    account ??= api.read('/user', gitcodePerson);
    return account;
  };
  return {
    readAccount,
    listRepositories: () => listRepositories(api),
    listOrganization: (login) => listOrganization(api, login),
    listOpenPullRequests: (repository) => listOpenPullRequests(api, repository),
    readPullRequest: (key) => readPullRequest(api, key),
    listCommits: (key, headSha, pace = createPace()) => listCommits(api, key, { headSha, pace }),
    readTextChange: async () => undefined,
    publishVerdict: async (key, report) => publishTest(api, key, { report, login: (await readAccount()).login }),
    publishComment: async (key, report) => publishComment(api, key, { report, authorId: (await readAccount()).id }),
    publishLabels: (key, report) => publishLabels(api, key, report),
    readLabels: (key) => readLabels(api, key),
    readForeignCheck: async () => undefined,
    confirmComment: (key, comment) => findComment(api, key, comment),
    // Its API documents no reactions to comments.
    react: async () => {},
    readRole: (repository, person) => readRole(api, repository, person),
    // Reading memberships on GitCode is not documented for such tokens.
    isMember: async () => undefined,
    // GitCode has no merge queues.
    readMergeGroup: async () => UNKNOWN_MERGE_GROUP,
    registerWebhook: (repository, webhook) => registerWebhook(api, repository, webhook),
    removeWebhook: (repository, url) => removeWebhook(api, repository, url),
    inspect: (inspected) => inspectGitcode(api, inspected, readAccount),
  };
}

/** Those that the account may write to. */
async function listRepositories(api: GitcodeApi): Promise<ListedRepository[]> {
  const listed = await api.readAll('/user/repos', repositories);
  const writable = listed.filter(({ permission }) => permission?.push !== false);
  const reachable = await ofOrganizations(api, writable);
  return reachable.map((repository, index) => ({
    ...repository,
    administered: writable[index]?.permission?.admin ?? null,
    archived: false,
  }));
}

async function listOrganization(api: GitcodeApi, login: string): Promise<ReachableRepository[]> {
  const path = `/orgs/${encodeURIComponent(login)}/repos`;
  const seen = (await api.find(`${path}?per_page=1`, repositories)) && (await api.readAll(path, repositories));
  return ofOrganizations(api, seen ?? []);
}

/** Spaces may be numbered otherwise than organisations are for log-ins. */
async function ofOrganizations(api: GitcodeApi, seen: readonly GitcodeRepository[]): Promise<ReachableRepository[]> {
  const known = await api.readAll('/users/orgs', organizations);
  const ids = new Map(known.map(({ id, path, login }) => [(path ?? login ?? '').toLowerCase(), id]));
  return seen.map((repository) => {
    const reachable = toReachable(repository);
    const owner = reachable.path.split('/').slice(0, -1).join('/').toLowerCase();
    return { ...reachable, ownerId: ids.get(owner) ?? reachable.ownerId };
  });
}
