import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { Mail } from '#server/modules/ground/email/mail.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import type { IssuedUploadLink } from '#server/modules/signing/corporation/issue-upload-link.ts';
import { representativeFacts, toRepresentative } from '#server/modules/signing/corporation/representative-mail.ts';

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
