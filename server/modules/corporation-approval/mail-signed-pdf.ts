import type { Change } from '#server/change.ts';
import type { CorporationSigning } from '#server/modules/corporation/corporation-signing.entity.ts';
import { representativeFacts } from '#server/modules/corporation/representative-mail.ts';
import type { SignedPdfUpload } from '#server/modules/corporation/signed-pdf-upload.entity.ts';
import type { Mail } from '#server/modules/email/mail.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { sealSignedPdf } from './seal-signed-pdf.job.ts';

/** The signed document of an approved corporation, and to whom it is mailed. */
export interface SignedPdfNews {
  readonly signing: CorporationSigning;
  readonly link: Link;
  readonly upload: SignedPdfUpload;
  readonly occasion: 'approved' | 'replaced';
  readonly recipient: Pick<Mail, 'recipient' | 'language'> & { readonly name: string };
}

/**
 * Mails the signed document of an approved corporation, once it is sealed. A file with a digital signature of its own
 * is mailed as it is, because an increment would break that signature.
 */
export function mailSignedPdf(tx: Change, { signing, link, upload, occasion, recipient }: SignedPdfNews): void {
  const { name, ...addressing } = recipient;
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
      seal: upload.hasSignature ? 'own-signature' : 'sealed',
      document: 'attached',
    },
  };
  if (upload.hasSignature) {
    const filename = `${signing.reference}-signed.pdf`;
    tx.enqueueMail({ ...mail, attachments: [{ filename, documentSha256: upload.document.sha256 }] });
    return;
  }
  tx.enqueue(sealSignedPdf, { uploadId: upload.id, emailId: tx.holdMail(mail) });
}
