import { createHash, randomInt } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPostgresqlCluster, type PostgresqlCluster } from '#server/commands/postgresql-cluster.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { runCommand } from '#server/test/process/run-command.ts';
import { spawnService, type ServiceProcess } from '#server/test/process/service-process.ts';
import { askStates, sign, type AcknowledgedSigning } from '#server/test/process/signer.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';

/** Crashes of processes, and restarts of PostgreSQL among them. */
const KILLS = Number(process.env['CHAOS_KILLS'] ?? '50');
const RESTARTS = Number(process.env['CHAOS_RESTARTS'] ?? '10');

const SIGNERS = 8;
/** Signings acknowledged between two blows, at least. */
const BETWEEN_BLOWS = 2;
/** Mails that one process sends at a time: as many may be delivered without being recorded as sent. */
const MAIL_WORKERS = 4;
const PATIENCE = { timeout: 300_000, interval: 250 };

type Settings = Readonly<Record<string, string>>;
type Mails = Awaited<ReturnType<typeof startSmtpSink>>['mails'];

/** Two processes, either of which may be down. */
interface Pair {
  readonly processes: ServiceProcess[];
  stopped: boolean;
}

/** Signs without a pause at whichever process answers; what is not acknowledged is not expected. */
async function signOn(pair: Pair, signer: number, at: { mails: Mails; acknowledged: AcknowledgedSigning[] }) {
  for (let round = 0; !pair.stopped; round += 1) {
    const chosen = pair.processes[(signer + round) % 2];
    const attempt = chosen?.address.then((address) => sign(address, `s${signer}-${round}@example.com`, at.mails));
    // A process that dies answers nobody; those who wait for its mail would wait for minutes.
    await Promise.race([attempt, chosen?.exitCode.then(() => undefined)]).then(
      (signing) => signing && at.acknowledged.push(signing),
      () => undefined,
    );
  }
}

/** Kills one process after another and restarts PostgreSQL now and then, each after some signings. */
async function strike(
  pair: Pair,
  cluster: PostgresqlCluster,
  { settings, acknowledged }: { settings: Settings; acknowledged: readonly unknown[] },
) {
  const every = Math.max(1, Math.floor(KILLS / Math.max(1, RESTARTS)));
  let restarts = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = acknowledged.length;
    const wanted = before + BETWEEN_BLOWS + randomInt(4);
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThanOrEqual(wanted), PATIENCE);
    const which = kill % 2;
    pair.processes[which]?.signal('SIGKILL');
    await pair.processes[which]?.exitCode;
    pair.processes[which] = spawnService(settings);
    await pair.processes[which].address;
    if (kill % every === every - 1 && restarts < RESTARTS) {
      cluster.stop();
      cluster.start();
      restarts += 1;
    }
  }
}

async function isServed({ documentUrl }: AcknowledgedSigning, address: string): Promise<string> {
  const response = await vi.waitFor(async () => {
    const answer = await fetch(new URL(new URL(documentUrl).pathname, address));
    expect(answer.status).toBe(200);
    return answer;
  }, PATIENCE);
  return createHash('sha256')
    .update(await response.bytes())
    .digest('hex');
}

interface Stored {
  readonly signings: number;
  readonly confirmations: { readonly id: string; readonly state: string; readonly recipient: string }[];
  readonly derivedTwice: number;
  readonly queued: number;
}

async function readStored(url: string): Promise<Stored> {
  const { orm } = await openDatabase({ kind: 'postgresql', url });
  try {
    const em = orm.em.fork();
    const [counts] = await em.execute<Omit<Stored, 'confirmations'>[]>(`select
      (select count(*)::int from individual_signing) as signings,
      (select count(*)::int from email where state = 'queued') as queued,
      (select count(*)::int from (select 1 from audit_event where action = 'DOCUMENT_SEALED'
        group by subject having count(*) > 1) t) as "derivedTwice"`);
    const confirmations = await em.execute<Stored['confirmations']>(
      `select id, state, recipient from email where template = 'individual_signed'`,
    );
    return { signings: 0, derivedTwice: -1, queued: -1, ...counts, confirmations };
  } finally {
    await orm.close();
  }
}

/** How often each mail arrived, by the outbox id in its Message-ID, which a repeated mail keeps. */
function arrivals(mails: Mails): Map<string, number> {
  const counted = new Map<string, number>();
  for (const { messageId = '' } of mails) {
    const id = /^<([^@]+)@/.exec(messageId)?.[1] ?? '';
    counted.set(id, (counted.get(id) ?? 0) + 1);
  }
  return counted;
}

test(
  `${KILLS} kills and ${RESTARTS} restarts of PostgreSQL lose nothing acknowledged and repeat no completed mail`,
  { timeout: 3_600_000 },
  async () => {
    const cluster = await createPostgresqlCluster();
    onTestFinished(() => cluster.remove());
    const { url: SMTP_URL, mails } = await startSmtpSink();
    const SECRET_KEY = 'a secret key that only tests use, 32 bytes or more';
    const settings = { DATABASE_URL: cluster.url, SECRET_KEY, SMTP_URL, DEMO: 'true', LINK_MAIL_BUDGET: '1000000' };
    const pair: Pair = { processes: [spawnService(settings), spawnService(settings)], stopped: false };
    const acknowledged: AcknowledgedSigning[] = [];
    const signers = Promise.all(
      Array.from({ length: SIGNERS }, (_, signer) => signOn(pair, signer, { mails, acknowledged })),
    );

    await strike(pair, cluster, { settings, acknowledged });
    pair.stopped = true;
    await signers;

    const address = (await pair.processes[0]?.address) ?? '';
    const emails = acknowledged.map(({ email }) => email);
    for (let from = 0; from < emails.length; from += 100) {
      const some = emails.slice(from, from + 100);
      expect(await askStates(address, some)).toEqual(some.map(() => 'VALID'));
    }
    const served = await Promise.all(acknowledged.map((signing) => isServed(signing, address)));
    expect(new Set(served).size).toBe(acknowledged.length);
    const stored = await vi.waitFor(async () => {
      const now = await readStored(cluster.url);
      expect(now.queued).toBe(0);
      return now;
    }, PATIENCE);

    expect(stored.derivedTwice).toBe(0);
    expect(stored.confirmations).toHaveLength(stored.signings);
    expect(stored.confirmations.filter(({ state }) => state !== 'sent')).toEqual([]);
    const counted = arrivals(mails);
    expect(stored.confirmations.filter(({ id }) => !counted.has(id))).toEqual([]);
    expect(stored.confirmations.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(emails));
    const repeated = [...counted.values()].reduce((sum, count) => sum + count - 1, 0);
    process.stdout.write(
      `${acknowledged.length} signings acknowledged, ${stored.signings} stored, ${mails.length} mails arrived, ${repeated} of them repeated\n`,
    );
    expect(repeated).toBeLessThanOrEqual(MAIL_WORKERS * (KILLS + 2 * RESTARTS));
    const environment = { ...settings, PUBLIC_URL: 'http://localhost:4000' };
    expect(await runCommand('verify-audit', environment)).toMatchObject({ code: 0 });
  },
);
