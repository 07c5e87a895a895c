import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { ClaDiff } from '#server/modules/community/cla/cla-diff.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { findPendingCla, graceEndOf } from '#server/modules/community/cla/pending-cla.ts';
import { ClaAgreement } from '#server/modules/signing/corporation/cla-agreement.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { getOwnCorporation } from '#server/modules/signing/corporation/corporation.queries.ts';

/** The version that a corporation's administrator has yet to agree to; null when the signed one is current. */
export async function findPendingCorporationCla(ctx: AppContext, corporation: CorporationSigning): Promise<Cla | null> {
  return findPendingCla(ctx.em, await corporation.cla.loadOrFail());
}

/** When a corporation's signing stops counting; null when the signed version is current. */
export async function findGraceEnd(ctx: AppContext, corporation: CorporationSigning): Promise<Date | null> {
  const pending = await findPendingCorporationCla(ctx, corporation);
  return pending && graceEndOf(pending, await corporation.link.loadOrFail());
}

/**
 * The day, formatted for mails, since which a corporation's employees no longer count because its administrator has not
 * agreed to a newer version in time; empty while they count. Reads through `em` only, so it can be that of a
 * transaction.
 */
export async function findExpiredSince(em: Em, corporation: CorporationSigning, now: Date): Promise<string> {
  const signed = await em.findOneOrFail(Cla, corporation.cla.id, { populate: ['link'] });
  const pending = await findPendingCla(em, signed);
  const graceEnd = pending && graceEndOf(pending, signed.link.$);
  return graceEnd !== null && now >= graceEnd ? graceEnd.toISOString().slice(0, 10) : '';
}

/**
 * Compares the current corporate CLA with the version that the viewer's corporation last signed or agreed to. Errors:
 * those of `getOwnCorporation`, `cla_is_latest` when no version is pending.
 */
export async function getCorporationClaDiff(ctx: AppContext): Promise<ClaDiff> {
  const corporation = await getOwnCorporation(ctx);
  const pending = await findPendingCorporationCla(ctx, corporation);
  if (pending === null) {
    throw new AppError('cla_is_latest');
  }
  return ctx.deps.claDiffs.compare(ctx.em, await corporation.cla.loadOrFail(), pending);
}

/**
 * The version that a corporation signed first: its values belong to the fields of that one, whatever it agreed to
 * since. Batched: many corporations take one statement.
 */
export async function findFirstCla(corporation: CorporationSigning): Promise<Cla> {
  const agreements = await corporation.agreements.loadItems();
  const [first] = agreements.toSorted((one, other) => one.agreedAt.getTime() - other.agreedAt.getTime());
  return (first?.previousCla ?? corporation.cla).loadOrFail();
}

/** An agreement to a newer version, as the managers of the corporation see it. */
export interface ClaAgreementFacts extends Pick<ClaAgreement, 'agreedAt'> {
  readonly previousCla: Cla;
  readonly cla: Cla;
  /** Name of the administrator. */
  readonly agreedBy: string;
}

/** The agreements of a corporation's administrators to newer versions, newest first. */
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
