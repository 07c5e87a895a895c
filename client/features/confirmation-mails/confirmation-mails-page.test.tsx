import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { ConfirmationMailsDocument, SetConfirmationMailsDocument } from '#generated/graphql.ts';
import { ConfirmationMailsPage } from './confirmation-mails-page.tsx';

const mails = (enabled: boolean) => ({ __typename: 'ConfirmationMails' as const, address: 'z***@u***.org', enabled });
const shown = (enabled: boolean) => answer(ConfirmationMailsDocument, { confirmationMails: mails(enabled) });
const changed = (enabled: boolean) =>
  answer(SetConfirmationMailsDocument, {
    setConfirmationMails: { __typename: 'SetConfirmationMailsPayload', confirmationMails: mails(enabled) },
  });

const open = (answers: readonly Answer[]) =>
  renderRoutes([{ path: '/confirmation-mails', element: <ConfirmationMailsPage /> }], {
    path: '/confirmation-mails?key=key-5',
    answers,
  });

test('opening the link changes nothing; the button stops the mails, and lets them come again', async () => {
  const { variables } = await open([shown(true), changed(false), changed(true)]);

  expect(await screen.findByText(/z\*\*\*@u\*\*\*\.org/)).toBeVisible();
  expect(variables).toEqual([{ key: 'key-5' }]);
  await userEvent.click(screen.getByRole('button', { name: '不再接收' }));
  expect(await screen.findByText('已停止发送')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '恢复接收' }));

  expect(await screen.findByText('已恢复发送')).toBeVisible();
  expect(variables.slice(1)).toEqual([
    { input: { key: 'key-5', enabled: false } },
    { input: { key: 'key-5', enabled: true } },
  ]);
});

test('a choice that is refused says why, and can be made again', async () => {
  await open([shown(true), refusal(SetConfirmationMailsDocument, 'too_many_request'), changed(false)]);

  await userEvent.click(await screen.findByRole('button', { name: '不再接收' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('未能完成');
  await userEvent.click(screen.getByRole('button', { name: '不再接收' }));

  expect(await screen.findByText('已停止发送')).toBeVisible();
});

test('a link that no longer works says so', async () => {
  await open([refusal(ConfirmationMailsDocument, 'link_expired')]);

  expect(await screen.findByRole('alert')).toHaveTextContent('链接已失效');
});
