import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readDocument, type StoredDocument } from '#server/modules/ground/document/read-document.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { hashDocumentToken } from './document-token.ts';
import { IndividualSigning } from './individual/individual-signing.entity.ts';

/** Milliseconds that a reader waits for a document that is being derived, and between two checks. */
const PATIENCE = 5000;
const LOOK_INTERVAL = 200;

/** Seconds after which a reader who found no document may try again. */
export const DOCUMENT_RETRY_SECONDS = 2;

/** The secret address of a signed document. */
export function signedDocumentUrl(ctx: AppContext, token: string): string {
  return new URL(`/api/v1/signed-document/${token}`, ctx.deps.config.publicUrl).href;
}

/** The secret address of a signing's evidence. */
export function signedEvidenceUrl(ctx: AppContext, token: string): string {
  return `${signedDocumentUrl(ctx, token)}/evidence`;
}

/** A signing whose document its signer can read by a secret address. */
export type DocumentedSigning = IndividualSigning | EmployeeSigning;

export interface SignedDocumentState {
  readonly signing: DocumentedSigning;
  /** Reference of the signing. */
  readonly reference: string;
  /** Null until the document is derived. */
  readonly documentSha256: string | null;
}

/** Finds an individual's or an employee's document by the token of its address, derived or not. Error: `not_found`. */
export async function getSignedDocumentState({ em }: AppContext, token: string): Promise<SignedDocumentState> {
  const held = { documentTokenHash: hashDocumentToken(token) };
  const options = { refresh: true } as const;
  const signing =
    (await em.findOne(IndividualSigning, held, options)) ?? (await em.findOne(EmployeeSigning, held, options));
  if (signing === null) {
    throw new AppError('not_found');
  }
  return { signing, reference: signing.reference, documentSha256: signing.document?.sha256 ?? null };
}

/**
 * Reads an individual's or an employee's document by the token of its address, with the name to save it under; waits up
 * to 5 s while it is being derived. Polls the database, because any process may derive it. Errors: `not_found`,
 * `document_not_ready` with `retryAfter`.
 */
export async function readSignedDocument(
  ctx: AppContext,
  token: string,
): Promise<StoredDocument & { filename: string }> {
  const deadline = performance.now() + PATIENCE;
  let state = await getSignedDocumentState(ctx, token);
  while (state.documentSha256 === null && performance.now() < deadline) {
    await sleep(LOOK_INTERVAL);
    state = await getSignedDocumentState(ctx, token);
  }
  if (state.documentSha256 === null) {
    throw new AppError('document_not_ready', { retryAfter: DOCUMENT_RETRY_SECONDS });
  }
  return { ...(await readDocument(ctx.em, state.documentSha256)), filename: `${state.reference}.pdf` };
}
