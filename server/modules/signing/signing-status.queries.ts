import { normalizeEmail } from '#rules/email.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { checkEmail } from '#server/modules/email/check-email.rules.ts';
import { refuseImpossibleLinkId } from '#server/modules/link/link-id.rules.ts';
import { admitStatusRequest } from './admit-status-request.ts';
import { SIGNING_STATUSES_MAX } from './signing-status-loader.ts';
import type { SigningStatus } from './signing-status.rules.ts';

/**
 * Returns the signing status of an address at a link. Errors: `invalid_email`, `no_link`, those of
 * `admitStatusRequest`, `missing_token` without a key where the link asks for one.
 */
export async function getSigningStatus(ctx: AppContext, linkId: string, email: string): Promise<SigningStatus> {
  refuseImpossibleLinkId(linkId);
  const emailKey = checkedKey(email, 'email');
  const mayKnow = await admitStatusRequest(ctx, linkId, 1);
  return orNoLink(await ctx.deps.signingStatuses.load({ linkId, emailKey, mayKnow }));
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
  const emailKeys = emails.map((email, index) => checkedKey(email, `emails.${index}`));
  const mayKnow = await admitStatusRequest(ctx, linkId, emails.length);
  const identities = emailKeys.map((emailKey) => ({ linkId, emailKey, mayKnow }));
  return (await ctx.deps.signingStatuses.loadAll(identities)).map(orNoLink);
}

function checkedKey(email: string, field: string): string {
  // Checked before lower-casing, which turns some foreign letters into plain ones, and thus into another person's
  // address.
  return normalizeEmail(checkEmail(email, field));
}

function orNoLink(status: SigningStatus | AppError | undefined): SigningStatus {
  if (status === undefined) {
    throw new AppError('no_link');
  }
  if (status instanceof AppError) {
    throw status;
  }
  return status;
}
