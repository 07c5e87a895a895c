import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
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
    const { salt, inner } = readWrapped(passwordHash);
    return inTurn(async () => verify(inner, salt === undefined ? password : await derive(password, salt)));
  }
  decoy ??= hash(crypto.randomUUID());
  const known = await decoy;
  await inTurn(() => verify(known, password));
  return false;
}

/** How the hash of a password of the earlier service begins; its salt and the hash proper follow. */
const WRAPPED = 'pbkdf2-sha256-10000$';
const FOREIGN_ROUNDS = 10_000;
const FOREIGN_LENGTH = 32;

const deriveBytes = promisify(pbkdf2);

/** What the earlier service stores of a password: PBKDF2-HMAC-SHA256 of 10,000 rounds. */
interface ForeignHash {
  readonly salt: Uint8Array;
  readonly derived: Uint8Array;
}

/** Returns a hash of a password of which only a weaker hash is known: argon2id over that one. */
export async function wrapForeignPassword({ salt, derived }: ForeignHash): Promise<string> {
  const inner = await hashPassword(Buffer.from(derived).toString('hex'));
  return `${WRAPPED}${Buffer.from(salt).toString('hex')}${inner}`;
}

/** Whether a hash is of such a password, and is to be replaced once the password is known. */
export function isWrapped(passwordHash: string): boolean {
  return passwordHash.startsWith(WRAPPED);
}

function readWrapped(passwordHash: string): { readonly salt?: Buffer; readonly inner: string } {
  if (!isWrapped(passwordHash)) {
    return { inner: passwordHash };
  }
  const rest = passwordHash.slice(WRAPPED.length);
  const end = rest.indexOf('$');
  return { salt: Buffer.from(rest.slice(0, end), 'hex'), inner: rest.slice(end) };
}

async function derive(password: string, salt: Buffer): Promise<string> {
  return (await deriveBytes(password, salt, FOREIGN_ROUNDS, FOREIGN_LENGTH, 'sha256')).toString('hex');
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= WAITING_MAX) {
    throw new AppError('too_many_request', { retryAfter: RETRY_SECONDS });
  }
  return limit(work);
}
