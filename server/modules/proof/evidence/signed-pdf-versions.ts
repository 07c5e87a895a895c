import type { AppContext } from '#server/context.ts';
import {
  CorporationSigningState,
  type CorporationSigning,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { SignedPdfNote, SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import { SealGap, type Seal } from './verification.ts';

/** A version of the document that a corporation signed and returned. */
export interface SignedPdfVersion {
  /** Counts the versions from 1. */
  readonly number: number;
  readonly sha256: string;
  readonly uploadedAt: Date;
  /** Name of the community manager at that time; empty when it is not known. */
  readonly uploadedBy: string;
  readonly reason: string | null;
  /** What is special about it; null when nothing is. */
  readonly note: SignedPdfNote | null;
  readonly seal: Seal | null;
  readonly sealGap: SealGap | null;
}

/** Lists the versions of a corporation's signed document, oldest first. */
export async function listSignedPdfVersions(ctx: AppContext, signing: CorporationSigning): Promise<SignedPdfVersion[]> {
  const uploads = await ctx.em.find(
    SignedPdfUpload,
    { corporationSigning: signing },
    { orderBy: { uploadedAt: 'asc', id: 'asc' } },
  );
  return Promise.all(
    uploads.map(async (upload, index) => ({
      number: index + 1,
      sha256: upload.document.sha256,
      uploadedAt: upload.uploadedAt,
      uploadedBy: upload.uploadedBy ?? '',
      reason: upload.reason ?? null,
      note: upload.note ?? null,
      ...(await sealOf(ctx, signing, upload)),
    })),
  );
}

async function sealOf(
  { deps }: AppContext,
  signing: CorporationSigning,
  upload: SignedPdfUpload,
): Promise<Pick<SignedPdfVersion, 'seal' | 'sealGap'>> {
  if (upload.sealedDocument) {
    const verification = await deps.evidence.byFingerprint(upload.sealedDocument.sha256);
    return { seal: verification?.seal ?? null, sealGap: null };
  }
  if (upload.hasSignature) {
    return { seal: null, sealGap: SealGap.OWN_SIGNATURE };
  }
  if (upload.note === SignedPdfNote.STRUCTURE) {
    return { seal: null, sealGap: SealGap.STRUCTURE };
  }
  const isWaiting =
    signing.state === CorporationSigningState.COMPLETED && upload.document.sha256 === signing.signedPdf?.sha256;
  return { seal: null, sealGap: isWaiting ? SealGap.WAITING : SealGap.KIND };
}
