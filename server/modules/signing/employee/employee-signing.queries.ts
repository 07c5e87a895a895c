import type { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';

/** The changes of an employee signing, newest first. Batched: many signings take one statement. */
export async function findChanges(signing: EmployeeSigning): Promise<readonly EmployeeSigningChange[]> {
  const changes = await signing.changes.loadItems();
  return changes.toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
}

/** Name of the manager who made a change, even if removed since; null for automatic approval. Batched. */
export async function findChangedBy({ manager }: EmployeeSigningChange): Promise<string | null> {
  return manager ? (await manager.loadOrFail()).name : null;
}
