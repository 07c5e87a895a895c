import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { ClaNotice } from '#server/modules/community/cla/cla-notice.entity.ts';
import { ClaNoticeKind } from '#server/modules/community/cla/cla-notice.rules.ts';
import { Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { claKey } from '#server/modules/community/cla/cla.queries.ts';
import { getChangeableLink } from '#server/modules/community/link/own-link.ts';
import { addPoints, readCounts } from '#server/modules/ground/counter/count-points.ts';
import { askedSubject } from './asked-subject.ts';
import { notifySigners } from './notify-signers.job.ts';

const DAY = 86_400_000;

/** A current version that people have yet to agree to. */
export interface AskForAgreementInput {
  readonly linkId: string;
  /** Its id, or its number at the link. */
  readonly claId: string;
}

/** When a version can be asked about again. */
export interface AskedForAgreement {
  readonly askableAt: Date;
}

/**
 * Mails everybody once more who, or whose corporation, has yet to agree to a version; once a day. Errors: those of
 * `getChangeableLink` and `requireStepUp`, `no_permission` when the CLA is not the link's, `unmatched_cla` when it is not current or has no
 * earlier version, `too_many_request` with `retryAfter` within a day.
 */
export async function askForAgreement(
  ctx: AppContext,
  { linkId, claId }: AskForAgreementInput,
): Promise<AskedForAgreement> {
  const { actor, link, session } = await getChangeableLink(ctx, linkId);
  await requireStepUp(ctx, session);
  const key = claKey(claId);
  return change(ctx, async (tx) => {
    const cla = key === undefined ? null : await tx.em.findOne(Cla, { ...key, link });
    if (cla === null) {
      throw new AppError('no_permission');
    }
    const { id, type, language, version } = cla;
    if (cla.state !== ClaState.CURRENT || version === 1) {
      throw new AppError('unmatched_cla');
    }
    const subject = askedSubject(id);
    const askableAt = new Date(ctx.now().getTime() + DAY);
    if ((await addPoints(ctx, tx.em, { subject, points: 1, endsAt: askableAt })) > 1) {
      const [count] = await readCounts(ctx, tx.em, [subject]);
      const wait = (count?.endsAt ?? askableAt).getTime() - ctx.now().getTime();
      throw new AppError('too_many_request', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
    }
    // Those who were asked before are asked again.
    await tx.em.nativeDelete(ClaNotice, { cla: id, kind: ClaNoticeKind.ASKED });
    tx.enqueue(notifySigners, { claId: id, kind: ClaNoticeKind.ASKED });
    const details = { linkId: link.linkId, type, language, version };
    tx.audit({ action: 'AGREEMENT_ASKED', actor, link, subject: id, details });
    return { askableAt };
  });
}
