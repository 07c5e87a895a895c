import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import type { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import type { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { newDomain } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildLink, newEmail } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { buildCorporation, buildEmployeeSigning, buildManager } from '#server/test/signing-factories.ts';
import type { TestApp } from '#server/test/test-app.ts';

/** A completed corporation whose administrator and employee manager are logged in. */
export interface StaffedCorporation {
  readonly link: Link;
  readonly corporation: CorporationSigning;
  readonly administrator: Manager;
  readonly manager: Manager;
  readonly headers: Readonly<Record<'administrator' | 'manager', SessionHeaders>>;
}

/** Stores a corporation, at a new link unless one is given, and logs its managers in. */
export async function arrangeStaffedCorporation(testApp: TestApp, at?: Link): Promise<StaffedCorporation> {
  const em = testApp.em();
  const link = at === undefined ? await buildLink(em) : em.merge(at);
  const corporation = await buildCorporation(em, link, { domains: [newDomain()] });
  const administrator = await buildManager(em, corporation, { role: 'admin' });
  const manager = await buildManager(em, corporation, { role: 'manager', name: 'M. Keeper' });
  const headers = {
    administrator: await signIn(testApp, administrator),
    manager: await signIn(testApp, manager),
  };
  return { link, corporation, administrator, manager, headers };
}

type EmployeeFacts = Parameters<typeof buildEmployeeSigning>[2];

/** Stores an employee of the corporation in one of its domains, active by default. */
export function arrangeEmployee(
  testApp: TestApp,
  { corporation }: Pick<StaffedCorporation, 'corporation'>,
  facts: EmployeeFacts = {},
): Promise<EmployeeSigning> {
  const em = testApp.em();
  return buildEmployeeSigning(em, em.merge(corporation), { email: newEmail(corporation.primaryDomain), ...facts });
}

/** The mutation that leads to each state. */
const MUTATIONS = {
  active: 'activateEmployeeSigning',
  inactive: 'deactivateEmployeeSigning',
  removed: 'removeEmployeeSigning',
} as const satisfies Record<EmployeeSigningState, string>;

interface ChangedEmployee {
  readonly id: string;
  readonly state: string;
  readonly changes: readonly {
    readonly state: string;
    readonly changedAt: string;
    readonly changedBy: string | null;
    readonly note?: string | null;
  }[];
}

/** Calls the mutation that puts employees into a state; `employeeSignings` is its result. */
export async function changeEmployees(
  testApp: TestApp,
  state: EmployeeSigningState,
  {
    headers,
    ...input
  }: {
    readonly ids: readonly string[];
    readonly note?: string;
    readonly headers: Readonly<Record<string, string>>;
  },
): Promise<
  GraphqlAnswer<unknown> & { readonly employeeSignings: readonly ChangedEmployee[]; readonly operationId: string }
> {
  const query = `mutation ($input: EmployeeSigningsInput!) {
    change: ${MUTATIONS[state]}(input: $input) {
      employeeSignings { id state changes { state changedAt changedBy note } }
      operationId
    }
  }`;
  const answer = await graphql<{ change: { employeeSignings: ChangedEmployee[]; operationId: string } }>(
    testApp.app,
    query,
    { input },
    headers,
  );
  const { employeeSignings = [], operationId = '' } = answer.data?.change ?? {};
  return { ...answer, employeeSignings, operationId };
}
