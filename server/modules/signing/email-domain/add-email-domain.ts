import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import type { LoadedManager } from '#server/modules/access/session/find-session.ts';
import {
  checkVerificationCode,
  consumeVerificationCode,
} from '#server/modules/ground/verification/check-verification-code.ts';
import { VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockDomains } from '#server/modules/signing/corporation/lock-domains.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { requireSettledRepresentative } from '#server/modules/signing/corporation/require-settled-representative.ts';
import { requireProvedAdministrator } from '#server/modules/signing/manager/manager.queries.ts';
import { endIndividualSignings } from '#server/modules/signing/signing/individual/end-individual-signings.ts';
import { checkNewDomain, refuseTakenDomain } from './check-new-domain.ts';

/** An address in the new domain, and the code mailed to it. */
export interface AddEmailDomainInput {
  readonly email: string;
  readonly verificationCode: string;
  /** The one that came with the code. */
  readonly challenge?: string | null | undefined;
}

/**
 * Adds an email domain to the administrator's corporation, and ends the individual signings in it with a mail to each
 * signer. Errors: those of `requireProvedAdministrator`, `requireSettledRepresentative` and `checkNewDomain`, then those of
 * `checkVerificationCode`.
 */
export async function addEmailDomain(ctx: AppContext, input: AddEmailDomainInput): Promise<CorporationDomain> {
  const administrator = await requireProvedAdministrator(ctx);
  await requireSettledRepresentative(ctx, administrator.corporationSigning);
  const { email, domain } = await checkNewDomain(ctx, administrator, input.email);
  const code = await checkVerificationCode(ctx, {
    purpose: VerificationPurpose.EMAIL_DOMAIN,
    scope: administrator.corporationSigning.id,
    email,
    code: input.verificationCode,
    challenge: input.challenge,
    linkId: administrator.link.id,
  });
  return change(ctx, async (tx) => {
    await lockDomains(tx.em, administrator.link.$, 'exclusive');
    const corporation = await lockOwnCorporation(tx.em, administrator);
    await refuseTakenDomain(tx.em, administrator, domain);
    await consumeVerificationCode(tx.em, code, ctx.now());
    return claimDomain(ctx, tx, { administrator, corporation, domain });
  });
}

interface NewDomain {
  readonly administrator: LoadedManager;
  readonly corporation: CorporationSigning;
  readonly domain: string;
}

async function claimDomain(
  ctx: AppContext,
  tx: Change,
  { administrator, corporation, domain }: NewDomain,
): Promise<CorporationDomain> {
  const link = administrator.link.$;
  const claimed = tx.em.create(CorporationDomain, {
    id: crypto.randomUUID(),
    link,
    corporationSigning: corporation,
    domain,
    primary: false,
    claimed: true,
    createdAt: ctx.now(),
  });
  await tx.em.flush();
  const actor = actorOf(administrator);
  await endIndividualSignings(ctx, tx, { link, corporation, domains: [domain], actor });
  const details = { reference: corporation.reference, domainId: claimed.id };
  tx.audit({ action: 'EMAIL_DOMAIN_ADDED', actor, link, subject: corporation.id, details });
  return claimed;
}
