import type { AppContext } from '#server/context.ts';
import { readMyData, readMyDocument, readMyEvidence } from '#server/modules/privacy/my-signings/my-signing-files.ts';
import type { FileAnswer, RestRequest } from './route.ts';

const HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** `GET my-signings`: everything about the signer, as one archive. Errors: those of `readMyData`. */
export async function getMyData(ctx: AppContext): Promise<FileAnswer> {
  return { file: await readMyData(ctx), headers: HEADERS };
}

/** `GET my-signings/:reference/document`. Errors: those of `readMyDocument`. */
export async function getMyDocument(ctx: AppContext, { params }: RestRequest<'reference'>): Promise<FileAnswer> {
  return { file: await readMyDocument(ctx, params.reference), headers: HEADERS };
}

/** `GET my-signings/:reference/evidence`. Errors: those of `readMyEvidence`. */
export async function getMyEvidence(ctx: AppContext, { params }: RestRequest<'reference'>): Promise<FileAnswer> {
  return { file: await readMyEvidence(ctx, params.reference), headers: HEADERS };
}
