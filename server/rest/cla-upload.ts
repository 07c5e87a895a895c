import type { AppContext } from '#server/context.ts';
import { readClaUpload, uploadCla } from '#server/modules/community/cla/upload-cla.ts';
import { parseClaSource } from './link-bodies.ts';
import { readUpload } from './read-upload.ts';
import type { DataAnswer, FileAnswer, RestRequest } from './route.ts';

/** `POST cla-upload`: a form with the file, or JSON with its address. Errors: those of `uploadCla` and `readUpload`. */
export async function postClaUpload(ctx: AppContext, request: RestRequest): Promise<DataAnswer> {
  const input = request.isMultipart()
    ? { readFile: (maxBytes: number) => readUpload(request, maxBytes) }
    : parseClaSource(request.body);
  return { data: await uploadCla(ctx, input) };
}

/** `GET cla-upload/:sha256`: a CLA that the same manager uploaded. Errors: those of `readClaUpload`. */
export async function getClaUpload(ctx: AppContext, { params }: RestRequest<'sha256'>): Promise<FileAnswer> {
  const { sha256, ...document } = await readClaUpload(ctx, params.sha256);
  return {
    file: { ...document, filename: `${sha256}.pdf` },
    headers: { 'cache-control': 'private, no-store' },
  };
}
