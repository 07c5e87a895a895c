import { createHash, randomInt } from 'node:crypto';
import type { Email as ReceivedMail } from 'postal-mime';
import { expect, test, vi } from 'vitest';
import type { DatabaseConfig } from '#server/config/database-config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Email, EmailState } from '#server/modules/ground/email/email.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { spawnService, type ServiceProcess } from './service-process.ts';
import { createStorage } from './service-storage.ts';
import { askStates, sign, type AcknowledgedSigning } from './signer.ts';

const SIGNERS = 10;
/** Mails that the service sends at a time: as many may be delivered without being recorded as sent. */
const MAIL_WORKERS = 4;
/**
 * Milliseconds until a job that died with its process has surely been retried: 30 s, the next check, the first
 * back-off.
 */
const RETRY_AFTER_CRASH = 300_000;

/**
 * Lets many signers sign without a pause and kills the process as one is answered; returns the acknowledged signings.
 */
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
  // Signers waiting for a code when the process dies never get one.
  const signers = Promise.allSettled(Array.from({ length: SIGNERS }, (_, signer) => signOn(signer)));
  await Promise.race([signers, service.exitCode]);
  expect(killed, service.output()).toBe(true);
  return acknowledged;
}

interface Stored {
  readonly emails: Email[];
  readonly signings: IndividualSigning[];
  /** One for each time that a document was derived. */
  readonly derivations: AuditEvent[];
}

/** Reads the outbox, signings and derived documents while no process runs. */
async function readStored(config: DatabaseConfig): Promise<Stored> {
  const { orm } = await openDatabase(config);
  try {
    const em = orm.em.fork();
    return {
      emails: await em.find(Email, {}),
      signings: await em.find(IndividualSigning, {}),
      derivations: await em.find(AuditEvent, { action: 'DOCUMENT_SEALED' }),
    };
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

/** Returns the fingerprint of the document at an address, waiting while it is still being derived. */
async function sha256Of(url: string): Promise<string> {
  const response = await vi.waitFor(
    async () => {
      const answer = await fetch(url);
      expect(answer.status).toBe(200);
      return answer;
    },
    { timeout: RETRY_AFTER_CRASH },
  );
  return createHash('sha256')
    .update(await response.bytes())
    .digest('hex');
}

test(
  'kill -9 under load loses no acknowledged signing, derives each document once and sends no completed mail again',
  { timeout: 600_000 },
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
    const served = new Map<string, string>();
    for (const { reference, documentUrl } of acknowledged) {
      served.set(reference, await sha256Of(new URL(new URL(documentUrl).pathname, address).href));
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
    expect(confirmations).toHaveLength(stored.signings.length);
    const documents = new Map(stored.signings.map(({ reference, document }) => [reference, document?.sha256 ?? '']));
    expect([...documents.values()]).not.toContain('');
    expect([...served]).toEqual([...served.keys()].map((reference) => [reference, documents.get(reference)]));
    expect(sorted(stored.derivations.map(({ subject }) => subject))).toEqual(
      sorted(stored.signings.map(({ id }) => id)),
    );
    expect(confirmations.flatMap(({ attachments }) => attachments)).toHaveLength(stored.signings.length);
    expect(confirmations.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(emails));
    const received = idsOf(mails);
    const sentTwice = queuedAtKill.filter((id) => received.indexOf(id) < receivedAtKill);
    expect(received).toHaveLength(stored.emails.length + sentTwice.length);
    expect(new Set(received)).toEqual(new Set(stored.emails.map(({ id }) => id)));
    expect(sentTwice.length).toBeLessThanOrEqual(MAIL_WORKERS);
  },
);
