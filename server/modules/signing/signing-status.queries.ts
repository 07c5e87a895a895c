import { normalizeEmail } from '#rules/email.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { checkEmail } from '#server/modules/email/check-email.rules.ts';
import { refuseImpossibleLinkId } from '#server/modules/link/link-id.rules.ts';
import { SIGNING_STATUSES_MAX } from './signing-status-loader.ts';
import type { SigningStatus } from './signing-status.rules.ts';

/**
 * Returns the signing status of an address at a link. Errors: `invalid_email`, `no_link`, `too_many_request` (120
 * addresses per minute and source).
 */
export async function getSigningStatus(ctx: AppContext, linkId: string, email: string): Promise<SigningStatus> {
  refuseImpossibleLinkId(linkId);
  const emailKey = checkedKey(email, 'email');
  await ctx.deps.rateLimiter.consume('signing_status', ctx.source.ip);
  return orNoLink(await ctx.deps.signingStatuses.load({ linkId, emailKey }));
}

/**
 * The signing statuses of up to 1,000 addresses at a link, in order, in one statement. Errors as `getSigningStatus`.
 */
export async function getSigningStatuses(
  ctx: AppContext,
  linkId: string,
  emails: readonly string[],
): Promise<SigningStatus[]> {
  if (emails.length > SIGNING_STATUSES_MAX) {
    throw new AppError('bad_request_parameter', { field: 'emails' });
  }
  refuseImpossibleLinkId(linkId);
  const identities = emails.map((email, index) => ({ linkId, emailKey: checkedKey(email, `emails.${index}`) }));
  await ctx.deps.rateLimiter.consume('signing_status', ctx.source.ip, emails.length);
  return (await ctx.deps.signingStatuses.loadAll(identities)).map(orNoLink);
}

function checkedKey(email: string, field: string): string {
  // Checked before lower-casing, which turns some foreign letters into plain ones, and thus into another person's
  // address.
  return normalizeEmail(checkEmail(email, field));
}

function orNoLink(status: SigningStatus | undefined): SigningStatus {
  if (status === undefined) {
    throw new AppError('no_link');
  }
  return status;
}
