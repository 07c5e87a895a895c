import { toTextOfLines } from '#rules/plain-text.ts';
import { SIGNED_PDF_MAX_BYTES } from '#rules/upload.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { checkPdf } from '#server/integrations/pdf/check-cla-pdf.ts';
import { Manager, PRESENT_MANAGER, REPRESENTATIVE } from '#server/modules/access/account/manager.entity.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { refuseSpentUploads, spendUpload } from '#server/modules/ground/document/spend-upload.ts';
import {
  CorporationSigningState,
  type CorporationSigning,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  getChangeableCorporationSigning,
  lockCorporationSigning,
  requireState,
} from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { mailSignedPdf, type SignedPdfNews } from './mail-signed-pdf.ts';
import { storeSignedPdf } from './store-signed-pdf.ts';

/** Where the signed document belongs: the link's public id and the signing's id. */
export interface SignedPdfPlace {
  readonly linkId: string;
  readonly id: string;
}

/** A file, and why it replaces an earlier one; clients of before leave the reason out. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  readonly reason: string | null;
}

/** A file that is still arriving; it is read only once the upload is known to be allowed. */
export interface UploadSignedPdfInput extends SignedPdfPlace {
  readonly readFile: () => Promise<UploadedFile>;
}

/**
 * Stores the document that the corporation signed and returned, byte for byte. It replaces an earlier one, which stays stored. After
 * the approval it is sealed, and mailed to the administrator with the reason. Errors: those of
 * `getChangeableCorporationSigning` and `spendUpload`, of reading the file, `not_ready_to_sign` when the signing is
 * deleted, `file_too_large`, `not_pdf` with `reason`,
 * `bad_request_parameter` for a reason of more than 500 characters, `unuploaded` with the reason `unsigned` for the
 * very document that was mailed to be signed.
 */
export async function uploadSignedPdf(
  ctx: AppContext,
  { linkId, id, readFile }: UploadSignedPdfInput,
): Promise<CorporationSigning> {
  const { actor, link, manager, ...own } = await getChangeableCorporationSigning(ctx, id);
  if (link.linkId !== linkId) {
    throw new AppError('no_permission');
  }
  requireUploadable(own.signing);
  await refuseSpentUploads(ctx, { account: manager, link });
  const file = await readFile();
  const reason = checkReason(file.reason);
  await spendUpload(ctx, { account: manager, link, size: file.bytes.length });
  const { bytes, note } = await checkPdf(file.bytes, {
    use: 'signed',
    maxBytes: SIGNED_PDF_MAX_BYTES,
    owner: manager.id,
  });
  const sha256 = await fingerprint(bytes);
  return change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, own.signing);
    requireUploadable(signing);
    const uploadedBy = manager.name;
    const upload = await storeSignedPdf(ctx, tx, { signing, bytes, sha256, note, uploadedBy, reason, actor });
    if (signing.state === CorporationSigningState.COMPLETED) {
      await mailReplacement(ctx, tx, { signing, link, upload });
    }
    return signing;
  });
}

function requireUploadable(signing: CorporationSigning): void {
  requireState(signing, CorporationSigningState.UNCOMPLETED, CorporationSigningState.COMPLETED);
}

/** Longest reason, in characters. */
const REASON_MAX_LENGTH = 500;

function checkReason(given: string | null): string | null {
  const reason = toTextOfLines(given ?? '', REASON_MAX_LENGTH);
  if (reason === undefined) {
    throw new AppError('bad_request_parameter', { field: 'reason' });
  }
  return reason === '' ? null : reason;
}

/** Tells the administrator, who would otherwise not learn of it. */
async function mailReplacement(
  ctx: AppContext,
  tx: Change,
  news: Pick<SignedPdfNews, 'signing' | 'link' | 'upload'>,
): Promise<void> {
  const administrators = { ...PRESENT_MANAGER, corporationSigning: news.signing, ...REPRESENTATIVE };
  const administrator = await tx.em.findOne(Manager, administrators);
  if (administrator !== null) {
    const { email, language, name } = administrator;
    mailSignedPdf(ctx, tx, { ...news, occasion: 'replaced', recipient: { recipient: email, language, name } });
  }
}
