import { lockUntilEnd } from '#server/db/advisory-lock.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import type { Cla } from './cla.entity.ts';

/**
 * Serialises changes to the CLAs of a link until the end of the transaction. Error: `no_link` when it was unlinked
 * meanwhile.
 */
export async function lockClas(em: Em, { id }: Link): Promise<void> {
  await lockUntilEnd(em, { name: 'CLAS_OF_LINK', subject: id });
  const live: unknown[] = await em.execute('select id from link where id = ? and unlinked_at is null for share', [id]);
  if (live.length === 0) {
    throw new AppError('no_link');
  }
}

/**
 * Keeps a CLA current and its link linked until the end of the transaction that signs it: concurrent removals,
 * replacements and unlinkings wait, and then see the signing. Error: `unmatched_cla` when one of them came first.
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
