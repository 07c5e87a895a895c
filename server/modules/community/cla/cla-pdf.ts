import { CLA_PDF_MAX_BYTES } from '#rules/upload.ts';
import type { AppContext } from '#server/context.ts';
import { AppError, type ErrorDetails } from '#server/errors/app-error.ts';
import { downloadCla } from '#server/integrations/cla-source/download-cla.ts';
import { findSource } from '#server/integrations/cla-source/source-address.ts';
import { checkClaPdf } from '#server/integrations/pdf/check-cla-pdf.ts';
import type { PdfNote } from '#server/integrations/pdf/pdf-inspection.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { spendUpload } from '#server/modules/ground/document/spend-upload.ts';
import { ClaUpload } from './cla-upload.entity.ts';

/** Where the text of a CLA comes from: exactly one of the two. */
export interface ClaSource {
  readonly sourceUrl?: string | null | undefined;
  /** Fingerprint of a file that the same manager uploaded within the last 24 hours. */
  readonly documentSha256?: string | null | undefined;
}

/** A checked CLA text. */
export interface ClaPdf {
  readonly bytes: Uint8Array;
  /** Fingerprint of the bytes, in hexadecimal. */
  readonly sha256: string;
  readonly pages: number;
  /** What is special about it; `structure` and `form` were rewritten. */
  readonly note: PdfNote | null;
  /** Normalised address that it was downloaded from; null when it was uploaded. */
  readonly sourceUrl: string | null;
}

/**
 * Counts a text that a manager uploads or has downloaded: checking one takes time and memory, and uploads are kept for
 * a day. Error: `too_many_request` with `retryAfter` above 60 texts per hour and account.
 */
export async function countClaText(ctx: AppContext, account: CommunityAccount): Promise<void> {
  await ctx.deps.rateLimiter.consume('cla_text', account.id);
}

/**
 * Downloads a CLA and checks it; never call it within a transaction. Errors: those of `countClaText` and `spendUpload`,
 * those of `downloadCla` and `checkClaPdf` with `sourceUrl`.
 */
export async function downloadClaPdf(ctx: AppContext, account: CommunityAccount, sourceUrl: string): Promise<ClaPdf> {
  await countClaText(ctx, account);
  const { claSources: sources } = ctx.deps.config;
  const { href } = findSource(sourceUrl, sources).url;
  const bytes = await downloadCla(href, { sources, maxBytes: CLA_PDF_MAX_BYTES });
  await spendUpload(ctx, { account, link: null, size: bytes.length });
  const checked = await withField('sourceUrl', () => checkClaPdf(bytes, account.id));
  return { ...checked, sha256: await fingerprint(checked.bytes), sourceUrl: href };
}

/**
 * Returns the text that a manager refers to, downloaded or from their uploads. Errors: those of `downloadClaPdf`;
 * `bad_request_parameter` with `sourceUrl` unless exactly one source is given, with `documentSha256` when they uploaded
 * no such file in the last 24 hours.
 */
export async function obtainClaPdf(
  ctx: AppContext,
  account: CommunityAccount,
  { sourceUrl, documentSha256 }: ClaSource,
): Promise<Omit<ClaPdf, 'pages' | 'note'>> {
  const hasUrl = sourceUrl !== undefined && sourceUrl !== null;
  const hasUpload = documentSha256 !== undefined && documentSha256 !== null;
  if (hasUrl === hasUpload) {
    throw new AppError('bad_request_parameter', { field: 'sourceUrl' });
  }
  if (hasUrl) {
    return downloadClaPdf(ctx, account, sourceUrl);
  }
  const upload = await findClaUpload(ctx, account, documentSha256 ?? '');
  if (upload === null) {
    throw new AppError('bad_request_parameter', { field: 'documentSha256' });
  }
  const { bytes, sha256 } = await readDocument(ctx.em, upload.document.sha256);
  return { bytes, sha256, sourceUrl: upload.sourceUrl ?? null };
}

/** Returns a manager's own upload unless it has expired; null when there is none. */
export async function findClaUpload(
  ctx: AppContext,
  account: CommunityAccount,
  sha256: string,
): Promise<ClaUpload | null> {
  return /^[0-9a-f]{64}$/.test(sha256)
    ? ctx.em.findOne(ClaUpload, { account, document: sha256, expiresAt: { $gt: ctx.now() } })
    : null;
}

/** Runs `work`; puts `field` before the field of any error it throws. */
export async function withField<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error;
    }
    const { field: inner, ...details } = error.details;
    const named: ErrorDetails = { ...details, field: inner === undefined ? field : `${field}.${inner}` };
    throw new AppError(error.code, named, { cause: error });
  }
}
