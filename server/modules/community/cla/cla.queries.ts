import { hasControlCharacter } from '#rules/field-value.ts';
import { claDocumentPath } from '#rules/paths.ts';
import { isUuid } from '#rules/uuid.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { readDocument, type StoredDocument } from '#server/modules/ground/document/read-document.ts';
import { Cla } from './cla.entity.ts';

/** Returns the public address of a CLA's document. */
export async function claDocumentUrl(ctx: AppContext, cla: Cla): Promise<string> {
  const link = await cla.link.loadOrFail();
  return new URL(claDocumentPath(link.linkId, cla.number), ctx.deps.config.publicUrl).href;
}

/**
 * Reads the PDF of a CLA by the link's public id and the CLA's number or id. Superseded and removed versions stay
 * readable, for those who signed them. Error: `not_found`.
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

/** Returns a CLA of a link, of any state, by its number there; null when there is none. Error: `no_link`. */
export async function findCla(ctx: AppContext, linkId: string, number: number): Promise<Cla | null> {
  const link = await getLink(ctx, linkId);
  return ctx.em.findOne(Cla, { link, number });
}

/** Parses an identifier of a CLA at a link: its number there or its id; undefined when it is neither. */
export function claKey(claId: string): { readonly number: number } | { readonly id: string } | undefined {
  return /^\d{1,9}$/.test(claId) ? { number: Number(claId) } : isUuid(claId) ? { id: claId } : undefined;
}
