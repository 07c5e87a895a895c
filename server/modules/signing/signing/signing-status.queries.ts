import { normalizeEmail } from '#rules/email.ts';
import type { AppContext } from '#server/context.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import { refuseImpossibleLinkId } from '#server/modules/community/link/link.rules.ts';
import { checkEmail } from '#server/modules/ground/email/check-email.rules.ts';
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

/**
 * Returns the signing status of an address that is named by the SHA-256 of `<link id>:<normalised address>`, in
 * lower-case hexadecimal. Errors: `bad_request_parameter` with `emailSha256`, `no_link`, those of
 * `admitStatusRequest`, `missing_token` without a key where the link answers no hashes either.
 */
export async function getSigningStatusByHash(
  ctx: AppContext,
  linkId: string,
  emailSha256: string,
): Promise<SigningStatus> {
  refuseImpossibleLinkId(linkId);
  if (!/^[0-9a-f]{64}$/.test(emailSha256)) {
    throw new AppError('bad_request_parameter', { field: 'emailSha256' });
  }
  const mayKnow = await admitStatusRequest(ctx, linkId, 1);
  const [row] = await runStatement<{ email_key: string }>(ctx.em, KEY_OF_HASH, [linkId, emailSha256]);
  // Nobody has the empty address, so an unknown hash is answered like a stranger's.
  return orNoLink(
    await ctx.deps.signingStatuses.load({ linkId, emailKey: row?.email_key ?? '', mayKnow, byHash: true }),
  );
}

/** The hash alone does not say at which link: that of another one must not be answered at this one. */
const KEY_OF_HASH = `
with asked as (select id from link where link_id = $1)
select email_key from individual_signing
where email_sha256 = $2 and ended_at is null and link_id = (select id from asked)
union all
select email_key from employee_signing
where email_sha256 = $2 and state <> 'removed' and suspended_at is null and link_id = (select id from asked)
union all
select email_key from proved_identity
where email_sha256 = $2 and ended_at is null and link_id = (select id from asked)
limit 1`;

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
