import { hasControlCharacter } from '#rules/field-value.ts';
import { isUuid } from '#rules/uuid.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readDocument, type StoredDocument } from '#server/modules/document/read-document.ts';
import { Cla } from './cla.entity.ts';

/** Where the document of a CLA is served. */
export async function claDocumentUrl(ctx: AppContext, cla: Cla): Promise<string> {
  const link = await cla.link.loadOrFail();
  return new URL(`/api/v1/cla/${encodeURIComponent(link.linkId)}/${cla.number}`, ctx.deps.config.publicUrl).href;
}

/**
 * The PDF of a CLA by the link's public id and the CLA's number or id. Every version stays readable, so that what was
 * signed can be read again. Error: `not_found`.
 */
export async function readClaDocument(ctx: AppContext, linkId: string, claId: string): Promise<StoredDocument> {
  const key = claKey(claId);
  const cla =
    key === undefined || hasControlCharacter(linkId) ? null : await ctx.em.findOne(Cla, { ...key, link: { linkId } });
  if (cla === null) {
    throw new AppError('not_found');
  }
  return readDocument(ctx.em, cla.document.sha256);
}

/** The column that a CLA of a link is known by: its number there, or its id; undefined when it can be neither. */
export function claKey(claId: string): { readonly number: number } | { readonly id: string } | undefined {
  return /^\d{1,9}$/.test(claId) ? { number: Number(claId) } : isUuid(claId) ? { id: claId } : undefined;
}
