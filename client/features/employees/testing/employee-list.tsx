import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { answer, type Answer } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import {
  ActivateEmployeeSigningDocument,
  type EmployeeRowFragment,
  RemoveEmployeeSigningDocument,
} from '#generated/graphql.ts';
import { EmployeeListPage } from '../employee-list-page.tsx';
import { buildChange, buildEmployee } from './employees.ts';

export const WAITING = buildEmployee();

export const OTHER = buildEmployee({ id: 'employee-2', name: '另一员工', email: 'other@example.org' });

export const ACTIVE = buildEmployee({ state: 'ACTIVE', changes: [buildChange()] });

export const changed = (...nodes: EmployeeRowFragment[]) =>
  ({ __typename: 'EmployeeSigningsPayload', employeeSignings: nodes, operationId: 'operation-1' }) as const;

export const activated = (...nodes: EmployeeRowFragment[]) =>
  answer(ActivateEmployeeSigningDocument, {
    change: changed(...nodes.map((node) => ({ ...node, state: 'ACTIVE' as const }))),
  });

export const removed = answer(RemoveEmployeeSigningDocument, {
  change: changed({ ...WAITING, state: 'REMOVED' }),
});

export function renderList(
  answers: readonly Answer[],
  {
    query = '',
    role = 'EMPLOYEE_MANAGER',
  }: { query?: string; role?: 'EMPLOYEE_MANAGER' | 'CORPORATION_ADMINISTRATOR' } = {},
) {
  const viewer = viewerAnswer(buildViewer({ role, linkId: 'web_example-1' }));
  return renderRoutes(
    [
      {
        path: '/corp/:linkId/employee-list',
        element: <EmployeeListPage />,
      },
    ],
    {
      path: `/corp/web_example-1/employee-list${query}`,
      answers: [viewer, ...answers],
      hasToasts: true,
    },
  );
}

export const tabs = () =>
  within(screen.getByRole('navigation', { name: '员工状态', hidden: true }))
    .getAllByRole('button', { hidden: true })
    .map((tab) => tab.textContent);

export const row = (name: string) => screen.queryByRole('rowheader', { name: new RegExp(`^${name}`) });

export const button = (name: string) => screen.findByRole('button', { name });

export const checkbox = (name: string) => screen.findByRole('checkbox', { name });

export const openDialog = () => screen.queryByRole('dialog') ?? screen.getByRole('alertdialog');

export const dialog = async () => within(await waitFor(openDialog));

export const confirm = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));

export const isClosed = () => waitFor(() => expect(openDialog).toThrow());

export const mutations = (variables: readonly Record<string, unknown>[]) =>
  variables.filter((given) => 'input' in given);
