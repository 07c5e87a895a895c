import { Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { type Actor, SIGNER } from '#server/modules/ground/audit/actor.ts';
import {
  type CorporationSigning,
  CorporationSigningState,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigningChange } from '#server/modules/signing/employee/employee-signing-change.entity.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { hashDocumentToken, newDocumentToken } from '#server/modules/signing/signing/document-token.ts';
import { daysAfter, type Filling, havePassed, languageOf, record, timeOf } from './filling.ts';
import { inventPerson } from './invented-names.ts';
import { inventSigning, recordDocument } from './invented-signing.ts';

/** Employees are numbered separately. */
const EMPLOYEES_FROM = 200_000;
/** One of so many works for another corporation than the demo's. */
const ELSEWHERE_EVERY = 6;
/** After so many days some are removed. */
const REMOVED_DAYS = 90;

interface Employer {
  readonly corporation: CorporationSigning;
  readonly administrator: Manager;
}

/** Adds employees, most of them of the demo's own corporation, some waiting and a few removed. */
export async function fillEmployees(filling: Filling, count: number): Promise<void> {
  const [own, ...others] = await findEmployers(filling);
  if (own === undefined) {
    throw new Error('The demo corporation is gone, so there is nobody to employ anybody.');
  }
  for (let number = 1; number <= count; number += 1) {
    const isElsewhere = number % ELSEWHERE_EVERY === 0;
    const other = isElsewhere ? others[(number / ELSEWHERE_EVERY) % Math.max(1, others.length)] : undefined;
    addEmployee(filling, { employer: other ?? own, number, signedAt: timeOf(filling, number, count) });
  }
}

/** The approved corporations with their administrators, that of the demo first. */
async function findEmployers({ em, link }: Filling): Promise<Employer[]> {
  const corporations = { link, state: CorporationSigningState.COMPLETED };
  const administrators = await em.find(
    Manager,
    { role: ManagerRole.ADMINISTRATOR, removedAt: null, corporationSigning: corporations },
    { populate: ['corporationSigning'], orderBy: [{ createdAt: 'desc' }, { account: 'asc' }] },
  );
  const employers = administrators.map((administrator) => ({
    corporation: administrator.corporationSigning.$,
    administrator,
  }));
  const isOwn = ({ corporation }: Employer): boolean => !corporation.primaryDomain.startsWith('company-');
  return [...employers.filter(isOwn), ...employers.filter((employer) => !isOwn(employer))];
}

interface NewEmployee {
  readonly employer: Employer;
  readonly number: number;
  readonly signedAt: Date;
}

function addEmployee(filling: Filling, { employer, number, signedAt }: NewEmployee): void {
  const { corporation } = employer;
  const language = languageOf(number);
  const person = {
    name: inventPerson(EMPLOYEES_FROM + number, language),
    email: `employee-${number}@${corporation.primaryDomain}`,
  };
  const { columns, details } = inventSigning(filling, {
    kind: 'employee',
    ...person,
    language,
    corporationName: corporation.corporationName,
    signedAt,
  });
  const signing = filling.em.create(EmployeeSigning, {
    ...columns,
    ...person,
    emailKey: person.email,
    corporationSigning: corporation,
    documentTokenHash: hashDocumentToken(newDocumentToken()),
    state: EmployeeSigningState.INACTIVE,
  });
  const more = { corporationSigningId: corporation.id, state: EmployeeSigningState.INACTIVE };
  const signed = { ...details, ...more };
  record(filling, signedAt, { action: 'EMPLOYEE_SIGNED', actor: SIGNER, subject: columns.id, details: signed });
  recordDocument(filling, columns);
  if (number % 8 !== 7) {
    changeState(filling, { signing, employer, state: EmployeeSigningState.ACTIVE, days: 1 });
  }
  if (number % 16 === 0 && havePassed(filling, signedAt, REMOVED_DAYS)) {
    changeState(filling, { signing, employer, state: EmployeeSigningState.REMOVED, days: REMOVED_DAYS });
  }
}

interface StateChange {
  readonly signing: EmployeeSigning;
  readonly employer: Employer;
  readonly state: 'active' | 'removed';
  /** After the signing. */
  readonly days: number;
}

function changeState(filling: Filling, { signing, employer: { administrator }, state, days }: StateChange): void {
  const changedAt = daysAfter(filling, signing.signedAt, days);
  const actor: Actor = { kind: 'corporation-manager', id: administrator.id };
  filling.em.create(EmployeeSigningChange, { employeeSigning: signing, state, changedAt, manager: administrator });
  signing.state = state;
  const action = state === EmployeeSigningState.ACTIVE ? 'EMPLOYEE_ACTIVATED' : 'EMPLOYEE_REMOVED';
  record(filling, changedAt, { action, actor, subject: signing.id, details: { reference: signing.reference } });
}
