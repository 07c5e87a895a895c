import type { GatePlatformAdapter } from '#server/integrations/gate-platform/gate-platform.ts';
import { openGitcodeGate } from '#server/integrations/gate-platform/gitcode/open-gitcode-gate.ts';
import { startFakeGitcode } from '#server/integrations/gate-platform/gitcode/testing/fake-gitcode.ts';
import { openGiteeGate } from '#server/integrations/gate-platform/gitee/open-gitee-gate.ts';
import { startFakeGitee } from '#server/integrations/gate-platform/gitee/testing/fake-gitee.ts';
import type { FakePull as GiteePull } from '#server/integrations/gate-platform/gitee/testing/fake-state.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { connectDemo } from './ask-manager.ts';
import { disturbances, FAILING, inTurn, REPOSITORIES, type ChaosAuthor, type ChaosPlatform } from './chaos-platform.ts';

/** Where a service believes to be; its webhooks are led to where it is. */
const PUBLIC_URL = 'http://localhost:4000';

const LABELS = { covered: 'example-cla/yes', uncovered: 'example-cla/no' };

/** What the stand-ins for platforms that are connected by a token have in common. */
interface TokenFake<Account, Repository> {
  readonly url: string;
  readonly apiUrl: string;
  readonly state: { readonly faults: object[] };
  addUser(login: string): Account;
  addOrganization(login: string): Account;
  addRepository(facts: { readonly owner: Account; readonly name: string }): Repository;
  permit(repository: Repository, account: Account, permission: 'admin'): void;
  issueToken(account: Account): string;
  disturb(on: RegExp, kind: 'double' | 'drop' | 'hold', times: number): void;
  settleWebhooks(): Promise<void>;
  stop(): Promise<void>;
}

type Shared = Pick<ChaosPlatform, 'environment' | 'connect' | 'disturb' | 'settleWebhooks' | 'stop'>;

interface Stage<Account, Repository> {
  readonly shared: Shared;
  readonly nextRepository: () => Repository;
  readonly accountOf: (author: ChaosAuthor) => Account;
}

/** Adds a community whose robot administers the repositories. */
function stage<Account, Repository extends { readonly id: number }>(
  fake: TokenFake<Account, Repository>,
  { name, about }: { readonly name: 'gitee' | 'gitcode'; readonly about: RegExp },
): Stage<Account, Repository> {
  const owner = fake.addOrganization('example-community');
  const robot = fake.addUser('robot');
  const people = new Map<string, Account>();
  const repositories = Array.from({ length: REPOSITORIES }, (_, index) => {
    const repository = fake.addRepository({ owner, name: `project-${index}` });
    fake.permit(repository, robot, 'admin');
    return repository;
  });
  const setting = name.toUpperCase();
  const repositoryIds = repositories.map(({ id }) => String(id));
  return {
    nextRepository: inTurn(repositories),
    accountOf({ login }) {
      const account = people.get(login) ?? fake.addUser(login);
      people.set(login, account);
      return account;
    },
    shared: {
      environment: { [`${setting}_URL`]: fake.url, [`${setting}_API_URL`]: fake.apiUrl },
      connect: (service) =>
        connectDemo(service, { platform: setting, token: fake.issueToken(robot), repositoryIds, labels: LABELS }),
      disturb(deliveries) {
        fake.state.faults.push(...FAILING.map((fault) => ({ on: /./, times: Number.POSITIVE_INFINITY, ...fault })));
        disturbances(deliveries).forEach(([kind, times]) => fake.disturb(about, kind, times));
      },
      settleWebhooks: () => fake.settleWebhooks(),
      stop: () => fake.stop(),
    },
  };
}

/** A webhook as a stand-in keeps it. */
interface KeptDelivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly status: number;
}

/** Keys of the webhooks that were acknowledged: these platforms send nothing again. */
function acknowledged(
  adapter: Pick<GatePlatformAdapter, 'readDelivery'>,
  deliveries: readonly KeptDelivery[],
  secrets: readonly string[],
): Set<string> {
  const taken = deliveries.filter(({ status }) => status === 202);
  const news = taken.map(({ headers, body }) => adapter.readDelivery({ headers, body: Buffer.from(body) }, secrets));
  return new Set(news.flatMap((told) => (told === undefined ? [] : [told.key])));
}

/** A Gitee whose protected branches demand our check. */
export async function startGitee(): Promise<ChaosPlatform> {
  let address = PUBLIC_URL;
  const gitee = await startFakeGitee({ resolve: (url) => url.replace(PUBLIC_URL, address) });
  const { shared, nextRepository, accountOf } = stage(gitee, { name: 'gitee', about: /merge_request_hooks/ });
  const { state } = gitee;
  [...state.repositories.values()].forEach((repository) => gitee.requireCheck(repository));
  const told = () => state.deliveries.filter(({ headers }) => headers['x-gitee-event'] === 'Merge Request Hook');
  const runsOf = (pull: GiteePull) => pull.repository.checkRuns.filter(({ headSha }) => headSha === headOf(pull).sha);
  const commentsOn = ({ repository, number }: GiteePull) =>
    repository.comments.filter((comment) => comment.number === number);
  return {
    ...shared,
    covered: ['success', 1, 0],
    uncovered: ['action_required', 1, 1],
    sendTo(to) {
      address = to;
    },
    open(author) {
      const opener = accountOf(author);
      const commits = [{ author: author.email }];
      const pull = gitee.openPullRequest({ repository: nextRepository(), opener, commits });
      return {
        shown: () => [runsOf(pull).at(-1)?.conclusion ?? null, runsOf(pull).length, commentsOn(pull).length],
        push: () => gitee.push(pull, { by: opener, commits }),
        canMerge: () => gitee.mergeable(pull),
      };
    },
    releaseHeld: () => gitee.releaseHeld(),
    // Gitee does not say when a limit ends, so that the service would rest for a minute.
    useUpQuota: () => undefined,
    countTold: () => told().length,
    owed: () => {
      const secrets = [...state.repositories.values()].flatMap(({ hooks }) => hooks.map(({ password }) => password));
      return acknowledged(openGiteeGate(), told(), secrets);
    },
  };
}

/** A GitCode whose robot merges by labels. */
export async function startGitcode(): Promise<ChaosPlatform> {
  let address = PUBLIC_URL;
  const gitcode = await startFakeGitcode({ resolve: (url) => url.replace(PUBLIC_URL, address) });
  const { shared, nextRepository, accountOf } = stage(gitcode, { name: 'gitcode', about: /merge_request/ });
  const { state } = gitcode;
  const told = () => state.deliveries.filter(({ headers }) => headers['x-gitcode-event'] === 'Merge Request Hook');
  return {
    ...shared,
    covered: [LABELS.covered, 1, 0],
    uncovered: [LABELS.uncovered, 1, 1],
    sendTo(to) {
      address = to;
    },
    open(author) {
      const opener = accountOf(author);
      const commits = [{ author: author.email }];
      const pull = gitcode.openPullRequest({ repository: nextRepository(), opener, commits });
      return {
        shown: () => [[...pull.labels].at(-1) ?? null, pull.labels.size, pull.comments.length],
        push: () => gitcode.push(pull, commits),
        canMerge: () => gitcode.mergeable(pull, LABELS),
      };
    },
    releaseHeld: async () => gitcode.releaseHeld(),
    useUpQuota: () => gitcode.fail(/./, 'limited', REPOSITORIES),
    countTold: () => told().length,
    owed: () =>
      acknowledged(
        openGitcodeGate(),
        told(),
        state.deliveries.map(({ hook }) => hook.password),
      ),
  };
}
