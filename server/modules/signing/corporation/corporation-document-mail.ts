import type { Change } from '#server/change.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Cla } from '#server/modules/cla/cla.entity.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';
import { representativeFacts, toRepresentative } from './representative-mail.ts';

/** Mails the representative the stored document to sign (REST contract §5, no. 3); answers its fingerprint. */
export function enqueueDocumentMail(
  tx: Change,
  signing: CorporationSigning,
  { link, cla }: { link: Link; cla: Cla },
): string {
  if (!signing.document) {
    throw new AppError('system_error', { reason: `corporation signing ${signing.id} has no document` });
  }
  const documentSha256 = signing.document.sha256;
  tx.enqueueMail({
    template: 'corporation_signing_document',
    ...toRepresentative(signing, link),
    data: {
      ...representativeFacts(signing, link),
      reference: signing.reference,
      signedAt: signing.signedAt.toISOString().slice(0, 10),
      claVersion: String(cla.version),
      claSha256: cla.document.sha256,
      returnAddress: link.senderAddress ?? '',
    },
    attachments: [{ filename: `${signing.reference}.pdf`, documentSha256 }],
  });
  return documentSha256;
}
