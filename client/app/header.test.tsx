import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { enTexts } from '#client/i18n/en/texts.ts';
import { chooseFromMenu, openMenu } from '#client/test/menu.ts';
import { answer, type Answer, late } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { keepCookies } from '#client/test/session-cookies.ts';
import { buildCorporationViewer, buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import { LogoutDocument } from '#generated/graphql.ts';
import { Header } from './header.tsx';

const EMPLOYEES = '/corp/web_example-1/employee-list';

const loggedOut = answer(LogoutDocument, { logout: { __typename: 'LogoutPayload', done: true } });
const frame = (
  <>
    <Header />
    <Outlet />
  </>
);
const page = (path: string, handle: object) => ({ path, handle, element: <h1>{path}</h1> });
const PAGES = [
  page('/corp/:linkId/employee-list', { pageType: 'corp' }),
  page('/corp/:linkId/cla', { pageType: 'corp', entry: 'cla' }),
  page('/corp/:linkId/reset-password', { pageType: 'not-logged-in' }),
  page('/linked-repo', { pageType: 'org' }),
  page('/privacy/:type?/:linkId?', { pageType: 'not-logged-in', hasViewerMenu: true }),
  page('/index', { pageType: 'not-logged-in', hasLogin: true }),
  page('/org-select', { pageType: 'org', isMenuHidden: true }),
];

/** Sets the width of the window in CSS pixels; jsdom has no layout. */
function showWindow(width: number): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: width >= 16 * Number(/min-width: (\d+)rem/.exec(media)?.[1]),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

function open(path: string, answers: readonly Answer[], width = 1280): ReturnType<typeof renderRoutes> {
  showWindow(width);
  return renderRoutes([{ element: frame, children: PAGES }], { path, answers });
}

const administrator = viewerAnswer(buildCorporationViewer());
const employeeManager = viewerAnswer(buildCorporationViewer({ role: 'EMPLOYEE_MANAGER' }));
const newcomer = viewerAnswer(buildCorporationViewer({ initialPasswordChanged: false }));
const community = viewerAnswer(buildViewer());
const MENU = '菜单：示例管理员';

test.each([
  ['a corporation', viewerAnswer(buildCorporationViewer({ secondFactorMissing: true })), EMPLOYEES],
  ['a community', viewerAnswer(buildViewer({ secondFactorMissing: true })), '/linked-repo'],
])('a manager of %s who lacks a required second factor has no places', async (_who, viewer, path) => {
  await open(path, [viewer]);

  await screen.findByRole('button', { name: MENU });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test.each([
  ['an administrator', administrator, EMPLOYEES, ['员工', '概览', '员工管理员', '邮箱域名', 'CLA']],
  ['an employee manager', employeeManager, EMPLOYEES, ['员工', '概览', 'CLA']],
  ['a community manager', community, '/linked-repo', ['已绑定项目', '绑定新项目']],
])('%s has their places in a wide header', async (_who, viewer, path, places) => {
  await open(path, [viewer]);

  await screen.findByRole('button', { name: MENU });
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(places));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(places[0] ?? '');
});

test.each([
  ['on a wide screen', 1280, ['首页', '修改密码', '账号安全', '退出登录']],
  ['on a small screen', 800, ['概览', '员工', 'CLA', '首页', '修改密码', '账号安全', '退出登录']],
])("a corporation's menu behind the name, %s", async (_name, width, items) => {
  await open(EMPLOYEES, [employeeManager], width);

  expect(await openMenu(MENU)).toEqual(items);
  expect(screen.getByText('示例企业')).toBeVisible();
});

test('within the frame of a corporation, its places are left to the frame', async () => {
  await open('/corp/web_example-1/cla', [administrator]);

  expect(await openMenu(MENU)).toEqual(['首页', '添加员工管理员', '修改密码', '账号安全', '退出登录']);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test.each([
  ['a corporation', administrator, '/privacy/corp/web_example-2', '员工'],
  ['a community', community, '/privacy', '已绑定项目'],
])('a manager of %s keeps their menu on a page for everybody', async (_who, viewer, path, place) => {
  await open(path, [viewer]);

  expect(await screen.findByRole('link', { name: place })).toBeVisible();
  expect(screen.getByRole('button', { name: MENU })).toBeVisible();
});

test('a visitor has no menu on a page for everybody', async () => {
  const { variables } = await open('/privacy', [viewerAnswer(null)]);

  await vi.waitFor(() => expect(variables).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /菜单/ })).not.toBeInTheDocument();
});

test('with a one-time password, only changing it and logging out are offered', async () => {
  await open(EMPLOYEES, [newcomer], 390);

  expect(await openMenu(MENU)).toEqual(['修改密码', '退出登录']);
});

test.each([
  ['a corporation', EMPLOYEES, administrator, /^\/corporation-manager-login\/web_example-1$/],
  ['a community', '/linked-repo', community, /^\/$/],
])('the log-out from the pages of %s leads to its own log-in', async (_name, path, viewer, target) => {
  await open(path, [viewer, loggedOut]);

  await chooseFromMenu(MENU, '退出登录');

  expect(await screen.findByRole('status', { name: 'address' })).toHaveTextContent(target);
});

test.each([
  ['that keeps the menu', '/privacy/corp/web_example-1'],
  ['that never had it', '/elsewhere'],
])('a log-out that is answered once its manager has gone to a page %s leaves them there', async (_what, gone) => {
  const leaving = late(loggedOut);
  const { goTo, place, variables } = await open(EMPLOYEES, [administrator, leaving.answer, viewerAnswer(null)]);
  await chooseFromMenu(MENU, '退出登录');
  await goTo(gone);

  await leaving.arrive();

  await vi.waitFor(() => expect(variables).toHaveLength(3));
  await waitFor(() => expect(screen.queryByRole('button', { name: MENU })).not.toBeInTheDocument());
  expect(place()).toBe(gone);
});

test.each([
  ['of another link', '/corp/web_example-2/employee-list', [administrator]],
  ['for everybody', '/corp/web_example-1/reset-password', []],
  ['that hides it', '/org-select', []],
])('there is no menu on a page %s', async (_name, path, answers) => {
  await open(path, answers);

  expect(await screen.findByRole('heading')).toBeVisible();
  expect(screen.queryByRole('button', { name: /菜单/ })).not.toBeInTheDocument();
});

test.each([
  [
    'an administrator of the service',
    { isServiceAdministrator: true },
    ['修改密码', '账号安全', 'API密钥', '本地账号'],
  ],
  ['any other community manager', {}, ['修改密码', '账号安全', 'API密钥']],
  ['one with a one-time password', { initialPasswordChanged: false }, ['修改密码']],
])('the menu of %s', async (_who, facts, items) => {
  await open('/linked-repo', [viewerAnswer(buildViewer(facts))]);

  expect(await openMenu(MENU)).toEqual([...items, '退出登录']);
});

test.each([
  ['a community', '/linked-repo', community, '切换到企业管理', '/corporation-manager-login'],
  ['a corporation', EMPLOYEES, administrator, '切换到社区管理', '/linked-repo'],
])('the menu of %s leads to the other session of the browser', async (_who, path, viewer, item, target) => {
  keepCookies({ community_token: 'a', corporation_token: 'b' });
  onTestFinished(() => keepCookies());
  await open(path, [viewer]);

  expect((await openMenu(MENU)).at(-2)).toBe(item);
  expect(screen.getByRole('menuitem', { name: item })).toHaveAttribute('href', target);
});

test.each([
  ['a manager of a corporation', EMPLOYEES, administrator, '/corp/web_example-1/overview'],
  ['a community manager', '/linked-repo', community, '/linked-repo'],
  ['a visitor', '/privacy', viewerAnswer(null), '/index'],
])('the logo leads %s to where they start', async (_who, path, viewer, target) => {
  await open(path, [viewer]);

  expect(await screen.findByRole('link', { name: 'Signet首页' })).toHaveAttribute('href', target);
});

test('the logo leads those who are logged in from a page for everybody to their own overview', async () => {
  keepCookies({ community_token: 'a' });
  onTestFinished(() => keepCookies());
  await open('/privacy', [community]);

  expect(screen.getByRole('link', { name: 'Signet首页' })).toHaveAttribute('href', '/linked-repo');
});

test('a language that cannot be downloaded says so', async () => {
  vi.spyOn(enTexts, 'base').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open('/privacy', [viewerAnswer(null)]);

  await userEvent.click(screen.getByRole('button', { name: 'English' }));

  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/网络/);
});

test.each([
  ['a visitor finds verifier and log-in on the home page', '/index', {}, 1],
  ['a visitor finds verifier and log-in on a page for signers', '/corp/web_example-1/reset-password', {}, 1],
  ['a community manager finds no log-in on the home page', '/index', { community_token: 'token' }, 0],
  ['a manager of a corporation finds no log-in on the home page', '/index', { corporation_token: 'token' }, 0],
])('%s', async (_who, path, cookies, count) => {
  keepCookies(cookies);
  onTestFinished(() => keepCookies());
  await open(path, []);

  expect(await screen.findByRole('link', { name: /^核验文件/ })).toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: /^登录/ })).toHaveLength(count);
});
