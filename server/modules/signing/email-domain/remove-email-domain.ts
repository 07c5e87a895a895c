import { LockMode } from '@mikro-orm/core';
import { emailDomain } from '#rules/email.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import { Manager, ManagerRole, PRESENT_MANAGER } from '#server/modules/access/account/manager.entity.ts';
import type { LoadedManager } from '#server/modules/access/session/find-session.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockDomains } from '#server/modules/signing/corporation/lock-domains.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { requireSettledRepresentative } from '#server/modules/signing/corporation/require-settled-representative.ts';
import { changeStates } from '#server/modules/signing/employee/change-employee-signings.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { PreApproval } from '#server/modules/signing/employee/pre-approval.entity.ts';
import { endEmployeeManagers } from '#server/modules/signing/manager/end-employee-managers.ts';
import {
  findPresentManagers,
  requireAdministrator,
  requireProvedAdministrator,
} from '#server/modules/signing/manager/manager.queries.ts';

/** Who loses something when a domain is removed. */
export interface EmailDomainRemoval {
  readonly domain: string;
  /** Employees whose signings end. */
  readonly employees: number;
  /** Employee managers whose accounts end. */
  readonly managers: number;
}

/**
 * Says what the removal of an email domain of the administrator's corporation ends. Errors: those of
 * `requireAdministrator`, `bad_request_parameter` with `domain` and a `reason` where it cannot be removed: `unknown`,
 * `primary`, or `administrator` when the address of an administrator is in it.
 */
export async function describeEmailDomainRemoval(ctx: AppContext, domain: string): Promise<EmailDomainRemoval> {
  const administrator = await requireAdministrator(ctx);
  const corporation = administrator.corporationSigning.$;
  const removed = await findRemovable(ctx.em, corporation, domain);
  const managers = await findManagersIn(ctx.em, corporation, removed.domain);
  const employees = await ctx.em.count(EmployeeSigning, employeesIn(corporation, removed.domain));
  return { domain: removed.domain, employees, managers: managers.length };
}

/**
 * Removes an email domain of the administrator's corporation: its employees in the domain are removed, the accounts of
 * its employee managers there end, each of them is notified by mail, and so is the administrator. People there may then
 * sign as individuals. Errors: those of `describeEmailDomainRemoval`, `requireSettledRepresentative`
 * and `requireStepUp`.
 */
export async function removeEmailDomain(ctx: AppContext, domain: string): Promise<EmailDomainRemoval> {
  const administrator = await requireProvedAdministrator(ctx);
  await requireSettledRepresentative(ctx, administrator.corporationSigning);
  const [link, actor] = [administrator.link.$, actorOf(administrator)];
  return change(ctx, async (tx) => {
    await lockDomains(tx.em, link, 'exclusive');
    const corporation = await lockOwnCorporation(tx.em, administrator);
    const found = await findRemovable(tx.em, corporation, domain);
    const managers = await findManagersIn(tx.em, corporation, found.domain);
    const employees = await removeEmployees(ctx, tx, { administrator, corporation, domain: found.domain });
    await endEmployeeManagers(ctx, tx, { managers, corporation, link, actor });
    await tx.em.nativeDelete(PreApproval, {
      corporationSigning: corporation,
      emailKey: { $like: `%@${found.domain}` },
    });
    await tx.em.nativeDelete(CorporationDomain, { id: found.id });
    const details = { reference: corporation.reference, domainId: found.id };
    tx.audit({ action: 'EMAIL_DOMAIN_REMOVED', actor, link, subject: corporation.id, details });
    const removal = { domain: found.domain, employees, managers: managers.length };
    mailAdministrator(tx, administrator, removal);
    return removal;
  });
}

async function findRemovable(em: Em, corporation: CorporationSigning, given: string): Promise<CorporationDomain> {
  const domain = given.trim().toLowerCase();
  const domains = await em.find(CorporationDomain, { corporationSigning: corporation.id });
  const found = domains.find((own) => own.domain === domain);
  if (found === undefined) {
    throw new AppError('bad_request_parameter', { field: 'domain', reason: 'unknown' });
  }
  if (found.primary) {
    throw new AppError('bad_request_parameter', { field: 'domain', reason: 'primary' });
  }
  // Administrators are no employee managers, whose accounts would end, and keep an address of the corporation.
  if ((await findAdministratorEmails(em, corporation)).some((email) => emailDomain(email) === domain)) {
    throw new AppError('bad_request_parameter', { field: 'domain', reason: 'administrator' });
  }
  return found;
}

async function findAdministratorEmails(em: Em, corporation: CorporationSigning): Promise<string[]> {
  const administrators = { ...PRESENT_MANAGER, corporationSigning: corporation.id, role: ManagerRole.ADMINISTRATOR };
  const found = await em.find(Manager, administrators);
  return [corporation.representativeEmail, ...found.map(({ email }) => email)];
}

async function findManagersIn(em: Em, corporation: CorporationSigning, domain: string): Promise<Manager[]> {
  return (await findPresentManagers(em, corporation)).filter(({ email }) => emailDomain(email) === domain);
}

function employeesIn(corporation: CorporationSigning, domain: string) {
  return {
    corporationSigning: corporation.id,
    state: { $ne: EmployeeSigningState.REMOVED },
    // A domain contains no wildcard characters to escape.
    emailKey: { $like: `%@${domain}` },
  };
}

interface DomainOfEmployees {
  readonly administrator: LoadedManager;
  readonly corporation: CorporationSigning;
  readonly domain: string;
}

async function removeEmployees(
  ctx: AppContext,
  tx: Change,
  { administrator: manager, corporation, domain }: DomainOfEmployees,
): Promise<number> {
  const lock = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const signings = await tx.em.find(EmployeeSigning, employeesIn(corporation, domain), lock);
  await changeStates(ctx, tx, { corporation, manager, signings, state: EmployeeSigningState.REMOVED, note: null });
  return signings.length;
}

function mailAdministrator(tx: Change, administrator: LoadedManager, removal: EmailDomainRemoval): void {
  const link = administrator.link.$;
  tx.enqueueMail({
    template: 'email_domain_removed',
    language: administrator.language,
    recipient: administrator.email,
    link,
    corporationSigning: administrator.corporationSigning,
    data: {
      community: link.alias,
      projectUrl: link.projectUrl,
      name: administrator.name,
      corporationName: administrator.corporationSigning.$.corporationName,
      domain: removal.domain,
      employees: String(removal.employees),
      managers: String(removal.managers),
    },
  });
}
