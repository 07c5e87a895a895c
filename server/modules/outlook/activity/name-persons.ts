import type { Em } from '#server/db/open-database.ts';

const STATEMENT = `
select id, name from individual_signing where id in (?) and erased_at is null
union all select id, name from employee_signing where id in (?) and erased_at is null
union all select id, name from manager where id in (?)`;

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Names the people events are about, by the ids of their signings and accounts. Erased people have no name. */
export async function namePersons(em: Em, subjects: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (subjects.length === 0) {
    return new Map();
  }
  const ids = [...new Set(subjects)];
  const persons = await em.execute<Person[]>(STATEMENT, [ids, ids, ids]);
  return new Map(persons.map(({ id, name }) => [id, name]));
}
