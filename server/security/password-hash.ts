import { hash, verify } from '@node-rs/argon2';
import limitConcurrency from 'p-limit';
import { AppError } from '#server/errors/app-error.ts';

/** Hashes computed at a time: each takes a core and 19 MB, and half of the pool stays free for files and names. */
const CONCURRENT = 2;

/** Hashes that may wait, some seconds of work; more would only let everybody wait in vain. */
const WAITING_MAX = 200;

/** Seconds after which to try again. */
const RETRY_SECONDS = 5;

const limit = limitConcurrency(CONCURRENT);

/** The hash of a password that nobody knows: checking against it takes as long as against a real one. */
let decoy: Promise<string> | undefined;

/** Returns the argon2id hash of a password. Error: `too_many_request` with `retryAfter` while too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password));
}

/**
 * Whether a password matches the hash; false, after the same time, when there is no hash. Error: `too_many_request`
 * with
 * `retryAfter` while too many wait.
 */
export async function matchesPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  if (passwordHash) {
    return inTurn(() => verify(passwordHash, password));
  }
  decoy ??= hash(crypto.randomUUID());
  const known = await decoy;
  await inTurn(() => verify(known, password));
  return false;
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= WAITING_MAX) {
    throw new AppError('too_many_request', { retryAfter: RETRY_SECONDS });
  }
  return limit(work);
}
