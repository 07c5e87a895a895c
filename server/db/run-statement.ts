import { CompiledQuery, type Kysely } from 'kysely';
import type { Em } from './open-database.ts';

/**
 * Runs a statement with the parameters `$1`, `$2` and so on, within the transaction of the unit of work if it has one,
 * and returns its rows; times in them may be strings. For what every signing does: PostgreSQL keeps such statements
 * prepared, so the text must be a constant. Violated constraints are thrown as the ORM throws them.
 */
export async function runStatement<Row extends object>(
  em: Em,
  text: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const client = em.getTransactionContext<Kysely<unknown>>() ?? em.getConnection().getClient();
  try {
    const { rows } = await client.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
    return rows;
  } catch (error) {
    throw error instanceof Error ? em.getDriver().convertException(error) : error;
  }
}
