import { normalizeEmail, toAsciiEmail } from '#rules/email.ts';
import { managerAccount, NEW_MANAGERS_MAX, type NewManager } from '#rules/new-manager.ts';
import { typedText } from '#rules/typed-text.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import { makeOneTimePassword, type OneTimePassword } from '#server/modules/access/account/make-one-time-password.ts';
import { Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { oneTimePasswordEnd } from '#server/modules/access/account/one-time-password.rules.ts';
import type { LoadedManager } from '#server/modules/access/session/find-session.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { requireProvedAdministrator } from './manager.queries.ts';
import { newAccountMail } from './new-account-mail.ts';
import { accountKey, refuseNewManagers } from './refuse-new-managers.ts';

/** Employee managers to add. */
export interface CreateEmployeeManagersInput {
  readonly managers: readonly NewManager[];
}

/** A new manager with a one-time password, which only the mail contains. */
interface PreparedManager extends NewManager, OneTimePassword {}

/**
 * Adds employee managers to the administrator's corporation, all or none, and mails each their account with a one-time
 * password. Errors: those of `requireProvedAdministrator`; `bad_request_parameter` with `managers` unless there are 1 to 20;
 * those of `refuseNewManagers`.
 */
export async function createEmployeeManagers(
  ctx: AppContext,
  { managers: rows }: CreateEmployeeManagersInput,
): Promise<Manager[]> {
  const administrator = await requireProvedAdministrator(ctx);
  if (rows.length === 0 || rows.length > NEW_MANAGERS_MAX) {
    throw new AppError('bad_request_parameter', { field: 'managers' });
  }
  const asked = { administrator, rows, config: ctx.deps.config };
  await refuseNewManagers(ctx.em, asked);
  // Outside the transaction: hashing is slow on purpose.
  const prepared = await Promise.all(rows.map(prepare));
  return change(ctx, async (tx) => {
    const corporation = await lockOwnCorporation(tx.em, administrator);
    await refuseNewManagers(tx.em, asked);
    return prepared.map((row) => addManager(ctx, tx, { row, corporation, administrator }));
  });
}

async function prepare(row: NewManager): Promise<PreparedManager> {
  return { ...row, ...(await makeOneTimePassword()) };
}

interface Addition {
  readonly row: PreparedManager;
  readonly corporation: CorporationSigning;
  readonly administrator: LoadedManager;
}

function addManager(ctx: AppContext, tx: Change, { row, corporation, administrator }: Addition): Manager {
  const link = administrator.link.$;
  const { password, passwordHash } = row;
  const manager = tx.em.create(Manager, {
    id: crypto.randomUUID(),
    link,
    corporationSigning: corporation,
    role: ManagerRole.EMPLOYEE_MANAGER,
    account: managerAccount(row),
    accountKey: accountKey(row),
    name: typedText(row.name),
    email: toAsciiEmail(row.email.trim()),
    emailKey: normalizeEmail(row.email),
    language: administrator.language,
    passwordHash,
    oneTimePasswordExpiresAt: oneTimePasswordEnd(ctx.now()),
    createdAt: ctx.now(),
  });
  tx.audit({
    action: 'EMPLOYEE_MANAGER_ADDED',
    actor: actorOf(administrator),
    link,
    subject: manager.id,
    details: { reference: corporation.reference },
  });
  tx.enqueueMail({
    template: 'employee_manager_added',
    ...newAccountMail(ctx, { manager, corporation, link, password }),
  });
  return manager;
}
