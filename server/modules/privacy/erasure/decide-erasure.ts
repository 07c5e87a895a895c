import { LockMode } from '@mikro-orm/core';
import { isUuid } from '#rules/uuid.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { requireChangeable, requireOwnLink } from '#server/modules/community/link/own-link.ts';
import { refuseHeld } from '#server/modules/community/link/refuse-held.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { eraseSigning, holdSigning, type ErasableSigning } from './erase-signing.ts';
import { checkErasureReason } from './erasure-reason.ts';
import { ErasureRequest, ErasureState } from './erasure-request.entity.ts';

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
  return change(ctx, async (tx) => {
    const request = await holdRequest(tx, input.id);
    const { id, link, reference } = request;
    if (input.granted) {
      await refuseHeld(tx.em, link);
    }
    const signing = await holdSigning(tx.em, request.kind, request.signing);
    if (signing === null) {
      throw new AppError('not_ready_to_sign');
    }
    const state = input.granted ? ErasureState.GRANTED : ErasureState.REFUSED;
    const decisionReason = input.granted ? null : reason;
    tx.em.assign(request, { state, decisionReason, decidedAt: ctx.now(), decidedBy: account.id });
    const action = input.granted ? 'ERASURE_GRANTED' : 'ERASURE_REFUSED';
    tx.audit({ action, actor, link, subject: request.signing, details: { reference } });
    await mailSigner(tx, { signing, granted: input.granted, reason });
    await tx.em.flush();
    if (input.granted) {
      await eraseSigning(ctx, tx, { signing, actor, reason: 'request' });
    }
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

async function holdRequest({ em }: Change, id: string): Promise<ErasureRequest> {
  const hold = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const request = await em.findOneOrFail(ErasureRequest, { id }, hold);
  if (request.state !== ErasureState.REQUESTED) {
    throw new AppError('not_ready_to_sign');
  }
  return request;
}

interface Decided {
  readonly signing: ErasableSigning;
  readonly granted: boolean;
  readonly reason: string | null;
}

/** Without the name: the mail about what was erased must not bring it back. */
async function mailSigner(tx: Change, { signing, granted, reason }: Decided): Promise<void> {
  const link = await signing.link.loadOrFail();
  const { reference, language } = signing;
  tx.enqueueMail({
    template: granted ? 'erasure_granted' : 'erasure_refused',
    language,
    recipient: addressOf(signing),
    link,
    data: { community: link.alias, projectUrl: link.projectUrl, reference, reason: reason ?? '' },
  });
}

function addressOf(signing: ErasableSigning): string {
  return signing instanceof CorporationSigning ? signing.representativeEmail : signing.email;
}
