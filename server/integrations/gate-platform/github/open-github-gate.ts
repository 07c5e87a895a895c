import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import {
  GatePlatformFailure,
  type GateClient,
  type GateCredentials,
  type GateInstance,
  type GatePlatformAdapter,
  type PlatformPerson,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId, readAnswer } from '#server/integrations/gate-platform/platform-json.ts';
import { createPace } from '#server/isolation/pace.ts';
import { findUsers } from './find-users.ts';
import { GithubApi } from './github-api.ts';
import { listDeliveries, listInstallations, redeliver } from './github-deliveries.ts';
import { type GithubHost } from './github-request.ts';
import { isSignature } from './github-signature.ts';
import { InstallationTokens, type AppCredentials } from './github-tokens.ts';
import { inspectGithub } from './inspect-github.ts';
import { listOpenPullRequests, listOrganization, listRepositories } from './list-repositories.ts';
import { publishComment } from './publish-comment.ts';
import { publishLabels, readLabels } from './publish-labels.ts';
import { VerdictPublisher } from './publish-verdict.ts';
import { react } from './react.ts';
import { readForeignCheck } from './read-foreign-check.ts';
import { readGithubDelivery } from './read-github-delivery.ts';
import { readMergeGroup } from './read-merge-group.ts';
import { PullRequestReader } from './read-pull-request.ts';
import { isMember, readRole } from './read-rights.ts';
import { readTextChange } from './read-text-change.ts';

/** Milliseconds that a request may take. */
const TIMEOUT_MS = 10_000;

/** Apps whose accounts are remembered. */
const ACCOUNTS_MAX = 1_000;

const app = z.object({ slug: z.string() });
const bot = z.object({ id: platformId, login: z.string() });

interface Options {
  readonly timeoutMs?: number;
  readonly now?: () => Date;
}

/** GitHub, github.com or an Enterprise Server, by means of a GitHub App. */
export function openGithubGate({ timeoutMs = TIMEOUT_MS, now = () => new Date() }: Options = {}): GatePlatformAdapter {
  const tokens = new InstallationTokens();
  const accounts = new LRUCache<string, PlatformPerson>({ max: ACCOUNTS_MAX });
  const at = (instance: GateInstance): GithubHost => ({ instance, timeoutMs, now });
  return {
    name: 'github',
    capabilities: {
      connectedBy: 'app',
      sameIds: true,
      blocking: 'native',
      commitCap: null,
      signedBody: true,
      deliveryId: true,
      resend: true,
      checks: true,
      tester: false,
      resolvableComments: false,
      organizations: true,
      reachEvents: true,
      mergeQueue: true,
      textChanges: true,
      oldResults: ['check', 'label'],
      vouching: ['opened', 'pushed', 'signed'],
    },
    readDelivery: readGithubDelivery,
    mayBeProved: (headers) => isSignature(headers['x-hub-signature-256']),
    open: (instance, credentials, installationId) => {
      if (installationId === null) {
        throw new GatePlatformFailure('unusable', 'the gate acts on GitHub as an installation of an App');
      }
      const key = { app: requireApp(credentials), installationId };
      return openClient(new GithubApi(at(instance), key, tokens), accounts);
    },
    listInstallations: async (instance, credentials) => listInstallations(at(instance), requireApp(credentials)),
    listDeliveries: async (instance, credentials, since) =>
      listDeliveries(at(instance), requireApp(credentials), since),
    redeliver: async (instance, credentials, delivery) => redeliver(at(instance), requireApp(credentials), delivery),
  };
}

function requireApp(credentials: GateCredentials): AppCredentials {
  if (credentials.kind !== 'app') {
    throw new GatePlatformFailure('credentials_refused', 'checks are written by Apps alone');
  }
  return credentials;
}

function openClient(api: GithubApi, accounts: LRUCache<string, PlatformPerson>): GateClient {
  const reader = new PullRequestReader(api);
  const verdicts = new VerdictPublisher(api);
  const readAccount = async (): Promise<PlatformPerson> => {
    const name = `${api.host.instance.apiUrl} ${api.key.app.appId}`;
    const account = accounts.get(name) ?? (await readBot(api));
    accounts.set(name, account);
    return account;
  };
  return {
    readAccount,
    findUsers: (logins) => findUsers(api, logins),
    listRepositories: () => listRepositories(api),
    listOrganization: (login) => listOrganization(api, login),
    listOpenPullRequests: (repository) => listOpenPullRequests(api, repository),
    readPullRequest: (pullRequest) => reader.read(pullRequest),
    listCommits: (pullRequest, headSha, pace = createPace()) => reader.listCommits(pullRequest, headSha, pace),
    readTextChange: (pullRequest, commits) => readTextChange({ api, reader }, pullRequest, commits),
    publishVerdict: (pullRequest, report) => verdicts.publish(pullRequest, report),
    publishComment: async (pullRequest, report) =>
      publishComment(api, pullRequest, { report, author: await readAccount() }),
    publishLabels: (pullRequest, report) => publishLabels(api, pullRequest, report),
    readLabels: (pullRequest) => readLabels(api, pullRequest),
    readForeignCheck: (pullRequest, headSha, name) => readForeignCheck(api, pullRequest, { headSha, name }),
    // A delivery's signature covers the comment.
    confirmComment: async (_pullRequest, comment) => comment,
    react: (pullRequest, comment, reaction) => react(api, pullRequest, { comment, reaction }),
    readRole: (repository, person) => readRole(api, repository, person),
    isMember: (group, person) => isMember(api, group, person),
    readMergeGroup: (repository, group, pace = createPace()) =>
      readMergeGroup({ api, reader, pace }, repository, group),
    // An App's webhook is its own, for all of its repositories.
    registerWebhook: async () => {},
    removeWebhook: async () => {},
    inspect: (repositories) => inspectGithub(api, repositories),
  };
}

/** The account that an App comments as. */
async function readBot(api: GithubApi): Promise<PlatformPerson> {
  const { slug } = readAnswer(await api.askAsApp({ path: '/app' }), app);
  const { id, login } = readAnswer(await api.ask({ path: `/users/${encodeURIComponent(`${slug}[bot]`)}` }), bot);
  return { id, login, bot: true };
}
