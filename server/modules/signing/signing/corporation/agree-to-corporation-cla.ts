import { ref } from '@mikro-orm/core';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { requireCorporationManager } from '#server/modules/access/session/authorize.ts';
import type { LoadedManager } from '#server/modules/access/session/find-session.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { holdCurrentCla } from '#server/modules/community/cla/lock-clas.ts';
import { findPendingCla, isNamed } from '#server/modules/community/cla/pending-cla.ts';
import { ClaAgreement } from '#server/modules/signing/corporation/cla-agreement.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { requireSettledRepresentative } from '#server/modules/signing/corporation/require-settled-representative.ts';

/**
 * Agrees, for the viewer's corporation, to the current corporate CLA in the language that it signed; its employees
 * count under the new version at once. For its administrator only. Errors: those of `requireCorporationManager`,
 * `requireSettledRepresentative` and `requireStepUp`;
 * `cla_is_latest` when no version is pending, and for all but one of concurrent agreements; `unmatched_cla` unless the
 * administrator saw the current version; those of `lockOwnCorporation` for one whose role ended in the meantime.
 */
export async function agreeToCorporationCla(ctx: AppContext, claId: string): Promise<CorporationSigning> {
  const { manager, session } = await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  await requireSettledRepresentative(ctx, manager.corporationSigning);
  await requireStepUp(ctx, session);
  return change(ctx, async (tx) => {
    const signing = await lockOwnCorporation(tx.em, manager);
    const previous = await tx.em.findOneOrFail(Cla, signing.cla.id);
    const pending = await findPendingCla(tx.em, previous);
    if (pending === null) {
      throw new AppError('cla_is_latest');
    }
    if (!isNamed(pending, claId)) {
      throw new AppError('unmatched_cla');
    }
    await holdCurrentCla(tx.em, pending, 'agreement');
    record(ctx, tx, { signing, manager, previous, pending });
    return signing;
  });
}

interface Agreement {
  readonly signing: CorporationSigning;
  readonly manager: LoadedManager;
  readonly previous: Cla;
  readonly pending: Cla;
}

function record(ctx: AppContext, tx: Change, { signing, manager, previous, pending }: Agreement): void {
  const agreedAt = ctx.now();
  signing.cla = ref(pending);
  tx.em.create(ClaAgreement, {
    corporationSigning: signing,
    previousCla: previous,
    cla: pending,
    manager: manager.id,
    agreedAt,
    ip: ctx.source.ip,
    userAgent: ctx.source.userAgent ?? null,
  });
  const details = { previousClaSha256: previous.document.sha256, claSha256: pending.document.sha256 };
  tx.audit({
    action: 'CORPORATION_CLA_AGREED',
    actor: actorOf(manager),
    link: signing.link,
    subject: signing.id,
    details,
  });
  const link = manager.link.$;
  tx.enqueueMail({
    template: 'cla_agreed',
    language: manager.language,
    recipient: manager.email,
    link,
    corporationSigning: signing,
    data: {
      community: link.alias,
      projectUrl: link.projectUrl,
      name: manager.name,
      corporationName: signing.corporationName,
      claVersion: String(pending.version),
      claSha256: pending.document.sha256,
      agreedAt: agreedAt.toISOString().slice(0, 10),
    },
  });
}
