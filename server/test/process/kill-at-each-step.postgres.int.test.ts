import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import { Client } from 'pg';
import PostalMime, { type Email as ReceivedMail } from 'postal-mime';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { holdTable } from './hold-table.ts';
import { spawnService, type ServiceProcess } from './service-process.ts';
import { createStorage } from './service-storage.ts';
import { askStates, sign, type AcknowledgedSigning } from './signer.ts';

/** Milliseconds until a job that died with its process has surely been retried. */
const RETRY_AFTER_CRASH = 300_000;

/**
 * What the service is killed at: as soon as it has answered the signer, where it waits for a table, or by the mail
 * server. Between the key and the storing, a thread composes, seals and checks, and nothing leaves the process.
 */
const STEPS = [
  { step: 'answering-the-signer', at: 'answer', table: null },
  { step: 'taking-the-key-of-the-seal', at: 'table', table: 'seal_certificate' },
  { step: 'storing-the-sealed-document', at: 'table', table: 'document_seal' },
  { step: 'handing-the-mail-over', at: 'mail', table: null },
  { step: 'noting-that-the-mail-is-sent', at: 'accepted', table: 'email' },
] as const;

type Step = (typeof STEPS)[number];

const signerAt = ({ step }: Step): string => `${step}@example.com`;
const isFor = ({ to }: ReceivedMail, email: string): boolean => to?.some(({ address }) => address === email) === true;

/** A mail server that calls `onDocument` before it accepts a mail with a document. */
async function startSink(onDocument: (mail: ReceivedMail) => Promise<void>) {
  const mails: ReceivedMail[] = [];
  const { url } = await startSmtpSink({
    onData: callbackify(async (stream: SMTPServerDataStream, _session: SMTPServerSession) => {
      const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
      if (mail.attachments.length > 0) {
        await onDocument(mail);
      }
      mails.push(mail);
    }),
  });
  return { url, mails };
}

async function documentAt(address: string, { documentUrl }: AcknowledgedSigning): Promise<string> {
  const bytes = await vi.waitFor(
    async () => {
      const answer = await fetch(new URL(new URL(documentUrl).pathname, address));
      expect(answer.status).toBe(200);
      return answer.bytes();
    },
    { timeout: RETRY_AFTER_CRASH },
  );
  return createHash('sha256').update(bytes).digest('hex');
}

const confirmationsTo = (mails: readonly ReceivedMail[], email: string): number =>
  mails.filter((mail) => mail.attachments.length > 0 && isFor(mail, email)).length;

const SEALS = `select e.details ->> 'reference' as reference, count(*)::int as seals from audit_event e
  where e.action = 'DOCUMENT_SEALED' group by 1`;

test(
  'killed at any step from the signature to its mail, the service loses, doubles and breaks nothing',
  { timeout: 900_000 },
  async () => {
    const { environment, database } = await createStorage();
    const url = database.kind === 'postgresql' ? database.url : '';
    const table = await holdTable(url);
    let now: Step | undefined;
    let service: ServiceProcess | undefined;
    const { url: SMTP_URL, mails } = await startSink(async (mail) => {
      // Those of the steps before come in between.
      if (now === undefined || !isFor(mail, signerAt(now))) {
        return;
      }
      if (now.at === 'mail') {
        service?.signal('SIGKILL');
        throw new Error('the sender is gone');
      }
      if (now.at === 'accepted') {
        await table.take(now.table);
      }
    });
    const start = () => spawnService({ ...environment, SMTP_URL });
    const signed: AcknowledgedSigning[] = [];

    for (const step of STEPS) {
      service = start();
      const address = await service.address;
      if (step.at === 'table') {
        await table.take(step.table);
      }
      now = step;
      signed.push(await sign(address, signerAt(step), mails));
      if (step.table !== null) {
        await table.untilWanted(step.table);
      }
      if (step.at !== 'mail') {
        service.signal('SIGKILL');
      }
      expect(await service.exitCode).toBeNull();
      now = undefined;
      await table.release();
    }

    const last = start();
    const address = await last.address;
    const emails = signed.map(({ email }) => email);
    expect(await askStates(address, emails)).toEqual(emails.map(() => 'VALID'));
    const documents = await Promise.all(signed.map((signing) => documentAt(address, signing)));
    expect(new Set(documents).size).toBe(STEPS.length);
    for (const [index, sha256] of documents.entries()) {
      const { data } = (await (await fetch(`${address}/api/v1/verify/${sha256}`)).json()) as { data: object };
      expect(data).toMatchObject({ reference: signed[index]?.reference, state: 'COUNTS', seal: { state: 'SEALED' } });
    }
    await vi.waitFor(() => expect(emails.map((email) => confirmationsTo(mails, email))).not.toContain(0), {
      timeout: RETRY_AFTER_CRASH,
    });
    last.signal('SIGTERM');
    expect(await last.exitCode, last.output()).toBe(0);

    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query<{ reference: string; seals: number }>(SEALS);
    expect(new Map(rows.map(({ reference, seals }) => [reference, seals]))).toEqual(
      new Map(signed.map(({ reference }) => [reference, 1])),
    );
    // The mail that had been accepted, but not noted, is the only one that may have been sent again.
    const sent = emails.map((email) => confirmationsTo(mails, email));
    expect(sent.slice(0, -1)).toEqual(Array(STEPS.length - 1).fill(1));
    expect(sent.at(-1)).toBeLessThanOrEqual(2);
  },
);
