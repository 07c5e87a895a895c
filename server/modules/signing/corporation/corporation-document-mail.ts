import type { Cla } from '#server/modules/cla/cla.entity.ts';
import type { CorporationSigning } from '#server/modules/corporation/corporation-signing.entity.ts';
import type { IssuedUploadLink } from '#server/modules/corporation/issue-upload-link.ts';
import { representativeFacts, toRepresentative } from '#server/modules/corporation/representative-mail.ts';
import type { Mail } from '#server/modules/email/mail.ts';
import type { Link } from '#server/modules/link/link.entity.ts';

/** The mail that brings the representative the document to sign, which is attached later, and the link to upload it. */
export function documentMail(
  signing: CorporationSigning,
  { link, cla, uploadLink }: { link: Link; cla: Cla; uploadLink: IssuedUploadLink },
): Mail<'corporation_signing_document'> {
  return {
    template: 'corporation_signing_document',
    ...toRepresentative(signing, link),
    data: {
      ...representativeFacts(signing, link),
      reference: signing.reference,
      signedAt: signing.signedAt.toISOString().slice(0, 10),
      claVersion: String(cla.version),
      claSha256: cla.document.sha256,
      returnAddress: link.senderAddress ?? '',
      document: 'attached',
    },
    ...uploadLink.mailed,
  };
}
