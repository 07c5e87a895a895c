import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** Statements that a connection keeps prepared at most, so that the server's memory is limited. */
const MAX_PREPARED = 200;

type Query = (statement: unknown, parameters?: readonly unknown[], ...callback: unknown[]) => unknown;

/**
 * Lets all connections of a pool prepare the statements that they run with parameters: PostgreSQL then parses and plans
 * each of them once for a connection instead of at every call. Their texts are constants of the code and of the job
 * queue; the ORM writes values into its own texts, and those stay as they are.
 */
export function prepareStatements(pool: Pool): void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MAX_PREPARED) {
      names.set(text, createHash('sha256').update(text).digest('hex').slice(0, 32));
    }
    return names.get(text);
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const prepare: Query = (statement, parameters, ...callback) => {
      if (typeof statement !== 'string' || parameters === undefined || parameters.length === 0) {
        return query(statement, parameters, ...callback);
      }
      return query({ name: nameOf(statement), text: statement, values: parameters }, undefined, ...callback);
    };
    Object.assign(client, { query: prepare });
  });
}
