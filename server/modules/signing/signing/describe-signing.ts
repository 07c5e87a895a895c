import { normalizeEmail } from '#rules/email.ts';
import type { AppContext } from '#server/context.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { findPendingCla, graceEndOf } from '#server/modules/community/cla/pending-cla.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { IndividualSigning, IndividualSigningEnd } from './individual/individual-signing.entity.ts';
import type { DocumentedSigning } from './signed-document.queries.ts';
import type { DocumentSigning } from './signed-document.types.ts';

/** Shows the holder of a document's secret address what was signed, and whether the signing counts now. */
export async function describeSigning(ctx: AppContext, signing: DocumentedSigning): Promise<DocumentSigning> {
  const { name, email, signedAt } = signing;
  const link = await signing.link.loadOrFail();
  const corporation =
    signing instanceof EmployeeSigning
      ? await ctx.em.findOneOrFail(CorporationSigning, signing.corporationSigning.id)
      : null;
  const cla = await signing.cla.loadOrFail();
  return {
    // Only a live link can be shown.
    link: link.unlinkedAt === null ? link : null,
    community: link.alias,
    name,
    email,
    corporationName: corporation?.corporationName ?? null,
    signedAt,
    cla,
    state: await findState(ctx, signing, link),
    ...(signing instanceof EmployeeSigning
      ? await describeEmployee(signing)
      : await describeIndividual(ctx, signing, await findPendingCla(ctx.em, cla))),
  };
}

/** How a signing goes on or ended, beyond its state. */
type Course = Pick<DocumentSigning, 'graceEndsAt' | 'deactivatedAt' | 'endedAt' | 'endReason' | 'replacedBy'>;

const GOES_ON: Course = { graceEndsAt: null, deactivatedAt: null, endedAt: null, endReason: null, replacedBy: null };

async function describeIndividual(ctx: AppContext, signing: IndividualSigning, pending: Cla | null): Promise<Course> {
  const { endedAt, endReason, link, emailKey } = signing;
  if (!endedAt) {
    return { ...GOES_ON, graceEndsAt: pending === null ? null : graceEndOf(pending, await link.loadOrFail()) };
  }
  const newer =
    endReason === IndividualSigningEnd.SUPERSEDED
      ? await ctx.em.findOne(IndividualSigning, { link, emailKey, endedAt: null })
      : null;
  return { ...GOES_ON, endedAt, endReason: endReason ?? null, replacedBy: newer?.reference ?? null };
}

async function describeEmployee({ state, suspendedAt, changes }: EmployeeSigning): Promise<Course> {
  if (state === EmployeeSigningState.ACTIVE && !suspendedAt) {
    return GOES_ON;
  }
  const [last] = await changes.matching({ orderBy: { changedAt: 'desc' }, limit: 1 });
  const changedAt = last?.changedAt ?? null;
  if (state === EmployeeSigningState.REMOVED) {
    return { ...GOES_ON, endedAt: changedAt, endReason: 'removed' };
  }
  return suspendedAt
    ? { ...GOES_ON, endedAt: suspendedAt, endReason: 'deleted' }
    : { ...GOES_ON, deactivatedAt: changedAt };
}

/** The status of the address may be that of another signing, to which its owner has tied it. */
async function findState(ctx: AppContext, signing: DocumentedSigning, link: Link): Promise<DocumentSigning['state']> {
  if (hasEnded(signing)) {
    return 'NOT_SIGNED';
  }
  const status = await ctx.deps.signingStatuses.load({
    linkId: link.linkId,
    emailKey: normalizeEmail(signing.email),
    reference: signing.reference,
    // Who knows the document's secret address may know its state.
    mayKnow: true,
  });
  return status?.state ?? 'NOT_SIGNED';
}

function hasEnded(signing: DocumentedSigning): boolean {
  return signing instanceof EmployeeSigning
    ? signing.state === EmployeeSigningState.REMOVED || signing.suspendedAt !== null
    : signing.endedAt !== null;
}
