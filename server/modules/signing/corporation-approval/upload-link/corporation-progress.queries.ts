import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { readDocument, type StoredDocument } from '#server/modules/ground/document/read-document.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { UploadLink } from '#server/modules/signing/corporation/upload-link.entity.ts';
import { DOCUMENT_RETRY_SECONDS } from '#server/modules/signing/signing/signed-document.queries.ts';
import { findUploadLink } from './find-upload-link.ts';

/** How a corporation's signing stands, as the holder of an upload link sees it. */
export interface CorporationProgress {
  readonly signing: CorporationSigning;
  readonly link: Link;
  readonly cla: Cla;
  readonly expiresAt: Date;
}

/** Describes the signing that a key belongs to. Errors: those of `findUploadLink`. */
export async function describeProgress(ctx: AppContext, key: string): Promise<CorporationProgress> {
  const { corporationSigning, expiresAt } = await findUploadLink(ctx, key);
  const signing = corporationSigning.$;
  return { signing, link: signing.link.$, cla: signing.cla.$, expiresAt };
}

/**
 * Reads the document to sign, with the name to save it under. Errors: those of `findUploadLink`, `document_not_ready`
 * with `retryAfter` while it is being derived.
 */
export async function readForm(ctx: AppContext, key: string): Promise<StoredDocument & { filename: string }> {
  const { signing } = await describeProgress(ctx, key);
  if (!signing.document) {
    throw new AppError('document_not_ready', { retryAfter: DOCUMENT_RETRY_SECONDS });
  }
  return { ...(await readDocument(ctx.em, signing.document.sha256)), filename: `${signing.reference}.pdf` };
}

/** Until when a signing has an upload link that is good; null when it has none. Batched. */
export async function findUploadLinkEnd(ctx: AppContext, signing: CorporationSigning): Promise<Date | null> {
  const links = await signing.uploadLinks.loadItems();
  const ends = links.filter(({ revokedAt }) => !revokedAt).map(({ expiresAt }) => expiresAt);
  const last = ends.toSorted((a, b) => b.getTime() - a.getTime())[0];
  return last !== undefined && last > ctx.now() ? last : null;
}

/** Whether the latest upload link of a signing was revoked: the community does not want it to be uploaded this way. */
export async function isUploadRevoked({ em }: AppContext, corporationSigning: CorporationSigning): Promise<boolean> {
  const [last] = await em.find(UploadLink, { corporationSigning }, { orderBy: { issuedAt: 'desc' }, limit: 1 });
  return Boolean(last?.revokedAt);
}
