import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { getChangeableLink } from '#server/modules/community/link/own-link.ts';
import { Cla, ClaState } from './cla.entity.ts';
import { claKey } from './cla.queries.ts';
import { lockClas } from './lock-clas.ts';
import { auditSummary, checkSummary } from './new-cla.ts';

/** A summary of a current CLA. */
export interface SetClaSummaryInput {
  readonly linkId: string;
  /** Its id, or its number at the link. */
  readonly claId: string;
  /** Null or empty for none. */
  readonly summary?: string | null | undefined;
}

/**
 * Changes what a community says about a current CLA in plain words; the CLA stays the version that it is, and nobody is
 * notified. Errors: those of `getChangeableLink` and `checkSummary`, `no_permission` when the CLA is not the link's,
 * `unmatched_cla` when it is not current.
 */
export async function setClaSummary(ctx: AppContext, { linkId, claId, ...input }: SetClaSummaryInput): Promise<Cla> {
  const { actor, link } = await getChangeableLink(ctx, linkId);
  const summary = checkSummary(input.summary);
  const key = claKey(claId);
  return change(ctx, async (tx) => {
    await lockClas(tx.em, link);
    const cla = key === undefined ? null : await tx.em.findOne(Cla, { ...key, link }, { populate: ['document'] });
    if (cla === null) {
      throw new AppError('no_permission');
    }
    if (cla.state !== ClaState.CURRENT) {
      throw new AppError('unmatched_cla');
    }
    if (summary !== (cla.summary ?? null)) {
      cla.summary = summary;
      auditSummary(tx, cla, { actor, link });
    }
    return cla;
  });
}
