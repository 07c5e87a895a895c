import { SIGNED_PDF_MAX_BYTES } from '#rules/upload.ts';
import type { AppContext } from '#server/context.ts';
import { readOwnSignedPdf, readSignedPdf } from '#server/modules/corporation-approval/signed-pdf.queries.ts';
import { uploadSignedPdf } from '#server/modules/corporation-approval/upload-signed-pdf.ts';
import { SUCCESSFULLY } from './present.ts';
import { readUpload } from './read-upload.ts';
import type { DataAnswer, FileAnswer, RestRequest } from './route.ts';

/** `POST corporation-pdf/:linkId/:signingId`, form part `pdf`. Errors: those of `uploadSignedPdf` and `readUpload`. */
export async function postCorporationPdf(
  ctx: AppContext,
  request: RestRequest<'linkId' | 'signingId'>,
): Promise<DataAnswer> {
  const { linkId, signingId: id } = request.params;
  await uploadSignedPdf(ctx, { linkId, id, readFile: () => readUpload(request, SIGNED_PDF_MAX_BYTES) });
  return SUCCESSFULLY;
}

/** `GET corporation-pdf/:linkId/:signingId`: the signed document to save. Errors: those of `readSignedPdf`. */
export async function getCorporationPdf(
  ctx: AppContext,
  { params }: RestRequest<'linkId' | 'signingId'>,
): Promise<FileAnswer> {
  return {
    file: await readSignedPdf(ctx, { linkId: params.linkId, id: params.signingId }),
    headers: { 'cache-control': 'private, no-store' },
  };
}

/**
 * `GET corporation-pdf`: the signed document of the administrator's own corporation. Errors: those of
 * `readOwnSignedPdf`.
 */
export async function getOwnCorporationPdf(ctx: AppContext): Promise<FileAnswer> {
  return { file: await readOwnSignedPdf(ctx), headers: { 'cache-control': 'private, no-store' } };
}
