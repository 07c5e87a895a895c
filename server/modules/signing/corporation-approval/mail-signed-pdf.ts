import { verifyPath } from '#rules/paths.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { Mail } from '#server/modules/ground/email/mail.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { representativeFacts } from '#server/modules/signing/corporation/representative-mail.ts';
import { SignedPdfNote, type SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import { sealSignedPdf } from './seal-signed-pdf.job.ts';

/** The signed document of an approved corporation, and its recipient. */
export interface SignedPdfNews {
  readonly signing: CorporationSigning;
  readonly link: Link;
  readonly upload: SignedPdfUpload;
  readonly occasion: 'approved' | 'replaced';
  readonly recipient: Pick<Mail, 'recipient' | 'language'> & { readonly name: string };
}

/**
 * Mails the signed document of an approved corporation, once it is sealed. One that is never sealed is mailed as it is.
 */
export function mailSignedPdf(
  { deps }: AppContext,
  tx: Change,
  { signing, link, upload, occasion, recipient }: SignedPdfNews,
): void {
  const { name, ...addressing } = recipient;
  const unsealed = whyUnsealed(upload);
  const mail: Mail<'corporation_document_kept'> = {
    template: 'corporation_document_kept',
    ...addressing,
    link,
    corporationSigning: signing,
    data: {
      ...representativeFacts(signing, link),
      name,
      reference: signing.reference,
      documentSha256: upload.document.sha256,
      occasion,
      reason: upload.reason ?? '',
      seal: unsealed ?? 'sealed',
      document: 'attached',
      verifyUrl: new URL(verifyPath(signing.reference), deps.config.publicUrl).href,
    },
  };
  if (unsealed !== undefined) {
    const filename = `${signing.reference}-signed.pdf`;
    tx.enqueueMail({ ...mail, attachments: [{ filename, documentSha256: upload.document.sha256 }] });
    return;
  }
  tx.enqueue(sealSignedPdf, { uploadId: upload.id, emailId: tx.holdMail(mail) });
}

/**
 * Why a file is never sealed: it carries a digital signature, which an increment would break, or a structure that other
 * programs have to guess, so that nobody could say what was sealed.
 */
function whyUnsealed({ hasSignature, note }: SignedPdfUpload): 'own-signature' | 'structure' | undefined {
  if (hasSignature) {
    return 'own-signature';
  }
  return note === SignedPdfNote.STRUCTURE ? 'structure' : undefined;
}
