import { emailDomain, normalizeEmail } from '#rules/email.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { checkEmail } from '#server/modules/ground/email/check-email.rules.ts';
import { consumeVerificationCode } from '#server/modules/ground/verification/check-verification-code.ts';
import { findCorporationOfDomain } from '#server/modules/signing/corporation/corporation-domain.queries.ts';
import { lockDomains } from '#server/modules/signing/corporation/lock-domains.ts';
import { checkClaimCode, getSigningToClaim, holdSigning, tieIdentity, type ClaimedSigning } from './claim.ts';
import type { ProvedIdentity } from './proved-identity.entity.ts';

/** An address that signed, a further one, and the codes that were sent to both. */
export interface ClaimAddressInput {
  readonly linkId: string;
  readonly email: string;
  readonly emailCode: string;
  readonly emailChallenge?: string | null | undefined;
  readonly claimedEmail: string;
  readonly claimedCode: string;
  readonly claimedChallenge?: string | null | undefined;
}

/**
 * Ties a further address to the signing of an address: both have proved a code, so both have the signing's status.
 * Checks in this order: `no_link`, `invalid_email` with `field`, the codes (`wrong_verification_code`,
 * `expired_verification_code`, `too_many_request`, with `field`); only then what reveals something about an address:
 * `no_link` when nothing was signed, `resigned` when the further address has its own live signing or is tied already,
 * `go_to_sign_employee_cla` when another corporation has claimed its domain.
 */
export async function claimAddress(ctx: AppContext, input: ClaimAddressInput): Promise<ProvedIdentity> {
  const link = await getLink(ctx, input.linkId);
  const email = checkEmail(input.email, 'email');
  const claimedEmail = checkEmail(input.claimedEmail, 'claimedEmail');
  const own = { link, email, code: input.emailCode, challenge: input.emailChallenge, field: 'emailCode' };
  const further = { link, email: claimedEmail, code: input.claimedCode, challenge: input.claimedChallenge };
  const codes = [await checkClaimCode(ctx, own), await checkClaimCode(ctx, { ...further, field: 'claimedCode' })];
  return change(ctx, async (tx) => {
    await lockDomains(tx.em, link, 'shared');
    const signing = await getSigningToClaim(tx.em, link, email);
    await refuseClaimed(tx.em, { link, signing, claimedEmail });
    for (const code of codes) {
      await consumeVerificationCode(tx.em, code, ctx.now());
    }
    const emailKey = normalizeEmail(claimedEmail);
    return tieIdentity(ctx, tx, { link, signing, tied: { email: claimedEmail, emailKey } });
  });
}

interface Claim {
  readonly link: Link;
  readonly signing: ClaimedSigning;
  readonly claimedEmail: string;
}

async function refuseClaimed(em: Em, { link, signing, claimedEmail }: Claim): Promise<void> {
  if ((await holdSigning(em, link, claimedEmail)) !== undefined) {
    throw new AppError('resigned');
  }
  const corporation = await findCorporationOfDomain(em, link, emailDomain(claimedEmail));
  if (corporation !== null && corporation.id !== signing.corporationId) {
    throw new AppError('go_to_sign_employee_cla');
  }
}
