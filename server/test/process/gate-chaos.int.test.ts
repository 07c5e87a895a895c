import { expect, onTestFinished, test, vi } from 'vitest';
import type { DatabaseConfig } from '#server/config/database-config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type {
  FakeAccount,
  FakeDelivery,
  FakePull,
} from '#server/integrations/gate-platform/github/testing/fake-state.ts';
import { Delivery } from '#server/modules/gate/delivery/delivery.entity.ts';
import { gateDemoCommunity, type GatedDemo } from '#server/modules/gate/testing/gate-demo-community.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { readMetrics, spawnService } from './service-process.ts';
import { createStorage } from './service-storage.ts';
import { sign } from './signer.ts';

/** Deliveries of one run, each about a pull request of its own; `npm run test:gate-chaos` makes it 500. */
const DELIVERIES = Number(process.env['CHAOS_DELIVERIES'] ?? '16');

/** Milliseconds until everything is taken up again: on PostgreSQL a dead process holds its work for two minutes. */
const PATIENCE = { timeout: 240_000 + DELIVERIES * 1000, interval: 100 };

/** Seconds until a used-up quota is full again. */
const QUOTA_SECONDS = 3;

const SIGNER = 'signer@example.com';

interface World {
  readonly demo: GatedDemo;
  readonly signer: FakeAccount;
  readonly pulls: FakePull[];
}

/** Opens pull requests, every other one of somebody who has not signed. */
function openSome({ demo, signer, pulls }: World, count: number): void {
  const { github, repositories } = demo;
  for (let opened = 0; opened < count; opened += 1) {
    const number = pulls.length;
    const login = `contributor-${number}`;
    const opener = number % 2 === 0 ? signer : github.addUser(login);
    const author = number % 2 === 0 ? SIGNER : `${login}@example.com`;
    const [repository] = repositories.slice(number % repositories.length);
    if (repository !== undefined) {
      pulls.push(github.openPullRequest({ repository, opener, commits: [{ author }] }));
    }
  }
}

const runsOf = ({ repository, commits }: FakePull) =>
  repository.checkRuns.filter(({ headSha }) => headSha === commits.at(-1)?.sha);

const conclusionOf = (pull: FakePull): string | null => runsOf(pull).at(-1)?.conclusion ?? null;

const commentsOn = ({ repository, number }: FakePull): number =>
  repository.comments.filter((comment) => comment.number === number).length;

/** Conclusion, number of checks of the head, and of comments, as they have to be. */
const expected = (pulls: readonly FakePull[]) =>
  pulls.map((_pull, index) => (index % 2 === 0 ? ['success', 1, 0] : ['action_required', 1, 1]));

/** No delivery waits for its turn, is being handled, or is to be tried again. */
const NONE_DUE = /^(?:signet_jobs\{queue="handle-delivery",state="\w+"\} 0\n){3}/m;

/** How old the counts of the queue may be. */
const COUNTED_EVERY_MS = 12_000;

const isTaken = ({ statusCode }: FakeDelivery): boolean => statusCode === 202;

/** Keys of the deliveries that were acted upon. */
async function readHandled(config: DatabaseConfig): Promise<Set<string>> {
  const { orm } = await openDatabase(config);
  try {
    return new Set((await orm.em.fork().find(Delivery, { handledAt: { $ne: null } })).map(({ key }) => key));
  } finally {
    await orm.close();
  }
}

/** Lets a tenth of all requests fail, some after they were carried out, and doubles and loses deliveries. */
function disturb({ github }: GatedDemo): void {
  github.fail({ on: /./, kind: 'bad_gateway', share: 0.08, times: Number.POSITIVE_INFINITY });
  github.fail({ on: /./, kind: 'lost_answer', share: 0.02, times: Number.POSITIVE_INFINITY });
  github.disturb(/pull_request/, 'double', Math.ceil(DELIVERIES / 4));
  github.disturb(/pull_request/, 'drop', Math.ceil(DELIVERIES / 8));
}

test(
  'kill -9 among deliveries, a failing platform and a used-up quota lose nothing, and double no comment',
  { timeout: 2 * PATIENCE.timeout },
  async () => {
    const storage = await createStorage();
    const { url, mails } = await startSmtpSink();
    const demo = await gateDemoCommunity(storage.database, { repositories: 5 });
    onTestFinished(() => demo.github.stop());
    const { github, app, installation } = demo;
    const settings = { SMTP_URL: url, GATE_SWEEP_SECONDS: '2', METRICS_PORT: '0', LOG_LEVEL: 'silent' };
    const environment = { ...storage.environment, ...demo.environment, ...settings };
    const first = spawnService(environment);
    const address = await first.address;
    app.webhookUrl = `${address}/hooks/github/github-app`;
    await sign(address, SIGNER, mails);
    const world: World = { demo, signer: github.addUser('signer'), pulls: [] };
    const { pulls } = world;

    disturb(demo);
    openSome(world, DELIVERIES / 2);
    await vi.waitFor(
      () => expect(pulls.filter((pull) => conclusionOf(pull) !== null).length).toBeGreaterThan(DELIVERIES / 8),
      PATIENCE,
    );
    first.signal('SIGKILL');
    await first.exitCode;
    openSome(world, DELIVERIES / 4);
    const second = spawnService(environment);
    app.webhookUrl = `${await second.address}/hooks/github/github-app`;
    const resetAt = Math.floor(Date.now() / 1000) + QUOTA_SECONDS;
    Object.values(installation.quota).forEach((quota) => Object.assign(quota, { remaining: 0, resetAt }));
    openSome(world, DELIVERIES / 4);

    const seen = () => pulls.map((pull) => [conclusionOf(pull), runsOf(pull).length, commentsOn(pull)]);
    await vi.waitFor(() => expect(seen()).toEqual(expected(pulls)), PATIENCE);
    await github.settleWebhooks();
    const told = new Set(app.deliveries.filter(({ event }) => event === 'pull_request').map(({ guid }) => guid));
    expect(told.size).toBe(DELIVERIES);
    // Open heads are compared as well, so verdicts may be there before the platform has sent again what was lost.
    const arrived = () => new Set(app.deliveries.filter(isTaken).map(({ guid }) => guid));
    await vi.waitFor(() => expect([...told].filter((guid) => !arrived().has(guid))).toEqual([]), PATIENCE);
    const arrivedAt = Date.now();
    await vi.waitFor(async () => {
      expect(await readMetrics(second)).toMatch(NONE_DUE);
      expect(Date.now() - arrivedAt).toBeGreaterThan(COUNTED_EVERY_MS);
    }, PATIENCE);
    second.signal('SIGTERM');
    expect(await second.exitCode, second.output()).toBe(0);
    expect(seen()).toEqual(expected(pulls));
    expect(pulls.filter((pull) => github.mergeable(pull))).toHaveLength(DELIVERIES / 2);
    const handled = await readHandled(storage.database);
    expect([...told].filter((guid) => !handled.has(guid))).toEqual([]);
  },
);
