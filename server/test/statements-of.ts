import { vi } from 'vitest';
import type { Em } from '#server/db/open-database.ts';

/** Returns the texts of the statements that something takes, without those of the job queue, which come at any moment. */
export async function statementsOf(em: Em, work: () => Promise<unknown>): Promise<string[]> {
  const statements = vi.spyOn(em.getConnection().getClient(), 'executeQuery');
  try {
    await work();
    return statements.mock.calls
      .map(([query]) => ('sql' in query ? query.sql : ''))
      .filter((sql) => !sql.includes('pgboss'));
  } finally {
    statements.mockRestore();
  }
}
