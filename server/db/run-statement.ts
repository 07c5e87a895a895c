import type { EntityDictionary, EntityName } from '@mikro-orm/core';
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

/**
 * Runs such a statement, which selects all columns of an entity's table, and returns entities of the unit of work, as the
 * ORM's own look-ups do: what was changed in those that it has already stays changed.
 */
export async function loadByStatement<Entity extends object>(
  em: Em,
  entity: EntityName<Entity>,
  { text, parameters }: { readonly text: string; readonly parameters: readonly unknown[] },
): Promise<Entity[]> {
  const meta = em.getMetadata(entity);
  const rows = await runStatement<EntityDictionary<Entity>>(em, text, parameters);
  // Neither `em.merge`, which leaves a loaded entity as it is, nor `em.map`, which overwrites what was changed in it.
  return rows.map((row) =>
    em.getEntityFactory().create<Entity>(entity, em.getDriver().mapResult(row, meta) ?? {}, {
      merge: true,
      convertCustomTypes: true,
    }),
  );
}
