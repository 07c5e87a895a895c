import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import { LogoutDocument, SessionEndDocument, ViewerDocument } from '#generated/graphql.ts';
import type { PageType } from './page-type.ts';
import { SessionEndWarning } from './session-end-warning.tsx';
import { useViewer } from './use-viewer.ts';

function Page(): ReactElement {
  return (
    <>
      <p>{useViewer().status}</p>
      <SessionEndWarning />
    </>
  );
}

const endIn = (secondsLeft: number, isFinal = false): Answer =>
  answer(SessionEndDocument, { sessionEnd: { __typename: 'SessionEnd', secondsLeft, isFinal } });
const over = answer(SessionEndDocument, { sessionEnd: null });
const manager = viewerAnswer(buildViewer());

const open = (answers: readonly Answer[], pageType: PageType = 'org') =>
  renderRoutes([{ path: '/page', handle: { pageType }, element: <Page /> }], { path: '/page', answers });
const warning = () => screen.findByRole('alertdialog', { name: '登录即将失效' });
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const expectClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test('two minutes before the end, says how long is left; staying puts the end off', async () => {
  const { variables } = await open([manager, endIn(118), manager, endIn(1800)]);
  expect(await warning()).toHaveTextContent(/剩余1分5\d秒/);

  await click('保持登录');

  await expectClosed();
  expect(variables).toHaveLength(4);
});

test('staying that fails says so, and the warning stays', async () => {
  await open([manager, endIn(118), unreachable(ViewerDocument)]);
  await warning();

  await click('保持登录');

  expect(await screen.findByText(/无法连接到服务/)).toBeVisible();
  await click('取消');
  expect(await warning()).toBeVisible();
});

test('Escape keeps the manager logged in too', async () => {
  const { variables } = await open([manager, endIn(118), manager, endIn(1800)]);
  await warning();

  await userEvent.keyboard('{Escape}');

  await expectClosed();
  expect(variables).toHaveLength(4);
});

test('logging out is offered', async () => {
  const loggedOut = answer(LogoutDocument, { logout: { __typename: 'LogoutPayload', done: true } });
  await open([manager, endIn(118), loggedOut]);
  await warning();

  await click('退出登录');

  expect(await screen.findByRole('status', { name: 'address' })).toHaveTextContent(/^\/$/);
});

test('twelve hours after the log-in, only another log-in helps', async () => {
  await open([manager, endIn(118, true)]);
  expect(await warning()).toHaveTextContent(/满12小时/);

  await click('现在重新登录');

  expect(await screen.findByRole('dialog', { name: '请重新登录' })).toBeVisible();
  await expectClosed();
});

test('once the time is up, asks for the log-in over the page', async () => {
  await open([manager, endIn(0), over]);

  expect(await screen.findByRole('dialog', { name: '请重新登录' })).toBeVisible();
  await expectClosed();
});

test.each([
  ['could not be reached', unreachable(SessionEndDocument)],
  ['has too much to do', refusal(SessionEndDocument, 'too_many_request')],
])('nobody is asked to log in because the server %s; the end is asked for again', async (_why, failed) => {
  const { variables } = await open([manager, endIn(0), failed, endIn(1800)]);
  await warning();

  await expectClosed();
  expect(variables).toHaveLength(4);
  expect(screen.queryByRole('dialog', { name: '请重新登录' })).not.toBeInTheDocument();
});

test('an end that another window has put off is not warned of', async () => {
  await open([manager, endIn(0), endIn(1800), endIn(1800)]);
  await warning();

  await expectClosed();
  expect(screen.queryByRole('dialog', { name: '请重新登录' })).not.toBeInTheDocument();
});

test('says nothing long before the end, nor on pages that need no log-in', async () => {
  const { variables } = await open([manager, endIn(1800)]);
  await waitFor(() => expect(variables).toHaveLength(2));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  const elsewhere = await open([manager], 'not-logged-in');
  await waitFor(() => expect(screen.getAllByText('known')).toHaveLength(2));
  expect(elsewhere.variables).toHaveLength(1);
});
