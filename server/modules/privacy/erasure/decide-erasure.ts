import { isUuid } from '#rules/uuid.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { requireChangeable, requireOwnLink } from '#server/modules/community/link/own-link.ts';
import { checkErasureReason } from './erasure-reason.ts';
import { ErasureRequest } from './erasure-request.entity.ts';
import { settleErasure } from './settle-erasure.ts';

/** A request, and what its community decides about it. */
export interface DecideErasureInput {
  readonly id: string;
  readonly granted: boolean;
  /** Up to 500 characters; the signer is mailed it. */
  readonly reason?: string | null | undefined;
}

/**
 * Decides on the erasure of a signing, and mails its signer. Granted, the signing ends and is erased, a corporation's
 * with its managers and employees; see `eraseSigning`. Errors: those of `requireCommunityManager` and
 * `requireOwnLink`; `no_permission` also for an unknown request; those of `requireChangeable` and `requireStepUp`;
 * `bad_request_parameter` with `reason` when it is refused without one; `not_ready_to_sign` when it was decided before,
 * and when it is granted under a legal hold.
 */
export async function decideErasure(ctx: AppContext, input: DecideErasureInput): Promise<ErasureRequest> {
  const { actor, account, session } = await findOwnRequest(ctx, input.id);
  await requireStepUp(ctx, session);
  const reason = checkErasureReason(input.reason);
  if (!input.granted && reason === null) {
    throw new AppError('bad_request_parameter', { field: 'reason' });
  }
  const { id, granted } = input;
  return change(ctx, async (tx) => {
    await settleErasure(ctx, tx, { id, granted, reason, actor, decidedBy: account.id });
    return tx.em.findOneOrFail(ErasureRequest, id, { populate: ['decidedBy'], refresh: true });
  });
}

async function findOwnRequest(ctx: AppContext, id: string) {
  const manager = await requireCommunityManager(ctx);
  const request = isUuid(id) ? await ctx.em.findOne(ErasureRequest, { id }, { populate: ['link'] }) : null;
  if (request === null) {
    throw new AppError('no_permission');
  }
  const link = request.link.$;
  requireChangeable({ link, role: await requireOwnLink(ctx, manager, link) });
  return manager;
}
