import { emailDomain } from '#rules/email.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { LoadedManager } from '#server/modules/access/session/find-session.ts';
import { checkMailbox } from '#server/modules/ground/email/check-email.rules.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { findCorporationOfDomain } from '#server/modules/signing/corporation/corporation-domain.queries.ts';
import { refuseRestrictedDomain } from '#server/modules/signing/corporation/refuse-restricted-domain.ts';
import { isRelatedDomain } from './related-domain.ts';

/** Maximum number of email domains of a corporation. */
export const EMAIL_DOMAINS_MAX = 50;

/**
 * Returns an address and its domain that an administrator wants to add. Errors: `invalid_email`,
 * `restricted_email_suffix`, `unmatch_email_domain` when its owner is not the primary domain's, then those of
 * `refuseTakenDomain`.
 */
export async function checkNewDomain(
  ctx: AppContext,
  administrator: LoadedManager,
  given: string,
): Promise<{ email: string; domain: string }> {
  const email = checkMailbox(given, ctx.deps.config);
  refuseRestrictedDomain(email, ctx.deps.config.restrictedEmailDomains);
  const domain = emailDomain(email);
  if (!isRelatedDomain(domain, administrator.corporationSigning.$.primaryDomain)) {
    throw new AppError('unmatch_email_domain', { field: 'email' });
  }
  await refuseTakenDomain(ctx.em, administrator, domain);
  return { email, domain };
}

/**
 * Throws `sameEmailSuffix` when a completed corporation of the link, this one included, has the domain, and
 * `bad_request_parameter` when this one has 50 domains.
 */
export async function refuseTakenDomain(em: Em, administrator: LoadedManager, domain: string): Promise<void> {
  if ((await findCorporationOfDomain(em, administrator.link.$, domain)) !== null) {
    throw new AppError('sameEmailSuffix', { field: 'email' });
  }
  const count = await em.count(CorporationDomain, { corporationSigning: administrator.corporationSigning.id });
  if (count >= EMAIL_DOMAINS_MAX) {
    throw new AppError('bad_request_parameter', { field: 'email' });
  }
}
