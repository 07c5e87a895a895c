import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readDocument, type StoredDocument } from '#server/modules/document/read-document.ts';
import { hashDocumentToken } from './document-token.ts';
import { EmployeeSigning } from './employee/employee-signing.entity.ts';
import { IndividualSigning } from './individual/individual-signing.entity.ts';

/** The secret address of a signed document. */
export function signedDocumentUrl(ctx: AppContext, token: string): string {
  return new URL(`/api/v1/signed-document/${token}`, ctx.deps.config.publicUrl).href;
}

/** An individual's or an employee's signed document by the token of its address, and the name to save it under. Error: `not_found`. */
export async function readSignedDocument(
  ctx: AppContext,
  token: string,
): Promise<StoredDocument & { filename: string }> {
  const held = { documentTokenHash: hashDocumentToken(token) };
  const signing = (await ctx.em.findOne(IndividualSigning, held)) ?? (await ctx.em.findOne(EmployeeSigning, held));
  if (signing === null) {
    throw new AppError('not_found');
  }
  return { ...(await readDocument(ctx.em, signing.document.sha256)), filename: `${signing.reference}.pdf` };
}
