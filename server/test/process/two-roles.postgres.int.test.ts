import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { createDatabase, dropDatabase, serviceUrl } from '../postgresql.ts';
import { startSmtpSink } from '../smtp-sink.ts';
import { twoRoles } from './prepare-service.ts';
import { runCommand } from './run-command.ts';
import { spawnService } from './service-process.ts';
import { createEmptyDataDir, createStorage } from './service-storage.ts';
import { askStates, sign } from './signer.ts';

type Environment = Readonly<Record<string, string>>;

const SMTP_URL = 'smtp://127.0.0.1:1';
const EMAIL = 'two-roles@example.com';

/** The same service without the owner's address. */
function withoutOwner(environment: Environment): Environment {
  const { MIGRATION_DATABASE_URL: _owner, ...settings } = environment;
  return settings;
}

/** Two roles on a database without tables. */
async function createEmpty(): Promise<ReturnType<typeof twoRoles> & { readonly SMTP_URL: string }> {
  const name = await createDatabase();
  onTestFinished(() => dropDatabase(name));
  return { ...twoRoles(name), SMTP_URL };
}

/** Runs a statement with the service's own credentials; returns the error's code and message, if it is refused. */
async function tryAsService(statement: string): Promise<string> {
  const client = new Client({ connectionString: serviceUrl(inject('preparedService').database ?? '') });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error ? `${String(error.code)} ${error.message}` : String(error);
  } finally {
    await client.end();
  }
}

describe("the service's own credentials cannot", () => {
  test.each([
    ['switch off the triggers of audit events', 'alter table audit_event disable trigger all'],
    ['switch off triggers for a session', "set session_replication_role = 'replica'"],
    [
      'replace a trigger',
      'create or replace trigger audit_event_chain before insert on audit_event for each row execute function refuse_audit_change()',
    ],
    ['drop a trigger', 'drop trigger audit_event_append_only on audit_event'],
    [
      'replace the function of a trigger',
      'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return new; end $$',
    ],
    ['change an audit event', "update audit_event set action = 'OTHER'"],
    ['delete audit events', 'delete from audit_event'],
    ['truncate them', 'truncate audit_event'],
    ['add a column', 'alter table link add column other text'],
    ['drop a table', 'drop table email'],
    ['create a table', 'create table other (id int)'],
    [
      'create a table that takes the place of another for a session',
      'create temporary table audit_event (sequence bigint)',
    ],
    ['create a schema', 'create schema other'],
    ['change the tables of the queue', 'drop table pgboss.job_common'],
    ['forget a migration', 'delete from mikro_orm_migrations'],
    [
      'become the owner',
      "do $$ begin execute format('set role %I', (select pg_get_userbyid(relowner) from pg_class where relname = 'audit_event')); end $$",
    ],
  ])('%s', async (_what, statement) => {
    expect(await tryAsService(statement)).toMatch(/^42501 /);
  });

  test('change the IP address of an audit event, but erase it', async () => {
    const event = `insert into audit_event (id, action, actor, subject, details, ip, created_at)
      values (gen_random_uuid(), 'OTHER', 'anonymous', gen_random_uuid(), '{}', '192.0.2.1', now())`;

    expect(await tryAsService(`${event}; update audit_event set ip = '192.0.2.2'`)).toMatch(/append-only$/);
    expect(await tryAsService(`${event}; update audit_event set ip = null`)).toBe('done');
  });
});

test('a service without the address of the owner starts on a schema of this version, and people sign', async () => {
  const { url, mails } = await startSmtpSink();
  const { environment } = await createStorage();
  const address = await spawnService({ ...withoutOwner(environment), SMTP_URL: url }).address;

  await sign(address, EMAIL, mails);

  expect(await askStates(address, [EMAIL])).toEqual(['VALID']);
});

test('on a database without tables it ends, and says who can make them', async () => {
  const service = spawnService(withoutOwner(await createEmpty()));

  expect(await service.exitCode).toBe(1);
  expect(service.output()).toMatch(/^DATABASE_URL: the role may not do that; .*MIGRATION_DATABASE_URL/m);
});

test('a database that one role has made is handed over by the next start with two', async () => {
  const { url, mails } = await startSmtpSink();
  const settings = { ...(await createEmpty()), SMTP_URL: url };
  const single = { ...withoutOwner(settings), DATABASE_URL: settings.MIGRATION_DATABASE_URL };
  const before = spawnService(single);
  await sign(await before.address, EMAIL, mails);
  before.signal('SIGTERM');
  await before.exitCode;
  expect((await runCommand('doctor', single)).output).toMatch(
    /^WARNING +roles +\S+ owns the tables.*database-roles\.md$/m,
  );

  const migrated = await runCommand('migrate', settings);
  const address = await spawnService(withoutOwner(settings)).address;

  expect(migrated).toEqual({ code: 0, output: 'The database is up to date.\n' });
  expect(await askStates(address, [EMAIL])).toEqual(['VALID']);
  await sign(address, 'later@example.com', mails);
  expect((await runCommand('doctor', withoutOwner(settings))).output).toMatch(
    /^ok +roles +\S+ works on tables that belong to \S+, and cannot change them$/m,
  );
  expect((await runCommand('verify-audit', withoutOwner(settings))).output).toMatch(/Nothing was changed\.$/m);
});

test('a backup needs the service alone, restoring it the owner', async () => {
  const { environment } = await createStorage();
  const file = join(await createEmptyDataDir(), 'two-roles.backup');
  const target = await createEmpty();

  expect(await runCommand('backup', withoutOwner({ ...environment, SMTP_URL }), file)).toMatchObject({ code: 0 });
  expect(await runCommand('restore', withoutOwner(target), file)).toEqual({
    code: 1,
    output: expect.stringMatching(/^DATABASE_URL: the role may not do that; /),
  });
  expect(await runCommand('restore', target, file)).toEqual({
    code: 0,
    output: expect.stringMatching(/Nothing was changed\.\n$/),
  });
  expect(await runCommand('doctor', withoutOwner(target))).toMatchObject({
    output: expect.stringMatching(/^ok +roles/m),
  });
});

test('the script of compose.yaml makes the role with a password of any characters, and may run again', async () => {
  const { MIGRATION_DATABASE_URL: owner } = await createEmpty();
  const { hostname, port, username, password, pathname } = new URL(owner);
  const name = `signet_service_${randomBytes(4).toString('hex')}`;
  const script = (await readFile(join(projectRoot, 'deploy/create-service-role.sh'), 'utf8')).replaceAll(
    'signet_service',
    name,
  );
  const client = new Client({ connectionString: owner });
  await client.connect();
  onTestFinished(async () => {
    await client.query(`drop role if exists ${name}`);
    await client.end();
  });
  const runScript = (servicePassword: string) =>
    promisify(execFile)('sh', ['-c', script], {
      env: {
        PATH: process.env['PATH'],
        PGHOST: hostname,
        PGPORT: port,
        PGPASSWORD: decodeURIComponent(password),
        POSTGRES_USER: decodeURIComponent(username),
        POSTGRES_DB: pathname.slice(1),
        SERVICE_DATABASE_PASSWORD: servicePassword,
      },
    });
  const readRole = async () =>
    (
      await client.query('select rolcanlogin, rolsuper, rolcreaterole, rolpassword from pg_authid where rolname = $1', [
        name,
      ])
    ).rows;

  await runScript(`o'w"n$e\\r %;--`);
  const [first] = await readRole();
  await runScript('another');
  const [second] = await readRole();

  expect(first).toMatchObject({ rolcanlogin: true, rolsuper: false, rolcreaterole: false });
  expect(second.rolpassword).toMatch(/^SCRAM-SHA-256/);
  expect(second.rolpassword).not.toBe(first.rolpassword);
});

test.each([
  [
    'a role that the database does not have',
    { user: 'nobody_at_all' },
    /^DATABASE_URL: the database has no role nobody_at_all;/m,
  ],
  ['the owner itself', { user: '' }, /^MIGRATION_DATABASE_URL: must name another user than DATABASE_URL$/m],
])('the service cannot run as %s', async (_who, { user }, message) => {
  const settings = await createEmpty();
  const url = new URL(settings.MIGRATION_DATABASE_URL);
  url.username = user === '' ? url.username : user;

  const service = spawnService({ ...settings, DATABASE_URL: url.href });

  expect(await service.exitCode).toBe(1);
  expect(service.output()).toMatch(message);
});
