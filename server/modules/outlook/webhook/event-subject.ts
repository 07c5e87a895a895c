import type { Em } from '#server/db/open-database.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import type { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import type { BodyFacts, JudgedPullRequest, Person } from './webhook-body.rules.ts';

/** What bodies say about the record of an event. */
export interface EventSubject {
  readonly named: BodyFacts['subject'];
  /** Undefined for a CLA, a pull request, and for a record that is gone or erased. */
  readonly person: Person | undefined;
  readonly pullRequest: JudgedPullRequest | undefined;
  /** Whether it is a corporation that was ever approved. */
  readonly wasApproved: boolean;
}

type Subject = Pick<AuditEvent, 'action' | 'subject' | 'details'>;

/** Reads the record of an event, also when its record was purged meanwhile. */
export async function eventSubject(em: Em, event: Subject): Promise<EventSubject> {
  const { action, subject: id, details } = event;
  const named = nameOf(id, details['reference']);
  const gone = { named, person: undefined, pullRequest: undefined, wasApproved: false };
  if (action.startsWith('CLA_')) {
    return gone;
  }
  if (action.startsWith('CORPORATION_')) {
    const signing = await em.findOne(CorporationSigning, id);
    return signing === null ? gone : { ...gone, ...ofCorporation(signing) };
  }
  if (action.startsWith('PULL_REQUEST_')) {
    const pullRequest = await em.findOne(PullRequest, id);
    const headSha = String(details['headSha']);
    return pullRequest === null ? gone : { ...gone, pullRequest: { url: pullRequest.url, headSha } };
  }
  const signing = await (action.startsWith('EMPLOYEE_')
    ? em.findOne(EmployeeSigning, id)
    : em.findOne(IndividualSigning, id));
  return signing === null || signing.erasedAt
    ? gone
    : { ...gone, person: { name: signing.name, email: signing.email } };
}

function ofCorporation(signing: CorporationSigning): Omit<EventSubject, 'pullRequest'> {
  const { reference, representativeName: name, representativeEmail: email, completedAt } = signing;
  return { named: { reference }, person: { name, email }, wasApproved: Boolean(completedAt) };
}

function nameOf(id: string, reference: string | number | undefined): BodyFacts['subject'] {
  return reference === undefined ? { id } : { reference: String(reference) };
}
