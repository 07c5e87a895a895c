import { LockMode } from '@mikro-orm/core';
import { emailDomain, isEmail } from '#rules/email.ts';
import { isUuid } from '#rules/uuid.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { getLink } from '#server/modules/link/link.queries.ts';
import { Manager, ManagerRole } from '#server/modules/manager/manager.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { findCorporationOfDomain } from '#server/modules/signing/corporation/corporation-domain.queries.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { employerProblem } from './employer.rules.ts';

/** Under which corporation of a link somebody wants to sign. */
export interface EmployerChoice {
  readonly link: Link;
  readonly corporationSigningId: string;
  readonly email: string;
}

/** A corporation under which an employee can sign, and its active employee managers, first come first. */
export interface Employer {
  readonly corporation: CorporationSigning;
  readonly managers: readonly Manager[];
}

/**
 * The corporation under which an address can sign. Errors in this order: `has_not_signed` when the link has no such
 * corporation, also after its deletion; `uncompleted_signing`; `no_employee_manager`; `not_same_corp`.
 */
export async function getEmployer(em: Em, choice: EmployerChoice): Promise<Employer> {
  return checkEmployer(em, choice, await findCorporation(em, choice));
}

/**
 * The same, kept so until the end of the transaction: whoever deletes the corporation or removes a manager waits, and then
 * sees the signing.
 */
export async function holdEmployer(em: Em, choice: EmployerChoice): Promise<Employer> {
  const options = { lockMode: LockMode.PESSIMISTIC_READ, refresh: true } as const;
  return checkEmployer(em, choice, await findCorporation(em, choice, options));
}

async function findCorporation(
  em: Em,
  { link, corporationSigningId: id }: EmployerChoice,
  options: { readonly lockMode?: LockMode.PESSIMISTIC_READ; readonly refresh?: boolean } = {},
): Promise<CorporationSigning | null> {
  // The database refuses to compare anything else with an id.
  return isUuid(id) ? em.findOne(CorporationSigning, { id, link }, options) : null;
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

/** Who activates the employees of a corporation now, first come first; its administrator does not count (design §4). */
async function findEmployeeManagers(em: Em, corporationSigning: CorporationSigning): Promise<Manager[]> {
  const active = { role: ManagerRole.EMPLOYEE_MANAGER, removedAt: null, suspendedAt: null };
  return em.find(Manager, { corporationSigning, ...active }, { orderBy: { createdAt: 'asc', id: 'asc' } });
}

/**
 * The corporations of a link under which an address can sign as an employee: completed, with its very domain and with an
 * active employee manager. Errors: `invalid_email`, `no_link`, `too_many_request` (limited with `signingStatus`).
 */
export async function findEmployers(ctx: AppContext, linkId: string, email: string): Promise<CorporationSigning[]> {
  if (!isEmail(email.trim())) {
    throw new AppError('invalid_email', { field: 'email' });
  }
  await ctx.deps.rateLimiter.consume('signing_status', ctx.source.ip);
  const corporation = await findCorporationOfDomain(ctx.em, await getLink(ctx, linkId), emailDomain(email));
  const managers = corporation === null ? [] : await findEmployeeManagers(ctx.em, corporation);
  return corporation !== null && managers.length > 0 ? [corporation] : [];
}
