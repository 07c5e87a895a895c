import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import type { Mail } from '#server/modules/ground/email/mail.ts';
import {
  CorporationSigningState,
  type CorporationSigning,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { issueUploadLink } from '#server/modules/signing/corporation/issue-upload-link.ts';
import {
  getChangeableCorporationSigning,
  lockCorporationSigning,
  requireState,
} from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { documentMail } from '#server/modules/signing/signing/corporation/corporation-document-mail.ts';
import { retryDocument } from '#server/modules/signing/signing/retry-document.ts';
import { DOCUMENT_RETRY_SECONDS } from '#server/modules/signing/signing/signed-document.queries.ts';

/** Minimum seconds between two mails of one signing's document, so that clicks cannot flood a mailbox. */
const DOCUMENT_RESEND_SECONDS = 60;

/**
 * Mails the stored document to sign to the representative again, with a new upload link; derives it first if that had
 * been given up. Errors: those of `getChangeableCorporationSigning`,
 * `not_ready_to_sign` unless uncompleted, `too_many_request` with `retryAfter` within 60 s of the last mail, including
 * the first one; `document_not_ready` with `retryAfter` while the document is being derived.
 */
export async function resendCorporationDocument(ctx: AppContext, id: string): Promise<CorporationSigning> {
  const own = await getChangeableCorporationSigning(ctx, id);
  requireState(own.signing, CorporationSigningState.UNCOMPLETED);
  const cla = await own.signing.cla.loadOrFail();
  return change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, own.signing);
    requireState(signing, CorporationSigningState.UNCOMPLETED);
    await refuseTooSoon(tx, signing, ctx.now());
    const mail = documentMail(signing, { link: own.link, cla, uploadLink: issueUploadLink(ctx, tx, signing) });
    if (!signing.document) {
      await sendOnceDerived(tx, { signing, mail, actor: own.actor });
      return signing;
    }
    const documentSha256 = signing.document.sha256;
    tx.enqueueMail({ ...mail, attachments: [{ filename: `${signing.reference}.pdf`, documentSha256 }] });
    tx.audit({
      action: 'CORPORATION_DOCUMENT_RESENT',
      actor: own.actor,
      link: signing.link,
      subject: signing.id,
      details: { documentSha256 },
    });
    return signing;
  });
}

interface MailToDerive {
  readonly signing: CorporationSigning;
  readonly mail: Mail;
  readonly actor: Actor;
}

async function sendOnceDerived(tx: Change, { signing, mail, actor }: MailToDerive): Promise<void> {
  const { id: signingId, reference, link } = signing;
  const document = { signingId, reference, emailId: tx.holdMail(mail), actor, link };
  if (!(await retryDocument(tx, document))) {
    throw new AppError('document_not_ready', { retryAfter: DOCUMENT_RETRY_SECONDS });
  }
}

async function refuseTooSoon({ em }: Change, corporationSigning: CorporationSigning, now: Date): Promise<void> {
  const mails = { corporationSigning, template: 'corporation_signing_document' };
  const [last] = await em.find(Email, mails, { orderBy: { createdAt: 'desc' }, limit: 1 });
  const passed = last === undefined ? Infinity : (now.getTime() - last.createdAt.getTime()) / 1000;
  if (passed < DOCUMENT_RESEND_SECONDS) {
    throw new AppError('too_many_request', { retryAfter: Math.ceil(DOCUMENT_RESEND_SECONDS - passed) });
  }
}
