import type { AppContext } from '#server/context.ts';
import { verifyDocument } from '#server/modules/proof/evidence/verify-document.ts';
import { presentVerification } from './present-verification.ts';
import type { DataAnswer, RestRequest } from './route.ts';

/** `GET verify/:sha256`: what is known about a document. Errors: those of `verifyDocument`. */
export async function getVerification(ctx: AppContext, { params }: RestRequest<'sha256'>): Promise<DataAnswer> {
  return { data: await presentVerification(await verifyDocument(ctx, params.sha256)) };
}
