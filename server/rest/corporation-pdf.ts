import { SIGNED_PDF_MAX_BYTES } from '#rules/upload.ts';
import type { AppContext } from '#server/context.ts';
import { readOwnSignedPdf, readSignedPdf } from '#server/modules/signing/corporation-approval/signed-pdf.queries.ts';
import { readForm } from '#server/modules/signing/corporation-approval/upload-link/corporation-progress.queries.ts';
import { uploadByLink } from '#server/modules/signing/corporation-approval/upload-link/upload-by-link.ts';
import { uploadSignedPdf } from '#server/modules/signing/corporation-approval/upload-signed-pdf.ts';
import { SUCCESSFULLY } from './present.ts';
import { readUpload, readUploadForm } from './read-upload.ts';
import type { DataAnswer, FileAnswer, RestRequest } from './route.ts';

/**
 * `POST corporation-pdf/:linkId/:signingId`, form part `pdf`, and a field `reason` when it replaces another file.
 * Errors: those of `uploadSignedPdf` and `readUploadForm`.
 */
export async function postCorporationPdf(
  ctx: AppContext,
  request: RestRequest<'linkId' | 'signingId'>,
): Promise<DataAnswer> {
  const { linkId, signingId: id } = request.params;
  const readFile = async () => {
    const { bytes, fields } = await readUploadForm(request, SIGNED_PDF_MAX_BYTES);
    return { bytes, reason: fields.get('reason') ?? null };
  };
  await uploadSignedPdf(ctx, { linkId, id, readFile });
  return SUCCESSFULLY;
}

/** `POST corporation-upload/:key`, form part `pdf`. Errors: those of `uploadByLink` and `readUpload`. */
export async function postCorporationUpload(ctx: AppContext, request: RestRequest<'key'>): Promise<DataAnswer> {
  const readFile = () => readUpload(request, SIGNED_PDF_MAX_BYTES);
  await uploadByLink(ctx, { key: request.params.key, readFile });
  return SUCCESSFULLY;
}

/** `GET corporation-upload/:key/form`: the document to sign. Errors: those of `readForm`. */
export async function getCorporationForm(ctx: AppContext, { params }: RestRequest<'key'>): Promise<FileAnswer> {
  return {
    file: await readForm(ctx, params.key),
    headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  };
}

/** `GET corporation-pdf/:linkId/:signingId`: the signed document to save. Errors: those of `readSignedPdf`. */
export async function getCorporationPdf(
  ctx: AppContext,
  { params, query }: RestRequest<'linkId' | 'signingId'>,
): Promise<FileAnswer> {
  return {
    file: await readSignedPdf(ctx, { linkId: params.linkId, id: params.signingId, sealed: isSealed(query) }),
    headers: { 'cache-control': 'private, no-store' },
  };
}

/**
 * `GET corporation-pdf`: the signed document of the administrator's own corporation. Errors: those of
 * `readOwnSignedPdf`.
 */
export async function getOwnCorporationPdf(ctx: AppContext, { query }: RestRequest): Promise<FileAnswer> {
  return {
    file: await readOwnSignedPdf(ctx, { sealed: isSealed(query) }),
    headers: { 'cache-control': 'private, no-store' },
  };
}

/** Whether `?sealed=true` asks for the document with the seal of the service. */
function isSealed({ sealed }: RestRequest['query']): boolean {
  return sealed === 'true';
}
