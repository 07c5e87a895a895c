import { CLA_PDF_MAX_BYTES } from '#rules/upload.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { checkClaPdf } from '#server/integrations/pdf/check-cla-pdf.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { readDocument, type StoredDocument } from '#server/modules/ground/document/read-document.ts';
import { refuseSpentUploads, spendUpload } from '#server/modules/ground/document/spend-upload.ts';
import { countClaText, downloadClaPdf, findClaUpload, type ClaPdf } from './cla-pdf.ts';
import { ClaUpload } from './cla-upload.entity.ts';
import { storeClaPdf } from './store-cla-pdf.ts';

/** Milliseconds during which an upload can be bound to a link. */
const UPLOAD_LIFE = 24 * 3_600_000;

/** A CLA to keep for a day: a file, read only after the permission check, or an address to download. */
export type ClaUploadInput =
  | { readonly sourceUrl: string }
  | { readonly readFile: (maxBytes: number) => Promise<Uint8Array> };

/** A stored upload. */
export interface UploadedCla {
  /** Fingerprint of the stored file, which differs from the sent one only when it was rewritten. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  readonly pages: number;
  /** Why the sent file was rewritten; null when it is kept byte for byte. */
  readonly rewritten: 'structure' | 'form' | null;
}

/**
 * Checks the text of a CLA and keeps it for a day for the community manager who uploaded it, to be previewed and then
 * bound to a link. Errors: those of `requireCommunityManager`, `countClaText`, `spendUpload`, `checkClaPdf` and
 * `downloadClaPdf`.
 */
export async function uploadCla(ctx: AppContext, input: ClaUploadInput): Promise<UploadedCla> {
  const { account } = await requireCommunityManager(ctx);
  const pdf =
    'sourceUrl' in input
      ? await downloadClaPdf(ctx, account, input.sourceUrl)
      : await receive(ctx, account, input.readFile);
  await keep(ctx, account, pdf);
  const rewritten = pdf.note === 'formats' ? null : pdf.note;
  return { sha256: pdf.sha256, size: pdf.bytes.length, pages: pdf.pages, rewritten };
}

async function receive(
  ctx: AppContext,
  account: CommunityAccount,
  readFile: (maxBytes: number) => Promise<Uint8Array>,
): Promise<ClaPdf> {
  await countClaText(ctx, account);
  await refuseSpentUploads(ctx, { account, link: null });
  const bytes = await readFile(CLA_PDF_MAX_BYTES);
  await spendUpload(ctx, { account, link: null, size: bytes.length });
  const checked = await checkClaPdf(bytes, account.id);
  return { ...checked, sha256: await fingerprint(checked.bytes), sourceUrl: null };
}

async function keep(ctx: AppContext, account: CommunityAccount, pdf: ClaPdf): Promise<void> {
  const createdAt = ctx.now();
  await change(ctx, async (tx) => {
    const document = await storeClaPdf(tx.em, pdf, createdAt);
    const upload = await tx.em.findOne(ClaUpload, { account, document });
    const facts = {
      sourceUrl: pdf.sourceUrl,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + UPLOAD_LIFE),
    };
    if (upload === null) {
      tx.em.create(ClaUpload, { account: account.id, document, ...facts });
    } else {
      tx.em.assign(upload, facts);
    }
  });
}

/**
 * Reads an upload of the community manager while it is kept. Errors: those of `requireCommunityManager`;
 * `no_permission` for any other file.
 */
export async function readClaUpload(ctx: AppContext, sha256: string): Promise<StoredDocument> {
  const { account } = await requireCommunityManager(ctx);
  const upload = await findClaUpload(ctx, account, sha256);
  if (upload === null) {
    throw new AppError('no_permission');
  }
  return readDocument(ctx.em, upload.document.sha256);
}
