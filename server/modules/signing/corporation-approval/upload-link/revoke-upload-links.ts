import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { endUploadLinks } from '#server/modules/signing/corporation/issue-upload-link.ts';
import {
  getChangeableCorporationSigning,
  lockCorporationSigning,
} from '#server/modules/signing/corporation/own-corporation-signing.ts';

/**
 * Revokes all upload links of a corporation's signing, for a manager of its link. Sending the document again issues a
 * new one. Errors: those of `getChangeableCorporationSigning`, `not_ready_to_sign` when none is good.
 */
export async function revokeUploadLinks(ctx: AppContext, id: string): Promise<CorporationSigning> {
  const { actor, link, ...own } = await getChangeableCorporationSigning(ctx, id);
  return change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, own.signing);
    if ((await endUploadLinks(ctx, tx, signing)) === 0) {
      throw new AppError('not_ready_to_sign');
    }
    const details = { reference: signing.reference };
    tx.audit({ action: 'UPLOAD_LINKS_REVOKED', actor, link, subject: signing.id, details });
    return signing;
  });
}
