import type { Em } from '#server/db/open-database.ts';
import { SigningAct } from './signing-act.entity.ts';

/** Whether the document of a signing is there. */
export const DocumentState = { WAITING: 'waiting', READY: 'ready', FAILED: 'failed', NONE: 'none' } as const;
export type DocumentState = (typeof DocumentState)[keyof typeof DocumentState];

/** Finds out whether a signing's document is there, is still to come, or was given up. */
export async function findDocumentState(
  em: Em,
  { id, document }: { readonly id: string; readonly document?: object | null | undefined },
): Promise<DocumentState> {
  if (document) {
    return DocumentState.READY;
  }
  const stored = await em.findOne(SigningAct, id, { fields: ['gaveUpAt'] });
  if (stored === null) {
    return DocumentState.NONE;
  }
  return stored.gaveUpAt ? DocumentState.FAILED : DocumentState.WAITING;
}
