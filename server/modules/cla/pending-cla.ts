import type { Em } from '#server/db/open-database.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { graceEndsAt } from '#server/modules/signing/signing-status.rules.ts';
import { Cla, ClaState } from './cla.entity.ts';

/**
 * The version that whoever signed `signed` has yet to agree to: the current one of the same link, type and language. Null
 * when there is none, or the signed one is current.
 */
export async function findPendingCla(em: Em, signed: Cla): Promise<Cla | null> {
  const { link, type, language, state } = signed;
  return state === ClaState.SUPERSEDED
    ? em.findOne(Cla, { link, type, language, state: ClaState.CURRENT }, { populate: ['link'] })
    : null;
}

/** The end of the grace period of those who have yet to agree to a version. */
export function graceEndOf(pending: Cla, { gracePeriodDays }: Link): Date {
  return graceEndsAt(pending.createdAt, gracePeriodDays);
}

/** Whether an id names a version: its own, or its number at the link, by which REST knows it. */
export function isNamed({ id, number }: Cla, claId: string): boolean {
  return [id, String(number)].includes(claId);
}
