import { createHash, randomBytes } from 'node:crypto';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';

/** Returns the URL of a database of the test cluster, `TEST_DATABASE_URL`. */
export function databaseUrl(name: string): string {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** The role of the running service: it has rows, but owns no table. */
const SERVICE_ROLE = 'signet_test_service';

/** Nobody who does not know the server's own address knows it. */
const servicePassword = (): string =>
  createHash('sha256')
    .update(`service role of ${process.env['TEST_DATABASE_URL'] ?? ''}`)
    .digest('hex');

/** Returns the URL of a database of the test cluster for the service's role, see `createServiceRole`. */
export function serviceUrl(name: string): string {
  const url = new URL(databaseUrl(name));
  url.username = SERVICE_ROLE;
  url.password = servicePassword();
  return url.href;
}

/** Creates the role of the running service, unless the cluster has it; several runs may do so at once. */
export async function createServiceRole(): Promise<void> {
  await administer(`do $$ begin
    create role ${SERVICE_ROLE} login password ${escapeLiteral(servicePassword())};
  exception when duplicate_object or unique_violation then null;
  end $$`);
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
