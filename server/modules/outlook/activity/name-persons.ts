import type { Em } from '#server/db/open-database.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';

/** Finds out whom events are about: names by the ids of signings and managers. Who was erased has none. */
export async function namePersons(em: Em, subjects: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const id = { $in: [...subjects] };
  const individuals = await em.find(IndividualSigning, { id, erasedAt: null });
  const employees = await em.find(EmployeeSigning, { id, erasedAt: null });
  const managers = await em.find(Manager, { id });
  return new Map([...individuals, ...employees, ...managers].map((person) => [person.id, person.name]));
}
