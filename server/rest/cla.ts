import type { AppContext } from '#server/context.ts';
import { readClaDocument } from '#server/modules/cla/cla.queries.ts';
import type { FileAnswer, RestRequest } from './route.ts';

/** `GET cla/:linkId/:claId`: the PDF of a CLA, which never changes. Error: `not_found`. */
export async function getClaDocument(
  ctx: AppContext,
  { params }: RestRequest<'linkId' | 'claId'>,
): Promise<FileAnswer> {
  const { sha256, ...document } = await readClaDocument(ctx, params.linkId, params.claId);
  return {
    file: { ...document, filename: `${params.linkId}_${params.claId}.pdf` },
    headers: { etag: `"${sha256}"`, 'cache-control': 'public, max-age=31536000, immutable' },
  };
}
