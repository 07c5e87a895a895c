import type { Config } from '#server/config/config.ts';
import type { Em } from '#server/db/open-database.ts';
import type { Finding } from './finding.ts';

const RIGHTS = `
select current_user as role, pg_get_userbyid(audit.relowner) as owner,
  pg_has_role(current_user, audit.relowner, 'MEMBER') as is_owner,
  array_remove(array[
    case when has_table_privilege(audit.oid, 'UPDATE') then 'change audit events' end,
    case when has_table_privilege(audit.oid, 'DELETE, TRUNCATE') then 'delete audit events' end,
    case when has_table_privilege(audit.oid, 'TRIGGER') then 'add triggers to audit events' end,
    case when has_schema_privilege(audit.relnamespace, 'CREATE') then 'create tables' end,
    case when has_database_privilege(current_database(), 'TEMPORARY') then 'create temporary tables' end
  ], null) as excess
from pg_class audit where audit.oid = 'audit_event'::regclass`;

interface Rights {
  readonly role: string;
  readonly owner: string;
  readonly is_owner: boolean;
  readonly excess: readonly string[];
}

/** Reports whether the role of the running service could get past the triggers that protect audit events. */
export async function examineRoles(em: Em, { database }: Pick<Config, 'database'>): Promise<Finding[]> {
  if (database.kind === 'embedded') {
    return [];
  }
  const [rights] = await em.execute<Rights[]>(RIGHTS);
  return rights === undefined ? [] : [judge(rights, database.migrationUrl !== undefined)];
}

function judge({ role, owner, is_owner: isOwner, excess }: Rights, isSeparate: boolean): Finding {
  const part = 'roles';
  if (isOwner) {
    const text = `${role} owns the tables, so its password is enough to switch off the triggers of audit events: see docs/operations/database-roles.md`;
    return { part, level: isSeparate ? 'problem' : 'warning', text };
  }
  return excess.length > 0
    ? { part, level: 'problem', text: `${role} may ${excess.join(', ')}: npm run migrate takes that away` }
    : { part, level: 'ok', text: `${role} works on tables that belong to ${owner}, and cannot change them` };
}
