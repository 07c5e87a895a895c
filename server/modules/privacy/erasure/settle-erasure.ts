import { LockMode } from '@mikro-orm/core';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { refuseHeld } from '#server/modules/community/link/refuse-held.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockErasures } from '#server/modules/signing/signing/lock-erasures.ts';
import { eraseSigning, holdSigning, type ErasableSigning } from './erase-signing.ts';
import { ErasureRequest, ErasureState } from './erasure-request.entity.ts';

/** A request, and the decision about it. */
interface Decision {
  readonly id: string;
  readonly granted: boolean;
  /** Mailed to the signer; of a refusal also stored. */
  readonly reason: string | null;
  readonly actor: Actor;
  /** Id of the manager's account; null where nobody manages the link. */
  readonly decidedBy: string | null;
}

/**
 * Carries out the decision on a request, and mails its signer. Error: `not_ready_to_sign` when it was decided before, and
 * when it is granted under a legal hold.
 */
export async function settleErasure(
  ctx: AppContext,
  tx: Change,
  { id, granted, reason, actor, decidedBy }: Decision,
): Promise<void> {
  const request = await holdRequest(tx, id);
  const { link, reference } = request;
  if (granted) {
    await lockErasures(tx.em, link, 'exclusive');
    await refuseHeld(tx.em, link);
  }
  const signing = await holdSigning(tx.em, request.kind, request.signing);
  if (signing === null) {
    throw new AppError('not_ready_to_sign');
  }
  const state = granted ? ErasureState.GRANTED : ErasureState.REFUSED;
  tx.em.assign(request, { state, decisionReason: granted ? null : reason, decidedAt: ctx.now(), decidedBy });
  const action = granted ? 'ERASURE_GRANTED' : 'ERASURE_REFUSED';
  tx.audit({ action, actor, link, subject: request.signing, details: { reference } });
  await mailSigner(tx, { signing, granted, reason });
  await tx.em.flush();
  if (granted) {
    await eraseSigning(ctx, tx, { signing, actor, reason: 'request' });
  }
}

async function holdRequest({ em }: Change, id: string): Promise<ErasureRequest> {
  const hold = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const request = await em.findOneOrFail(ErasureRequest, { id }, hold);
  if (request.state !== ErasureState.REQUESTED) {
    throw new AppError('not_ready_to_sign');
  }
  return request;
}

interface Decided extends Pick<Decision, 'granted' | 'reason'> {
  readonly signing: ErasableSigning;
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
