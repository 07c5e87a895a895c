import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getChangeableLink } from '#server/modules/community/link/own-link.ts';
import { isClaUsed } from './cla-usage.queries.ts';
import { Cla, ClaState } from './cla.entity.ts';
import { claKey } from './cla.queries.ts';

/** The CLA to remove. */
export interface RemoveClaInput {
  readonly linkId: string;
  /** Its id, or its number at the link, as in REST. */
  readonly claId: string;
}

/**
 * Removes a current CLA that nobody has signed. It stays readable, its number is never reused, and the link may be left
 * without CLAs. Errors: those of `getChangeableLink`, `no_permission` when the CLA is not the link's, `unmatched_cla`
 * when it is not current, `cla_is_used` when anybody has ever signed it.
 */
export async function removeCla(ctx: AppContext, { linkId, claId }: RemoveClaInput): Promise<Link> {
  const { actor, link } = await getChangeableLink(ctx, linkId);
  const key = claKey(claId);
  const cla = key === undefined ? null : await ctx.em.findOne(Cla, { ...key, link });
  if (cla === null) {
    throw new AppError('no_permission');
  }
  await change(ctx, async (tx) => {
    // Updates before the check: from now on its signings wait for this transaction, and earlier ones are visible to it.
    const removed = { state: ClaState.REMOVED };
    if ((await tx.em.nativeUpdate(Cla, { id: cla.id, state: ClaState.CURRENT }, removed)) === 0) {
      throw new AppError('unmatched_cla');
    }
    if (await isClaUsed(tx.em, cla)) {
      throw new AppError('cla_is_used');
    }
    const details = { linkId: link.linkId, claSha256: cla.document.sha256 };
    tx.audit({ action: 'CLA_REMOVED', actor, link, subject: cla.id, details });
  });
  return link;
}
