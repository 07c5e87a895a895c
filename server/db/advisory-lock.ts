import type { Em } from './open-database.ts';
import { runStatement } from './run-statement.ts';

/**
 * Every advisory lock and the parts of its key. Keys never change: during an upgrade, processes of the old version
 * still lock with them.
 */
const LOCKS = {
  /** Limits of the verification codes sent to one address, by the normalised address. */
  CODES_OF_ADDRESS: { seed: 0, prefix: '' },
  /** The text of a CLA, by its SHA-256. */
  CLA_TEXT: { seed: 0, prefix: '' },
  /** The list of CLAs of a link, by the link's id. */
  CLAS_OF_LINK: { seed: 1, prefix: '' },
  /** The list of webhooks of a link, by the link's id. */
  WEBHOOKS_OF_LINK: { seed: 0, prefix: 'webhooks of ' },
  /** Claims of email domains and individual signings at a link, by the link's id. */
  DOMAINS_OF_LINK: { seed: 0, prefix: 'domains of ' },
  /** Erasures and imports at a link, by the link's id. */
  ERASURES_OF_LINK: { seed: 0, prefix: 'erasures of ' },
  /** Guesses at codes from a network, by the network. */
  GUESSES_OF_NETWORK: { seed: 0, prefix: 'guesses of ' },
  /** Guesses without a challenge in an email domain or at a link, by the domain or the link's id. */
  GUESSES_IN_AREA: { seed: 0, prefix: 'guesses in ' },
} as const;

/** Service-wide locks, in PostgreSQL's other key space. The numbers are arbitrary, but the same in every process. */
export const SERVICE_LOCKS = {
  MIGRATION: 5_160_001,
  DEMO: 5_160_002,
  CHECKPOINT: 5_160_003,
  SEAL: 5_160_004,
} as const;

/** The lock to take. */
export interface AdvisoryLock {
  readonly name: keyof typeof LOCKS;
  /** Identifies what is locked, such as the id of a link. */
  readonly subject: string;
  /** `shared` holders wait only for an exclusive one. Default: `exclusive`. */
  readonly mode?: 'exclusive' | 'shared';
}

/** The key of a lock: PostgreSQL hashes the text with the seed. */
export interface LockKey {
  readonly text: string;
  readonly seed: number;
}

/** Returns the key of a lock. */
export function lockKey({ name, subject }: Pick<AdvisoryLock, 'name' | 'subject'>): LockKey {
  const { seed, prefix } = LOCKS[name];
  return { text: `${prefix}${subject}`, seed };
}

/** Takes an advisory lock, waiting for other holders if need be, and holds it until the transaction ends. */
export async function lockUntilEnd(em: Em, lock: AdvisoryLock): Promise<void> {
  const take = lock.mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  const { text, seed } = lockKey(lock);
  await runStatement(em, `select ${take}(hashtextextended($1, $2::bigint))`, [text, seed]);
}

/** Takes a service-wide lock and holds it until the transaction ends. */
export async function lockServiceUntilEnd(em: Em, name: keyof typeof SERVICE_LOCKS): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [SERVICE_LOCKS[name]]);
}
