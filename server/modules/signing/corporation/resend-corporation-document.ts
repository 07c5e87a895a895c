import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Email } from '#server/modules/email/email.entity.ts';
import { enqueueDocumentMail } from './corporation-document-mail.ts';
import { CorporationSigningState, type CorporationSigning } from './corporation-signing.entity.ts';
import { getOwnCorporationSigning, lockCorporationSigning, requireState } from './own-corporation-signing.ts';

/** Seconds between two mails of the document of one signing: nobody's mailbox is flooded by clicks. */
const DOCUMENT_RESEND_SECONDS = 60;

/**
 * Mails the stored document to sign to the representative again. Errors: those of `getOwnCorporationSigning`,
 * `not_ready_to_sign` unless the signing is uncompleted, `too_many_request` with `retryAfter` within 60 s of the last time,
 * that of the signing itself included.
 */
export async function resendCorporationDocument(ctx: AppContext, id: string): Promise<CorporationSigning> {
  const own = await getOwnCorporationSigning(ctx, id);
  requireState(own.signing, CorporationSigningState.UNCOMPLETED);
  const cla = await own.signing.cla.loadOrFail();
  return change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, own.signing);
    requireState(signing, CorporationSigningState.UNCOMPLETED);
    await refuseTooSoon(tx, signing, ctx.now());
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

async function refuseTooSoon({ em }: Change, corporationSigning: CorporationSigning, now: Date): Promise<void> {
  const mails = { corporationSigning, template: 'corporation_signing_document' };
  const [last] = await em.find(Email, mails, { orderBy: { createdAt: 'desc' }, limit: 1 });
  const passed = last === undefined ? Infinity : (now.getTime() - last.createdAt.getTime()) / 1000;
  if (passed < DOCUMENT_RESEND_SECONDS) {
    throw new AppError('too_many_request', { retryAfter: Math.ceil(DOCUMENT_RESEND_SECONDS - passed) });
  }
}
