import { normalizeEmail } from '#rules/email.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { ClaDiff } from '#server/modules/community/cla/cla-diff.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { findPendingCla } from '#server/modules/community/cla/pending-cla.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { checkEmail } from '#server/modules/ground/email/check-email.rules.ts';
import { refuseEmployee } from '#server/modules/signing/corporation/corporation-domain.queries.ts';
import { admitStatusRequest } from '#server/modules/signing/signing/admit-status-request.ts';
import { IndividualSigning } from './individual-signing.entity.ts';

/** A live individual signing of an earlier version, and the version that its signer has yet to agree to. */
export interface PendingSigning {
  readonly signing: IndividualSigning;
  readonly signed: Cla;
  readonly pending: Cla;
}

/**
 * Finds the signing of an address whose signer has yet to agree to a newer version. Errors: `go_to_sign_employee_cla`
 * when a corporation has claimed the domain, `no_link` when nothing was signed, `cla_is_latest` when no version is
 * pending.
 */
export async function getPendingSigning(ctx: AppContext, link: Link, email: string): Promise<PendingSigning> {
  await refuseEmployee(ctx.em, { link, email });
  const live = { link, emailKey: normalizeEmail(email), endedAt: null };
  const signing = await ctx.em.findOne(IndividualSigning, live, { populate: ['cla'] });
  if (signing === null) {
    throw new AppError('no_link');
  }
  const pending = await findPendingCla(ctx.em, signing.cla.$);
  if (pending === null) {
    throw new AppError('cla_is_latest');
  }
  return { signing, signed: signing.cla.$, pending };
}

/**
 * Compares the current version with the one that an address signed. Errors: `no_link`, `invalid_email`,
 * those of `admitStatusRequest` (it reveals as much about an address as `signingStatus`) and of `getPendingSigning`;
 * `missing_token` without a key where the link asks for one.
 */
export async function getIndividualClaDiff(ctx: AppContext, linkId: string, email: string): Promise<ClaDiff> {
  const checked = checkEmail(email);
  const mayKnow = await admitStatusRequest(ctx, linkId, 1);
  const link = await getLink(ctx, linkId);
  if (link.statusNeedsKey && !mayKnow) {
    throw new AppError('missing_token');
  }
  const { signed, pending } = await getPendingSigning(ctx, link, checked);
  return ctx.deps.claDiffs.compare(ctx.em, signed, pending);
}
