import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { enqueueDocumentMail } from './corporation-document-mail.ts';
import { CorporationSigningState, type CorporationSigning } from './corporation-signing.entity.ts';
import { getOwnCorporationSigning, lockCorporationSigning, requireState } from './own-corporation-signing.ts';

/**
 * Mails the stored document to sign to the representative again. Errors: those of `getOwnCorporationSigning`,
 * `not_ready_to_sign` unless the signing is uncompleted.
 */
export async function resendCorporationDocument(ctx: AppContext, id: string): Promise<CorporationSigning> {
  const own = await getOwnCorporationSigning(ctx, id);
  requireState(own.signing, CorporationSigningState.UNCOMPLETED);
  const cla = await own.signing.cla.loadOrFail();
  return change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, own.signing);
    requireState(signing, CorporationSigningState.UNCOMPLETED);
    const documentSha256 = enqueueDocumentMail(tx, signing, { link: own.link, cla });
    tx.audit({
      action: 'CORPORATION_DOCUMENT_RESENT',
      actor: own.account.id,
      subject: signing.id,
      details: { documentSha256 },
    });
    return signing;
  });
}
