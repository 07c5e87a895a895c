import { LockMode } from '@mikro-orm/core';
import type { Em } from '#server/db/open-database.ts';
import { LoginGuard } from './login-guard.entity.ts';

/** The keyed hashes under which one count may be stored: by every key, the first key's first. */
export type GuardHashes = readonly string[];

/**
 * Returns a count, locked until the transaction ends; creates it when there is none. What an earlier key has stored
 * passes to the first key, so that a change of the key gives nobody new tries.
 */
export async function lockGuard(em: Em, [subjectHash = '', ...earlier]: GuardHashes): Promise<LoginGuard> {
  await em.upsert(
    LoginGuard,
    { id: crypto.randomUUID(), subjectHash, failures: 0, failedAt: new Date(0) },
    // The merge changes nothing, but locks an existing row.
    { onConflictFields: ['subjectHash'], onConflictMergeFields: ['subjectHash'] },
  );
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const guard = await em.findOneOrFail(LoginGuard, { subjectHash }, lock);
  for (const old of earlier.length === 0 ? [] : await em.find(LoginGuard, { subjectHash: { $in: earlier } }, lock)) {
    guard.failures += old.failures;
    guard.failedAt = later(guard.failedAt, old.failedAt);
    guard.frozenUntil = later(guard.frozenUntil ?? new Date(0), old.frozenUntil ?? new Date(0));
    em.remove(old);
  }
  return guard;
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
