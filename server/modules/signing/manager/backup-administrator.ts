import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import {
  BACKUP_ADMINISTRATOR,
  Manager,
  ManagerRole,
  PRESENT_MANAGER,
  REPRESENTATIVE,
} from '#server/modules/access/account/manager.entity.ts';
import { requireCorporationManager, type CorporationManager } from '#server/modules/access/session/authorize.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { requireSettledRepresentative } from '#server/modules/signing/corporation/require-settled-representative.ts';
import { findNamedManagers, findPresentManagers } from './manager.queries.ts';

/**
 * Makes one of the corporation's employee managers its backup administrator, with the rights of the administrator, and
 * notifies both by mail. Account, password and sessions stay as they are. Errors: those of `requireAdministrator`,
 * `requireSettledRepresentative` and `requireStepUp`; `corp_manager_exists` while there is one; `no_permission` unless
 * the id is an employee manager's; `bad_request_parameter` with `id` for one who is deactivated or has a one-time
 * password.
 */
export async function nameBackupAdministrator(ctx: AppContext, id: string): Promise<CorporationSigning> {
  const own = await requireOwnCorporation(ctx);
  return change(ctx, async (tx) => {
    const corporation = await lockOwnCorporation(tx.em, own.manager);
    if ((await findBackup(tx, corporation)) !== null) {
      throw new AppError('corp_manager_exists');
    }
    const [manager] = await findNamedManagers(tx.em, corporation, [id]);
    if (manager === undefined || manager.deactivatedAt || !manager.initialPasswordChanged) {
      throw new AppError('bad_request_parameter', { field: 'id' });
    }
    Object.assign(manager, BACKUP_ADMINISTRATOR);
    await report(tx, own, { corporation, backup: manager, occasion: 'named' });
    return corporation;
  });
}

/**
 * Makes the backup administrator an employee manager again, at once and in every session, and notifies both by mail.
 * The backup may do so too; the representative stays administrator. Errors: those of `requireAdministrator`,
 * `requireSettledRepresentative` and `requireStepUp`; `no_permission` while there is none; `many_employee_managers`
 * with
 * `limit` when the corporation has as many employee managers as it may.
 */
export async function endBackupAdministrator(ctx: AppContext): Promise<CorporationSigning> {
  const own = await requireOwnCorporation(ctx);
  const limit = ctx.deps.config.maxEmployeeManagers;
  return change(ctx, async (tx) => {
    const corporation = await lockOwnCorporation(tx.em, own.manager);
    const backup = await findBackup(tx, corporation);
    if (backup === null) {
      throw new AppError('no_permission');
    }
    if ((await findPresentManagers(tx.em, corporation)).length >= limit) {
      throw new AppError('many_employee_managers', { limit });
    }
    Object.assign(backup, { role: ManagerRole.EMPLOYEE_MANAGER, isBackup: false });
    await report(tx, own, { corporation, backup, occasion: 'ended' });
    return corporation;
  });
}

/**
 * Lists the administrators of the corporation of the administrator who asks: the representative, then the backup.
 * Errors: those of `requireAdministrator`.
 */
export async function listAdministrators(ctx: AppContext): Promise<Manager[]> {
  const { manager } = await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  return findAdministrators(ctx, manager.corporationSigning.$);
}

async function findAdministrators({ em }: Pick<Change, 'em'>, { id }: CorporationSigning): Promise<Manager[]> {
  return em.find(
    Manager,
    { ...PRESENT_MANAGER, corporationSigning: id, role: ManagerRole.ADMINISTRATOR },
    { orderBy: { isBackup: 'asc' } },
  );
}

async function requireOwnCorporation(ctx: AppContext): Promise<CorporationManager> {
  const own = await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  await requireSettledRepresentative(ctx, own.manager.corporationSigning);
  await requireStepUp(ctx, own.session);
  return own;
}

async function findBackup({ em }: Change, corporation: CorporationSigning): Promise<Manager | null> {
  return em.findOne(Manager, { ...PRESENT_MANAGER, ...BACKUP_ADMINISTRATOR, corporationSigning: corporation.id });
}

interface Reported {
  readonly corporation: CorporationSigning;
  readonly backup: Manager;
  readonly occasion: 'named' | 'ended';
}

async function report(
  tx: Change,
  { actor, manager }: CorporationManager,
  { corporation, backup, occasion }: Reported,
): Promise<void> {
  const link = manager.link.$;
  const action = occasion === 'named' ? 'BACKUP_ADMINISTRATOR_NAMED' : 'BACKUP_ADMINISTRATOR_ENDED';
  tx.audit({ action, actor, link, subject: backup.id, details: { reference: corporation.reference } });
  const representative = await tx.em.findOneOrFail(Manager, {
    ...PRESENT_MANAGER,
    ...REPRESENTATIVE,
    corporationSigning: corporation.id,
  });
  for (const recipient of [backup, representative]) {
    tx.enqueueMail({
      template: 'backup_administrator_changed',
      language: recipient.language,
      recipient: recipient.email,
      link,
      corporationSigning: corporation,
      data: {
        community: link.alias,
        projectUrl: link.projectUrl,
        name: recipient.name,
        corporationName: corporation.corporationName,
        account: backup.account,
        backupName: backup.name,
        occasion,
      },
    });
  }
}
