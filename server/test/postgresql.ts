import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';

/** Returns the URL of a database of the test cluster, `TEST_DATABASE_URL`. */
export function databaseUrl(name: string): string {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates a database with a random name, a copy of `template` if given; returns its name. */
export async function createDatabase(template?: string): Promise<string> {
  const name = `signet_test_${randomBytes(6).toString('hex')}`;
  await administer(
    `create database ${escapeIdentifier(name)}${template === undefined ? '' : ` template ${escapeIdentifier(template)}`}`,
  );
  return name;
}

/** Drops a database and ends its connections. */
export async function dropDatabase(name: string): Promise<void> {
  await administer(`drop database if exists ${escapeIdentifier(name)} with (force)`);
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
