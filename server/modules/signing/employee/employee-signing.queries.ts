import type { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';

/** What happened to an employee's signing, newest first. Asked for many at once, it takes one statement. */
export async function findChanges(signing: EmployeeSigning): Promise<readonly EmployeeSigningChange[]> {
  const changes = await signing.changes.loadItems();
  return changes.toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
}

/** Name of the manager who made a change, also of one removed since; null for automatic approval. Batched likewise. */
export async function findChangedBy({ manager }: EmployeeSigningChange): Promise<string | null> {
  return manager ? (await manager.loadOrFail()).name : null;
}
