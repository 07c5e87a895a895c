import type { Em } from '#server/db/open-database.ts';
import type { MailTemplate } from '#server/integrations/mail/mails.ts';
import { Email, EmailState } from '#server/modules/ground/email/email.entity.ts';

/** The state of the mail that a document was sent with. */
export const DocumentMailState = {
  WAITING: 'waiting',
  SENT: 'sent',
  WITHOUT_DOCUMENT: 'without_document',
  REFUSED: 'refused',
} as const;
export type DocumentMailState = (typeof DocumentMailState)[keyof typeof DocumentMailState];

const TEMPLATES: readonly MailTemplate[] = [
  'individual_signed',
  'employee_signed',
  'signed_document_resent',
  'corporation_signing_document',
];

/**
 * Returns the state of the last mail with the document of a signing, by its reference: to the signer the signed
 * document, to a representative the one to sign. Null once the mail was deleted.
 */
export async function findDocumentMailState(em: Em, reference: string): Promise<DocumentMailState | null> {
  const mails = { template: { $in: [...TEMPLATES] }, data: { reference } };
  const [last] = await em.find(Email, mails, { orderBy: { createdAt: 'desc' }, limit: 1, refresh: true });
  return last === undefined ? null : stateOf(last);
}

function stateOf({ state, data }: Email): DocumentMailState {
  if (state === EmailState.FAILED) {
    return DocumentMailState.REFUSED;
  }
  if (state === EmailState.QUEUED) {
    return DocumentMailState.WAITING;
  }
  return data['document'] === 'refused' ? DocumentMailState.WITHOUT_DOCUMENT : DocumentMailState.SENT;
}
