import { expect, test } from 'vitest';
import { mutate } from '#server/modules/community/link/testing/community.ts';
import { undo } from '#server/modules/signing/employee/testing/found-employees.ts';
import {
  arrangeEmployee,
  arrangeStaffedCorporation,
  changeEmployees,
} from '#server/modules/signing/employee/testing/staffed-corporation.ts';
import { operate } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildManager } from '#server/test/signing-factories.ts';
import { statementsOf } from '#server/test/statements-of.ts';
import { createTestApp } from '#server/test/test-app.ts';

const QUERY = `{
  corporationDashboard {
    corporation { id pendingCla { version } }
    employees { waiting active deactivated removed }
    unusedAccounts
    activity { action reference actor { kind name } }
  }
}`;

interface Dashboard {
  readonly corporationDashboard: {
    readonly employees: object;
    readonly unusedAccounts: number | null;
    readonly activity: readonly {
      readonly action: string;
      readonly reference: string | null;
      readonly actor: object;
    }[];
  };
}

const testApp = await createTestApp();
const ask = (headers: Readonly<Record<string, string>>) => graphql<Dashboard>(testApp.app, QUERY, {}, headers);

test('employees are counted by what a manager decided, and those of others are not', async () => {
  const staffed = await arrangeStaffedCorporation(testApp);
  await arrangeEmployee(testApp, await arrangeStaffedCorporation(testApp), { state: 'inactive' });
  await arrangeEmployee(testApp, staffed, { state: 'inactive' });
  const deactivated = await arrangeEmployee(testApp, staffed);
  await arrangeEmployee(testApp, staffed);
  await arrangeEmployee(testApp, staffed, { state: 'removed' });
  const change = { input: { ids: [deactivated.id] }, selection: 'employeeSignings { id }' };
  const sent = `mutation ($input: EmployeeSigningsInput!) { deactivateEmployeeSigning(input: $input) { ${change.selection} } }`;
  await graphql(testApp.app, sent, { input: change.input }, staffed.headers.manager);

  const { data } = await ask(staffed.headers.manager);

  expect(data?.corporationDashboard.employees).toEqual({ waiting: 1, active: 1, deactivated: 1, removed: 1 });
  expect(data?.corporationDashboard.activity).toEqual([
    {
      action: 'EMPLOYEE_DEACTIVATED',
      reference: deactivated.reference,
      actor: { kind: 'CORPORATION_MANAGER', name: 'M. Keeper' },
    },
  ]);
});

test('an employee whose activation was undone is counted as before it', async () => {
  const staffed = await arrangeStaffedCorporation(testApp);
  const headers = staffed.headers.manager;
  const waiting = await arrangeEmployee(testApp, staffed, { state: 'inactive' });
  const deactivated = await arrangeEmployee(testApp, staffed);
  const turn = async ({ id }: { id: string }, state: 'active' | 'inactive') =>
    (await changeEmployees(testApp, state, { ids: [id], headers })).operationId;
  await turn(deactivated, 'inactive');

  for (const employee of [waiting, deactivated]) {
    expect((await undo(testApp, headers, await turn(employee, 'active'))).codes).toEqual([]);
  }

  const { data } = await ask(headers);
  expect(data?.corporationDashboard.employees).toEqual({ waiting: 1, active: 0, deactivated: 1, removed: 0 });
});

test('the administrator also sees events about accounts, and those of the community without names', async () => {
  const staffed = await arrangeStaffedCorporation(testApp);
  const owner = await signIn(testApp, await staffed.link.owner.loadOrFail());
  await buildManager(testApp.em(), testApp.em().merge(staffed.corporation), {
    role: 'manager',
    initialPasswordChanged: false,
  });
  await operate(testApp, 'deleteCorporationSigning', { id: staffed.corporation.id, headers: owner });
  await operate(testApp, 'restoreCorporationSigning', { id: staffed.corporation.id, headers: owner });
  const administrator = await signIn(testApp, staffed.administrator);
  const manager = await signIn(testApp, staffed.manager);

  const forAdministrator = await ask(administrator);
  const forManager = await ask(manager);

  expect(forAdministrator.data?.corporationDashboard).toMatchObject({
    unusedAccounts: 1,
    activity: [
      { action: 'CORPORATION_RESTORED', actor: { kind: 'COMMUNITY_MANAGER', name: null } },
      { action: 'CORPORATION_DELETED', actor: { kind: 'COMMUNITY_MANAGER', name: null } },
    ],
  });
  expect(forManager.data?.corporationDashboard).toMatchObject({ unusedAccounts: null, activity: [] });
});

test('many employees take no more statements than none', async () => {
  const few = await arrangeStaffedCorporation(testApp);
  const many = await arrangeStaffedCorporation(testApp);
  for (let index = 0; index < 12; index += 1) {
    await arrangeEmployee(testApp, many, { state: 'inactive' });
  }
  for (const { headers } of [few, many]) {
    const input = { enabled: true };
    await mutate(testApp, 'setAutoApproval', {
      input,
      selection: 'corporation { id }',
      headers: headers.administrator,
    });
  }
  const forFew = await statementsOf(testApp.em(), () => ask(few.headers.administrator));
  const forMany = await statementsOf(testApp.em(), () => ask(many.headers.administrator));

  expect(forMany).toHaveLength(forFew.length);
  expect(forMany.length).toBeLessThanOrEqual(14);
});
