import type { GatePlatformAdapter } from '#server/integrations/gate-platform/gate-platform.ts';
import { openGitcodeGate } from '#server/integrations/gate-platform/gitcode/open-gitcode-gate.ts';
import { startFakeGitcode } from '#server/integrations/gate-platform/gitcode/testing/fake-gitcode.ts';
import { openGiteeGate } from '#server/integrations/gate-platform/gitee/open-gitee-gate.ts';
import { startFakeGitee } from '#server/integrations/gate-platform/gitee/testing/fake-gitee.ts';
import type { FakeHost } from '#server/integrations/gate-platform/testing/fake-host.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { commentsOf } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import type { FakeAccount, FakePull, FakeRepository } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { connectDemo } from './ask-manager.ts';
import { disturbances, FAILING, inTurn, REPOSITORIES, type ChaosAuthor, type ChaosPlatform } from './chaos-platform.ts';

/** Where a service believes to be; its webhooks are led to where it is. */
const PUBLIC_URL = 'http://localhost:4000';

const LABELS = { covered: 'example-cla/yes', uncovered: 'example-cla/no' };

type Shared = Pick<
  ChaosPlatform,
  'environment' | 'connect' | 'disturb' | 'releaseHeld' | 'countTold' | 'settleWebhooks' | 'stop'
>;

interface Stage {
  readonly shared: Shared;
  readonly nextRepository: () => FakeRepository;
  readonly accountOf: (author: ChaosAuthor) => FakeAccount;
  /** Keys of those that were acknowledged: these platforms send nothing again. */
  readonly owed: (adapter: Pick<GatePlatformAdapter, 'readDelivery'>) => Set<string>;
}

/** Adds a community whose robot administers the repositories. */
function stage(fake: FakeHost, { name, about }: { readonly name: 'gitee' | 'gitcode'; readonly about: RegExp }): Stage {
  const owner = fake.addOrganization('example-community');
  const robot = fake.addUser('robot');
  const people = new Map<string, FakeAccount>();
  const told = () => fake.state.deliveries.filter((delivery) => about.test(delivery.name));
  const repositories = Array.from({ length: REPOSITORIES }, (_, index) => {
    const repository = fake.addRepository({ owner, name: `project-${index}` });
    fake.permit(repository, robot, 'admin');
    fake.requireCheck(repository);
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
      releaseHeld: () => fake.releaseHeld('reversed'),
      countTold: () => told().length,
      settleWebhooks: () => fake.settleWebhooks(),
      stop: () => fake.stop(),
    },
    owed(adapter) {
      const secrets = repositories.flatMap(({ hooks }) => hooks.map(({ password }) => password));
      const taken = told().filter(({ status }) => status === 202);
      const news = taken.map(({ headers, body }) =>
        adapter.readDelivery({ headers, body: Buffer.from(body) }, secrets),
      );
      return new Set(news.flatMap((one) => (one === undefined ? [] : [one.key])));
    },
  };
}

/** A Gitee whose protected branches demand our check. */
export async function startGitee(): Promise<ChaosPlatform> {
  let address = PUBLIC_URL;
  const gitee = await startFakeGitee({ resolve: (url) => url.replace(PUBLIC_URL, address) });
  const { shared, nextRepository, accountOf, owed } = stage(gitee, { name: 'gitee', about: /merge_request_hooks/ });
  const runsOf = (pull: FakePull) => pull.repository.checkRuns.filter(({ headSha }) => headSha === headOf(pull).sha);
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
        shown: () => [runsOf(pull).at(-1)?.conclusion ?? null, runsOf(pull).length, commentsOf(pull).length],
        push: () => gitee.push(pull, { by: opener, commits }),
        canMerge: () => gitee.mergeable(pull),
      };
    },
    // Gitee does not say when a limit ends, so that the service would rest for a minute.
    useUpQuota: () => undefined,
    owed: () => owed(openGiteeGate()),
  };
}

/** A GitCode whose robot merges by labels. */
export async function startGitcode(): Promise<ChaosPlatform> {
  let address = PUBLIC_URL;
  const gitcode = await startFakeGitcode({ resolve: (url) => url.replace(PUBLIC_URL, address) });
  const { shared, nextRepository, accountOf, owed } = stage(gitcode, { name: 'gitcode', about: /merge_request/ });
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
        shown: () => [[...pull.labels].at(-1) ?? null, pull.labels.size, commentsOf(pull).length],
        push: () => gitcode.push(pull, { commits }),
        canMerge: () => gitcode.mergeable(pull, LABELS),
      };
    },
    useUpQuota: () => gitcode.fail({ on: /./, kind: 'limited', times: REPOSITORIES }),
    owed: () => owed(openGitcodeGate()),
  };
}
