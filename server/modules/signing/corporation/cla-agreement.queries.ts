import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { compareClas, type ClaDiff } from '#server/modules/cla/cla-diff.ts';
import { Cla } from '#server/modules/cla/cla.entity.ts';
import { findPendingCla, graceEndOf } from '#server/modules/cla/pending-cla.ts';
import { ClaAgreement } from './cla-agreement.entity.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';
import { getOwnCorporation } from './corporation.queries.ts';

/** The version that a corporation's administrator has yet to agree to; null when the signed one is current. */
export async function findPendingCorporationCla(ctx: AppContext, corporation: CorporationSigning): Promise<Cla | null> {
  return findPendingCla(ctx.em, await corporation.cla.loadOrFail());
}

/** From when on a corporation's signing counts no longer; null when the signed version is current. */
export async function findGraceEnd(ctx: AppContext, corporation: CorporationSigning): Promise<Date | null> {
  const pending = await findPendingCorporationCla(ctx, corporation);
  return pending && graceEndOf(pending, await corporation.link.loadOrFail());
}

/**
 * The day since which a corporation's employees count no longer, as its administrator has not agreed in time, in the way
 * of mails; empty while they count (as `signingStatus` says, design §5). Asks `em` alone: that of a change.
 */
export async function findExpiredSince(em: Em, corporation: CorporationSigning, now: Date): Promise<string> {
  const signed = await em.findOneOrFail(Cla, corporation.cla.id, { populate: ['link'] });
  const pending = await findPendingCla(em, signed);
  const graceEnd = pending && graceEndOf(pending, signed.link.$);
  return graceEnd !== null && now >= graceEnd ? graceEnd.toISOString().slice(0, 10) : '';
}

/**
 * How the current corporate CLA differs from the version that the viewer's corporation signed or agreed to last. Errors:
 * those of `getOwnCorporation`, `cla_is_latest` when nothing waits for agreement.
 */
export async function getCorporationClaDiff(ctx: AppContext): Promise<ClaDiff> {
  const corporation = await getOwnCorporation(ctx);
  const pending = await findPendingCorporationCla(ctx, corporation);
  if (pending === null) {
    throw new AppError('cla_is_latest');
  }
  return compareClas(ctx.em, await corporation.cla.loadOrFail(), pending);
}

/** An agreement to a newer version, as the managers of the corporation see it. */
export interface ClaAgreementFacts extends Pick<ClaAgreement, 'agreedAt'> {
  readonly previousCla: Cla;
  readonly cla: Cla;
  /** Name of the administrator. */
  readonly agreedBy: string;
}

/** What a corporation's administrators agreed to after the signing, newest first. */
export async function findClaAgreements(
  ctx: AppContext,
  corporation: CorporationSigning,
): Promise<ClaAgreementFacts[]> {
  const agreements = await ctx.em.find(
    ClaAgreement,
    { corporationSigning: corporation },
    { populate: ['previousCla', 'cla', 'manager'], orderBy: { agreedAt: 'desc' } },
  );
  return agreements.map(({ previousCla, cla, manager, agreedAt }) => ({
    previousCla: previousCla.$,
    cla: cla.$,
    agreedBy: manager.$.name,
    agreedAt,
  }));
}
