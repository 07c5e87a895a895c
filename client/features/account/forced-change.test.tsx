import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Outlet } from 'react-router-dom';
import { expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildCorporationViewer, viewerAnswer } from '#client/test/viewers.ts';
import { LogoutDocument, ReplaceOneTimePasswordDocument } from '#generated/graphql.ts';
import { ChangePasswordPage } from './change-password-page.tsx';

const PAGE = '/corp/web_example-1/modify-password';
const LOGIN = '/corporation-manager-login/web_example-1';

const newcomer = viewerAnswer(buildCorporationViewer({ initialPasswordChanged: false }));
const administrator = viewerAnswer(buildCorporationViewer());
const loggedOut = answer(LogoutDocument, { logout: { __typename: 'LogoutPayload', done: true } });
const replaced = answer(ReplaceOneTimePasswordDocument, {
  replaceOneTimePassword: { __typename: 'ReplaceOneTimePasswordPayload', viewer: buildCorporationViewer() },
});

const frame = (
  <>
    <Link to="/index">start</Link>
    <Link to={LOGIN}>log-in</Link>
    <Outlet />
  </>
);
const open = (answers: readonly Answer[], path = PAGE) =>
  renderRoutes(
    [
      {
        element: frame,
        children: [
          { path: '/corp/:linkId/modify-password', handle: { pageType: 'corp' }, element: <ChangePasswordPage /> },
        ],
      },
    ],
    { path, answers },
  );

const address = () => screen.findByRole('status', { name: 'address' });
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const dialog = () => screen.findByRole('alertdialog', { name: '密码还没有设置' });
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function setPassword(): Promise<void> {
  await enterText(await screen.findByLabelText(/^新密码/), 'New-1234');
  await enterText(await screen.findByLabelText(/^再次输入新密码/), 'New-1234');
  await click('设置密码');
}

test('a manager with a one-time password sees why it must be changed, and cannot leave', async () => {
  await open([newcomer]);
  expect(await screen.findByText(/第一次登录/)).toBeVisible();

  await follow('start');
  expect(await dialog()).toBeVisible();
  await click('取消');

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await screen.findByLabelText(/^新密码/)).toBeVisible();
  expect(screen.queryByLabelText(/^当前密码/)).not.toBeInTheDocument();
});

test('a manager with a one-time password can log out instead', async () => {
  await open([newcomer, loggedOut]);
  await screen.findByText(/第一次登录/);

  await follow('start');
  await click('退出登录');

  expect(await address()).toHaveTextContent(new RegExp(`^${LOGIN}$`));
});

test('leaving for the log-in is allowed', async () => {
  await open([newcomer]);
  await screen.findByText(/第一次登录/);

  await follow('log-in');

  expect(await address()).toHaveTextContent(LOGIN);
});

test.each([
  [PAGE, '/corp/web_example-1/overview'],
  [`${PAGE}?return_to=%2Fcorp%2Fweb_example-1%2Fmanager-list`, '/corp/web_example-1/manager-list'],
])('the new password leads from %s to %s, without another log-in', async (page, target) => {
  const { variables } = await open([newcomer, replaced], page);

  await setPassword();

  expect(await address()).toHaveTextContent(target);
  expect(variables.at(-1)).toEqual({ input: { newPassword: 'New-1234' } });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a manager with their own password can go anywhere', async () => {
  await open([administrator]);
  await screen.findByLabelText(/^当前密码/);

  await follow('start');

  expect(await address()).toHaveTextContent('/index');
});
