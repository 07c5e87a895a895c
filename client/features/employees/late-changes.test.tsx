import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { late, refusal } from '#client/test/mock-link.ts';
import { ActivateEmployeeSigningDocument, UndoEmployeeChangeDocument } from '#generated/graphql.ts';
import { activated, button, OTHER, renderList, WAITING } from './testing/employee-list.tsx';
import { employees } from './testing/employees.ts';

const LIST = employees([WAITING, OTHER]);

test.each([
  ['bad_request_parameter', /没有改变任何员工/],
  ['too_many_request', /操作过于频繁/],
] as const)('an activation that is refused (%s) after the list was left appears as a toast', async (code, text) => {
  const activating = late(refusal(ActivateEmployeeSigningDocument, code, { retryAfter: 42 }));
  const { goTo } = await renderList([LIST, activating.answer]);
  await userEvent.click(await button('激活示例员工'));
  await goTo('/elsewhere');

  await activating.arrive();

  expect(screen.getByRole('alert', { name: text })).toBeVisible();
});

test('undoing on the next page shows there that it is too late', async () => {
  const { goTo } = await renderList([
    LIST,
    activated(WAITING),
    employees([OTHER]),
    refusal(UndoEmployeeChangeDocument, 'bad_request_parameter', { field: 'operationId' }),
  ]);
  await userEvent.click(await button('激活示例员工'));
  await button('撤销');
  await goTo('/elsewhere');

  await userEvent.click(await button('撤销'));

  expect(await screen.findByRole('alert', { name: /没有改变任何员工/ })).toBeVisible();
});
