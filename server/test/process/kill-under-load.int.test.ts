import { createHash, randomInt } from 'node:crypto';
import type { Email as ReceivedMail } from 'postal-mime';
import { expect, test, vi } from 'vitest';
import type { DatabaseConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { Email, EmailState } from '#server/modules/email/email.entity.ts';
import { IndividualSigning } from '#server/modules/signing/individual/individual-signing.entity.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { spawnService, type ServiceProcess } from './service-process.ts';
import { createStorage } from './service-storage.ts';
import { askStates, sign, type AcknowledgedSigning } from './signer.ts';

const SIGNERS = 10;
/** Mails that the service sends at a time: so many can be in other hands without a note of it. */
const MAIL_WORKERS = 4;
/** Milliseconds until a job that died with its process is certainly tried again: 30 s, the next check, the first back-off. */
const RETRY_AFTER_CRASH = 120_000;

/** Lets many signers sign without a pause and kills the process as one of them is answered; returns what was acknowledged. */
async function signUntilKilled(
  service: ServiceProcess,
  mails: readonly ReceivedMail[],
): Promise<AcknowledgedSigning[]> {
  const address = await service.address;
  const acknowledged: AcknowledgedSigning[] = [];
  const killAfter = randomInt(SIGNERS, 4 * SIGNERS);
  let killed = false;
  const signOn = async (signer: number): Promise<void> => {
    for (let round = 0; !killed; round += 1) {
      acknowledged.push(await sign(address, `signer-${signer}-${round}@example.com`, mails));
      if (acknowledged.length >= killAfter && !killed) {
        killed = true;
        service.signal('SIGKILL');
      }
    }
  };
  // Whoever waits for a code when the process dies waits in vain.
  const signers = Promise.allSettled(Array.from({ length: SIGNERS }, (_, signer) => signOn(signer)));
  await Promise.race([signers, service.exitCode]);
  expect(killed, service.output()).toBe(true);
  return acknowledged;
}

/** Mails of the outbox and the number of signings, read while no process runs. */
async function readStored(config: DatabaseConfig): Promise<{ emails: Email[]; signings: number }> {
  const { orm } = await openDatabase(config);
  try {
    const em = orm.em.fork();
    return { emails: await em.find(Email, {}), signings: await em.count(IndividualSigning, {}) };
  } finally {
    await orm.close();
  }
}

const idsIn = (emails: readonly Email[], state: string): string[] =>
  emails.filter((email) => email.state === state).map(({ id }) => id);

/** The outbox id in each mail's Message-ID, which stays the same when a mail is sent again. */
const idsOf = (mails: readonly ReceivedMail[]): string[] =>
  mails.map(({ messageId = '' }) => /^<([^@]+)@/.exec(messageId)?.[1] ?? '');

const sorted = (ids: readonly string[]): string[] => ids.toSorted((a, b) => a.localeCompare(b));

async function sha256Of(url: string): Promise<string> {
  const response = await fetch(url);
  return createHash('sha256')
    .update(await response.bytes())
    .digest('hex');
}

test(
  'kill -9 under load loses no acknowledged signing and sends no completed mail again',
  { timeout: 300_000 },
  async () => {
    const { environment, database } = await createStorage();
    const { url, mails } = await startSmtpSink();
    const first = spawnService({ ...environment, SMTP_URL: url });
    const acknowledged = await signUntilKilled(first, mails);

    const atKill = await readStored(database);
    const receivedAtKill = mails.length;
    const second = spawnService({ ...environment, SMTP_URL: url });
    const address = await second.address;

    const emails = acknowledged.map(({ email }) => email);
    expect(await askStates(address, emails)).toEqual(emails.map(() => 'VALID'));
    for (const { documentUrl, documentSha256 } of acknowledged) {
      expect(await sha256Of(new URL(new URL(documentUrl).pathname, address).href)).toBe(documentSha256);
    }

    const queuedAtKill = idsIn(atKill.emails, EmailState.QUEUED);
    await vi.waitFor(() => expect(sorted(idsOf(mails.slice(receivedAtKill)))).toEqual(sorted(queuedAtKill)), {
      timeout: RETRY_AFTER_CRASH,
      interval: 250,
    });
    second.signal('SIGTERM');
    expect(await second.exitCode, second.output()).toBe(0);

    const stored = await readStored(database);
    expect(idsIn(stored.emails, EmailState.SENT)).toHaveLength(stored.emails.length);
    const confirmations = stored.emails.filter(({ template }) => template === 'individual_signed');
    expect(confirmations).toHaveLength(stored.signings);
    expect(confirmations.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(emails));
    const received = idsOf(mails);
    const sentTwice = queuedAtKill.filter((id) => received.indexOf(id) < receivedAtKill);
    expect(received).toHaveLength(stored.emails.length + sentTwice.length);
    expect(new Set(received)).toEqual(new Set(stored.emails.map(({ id }) => id)));
    expect(sentTwice.length).toBeLessThanOrEqual(MAIL_WORKERS);
  },
);
