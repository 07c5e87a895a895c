import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import type { Cla } from './cla.entity.ts';

/**
 * Lets managers of a link change its CLAs one after the other, until the end of the transaction. Error: `no_link` when it
 * was unlinked meanwhile.
 */
export async function lockClas(em: Em, { id }: Link): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 1))', [id]);
  const live: unknown[] = await em.execute('select id from link where id = ? and unlinked_at is null for share', [id]);
  if (live.length === 0) {
    throw new AppError('no_link');
  }
}

/**
 * Keeps a CLA current and its link linked until the end of the transaction in which it is signed: a manager who removes it,
 * replaces it or unlinks waits, and then sees the signing. Error: `unmatched_cla` when one of them was faster.
 */
export async function holdCurrentCla(em: Em, { id }: Cla): Promise<void> {
  const held: unknown[] = await em.execute(
    `select c.id from cla c join link l on l.id = c.link_id
     where c.id = ? and c.state = 'current' and l.unlinked_at is null for share`,
    [id],
  );
  if (held.length === 0) {
    throw new AppError('unmatched_cla');
  }
}
