import type { AppContext } from '#server/context.ts';
import { readOwnBundle, readOwnDocument, readSignerBundle } from '#server/modules/proof/evidence/evidence-bundle.ts';
import type { FileAnswer, RestRequest } from './route.ts';

const HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** `GET signed-document/:token/evidence`: the evidence for the signer. Errors: those of `readSignerBundle`. */
export async function getSignerEvidence(ctx: AppContext, { params }: RestRequest<'token'>): Promise<FileAnswer> {
  return { file: await readSignerBundle(ctx, params.token), headers: HEADERS };
}

/** `GET evidence/:reference`: the evidence for managers. Errors: those of `readOwnBundle`. */
export async function getEvidence(ctx: AppContext, { params }: RestRequest<'reference'>): Promise<FileAnswer> {
  return { file: await readOwnBundle(ctx, params.reference), headers: HEADERS };
}

/** `GET evidence/:reference/document`: the signed document for managers. Errors: those of `readOwnDocument`. */
export async function getDocument(ctx: AppContext, { params }: RestRequest<'reference'>): Promise<FileAnswer> {
  return { file: await readOwnDocument(ctx, params.reference), headers: HEADERS };
}
