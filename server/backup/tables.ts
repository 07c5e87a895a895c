import type { Em } from '#server/db/open-database.ts';

/** All tables but the list of migrations, which an archive names in its header. */
const TABLES = `
select quote_ident(table_name) as name from information_schema.tables
where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'mikro_orm_migrations'
order by 1`;

/** Returns the service's own tables, as SQL writes their names. */
export async function tableNames(em: Em): Promise<string[]> {
  const tables = await em.execute<{ name: string }[]>(TABLES);
  return tables.map(({ name }) => name);
}

/** Whether no table holds a row; true without tables, too. */
export async function isEmpty(em: Em): Promise<boolean> {
  for (const table of await tableNames(em)) {
    const rows = await em.execute<object[]>(`select 1 from ${table} limit 1`);
    if (rows.length > 0) {
      return false;
    }
  }
  return true;
}
