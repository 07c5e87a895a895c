import { expect, onTestFinished, test, vi } from 'vitest';
import type { DatabaseConfig } from '#server/config/database-config.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { readHandled, signInOwner } from './chaos/ask-manager.ts';
import { startGitcode, startGitee } from './chaos/chaos-by-token.ts';
import { startGithub } from './chaos/chaos-on-github.ts';
import type { ChaosPlatform, ChaosPull } from './chaos/chaos-platform.ts';
import { spawnService } from './service-process.ts';
import { createStorage } from './service-storage.ts';
import { sign } from './signer.ts';

const { CHAOS_DELIVERIES } = process.env;

/** Pull requests of one run, each with its own webhook; `npm run test:gate-chaos` makes it 500. */
const DELIVERIES = Number(CHAOS_DELIVERIES ?? '16');

/** Pull requests whose opening is delivered after a push to them. */
const REORDERED = Math.ceil(DELIVERIES / 8);

/**
 * Milliseconds until everything is taken up again: on PostgreSQL a dead process holds its work for two minutes, and work
 * that has failed seven times rests for ten.
 */
const PATIENCE = { timeout: 840_000 + DELIVERIES * 1000, interval: 100 };

/** The same for what takes several requests to the service. */
const LONG_PATIENCE = { ...PATIENCE, interval: 1000 };

const SIGNER = { login: 'signer', email: 'signer@example.com' };

interface World {
  readonly platform: ChaosPlatform;
  readonly pulls: ChaosPull[];
}

/** Opens pull requests, every other one of somebody who has not signed. */
function openSome({ platform, pulls }: World, count: number): void {
  for (let opened = 0; opened < count; opened += 1) {
    const login = `contributor-${pulls.length}`;
    pulls.push(platform.open(pulls.length % 2 === 0 ? SIGNER : { login, email: `${login}@example.com` }));
  }
}

const missing = (owed: ReadonlySet<string>, handled: ReadonlySet<string>): string[] =>
  [...owed].filter((key) => !handled.has(key));

const PLATFORMS: readonly (readonly [name: string, start: (database: DatabaseConfig) => Promise<ChaosPlatform>])[] = [
  ['github', startGithub],
  ['gitee', startGitee],
  ['gitcode', startGitcode],
];

// Platforms that are polled take minutes, so they run by the command alone.
test.each(CHAOS_DELIVERIES === undefined ? PLATFORMS.slice(0, 1) : PLATFORMS)(
  '%s: kill -9 among lost, doubled and reordered webhooks, and failing requests, lose nothing, and double no comment',
  { timeout: 3 * PATIENCE.timeout },
  async (_name, start) => {
    const storage = await createStorage();
    const { url, mails } = await startSmtpSink();
    const platform = await start(storage.database);
    onTestFinished(() => platform.stop());
    const headers = await signInOwner(storage.database);
    const settings = { SMTP_URL: url, GATE_SWEEP_SECONDS: '2', LOG_LEVEL: 'silent' };
    const environment = { ...storage.environment, ...platform.environment, ...settings };
    const first = spawnService(environment);
    const address = await first.address;
    platform.sendTo(address);
    const connectionId = await platform.connect({ address, headers });
    await sign(address, SIGNER.email, mails);
    const world: World = { platform, pulls: [] };
    const { pulls } = world;

    platform.disturb(DELIVERIES);
    openSome(world, DELIVERIES / 2);
    pulls.slice(-REORDERED).forEach((pull) => pull.push());
    const isJudged = (pull: ChaosPull): boolean => pull.shown()[0] !== null;
    await vi.waitFor(() => expect(pulls.filter(isJudged).length).toBeGreaterThan(DELIVERIES / 8), PATIENCE);
    const released = platform.releaseHeld();
    first.signal('SIGKILL');
    await first.exitCode;
    await released;
    openSome(world, DELIVERIES / 4);
    const second = spawnService(environment);
    const service = { address: await second.address, headers };
    platform.sendTo(service.address);
    platform.useUpQuota();
    openSome(world, DELIVERIES / 4);

    const shown = () => pulls.map((pull) => pull.shown());
    const expected = pulls.map((_pull, index) => (index % 2 === 0 ? platform.covered : platform.uncovered));
    await vi.waitFor(() => expect(shown()).toEqual(expected), PATIENCE);
    await platform.settleWebhooks();
    expect(platform.countTold()).toBeGreaterThanOrEqual(DELIVERIES + REORDERED);
    // Open heads are compared as well, so verdicts may be there before all webhooks have arrived.
    await vi.waitFor(
      async () => expect(missing(platform.owed(), await readHandled(service, connectionId))).toEqual([]),
      LONG_PATIENCE,
    );
    second.signal('SIGTERM');
    expect(await second.exitCode, second.output()).toBe(0);
    expect(shown()).toEqual(expected);
    expect(pulls.filter((pull) => pull.canMerge())).toHaveLength(DELIVERIES / 2);
  },
);
