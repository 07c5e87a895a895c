import { lockUntilEnd } from '#server/db/advisory-lock.ts';
import type { Em } from '#server/db/open-database.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';

/**
 * Separates, until the end of the transaction, claims of a link's domains (`exclusive`, one at a time) from individual
 * signings (`shared`), so that nobody signs as an individual in a domain that is being claimed. Take this lock before
 * any other but `lockErasures`.
 */
export async function lockDomains(em: Em, link: Link, mode: 'exclusive' | 'shared'): Promise<void> {
  await lockUntilEnd(em, { name: 'DOMAINS_OF_LINK', subject: link.id, mode });
}
