import { corporationPath } from '#rules/paths.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { requireCorporationManager } from '#server/modules/access/session/authorize.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { findEmployeeManagers } from '#server/modules/signing/manager/manager.queries.ts';

/**
 * Sets whether new employees of the administrator's corporation are active as soon as they have signed, and notifies
 * its employee managers when that changes. Employees already waiting still need a manager. Errors: those of
 * `requireCorporationManager`, for the administrator only, and `requireStepUp`.
 */
export async function setAutoApproval(ctx: AppContext, enabled: boolean): Promise<CorporationSigning> {
  const { actor, manager, session } = await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  await requireStepUp(ctx, session);
  return change(ctx, async (tx) => {
    const corporation = await lockOwnCorporation(tx.em, manager);
    if (corporation.autoApproval !== enabled) {
      corporation.autoApproval = enabled;
      const action = enabled ? 'AUTO_APPROVAL_ENABLED' : 'AUTO_APPROVAL_DISABLED';
      tx.audit({
        action,
        actor,
        link: corporation.link,
        subject: corporation.id,
        details: { reference: corporation.reference },
      });
      await notifyManagers(ctx, tx, corporation);
    }
    return corporation;
  });
}

/** Enqueues one mail to each employee manager, in their language. */
async function notifyManagers(ctx: AppContext, tx: Change, corporation: CorporationSigning): Promise<void> {
  const managers = await findEmployeeManagers(tx.em, corporation);
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
        employeesUrl: new URL(corporationPath(link.linkId, 'employee-list'), ctx.deps.config.publicUrl).href,
      },
    });
  }
}
