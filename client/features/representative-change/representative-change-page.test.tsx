import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, type Answer, late, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  ConfirmRepresentativeChangeDocument,
  RepresentativeChangeDocument,
  UndoRepresentativeChangeDocument,
} from '#generated/graphql.ts';
import { RepresentativeChangePage } from './representative-change-page.tsx';

const change = answer(RepresentativeChangeDocument, {
  representativeChange: {
    __typename: 'RepresentativeChange',
    community: '示例社区',
    corporationName: '示例企业',
    previousName: '张三',
    newName: '李四',
    newEmail: 'lisi@corp.example.org',
    changedAt: '2026-11-22T08:00:00Z',
    endsAt: '2026-11-25T08:00:00Z',
  },
});
const confirmed = answer(ConfirmRepresentativeChangeDocument, {
  confirmRepresentativeChange: { __typename: 'ConfirmRepresentativeChangePayload', done: true },
});
const undone = answer(UndoRepresentativeChangeDocument, {
  undoRepresentativeChange: { __typename: 'UndoRepresentativeChangePayload', done: true },
});

const open = (answers: readonly Answer[]) =>
  renderRoutes([{ path: '/representative-change', element: <RepresentativeChangePage /> }], {
    path: '/representative-change?key=key-5',
    answers,
    hasToasts: true,
  });

test.each([
  ['撤销变更', undone, '变更已撤销'],
  ['变更无误', confirmed, '变更已确认'],
])('the earlier representative sees who took their place and chooses %s', async (button, decided, done) => {
  const { variables } = await open([change, decided]);

  expect(await screen.findByText('lisi@corp.example.org')).toBeVisible();
  expect(screen.getByText(/由张三改为/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: button }));

  expect(await screen.findByRole('status', { name: '' })).toHaveTextContent(done);
  expect(variables).toEqual([{ key: 'key-5' }, { input: { key: 'key-5' } }]);
});

test('a decision that is refused says why, and can be made again', async () => {
  await open([change, refusal(UndoRepresentativeChangeDocument, 'too_many_request'), undone]);

  await userEvent.click(await screen.findByRole('button', { name: '撤销变更' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('未能完成');
  await userEvent.click(screen.getByRole('button', { name: '撤销变更' }));

  expect(await screen.findByText('变更已撤销')).toBeVisible();
});

test.each([
  ['is made', undone, 'status', '变更已撤销'],
  ['is refused', refusal(UndoRepresentativeChangeDocument, 'link_expired'), 'alert', /链接已过期/],
] as const)('a decision that %s after the page was left appears as a toast', async (_what, decided, role, name) => {
  const deciding = late(decided);
  const { goTo } = await open([change, deciding.answer]);
  await userEvent.click(await screen.findByRole('button', { name: '撤销变更' }));
  await goTo('/elsewhere');

  await deciding.arrive();

  expect(screen.getByRole(role, { name })).toBeVisible();
});

test('a link that no longer works says so, and leads on', async () => {
  await open([refusal(RepresentativeChangeDocument, 'link_expired')]);

  expect(await screen.findByText('链接已失效')).toBeVisible();
  expect(screen.getByRole('link', { name: '企业管理员登录' })).toHaveAttribute('href', '/corporation-manager-login');
});
