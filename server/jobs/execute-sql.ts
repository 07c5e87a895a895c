import { setImmediate } from 'node:timers/promises';
import type { Transaction } from '@mikro-orm/core';
import { CompiledQuery, type Kysely } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Database } from '#server/db/open-database.ts';

/** Runs a statement of pg-boss in a transaction. */
export function within(transaction: Transaction): PgBoss.InsertOptions {
  const executeSql = (text: string, values: unknown[]) => run(transaction as Kysely<unknown>, text, values);
  return { db: { executeSql } };
}

type ExecuteSql = PgBoss.Db['executeSql'];

async function run(client: Kysely<unknown>, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const { rows } = await client.executeQuery(CompiledQuery.raw(text, values));
  return { rows };
}

/**
 * Runs the queue's own statements. Some are scripts with their own transaction, so each has a connection to itself, and
 * a transaction left open by a failure is ended, because it would break the next user of the connection.
 */
export function executorOf({ kind, orm }: Database): ExecuteSql {
  const client = orm.em.getConnection().getClient();
  return async (text, values) => {
    if (values !== undefined && values.length > 0) {
      return run(client, text, values);
    }
    if (kind === 'embedded') {
      // It answers within this turn of the event loop, and maintenance runs hundreds of scripts one after another.
      await setImmediate();
    }
    return client.connection().execute(async (connection) => {
      try {
        return await (kind === 'embedded' ? runScript(orm, text) : run(connection, text));
      } catch (error) {
        await run(connection, 'rollback');
        throw error;
      }
    });
  };
}

/** An executor that can be waited for. */
export interface TrackedExecutor {
  readonly executeSql: ExecuteSql;
  /** Resolves once every statement begun so far has ended, well or not. */
  settled(): Promise<void>;
}

/**
 * Keeps track of the queue's statements. Stopping the queue does not wait for them, and closing the database never ends
 * while one of them is still opening its connection.
 */
export function track(execute: ExecuteSql): TrackedExecutor {
  const underWay = new Set<Promise<unknown>>();
  return {
    async executeSql(text, values) {
      const statement = execute(text, values);
      underWay.add(statement);
      try {
        return await statement;
      } finally {
        underWay.delete(statement);
      }
    },
    async settled() {
      while (underWay.size > 0) {
        await Promise.allSettled(underWay);
      }
    },
  };
}

interface ScriptClient {
  exec(script: string): Promise<{ rows: unknown[] }[]>;
}

async function runScript(orm: Database['orm'], script: string): Promise<{ rows: unknown[] }> {
  const pglite = (await orm.em.getConnection().getNativeClient()) as ScriptClient;
  const results = await pglite.exec(script);
  return { rows: results.flatMap((result) => result.rows) };
}
