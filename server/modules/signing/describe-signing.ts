import { normalizeEmail } from '#rules/email.ts';
import type { AppContext } from '#server/context.ts';
import { CorporationSigning } from '#server/modules/corporation/corporation-signing.entity.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';
import type { DocumentedSigning } from './signed-document.queries.ts';
import type { DocumentSigning } from './signed-document.types.ts';

/** Tells the holder of a document's secret address what was signed, and whether the signing counts now. */
export async function describeSigning(ctx: AppContext, signing: DocumentedSigning): Promise<DocumentSigning> {
  const { name, email, signedAt } = signing;
  const link = await signing.link.loadOrFail();
  const corporation =
    signing instanceof EmployeeSigning
      ? await ctx.em.findOneOrFail(CorporationSigning, signing.corporationSigning.id)
      : null;
  return {
    // Only a live link can be looked at.
    link: link.unlinkedAt === null ? link : null,
    community: link.alias,
    name,
    email,
    corporationName: corporation?.corporationName ?? null,
    signedAt,
    cla: await signing.cla.loadOrFail(),
    state: await findState(ctx, signing, link),
  };
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
