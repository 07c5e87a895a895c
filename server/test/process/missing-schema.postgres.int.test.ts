import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '../postgresql.ts';
import { SECRET_KEY } from './prepare-service.ts';
import { runCommand } from './run-command.ts';

const OWN_SCHEMAS = `select nspname as name from pg_namespace where nspname !~ '^pg_|^information_schema$'`;
const TABLES = `select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace`;

test('the doctor names an empty database, and creates nothing there', async () => {
  const database = await createDatabase();
  onTestFinished(() => dropDatabase(database));
  const settings = { DATABASE_URL: databaseUrl(database), SECRET_KEY, SMTP_URL: 'smtp://127.0.0.1:1' };

  const result = await runCommand('doctor', settings);

  expect(result).toEqual({
    code: 1,
    output: expect.stringMatching(/^PROBLEM +schema +the database is empty: npm run migrate\n1 problem\n$/),
  });
  const client = new Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  const [schemas, tables] = [await client.query(OWN_SCHEMAS), await client.query(TABLES)];
  await client.end();
  expect({ schemas: schemas.rows, tables: tables.rows }).toEqual({
    schemas: [{ name: 'public' }],
    tables: [{ tables: 0 }],
  });
});
