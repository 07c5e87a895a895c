import type { Em } from '#server/db/open-database.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { Cla, ClaState } from './cla.entity.ts';
import { graceEndsAt } from './grace-period.rules.ts';

/**
 * Returns the pending version for signers of `signed`: the current one of the same link, type and language. Null when
 * there is none or `signed` is current itself.
 */
export async function findPendingCla(em: Em, signed: Cla): Promise<Cla | null> {
  const { link, type, language, state } = signed;
  return state === ClaState.SUPERSEDED
    ? em.findOne(Cla, { link, type, language, state: ClaState.CURRENT }, { populate: ['link'] })
    : null;
}

/** Returns the end of the grace period before a pending version. */
export function graceEndOf(pending: Cla, { gracePeriodDays }: Link): Date {
  return graceEndsAt(pending.createdAt, gracePeriodDays);
}

/** Whether `claId` identifies a version: by its id, or by its number at the link, as in REST. */
export function isNamed({ id, number }: Cla, claId: string): boolean {
  return [id, String(number)].includes(claId);
}
