import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { Manager, ManagerRole } from '#server/modules/manager/manager.entity.ts';
import { requireCorporationManager } from '#server/modules/session/authorize.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';

/**
 * Says whether new employees of the administrator's corporation are active as soon as they have signed, and tells its
 * employee managers when that changes. Who waits already goes on waiting for a manager. Errors: those of
 * `requireCorporationManager`, for the administrator alone.
 */
export async function setAutoApproval(ctx: AppContext, enabled: boolean): Promise<CorporationSigning> {
  const { manager } = await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  return change(ctx, async (tx) => {
    const corporation = await lockOwnCorporation(tx.em, manager);
    if (corporation.autoApproval !== enabled) {
      corporation.autoApproval = enabled;
      const action = enabled ? 'AUTO_APPROVAL_ENABLED' : 'AUTO_APPROVAL_DISABLED';
      tx.audit({ action, actor: manager.id, subject: corporation.id, details: { reference: corporation.reference } });
      await tellManagers(ctx, tx, corporation);
    }
    return corporation;
  });
}

/** One mail to each employee manager, in their language (REST contract §5, L). */
async function tellManagers(ctx: AppContext, tx: Change, corporation: CorporationSigning): Promise<void> {
  const live = { role: ManagerRole.EMPLOYEE_MANAGER, removedAt: null, suspendedAt: null };
  const managers = await tx.em.find(Manager, { corporationSigning: corporation, ...live });
  const link = await corporation.link.loadOrFail();
  for (const { language, email, name } of managers) {
    tx.enqueueMail({
      template: corporation.autoApproval ? 'auto_approval_enabled' : 'auto_approval_disabled',
      language,
      recipient: email,
      link,
      corporationSigning: corporation,
      data: {
        community: link.alias,
        projectUrl: link.projectUrl,
        name,
        corporationName: corporation.corporationName,
        employeesUrl: new URL(`/corp/${encodeURIComponent(link.linkId)}/employee-list`, ctx.deps.config.publicUrl).href,
      },
    });
  }
}
