import type { AppContext } from '#server/context.ts';
import { readSignedDocument } from '#server/modules/signing/signing/signed-document.queries.ts';
import type { FileAnswer, RestRequest } from './route.ts';

/**
 * `GET signed-document/:token`: a signer's document, for anybody who knows its secret address. Errors: those of
 * `readSignedDocument`.
 */
export async function getSignedDocument(ctx: AppContext, { params }: RestRequest<'token'>): Promise<FileAnswer> {
  return {
    file: await readSignedDocument(ctx, params.token),
    headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  };
}
