import { normalizeEmail } from '#rules/email.ts';
import { managerAccount, newManagerProblems, type NewManager } from '#rules/new-manager.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Manager, PRESENT_MANAGER, REPRESENTATIVE } from '#server/modules/access/account/manager.entity.ts';
import type { LoadedManager } from '#server/modules/access/session/find-session.ts';
import { checkMailbox } from '#server/modules/ground/email/check-email.rules.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { findPresentManagers } from './manager.queries.ts';

/** The managers to add, and the corporation to add them to. */
export interface NewManagers {
  readonly administrator: LoadedManager;
  readonly rows: readonly NewManager[];
  /** The maximum number of employee managers of the corporation, and where mail arrives. */
  readonly config: { readonly maxEmployeeManagers: number; readonly reachableDomains: readonly string[] };
}

/**
 * Refuses the first row that breaks a rule, then the whole list when it is too long. Only addresses in domains of the
 * corporation are looked up, so that nobody learns who manages another corporation. Errors: those of
 * `newManagerProblems` and `checkMailbox`, `exits_id`, `exits_email`, each with `field`; `many_employee_managers` with `limit`.
 */
export async function refuseNewManagers(em: Em, { administrator, rows, config }: NewManagers): Promise<void> {
  const corporation = administrator.corporationSigning.$;
  const claimed = await em.find(CorporationDomain, { corporationSigning: corporation.id, claimed: true });
  const domains = claimed.map(({ domain }) => domain);
  const broken = rows.map((row, index) => newManagerProblems(row, rows.slice(0, index), { administrator, domains })[0]);
  // Invalid rows are not looked up: a query with a null character would fail.
  const sound = rows.filter((_row, index) => broken[index] === undefined);
  const others = await findOthers(em, administrator, sound);
  for (const [index, row] of rows.entries()) {
    const problem = broken[index] ?? collision(row, others, corporation);
    if (problem !== undefined) {
      throw new AppError(problem.code, { field: `managers.${index}.${problem.field}` });
    }
    checkMailbox(row.email, { reachableDomains: config.reachableDomains, field: `managers.${index}.email` });
  }
  if ((await findPresentManagers(em, corporation)).length + rows.length > config.maxEmployeeManagers) {
    throw new AppError('many_employee_managers', { limit: config.maxEmployeeManagers });
  }
}

/** Finds present managers of the link who hold the account or address of a new one. */
async function findOthers(em: Em, administrator: LoadedManager, rows: readonly NewManager[]): Promise<Manager[]> {
  const { link } = administrator;
  return em.find(Manager, {
    link,
    ...PRESENT_MANAGER,
    $or: [{ accountKey: { $in: rows.map(accountKey) } }, { emailKey: { $in: rows.map(emailKey) } }],
  });
}

/** A backup administrator who adds managers gets the same refusals about the representative. */
function collision(row: NewManager, others: readonly Manager[], { id }: CorporationSigning) {
  const holder = (key: 'accountKey' | 'emailKey', value: string) => others.find((other) => other[key] === value);
  const isRepresentative = ({ role, isBackup, corporationSigning }: Manager) =>
    corporationSigning.id === id && role === REPRESENTATIVE.role && isBackup === REPRESENTATIVE.isBackup;
  const sameAccount = holder('accountKey', accountKey(row));
  if (sameAccount !== undefined) {
    return { field: 'id', code: isRepresentative(sameAccount) ? 'admin_as_manager' : 'exits_id' } as const;
  }
  const sameEmail = holder('emailKey', emailKey(row));
  if (sameEmail === undefined) {
    return undefined;
  }
  return { field: 'email', code: isRepresentative(sameEmail) ? 'admin_as_manager' : 'exits_email' } as const;
}

/** Returns the login name, normalised for comparison. */
export function accountKey(row: NewManager): string {
  return managerAccount(row).toLowerCase();
}

function emailKey({ email }: NewManager): string {
  return normalizeEmail(email);
}
