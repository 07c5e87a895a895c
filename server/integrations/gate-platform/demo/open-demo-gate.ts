import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  type CommitFacts,
  type DeliveryNews,
  type GateClient,
  type GatePlatformAdapter,
  type IncomingDelivery,
  type PullRequestFacts,
  UNKNOWN_MERGE_GROUP,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { parsePlatformJson } from '#server/integrations/gate-platform/platform-json.ts';
import { sameDigest } from '#server/security/secret-box.ts';
import { DEMO_REPOSITORY, demoPlatformAt, type DemoPlatform, type DemoPullRequest } from './demo-platform.ts';

/** The header that proves a webhook of the demo platform. */
export const DEMO_TOKEN_HEADER = 'x-demo-token';

const BASE_SHA = '0'.repeat(40);

/** What a webhook of the demo platform says; the commit distinguishes it from those of an earlier start. */
const payload = z.object({ event: z.string(), number: z.number(), headSha: z.string() });

/** The platform of the demo, whose pull requests are in memory. It has checks, but neither comments nor labels. */
export function openDemoGate(): GatePlatformAdapter {
  return {
    name: 'demo',
    capabilities: {
      connectedBy: 'app',
      sameIds: true,
      tester: false,
      resolvableComments: false,
      blocking: 'native',
      commitCap: null,
      signedBody: false,
      deliveryId: false,
      resend: false,
      checks: true,
      organizations: false,
      reachEvents: false,
      mergeQueue: false,
      textChanges: true,
      oldResults: [],
      vouching: ['opened'],
    },
    readDelivery: readDemoDelivery,
    mayBeProved: isProved,
    open: ({ url }) => openClient(url, demoPlatformAt(url)),
    listInstallations: async () => [],
    listDeliveries: async () => [],
    redeliver: async () => {},
  };
}

function isProved(headers: IncomingDelivery['headers'], secrets: readonly string[]): boolean {
  return secrets.some((secret) => sameDigest(headers[DEMO_TOKEN_HEADER] ?? '', secret));
}

function readDemoDelivery({ headers, body }: IncomingDelivery, secrets: readonly string[]): DeliveryNews | undefined {
  if (!isProved(headers, secrets)) {
    return undefined;
  }
  const { event, number } = payload.parse(parsePlatformJson(body.toString()));
  return {
    key: createHash('sha256').update(body).digest('hex'),
    event,
    repository: DEMO_REPOSITORY,
    numbers: [number],
    shas: [],
    push: null,
    update: null,
    comment: null,
    mergeGroup: null,
    goneMergeGroup: null,
    installationId: null,
    reach: false,
    restored: null,
    storedBody: body,
  };
}

function openClient(url: string, platform: DemoPlatform): GateClient {
  const find = (number: number): PullRequestFacts | undefined => {
    const found = platform.find(number);
    return found && toFacts(url, found);
  };
  return {
    readAccount: async () => ({ id: '0', login: 'signet', bot: true }),
    listRepositories: async () => [{ ...DEMO_REPOSITORY, administered: true, archived: false }],
    listOrganization: async () => [],
    listOpenPullRequests: async () =>
      platform
        .list()
        .filter(({ merged }) => !merged)
        .map(({ number, headSha }) => ({ number, headSha })),
    readPullRequest: async ({ number }) => find(number),
    listCommits: async (_pullRequest, headSha) => {
      const commits = platform.list().filter((one) => one.headSha === headSha);
      return { commits: commits.map(toCommit), complete: true };
    },
    readTextChange: async () => ({ files: ['README.md'], lines: 1 }),
    publishVerdict: async (_pullRequest, report) => platform.report(report),
    publishComment: async () => {},
    publishLabels: async () => {},
    readLabels: async () => [],
    readForeignCheck: async () => undefined,
    confirmComment: async (_pullRequest, comment) => comment,
    react: async () => {},
    readRole: async () => 'none',
    isMember: async () => undefined,
    readMergeGroup: async () => UNKNOWN_MERGE_GROUP,
    registerWebhook: async () => {},
    removeWebhook: async () => {},
    inspect: async () => [],
  };
}

function toFacts(url: string, { number, opener, headSha, merged }: DemoPullRequest): PullRequestFacts {
  return {
    repository: DEMO_REPOSITORY,
    number,
    title: `Improve the sample, part ${number}`,
    url: `${url}#${number}`,
    state: merged ? 'merged' : 'open',
    draft: false,
    fromFork: null,
    opener,
    headSha,
    baseSha: BASE_SHA,
    baseBranch: 'main',
    changedLines: 1,
  };
}

function toCommit({ headSha, number, email, opener }: DemoPullRequest): CommitFacts {
  const author = { name: opener.login, email, account: opener };
  return {
    sha: headSha,
    message: `Improve the sample, part ${number}`,
    author,
    committer: author,
    coAuthors: [],
    parents: 1,
    madeByPlatform: false,
    signer: null,
  };
}
