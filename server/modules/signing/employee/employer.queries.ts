import { LockMode } from '@mikro-orm/core';
import { emailDomain } from '#rules/email.ts';
import { isUuid } from '#rules/uuid.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import { ApiKeyScope, grantOf } from '#server/modules/access/session/api-key-grant.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { requireGranted } from '#server/modules/community/link/own-link.ts';
import { isViewerManager } from '#server/modules/community/link/viewer-manager.ts';
import { checkEmail } from '#server/modules/ground/email/check-email.rules.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { findCorporationOfDomain } from '#server/modules/signing/corporation/corporation-domain.queries.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { findEmployeeManagers } from '#server/modules/signing/manager/manager.queries.ts';
import { employerProblem } from './employer.rules.ts';
import { isUnconfirmed, type ShownEmployer, unconfirmedEmployer } from './unconfirmed-employer.ts';

/** The corporation of a link that somebody wants to sign under, and their address. */
export interface EmployerChoice {
  readonly link: Link;
  readonly corporationSigningId: string;
  readonly email: string;
}

/** A corporation that an employee can sign under, and its live employee managers, oldest first. */
export interface Employer {
  readonly corporation: CorporationSigning;
  readonly managers: readonly Manager[];
}

/**
 * Finds the corporation that an address can sign under. Errors in this order: `has_not_signed` when the link has no
 * such corporation or it was deleted; `uncompleted_signing`; `no_employee_manager`; `not_same_corp`.
 */
export async function getEmployer(em: Em, choice: EmployerChoice): Promise<Employer> {
  return checkEmployer(em, choice, await findCorporation(em, choice));
}

/**
 * Does what `getEmployer` does, and locks the corporation until the end of the transaction: a concurrent deletion of it
 * or removal of a manager waits, and then sees the signing.
 */
export async function holdEmployer(em: Em, choice: EmployerChoice): Promise<Employer> {
  const options = { lockMode: LockMode.PESSIMISTIC_READ, refresh: true } as const;
  return checkEmployer(em, choice, await findCorporation(em, choice, options));
}

async function findCorporation(
  em: Em,
  choice: EmployerChoice,
  options: { readonly lockMode?: LockMode.PESSIMISTIC_READ; readonly refresh?: boolean } = {},
): Promise<CorporationSigning | null> {
  const { link, corporationSigningId: id } = choice;
  // PostgreSQL refuses to compare an id with anything but a UUID.
  return isUuid(id) ? em.findOne(CorporationSigning, { id: await confirmedId(em, choice), link }, options) : null;
}

/** The id of the corporation that is meant: without one, that of the domain of the address. */
async function confirmedId(em: Em, { link, corporationSigningId: id, email }: EmployerChoice): Promise<string> {
  const isMeant = isUnconfirmed(id, link, email);
  return (isMeant ? await findCorporationOfDomain(em, link, emailDomain(email)) : null)?.id ?? id;
}

async function checkEmployer(
  em: Em,
  { email }: EmployerChoice,
  corporation: CorporationSigning | null,
): Promise<Employer> {
  const managers = corporation === null ? [] : await findEmployeeManagers(em, corporation);
  const problem = employerProblem(
    corporation === null
      ? undefined
      : {
          state: corporation.state,
          employeeManagers: managers.length,
          hasDomain: await hasClaimed(em, corporation, emailDomain(email)),
        },
  );
  if (corporation === null || problem !== undefined) {
    throw new AppError(problem ?? 'has_not_signed');
  }
  return { corporation, managers };
}

async function hasClaimed(em: Em, corporationSigning: CorporationSigning, domain: string): Promise<boolean> {
  return (await em.count(CorporationDomain, { corporationSigning, domain, claimed: true })) > 0;
}

/**
 * The corporations of a link that an address can sign under as an employee: completed, with exactly its domain and a
 * live employee manager. Where the link tells its status to keys alone, strangers get the same answer for every domain:
 * an unconfirmed employer. Errors: `invalid_email`, `no_link`, `too_many_request` (limited together with
 * `signingStatus`); `no_permission` there for a key that does not open the status.
 */
export async function findEmployers(ctx: AppContext, linkId: string, email: string): Promise<ShownEmployer[]> {
  checkEmail(email);
  await ctx.deps.rateLimiter.consume('signing_status', ctx.source.ip);
  const link = await getLink(ctx, linkId);
  if (link.statusNeedsKey && !(await mayKnowEmployers(ctx, link))) {
    return [unconfirmedEmployer(link, email)];
  }
  const corporation = await findCorporationOfDomain(ctx.em, link, emailDomain(email));
  const managers = corporation === null ? [] : await findEmployeeManagers(ctx.em, corporation);
  return corporation !== null && managers.length > 0 ? [corporation] : [];
}

async function mayKnowEmployers(ctx: AppContext, link: Link): Promise<boolean> {
  const grant = grantOf(ctx, ApiKeyScope.STATUS_READ);
  if (grant === undefined) {
    return isViewerManager(ctx, link);
  }
  await requireGranted(ctx, grant, link);
  return true;
}
