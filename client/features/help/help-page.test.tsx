import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { zhHelp } from '#client/i18n/zh/help.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { HelpPage } from './help-page.tsx';
import { HELP_ROLES, HELP_TASKS } from './help-tasks.ts';

const renderHelp = (role: string) =>
  renderRoutes([{ path: '/help/:role', element: <HelpPage /> }], { path: `/help/${role}` });

test('every task has a question and an answer, and no text is without its task', () => {
  const ids = HELP_ROLES.flatMap((role) =>
    HELP_TASKS[role].flatMap((task) => [`help.${role}.${task}`, `help.${role}.${task}.text`]),
  );
  const common = ['help.roles', 'help.missing', ...HELP_ROLES.map((role) => `help.${role}`)];

  expect(Object.keys(zhHelp).toSorted()).toEqual([...ids, ...common].toSorted());
});

test('shows the tasks of the role in the address, and leads to the other roles', async () => {
  await renderHelp('maintainer');

  expect(await screen.findByRole('heading', { level: 2, name: '检查为什么没有通过？' })).toBeVisible();
  const roles = within(screen.getByRole('navigation', { name: '帮助对象' }));
  expect(roles.getByRole('link', { current: 'page' })).toHaveTextContent('代码维护者');
  await userEvent.click(roles.getByRole('link', { name: '企业' }));

  expect(await screen.findByRole('heading', { level: 2, name: '企业怎样签署？' })).toBeVisible();
});

test('an unknown role gets the help for signers', async () => {
  await renderHelp('nobody');

  expect(await screen.findByRole('heading', { level: 2, name: '怎样签署？' })).toBeVisible();
});
