import type { Em } from '#server/db/open-database.ts';
import type { AuditEvent } from '#server/modules/audit/audit-event.entity.ts';
import { CorporationSigning } from '#server/modules/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/individual/individual-signing.entity.ts';
import type { BodyFacts, Person } from './webhook-body.rules.ts';

/** What bodies say of the record that an event is about. */
export interface EventSubject {
  readonly named: BodyFacts['subject'];
  /** Undefined for a CLA, and for a record that is gone. */
  readonly person: Person | undefined;
  /** Whether it is a corporation that was ever approved. */
  readonly wasApproved: boolean;
}

type Subject = Pick<AuditEvent, 'action' | 'subject' | 'details'>;

/** Reads what an event is about, also when its record was purged meanwhile. */
export async function eventSubject(em: Em, event: Subject): Promise<EventSubject> {
  const { action, subject: id, details } = event;
  const gone = { named: nameOf(id, details['reference']), person: undefined, wasApproved: false };
  if (action.startsWith('CLA_')) {
    return gone;
  }
  if (action.startsWith('CORPORATION_')) {
    const signing = await em.findOne(CorporationSigning, id);
    return signing === null ? gone : ofCorporation(signing);
  }
  const signing = await (action.startsWith('EMPLOYEE_')
    ? em.findOne(EmployeeSigning, id)
    : em.findOne(IndividualSigning, id));
  return signing === null ? gone : { ...gone, person: { name: signing.name, email: signing.email } };
}

function ofCorporation(signing: CorporationSigning): EventSubject {
  const { reference, representativeName: name, representativeEmail: email, completedAt } = signing;
  return { named: { reference }, person: { name, email }, wasApproved: Boolean(completedAt) };
}

function nameOf(id: string, reference: string | number | undefined): BodyFacts['subject'] {
  return reference === undefined ? { id } : { reference: String(reference) };
}
