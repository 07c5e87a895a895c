import type { Change } from '#server/change.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import { composeDocument } from './compose-document.job.ts';
import { SigningAct } from './signing-act.entity.ts';

/** A document to derive after all. */
export interface RetriedDocument {
  readonly signingId: string;
  readonly reference: string;
  /** The mail that waits for it, or the one that went out without it. */
  readonly emailId: string;
  readonly actor: Actor;
  /** Link of the signing, in whose chain the event is recorded. */
  readonly link: { readonly id: string } | null;
}

/**
 * Enqueues the job that derives a document again, if it had given up; returns whether it had. Of several calls at once
 * one returns true.
 */
export async function retryDocument(
  tx: Change,
  { signingId, reference, emailId, actor, link }: RetriedDocument,
): Promise<boolean> {
  const hadGivenUp = { signing: signingId, gaveUpAt: { $ne: null } };
  if ((await tx.em.nativeUpdate(SigningAct, hadGivenUp, { gaveUpAt: null })) === 0) {
    return false;
  }
  tx.enqueue(composeDocument, { signingId, emailId });
  tx.audit({ action: 'DOCUMENT_RETRIED', actor, link, subject: signingId, details: { reference } });
  return true;
}
