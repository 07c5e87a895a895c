import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataloaderType } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import type { SqlEntityManager, SqlMikroORM } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';
import { ConfigError } from '#server/config/config.ts';
import type { DatabaseConfig } from '#server/config/database-config.ts';
import { createCluster } from './create-cluster.ts';
import { ENTITIES } from './entities.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { prepareStatements } from './prepare-statements.ts';

/** The ORM on either database; all code above it is the same for both. */
export type Orm = SqlMikroORM;
/** The entity manager: one unit of work on the database. */
export type Em = SqlEntityManager;

/** Options for both databases: explicit entities and migrations, batched loading, UTC. */
export const ORM_OPTIONS = {
  entities: ENTITIES,
  extensions: [Migrator],
  dataloader: DataloaderType.ALL,
  forceUtcTimezone: true,
  migrations: { migrationsList: MIGRATIONS, snapshot: false, silent: true },
};

/** Maximum number of connections from one process to a PostgreSQL server. */
const POOL_SIZE = 20;

/** Milliseconds to wait for a connection before the request fails. */
const CONNECT_TIMEOUT = 10_000;

/** A statement with its unique name. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/** An open database and its kind. */
export interface Database {
  readonly kind: DatabaseConfig['kind'];
  readonly orm: Orm;
  /**
   * Runs a statement outside any transaction and returns its rows. PostgreSQL plans it once per connection; the ORM's
   * statements are planned at every call, which for a small look-up in many tables takes ten times as long as the
   * look-up.
   */
  runPrepared<Row extends object>(statement: PreparedStatement, parameters: readonly unknown[]): Promise<Row[]>;
}

/** Opens the database: a PostgreSQL server, or PGlite in the data directory. Sends nothing before the first query. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.kind === 'postgresql' ? openPostgresql(config.url) : openDirectory(folderOf(config));
}

/** Throws a `ConfigError` when there is no embedded database, of which opening it would create an empty one. */
export function requireExisting(config: DatabaseConfig): void {
  if (config.kind === 'embedded' && !existsSync(folderOf(config))) {
    throw new ConfigError(`DATA_DIR: ${config.dataDir} holds no database`);
  }
}

function folderOf({ dataDir }: Extract<DatabaseConfig, { kind: 'embedded' }>): string {
  return join(dataDir, 'database');
}

async function openDirectory(folder: string): Promise<Database> {
  await createCluster(folder);
  const { EMBEDDED_OPTIONS } = await import('./embedded-options.ts');
  return openEmbedded({ dbName: folder, driverOptions: EMBEDDED_OPTIONS });
}

async function openPostgresql(clientUrl: string): Promise<Database> {
  const { MikroORM } = await import('@mikro-orm/postgresql');
  const orm = await MikroORM.init({
    ...ORM_OPTIONS,
    clientUrl,
    pool: { min: 0, max: POOL_SIZE },
    driverOptions: { connectionTimeoutMillis: CONNECT_TIMEOUT, onPoolCreated: prepareStatements },
  });
  return {
    kind: 'postgresql',
    orm,
    async runPrepared<Row extends object>(statement: PreparedStatement, parameters: readonly unknown[]) {
      const pool = await orm.em.getConnection().getNativeClient();
      const { rows } = await pool.query<Row>({ ...statement, values: [...parameters] });
      return rows;
    },
  };
}

/** Opens PGlite, PostgreSQL compiled to run inside this process; `driverOptions` may supply an existing instance. */
export async function openEmbedded(options: { dbName: string; driverOptions?: object }): Promise<Database> {
  const { MikroORM } = await import('@mikro-orm/pglite');
  const orm = await MikroORM.init({ ...ORM_OPTIONS, ...options });
  return {
    kind: 'embedded',
    orm,
    async runPrepared<Row extends object>({ text }: PreparedStatement, parameters: readonly unknown[]) {
      const client = orm.em.getConnection().getClient();
      const { rows } = await client.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
      return rows;
    },
  };
}
