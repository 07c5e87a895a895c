import { Client } from 'pg';
import { expect, onTestFinished, vi } from 'vitest';

/** A connection that keeps a table from everybody else until it is released: the service waits where it needs it. */
export interface TableHold {
  take(table: string): Promise<void>;
  release(): Promise<void>;
  /** Resolves once somebody waits for the table who, if `used` is given, has used that one in the same transaction. */
  untilWanted(table: string, used?: string): Promise<void>;
}

const WAITING = `select 1 from pg_locks waiting
  where not waiting.granted and waiting.relation = $1::regclass and ($2::text is null or exists (
    select 1 from pg_locks used where used.pid = waiting.pid and used.granted and used.relation = $2::regclass))`;

/** Connects to the database for one test. */
export async function holdTable(url: string): Promise<TableHold> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return {
    async take(table) {
      await client.query('begin');
      await client.query(`lock table ${table} in access exclusive mode`);
    },
    async release() {
      await client.query('rollback');
    },
    async untilWanted(table, used) {
      const isWanted = async () => expect((await client.query(WAITING, [table, used ?? null])).rowCount).not.toBe(0);
      await vi.waitFor(isWanted, { timeout: 60_000 });
    },
  };
}
