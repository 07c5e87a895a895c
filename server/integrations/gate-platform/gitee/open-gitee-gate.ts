import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import {
  GatePlatformFailure,
  type GateClient,
  type GateCredentials,
  type GatePlatformAdapter,
  type ListedRepository,
  type PlatformPerson,
  UNKNOWN_MERGE_GROUP,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { createPace } from '#server/isolation/pace.ts';
import { GiteeApi, giteePerson, giteeRepository, type GiteeRepository } from './gitee-api.ts';
import { giteeProof, isProved } from './gitee-signature.ts';
import { inspectGitee } from './inspect-gitee.ts';
import { CheckPublisher } from './publish-check.ts';
import { findComment, publishComment } from './publish-comment.ts';
import { publishLabels, readLabels } from './publish-labels.ts';
import { readGiteeDelivery } from './read-gitee-delivery.ts';
import { COMMITS_MAX, listCommits, listOpenPullRequests, readPullRequest } from './read-pull-request.ts';
import { isMember, readRole } from './read-rights.ts';
import { registerWebhook, removeWebhook } from './register-webhook.ts';

/** Milliseconds that a request may take. */
const TIMEOUT_MS = 10_000;

/** Organisations whose id is remembered for a while: a name may be given to another one. */
const ORGANIZATIONS = { max: 1_000, ttl: 600_000 };

const listed = z.array(giteeRepository);

interface Options {
  readonly timeoutMs?: number;
  readonly now?: () => Date;
}

/** Gitee, public or self-hosted, by means of the token of an account. */
export function openGiteeGate({ timeoutMs = TIMEOUT_MS, now = () => new Date() }: Options = {}): GatePlatformAdapter {
  const organizations = new LRUCache<string, string>(ORGANIZATIONS);
  return {
    name: 'gitee',
    capabilities: {
      connectedBy: 'token',
      blocking: 'native',
      commitCap: COMMITS_MAX,
      signedBody: false,
      deliveryId: false,
      sameIds: true,
      resend: false,
      checks: true,
      tester: false,
      resolvableComments: false,
      organizations: true,
      reachEvents: false,
      mergeQueue: false,
      textChanges: false,
      oldResults: ['label'],
      vouching: ['opened'],
    },
    mayBeProved: (headers, secrets) => isProved(giteeProof(headers), secrets, now()),
    readDelivery: (delivery, secrets) => readGiteeDelivery(delivery, { secrets, now: now() }),
    open: (instance, credentials) =>
      openClient(new GiteeApi(instance, requireToken(credentials), { timeoutMs, now, organizations })),
    // An account has no installations, and Gitee lists no deliveries.
    listInstallations: async () => [],
    listDeliveries: async () => [],
    redeliver: async () => {},
  };
}

function requireToken(credentials: GateCredentials): string {
  if (credentials.kind !== 'token') {
    throw new GatePlatformFailure('credentials_refused', 'Gitee has no Apps');
  }
  return credentials.token;
}

async function toListed(api: GiteeApi, seen: GiteeRepository): Promise<ListedRepository> {
  return { ...(await api.toReachable(seen)), administered: seen.permission?.admin ?? null, archived: false };
}

function openClient(api: GiteeApi): GateClient {
  let account: Promise<PlatformPerson> | undefined;
  const checks = new CheckPublisher(api);
  /** Gitee's own ids of the pull requests that were read. */
  const ids = new Map<number, string>();
  const readAccount = (): Promise<PlatformPerson> => {
    account ??= api.read('/user', giteePerson);
    return account;
  };
  return {
    readAccount,
    async listRepositories() {
      const reached = await api.readAll('/user/repos', listed);
      const writable = reached.filter(({ permission }) => permission?.push !== false);
      return Promise.all(writable.map((repository) => toListed(api, repository)));
    },
    async listOrganization(login) {
      const path = `/orgs/${encodeURIComponent(login)}/repos`;
      const seen = (await api.find(`${path}?per_page=1`, listed)) && (await api.readAll(path, listed));
      return Promise.all((seen ?? []).map((repository) => api.toReachable(repository)));
    },
    listOpenPullRequests: (repository) => listOpenPullRequests(api, repository),
    async readPullRequest(key) {
      const found = await readPullRequest(api, key);
      if (found === undefined) {
        return undefined;
      }
      const { id, ...facts } = found;
      ids.set(key.number, id);
      return facts;
    },
    listCommits: (key, headSha, pace = createPace()) => listCommits(api, key, { headSha, pace }),
    readTextChange: async () => undefined,
    publishVerdict: (key, report) => checks.publish(key, { report, pullRequestId: ids.get(key.number) }),
    publishComment: async (key, report) => publishComment(api, key, { report, authorId: (await readAccount()).id }),
    publishLabels: (key, report) => publishLabels(api, key, report),
    readLabels: (key) => readLabels(api, key),
    readForeignCheck: async () => undefined,
    confirmComment: (key, { id }) => findComment(api, key, id),
    // Its API documents no reactions to comments.
    react: async () => {},
    readRole: (repository, person) => readRole(api, repository, person),
    isMember: (group, person) => isMember(api, group, person),
    // Gitee has no merge queues.
    readMergeGroup: async () => UNKNOWN_MERGE_GROUP,
    registerWebhook: (repository, webhook) => registerWebhook(api, repository, webhook),
    removeWebhook: (repository, url) => removeWebhook(api, repository, url),
    inspect: (repositories) => inspectGitee(api, repositories),
  };
}
