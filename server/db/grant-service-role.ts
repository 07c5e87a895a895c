import { ConfigError } from '#server/config/config.ts';
import type { Em } from './open-database.ts';

/** The schema of the job queue. */
const QUEUE = 'pgboss';

/** What is in the way of somebody with the role's password who wants to change or forge evidence. */
const LIMITS = (role: string, schema: string, database: string): string[] => [
  // Only the IP address of an audit event may be erased; a trigger refuses any other value.
  `revoke all on ${schema}.audit_event from ${role}`,
  `grant select, insert, update (ip) on ${schema}.audit_event to ${role}`,
  `revoke all on ${schema}.mikro_orm_migrations from ${role}`,
  `grant select on ${schema}.mikro_orm_migrations to ${role}`,
  // A table of the same name in another schema would be taken for the real one by the functions of the triggers.
  `revoke create on schema ${schema} from public, ${role}`,
  `revoke create on schema ${QUEUE} from public, ${role}`,
  `revoke create, temporary on database ${database} from public, ${role}`,
];

/**
 * Gives the role of the running service what it needs and nothing more: rows of the service's tables and of the
 * queue's, but no change of a table, a trigger or an audit event. `em` belongs to the owner of the tables. In one
 * transaction, so that a running service never misses a right. Throws a `ConfigError` when there is no such role.
 */
export async function grantServiceRole(em: Em, roleName: string): Promise<void> {
  const [names] = await em.execute<{ role: string | null; schema: string; database: string; is_owner: boolean }[]>(
    `select (select quote_ident(rolname) from pg_roles where rolname = ?) as role, current_user = ? as is_owner,
      quote_ident(current_schema()) as schema, quote_ident(current_database()) as database`,
    [roleName, roleName],
  );
  if (names?.role === undefined || names.role === null) {
    throw new ConfigError(`DATABASE_URL: the database has no role ${roleName}; see docs/operations/database-roles.md`);
  }
  if (names.is_owner) {
    throw new ConfigError('MIGRATION_DATABASE_URL: must name another user than DATABASE_URL');
  }
  const { role, schema, database } = names;
  const rights = [schema, QUEUE].flatMap((one) => [
    `grant usage on schema ${one} to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${one} to ${role}`,
    `grant usage, select on all sequences in schema ${one} to ${role}`,
  ]);
  await em.transactional(async (tx) => {
    for (const statement of [...rights, ...LIMITS(role, schema, database)]) {
      await tx.execute(statement);
    }
  });
}
