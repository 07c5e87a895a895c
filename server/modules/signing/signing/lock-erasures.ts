import { lockUntilEnd } from '#server/db/advisory-lock.ts';
import type { Em } from '#server/db/open-database.ts';

/**
 * Separates, until the end of the transaction, erasures at a link (`exclusive`, one at a time) from imports (`shared`), so
 * that no import stores a row of somebody who is being erased. Take this lock before any other, also before `lockDomains`.
 */
export async function lockErasures(em: Em, link: { readonly id: string }, mode: 'exclusive' | 'shared'): Promise<void> {
  await lockUntilEnd(em, { name: 'ERASURES_OF_LINK', subject: link.id, mode });
}
