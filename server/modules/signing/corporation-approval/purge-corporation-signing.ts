import { typedText } from '#rules/typed-text.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { refuseHeld } from '#server/modules/community/link/refuse-held.ts';
import {
  CorporationSigningState,
  type CorporationSigning,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  getChangeableCorporationSigning,
  lockCorporationSigning,
  requireState,
} from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { lockErasures } from '#server/modules/signing/signing/lock-erasures.ts';
import { eraseCorporationSigning } from './erase-corporation-signing.ts';

/** The signing, and which one is meant typed again because a purge cannot be undone. */
export interface PurgeCorporationSigningInput {
  readonly id: string;
  /** The corporation's name or the signing's reference. Clients of the REST API ask for confirmation in their own way and leave it out. */
  readonly corporationName?: string | undefined;
}

/**
 * Removes a deleted signing for good, see `eraseCorporationSigning`. Returns the id. Errors: those of
 * `getChangeableCorporationSigning` and `requireStepUp`, `not_ready_to_sign` unless deleted and while the link is under
 * a legal hold, `bad_request_parameter` when what was typed is neither.
 */
export async function purgeCorporationSigning(
  ctx: AppContext,
  { id, corporationName }: PurgeCorporationSigningInput,
): Promise<string> {
  const { actor, session, ...own } = await getChangeableCorporationSigning(ctx, id);
  await requireStepUp(ctx, session);
  return change(ctx, async (tx) => {
    await lockErasures(tx.em, own.link, 'exclusive');
    const signing = await lockCorporationSigning(tx.em, own.signing);
    requireState(signing, CorporationSigningState.DELETED);
    await refuseHeld(tx.em, own.link);
    if (corporationName !== undefined && !isNamed(signing, typedText(corporationName))) {
      throw new AppError('bad_request_parameter', { field: 'corporationName' });
    }
    await eraseCorporationSigning(tx, signing, actor);
    return signing.id;
  });
}

function isNamed({ corporationName, reference }: CorporationSigning, typed: string): boolean {
  return typed === corporationName || typed.toUpperCase() === reference;
}
