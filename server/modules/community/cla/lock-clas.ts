import { lockUntilEnd } from '#server/db/advisory-lock.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link, LinkSigningState } from '#server/modules/community/link/link.entity.ts';
import { requireOpen } from '#server/modules/community/link/link.queries.ts';
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

const HOLD = `
select l.signing_state as "signingState" from cla c join link l on l.id = c.link_id
where c.id = $1 and c.state = 'current' and l.unlinked_at is null for share`;

/**
 * Keeps a CLA current and its link linked and in its state until the end of the transaction that signs it: concurrent
 * removals, replacements, unlinkings and closings wait, and then see the signing. Errors: `unmatched_cla` when one of
 * the former came first; `not_ready_to_sign` for a new signing when the link was paused or closed.
 */
export async function holdCurrentCla(em: Em, { id }: Cla, purpose: 'signing' | 'agreement'): Promise<void> {
  const [held] = await runStatement<{ signingState: LinkSigningState }>(em, HOLD, [id]);
  if (held === undefined) {
    throw new AppError('unmatched_cla');
  }
  if (purpose === 'signing') {
    requireOpen(held);
  }
}
