import { SIGNED_PDF_MAX_BYTES } from '#rules/upload.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { checkPdf } from '#server/integrations/pdf/check-cla-pdf.ts';
import { refuseFrozen } from '#server/modules/community/link/own-link.ts';
import { SIGNER } from '#server/modules/ground/audit/actor.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { refuseSpentUploads, spendUpload } from '#server/modules/ground/document/spend-upload.ts';
import {
  CorporationSigningState,
  type CorporationSigning,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockCorporationSigning, requireState } from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { submittedMails } from '#server/modules/signing/signing/corporation/corporation-submitted-mail.ts';
import { storeSignedPdf } from '../store-signed-pdf.ts';
import { findUploadLink } from './find-upload-link.ts';

/** Files that one signing's upload links take in a day. */
const FILES_PER_DAY = 10;

/** A file that is still arriving, and the key of the link that it is uploaded by. */
export interface UploadByLinkInput {
  readonly key: string;
  readonly readFile: () => Promise<Uint8Array>;
}

/**
 * Stores the signed document that a corporation uploads by its link, and mails the community's managers. While one is
 * under review, no other is taken: a manager would approve what they have not seen. Errors: those of `findUploadLink`
 * and
 * `spendUpload`, `link_frozen`, those of reading the file, `not_ready_to_sign` unless the signing waits for a document,
 * `file_too_large`, `not_pdf` with `reason`, `unuploaded` with `pdf` and the reason `unsigned`.
 */
export async function uploadByLink(ctx: AppContext, { key, readFile }: UploadByLinkInput): Promise<void> {
  const found = await findUploadLink(ctx, key);
  const waiting = found.corporationSigning.$;
  const link = waiting.link.$;
  refuseFrozen(link);
  requireWaiting(waiting);
  await refuseSpentUploads(ctx, { account: waiting, link, filesPerDay: FILES_PER_DAY });
  const file = await readFile();
  await spendUpload(ctx, { account: waiting, link, size: file.length, filesPerDay: FILES_PER_DAY });
  const { bytes, note } = await checkPdf(file, { use: 'signed', maxBytes: SIGNED_PDF_MAX_BYTES, owner: waiting.id });
  const sha256 = await fingerprint(bytes);
  await change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, waiting);
    requireWaiting(signing);
    const uploadedBy = signing.representativeName;
    await storeSignedPdf(ctx, tx, { signing, bytes, sha256, note, uploadedBy, reason: null, actor: SIGNER });
    for (const mail of await submittedMails(ctx, tx.em, { signing, link, occasion: 'uploaded' })) {
      tx.enqueueMail(mail);
    }
  });
}

function requireWaiting(signing: CorporationSigning): void {
  requireState(signing, CorporationSigningState.UNCOMPLETED);
  if (signing.signedPdf) {
    throw new AppError('not_ready_to_sign');
  }
}
