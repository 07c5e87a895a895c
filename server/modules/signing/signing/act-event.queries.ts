import type { Em } from '#server/db/open-database.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';

/** The place of an act's audit event in the chain of its link. */
export type ActEvent = Pick<AuditEvent, 'sequence' | 'hash'>;

const ACTIONS = ['INDIVIDUAL_SIGNED', 'EMPLOYEE_SIGNED', 'CORPORATION_SIGNED'];

/** Finds the audit event of the act of a signing; null for a signing that nobody made, such as the demo's. */
export async function findActEvent(em: Em, signingId: string): Promise<ActEvent | null> {
  return em.findOne(AuditEvent, { subject: signingId, action: { $in: ACTIONS } }, { fields: ['sequence', 'hash'] });
}
