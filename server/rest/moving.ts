import type { AppContext } from '#server/context.ts';
import { exportArchive } from '#server/modules/moving/upload/export-archive.ts';
import { importUpload, type ImportNews } from '#server/modules/moving/upload/import-upload.ts';
import { readUploadForm, TABLE_PART } from './read-upload.ts';
import type { RestRequest, StreamAnswer } from './route.ts';

/** `POST signing-import/:linkId`, form part `file`. Errors: those of `importUpload` and `readUploadForm`. */
export async function postSigningImport(ctx: AppContext, request: RestRequest<'linkId'>): Promise<StreamAnswer> {
  const { linkId } = request.params;
  const news = await importUpload(ctx, {
    linkId,
    readFile: (maxBytes) => readUploadForm(request, maxBytes, TABLE_PART),
  });
  return { chunks: linesOf(news), mediaType: 'application/jsonl; charset=utf-8', filename: `${linkId}_import.jsonl` };
}

async function* linesOf(news: AsyncIterable<ImportNews>): AsyncGenerator<string> {
  for await (const one of news) {
    yield `${JSON.stringify(one)}\n`;
  }
}

/** `GET link-export/:linkId`. Errors: those of `exportArchive`. */
export async function getLinkExport(ctx: AppContext, { params }: RestRequest<'linkId'>): Promise<StreamAnswer> {
  const { linkId } = params;
  return {
    chunks: await exportArchive(ctx, linkId),
    mediaType: 'application/zip',
    filename: `${linkId}_signet.zip`,
  };
}
