import { callbackify } from 'node:util';
import PostalMime, { type Email as ReceivedMail } from 'postal-mime';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import type { DatabaseConfig } from '#server/config/database-config.ts';
import { openDatabase, type Em } from '#server/db/open-database.ts';
import { Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { Email, EmailState } from '#server/modules/ground/email/email.entity.ts';
import { EmployeeNotice } from '#server/modules/signing/employee/employee-notice.entity.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { holdTable } from './hold-table.ts';
import { spawnService, type ServiceProcess } from './service-process.ts';
import { createStorage } from './service-storage.ts';
import { signAsEmployee } from './signer.ts';

/** The demo corporation's employee manager. */
const MANAGER = 'employees@example.net';
const EMPLOYEES = ['first@example.net', 'second@example.net', 'third@example.net'];

/** Reads or changes the data while no process runs. */
async function withData<T>(config: DatabaseConfig, work: (em: Em) => Promise<T>): Promise<T> {
  const { orm } = await openDatabase(config);
  try {
    return await work(orm.em.fork());
  } finally {
    await orm.close();
  }
}

/** Marks the manager as just mailed: those who sign next wait for a quarter of an hour. */
const beginQuarter = (em: Em) =>
  em.nativeUpdate(Manager, { role: ManagerRole.EMPLOYEE_MANAGER }, { employeesNoticedAt: new Date() });

const JOBS = `name in ('mail-employee-notices', 'mail')`;

/** Lets the quarter pass, and the time after which the queue takes jobs for lost that died with their process. */
async function passTime(em: Em): Promise<void> {
  await em.nativeUpdate(Manager, { role: ManagerRole.EMPLOYEE_MANAGER }, { employeesNoticedAt: null });
  await em.execute(`update pgboss.job set state = 'retry' where state = 'active' and ${JOBS}`);
  await em.execute(`update pgboss.job set start_after = now() where state in ('created', 'retry') and ${JOBS}`);
}

const readOutcome = async (em: Em) => ({
  waiting: await em.count(EmployeeNotice),
  notices: (await em.find(Email, { recipient: MANAGER })).map(({ template, state }) => ({ template, state })),
});

const isNotice = ({ to }: ReceivedMail): boolean => to?.some(({ address }) => address === MANAGER) === true;

type Answer = 'refused' | 'accepted';

/** A mail server that asks `onNotice` about the manager's mails before it accepts them. */
async function startSink(onNotice: () => Answer) {
  const mails: ReceivedMail[] = [];
  const { url } = await startSmtpSink({
    onData: callbackify(async (stream: SMTPServerDataStream, _session: SMTPServerSession) => {
      const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
      if (isNotice(mail) && onNotice() === 'refused') {
        throw new Error('the sender is gone');
      }
      mails.push(mail);
    }),
  });
  return { url, mails };
}

/**
 * Starts the service and kills it within the job: on PostgreSQL when it has deleted the notices and not queued the mail
 * yet. Nobody can look into an embedded database; there the service is killed as jobs begin.
 */
async function killWithinJob(config: DatabaseConfig, start: () => ServiceProcess): Promise<void> {
  const table = config.kind === 'postgresql' ? await holdTable(config.url) : null;
  await table?.take('email');
  const service = start();
  await (table?.untilWanted('email', 'employee_notice') ?? service.address);
  service.signal('SIGKILL');
  expect(await service.exitCode).toBeNull();
  await table?.release();
}

test(
  'killed at any moment around the mail about new employees, the service loses no notice and mails at most once more',
  { timeout: 600_000 },
  async () => {
    const { environment, database } = await createStorage();
    let onNotice = (): Answer => 'refused';
    const { url: SMTP_URL, mails } = await startSink(() => onNotice());
    const start = () => spawnService({ ...environment, SMTP_URL });
    await withData(database, beginQuarter);

    const first = start();
    const address = await first.address;
    await Promise.all(EMPLOYEES.map((email) => signAsEmployee(address, email, mails)));
    first.signal('SIGKILL');
    expect(await first.exitCode).toBeNull();
    expect(await withData(database, readOutcome)).toEqual({ waiting: EMPLOYEES.length, notices: [] });
    await withData(database, passTime);
    await killWithinJob(database, start);
    // As the mail is handed over, then when it has been accepted and nobody has noted it.
    for (const answer of ['refused', 'accepted'] as const) {
      await withData(database, passTime);
      const service = start();
      onNotice = () => {
        service.signal('SIGKILL');
        return answer;
      };
      expect(await service.exitCode).toBeNull();
    }
    await withData(database, passTime);
    onNotice = () => 'accepted';
    const last = start();
    const notices = () => mails.filter(isNotice);
    await vi.waitFor(() => expect(notices()).toHaveLength(2), { timeout: 60_000 });
    last.signal('SIGTERM');
    expect(await last.exitCode, last.output()).toBe(0);

    expect(await withData(database, readOutcome)).toEqual({
      waiting: 0,
      notices: [{ template: 'employees_signed_digest', state: EmailState.SENT }],
    });
    expect(new Set(notices().map(({ messageId }) => messageId)).size).toBe(1);
    for (const { text } of notices()) {
      expect(EMPLOYEES.filter((email) => text?.includes(email) !== true)).toEqual([]);
    }
  },
);
