import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '../postgresql.ts';
import { SECRET_KEY } from './prepare-service.ts';
import { runCommand } from './run-command.ts';

const OWN_SCHEMAS = `select nspname as name from pg_namespace where nspname !~ '^pg_|^information_schema$'`;
const TABLES = `select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace`;

async function createSettings(): Promise<Record<'DATABASE_URL' | 'SECRET_KEY' | 'SMTP_URL', string>> {
  const database = await createDatabase();
  onTestFinished(() => dropDatabase(database));
  return { DATABASE_URL: databaseUrl(database), SECRET_KEY, SMTP_URL: 'smtp://127.0.0.1:1' };
}

async function query(url: string, text: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<object>(text);
  await client.end();
  return rows;
}

test('the doctor names an empty database, and creates nothing there', async () => {
  const settings = await createSettings();

  const result = await runCommand('doctor', settings);

  expect(result).toEqual({
    code: 1,
    output: expect.stringMatching(/^PROBLEM +schema +the database is empty: npm run migrate\n1 problem\n$/),
  });
  expect(await query(settings.DATABASE_URL, OWN_SCHEMAS)).toEqual([{ name: 'public' }]);
  expect(await query(settings.DATABASE_URL, TABLES)).toEqual([{ tables: 0 }]);
});

test('the doctor makes no queue in a database that was only migrated', async () => {
  const settings = await createSettings();
  await runCommand('migrate', settings);

  const { output } = await runCommand('doctor', settings);

  expect(output).toMatch(/^ok +schema/m);
  expect(output).toMatch(/^ok +queue +the service has never been started$/m);
  expect(await query(settings.DATABASE_URL, OWN_SCHEMAS)).toEqual([{ name: 'public' }]);
});
