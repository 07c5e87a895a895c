import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { answer, type Answer, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildCorporationViewer, buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import { LinkRoleDocument, LogoutDocument, ViewerDocument } from '#generated/graphql.ts';
import { CommunityOnly } from './community-only.tsx';
import { CorporationOnly } from './corporation-only.tsx';

const ORG_PAGE = '/corporation-list/web_example-1?state=deleted';
const CORP_PAGE = '/corp/web_example-1/employee-list?page=2';
const ADMINISTRATOR_PAGE = '/corp/web_example-1/manager-list';
const PASSWORD_PAGE = '/corp/web_example-1/modify-password';
const CORP_LOGIN = '/corporation-manager-login/web_example-1';

const page = (path: string, handle: object): RouteObject => ({ path, handle, element: <h1>{path}</h1> });
const ROUTES: RouteObject[] = [
  {
    element: <CommunityOnly />,
    children: [
      page('/corporation-list/:linkId', { pageType: 'org' }),
      page('/org/security', { pageType: 'org' }),
      page('/org/modify-password', { pageType: 'org' }),
      page('/accounts', { pageType: 'org', isForServiceAdministrator: true }),
      page('/org-select', { pageType: 'org' }),
    ],
  },
  {
    element: <CorporationOnly />,
    children: [
      page('/corp/:linkId/employee-list', { pageType: 'corp' }),
      page('/corp/:linkId/modify-password', { pageType: 'corp' }),
      page('/corp/:linkId/security', { pageType: 'corp' }),
      page('/corp/:linkId/manager-list', { pageType: 'corp', isForAdministrator: true }),
    ],
  },
];

/** Pages of a link ask what the viewer may do there. */
const roleAnswer = answer(LinkRoleDocument, {
  link: { __typename: 'Link', id: 'web_example-1', viewerRole: 'OWNER' },
});

const open = (path: string, answers: readonly Answer[]) =>
  renderRoutes(ROUTES, { path, answers: [...answers, roleAnswer] });
const address = () => screen.findByRole('status', { name: 'address' });
const asking = (login: string, path: string) => `${login}?return_to=${encodeURIComponent(path)}`;

const manager = buildViewer();
const administrator = buildCorporationViewer();
const employeeManager = buildCorporationViewer({ role: 'EMPLOYEE_MANAGER' });
const elsewhere = buildCorporationViewer({ linkId: 'web_example-2' });
const careless = { secondFactorMissing: true };
const newcomer = buildCorporationViewer({ initialPasswordChanged: false });
const newManager = buildViewer({ initialPasswordChanged: false });
const serviceAdministrator = buildViewer({ isServiceAdministrator: true });

test.each([
  { who: 'a community manager', viewer: manager, path: ORG_PAGE, title: '/corporation-list/:linkId' },
  { who: 'an administrator of the service', viewer: serviceAdministrator, path: '/accounts', title: '/accounts' },
  { who: 'an administrator', viewer: administrator, path: CORP_PAGE, title: '/corp/:linkId/employee-list' },
  { who: 'an administrator', viewer: administrator, path: ADMINISTRATOR_PAGE, title: '/corp/:linkId/manager-list' },
  { who: 'an employee manager', viewer: employeeManager, path: CORP_PAGE, title: '/corp/:linkId/employee-list' },
  { who: 'an employee manager', viewer: employeeManager, path: PASSWORD_PAGE, title: '/corp/:linkId/modify-password' },
  { who: 'a newcomer', viewer: newcomer, path: PASSWORD_PAGE, title: '/corp/:linkId/modify-password' },
])('$who sees $path', async ({ viewer, path, title }) => {
  await open(path, [viewerAnswer(viewer)]);

  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test.each([
  { who: 'a visitor', viewer: null, path: ORG_PAGE, target: asking('/index', ORG_PAGE) },
  { who: 'a visitor', viewer: null, path: CORP_PAGE, target: asking(CORP_LOGIN, CORP_PAGE) },
  { who: 'a visitor', viewer: null, path: ADMINISTRATOR_PAGE, target: asking(CORP_LOGIN, ADMINISTRATOR_PAGE) },
])('$who is led from $path to the log-in, which knows the way back', async ({ viewer, path, target }) => {
  await open(path, [viewerAnswer(viewer)]);

  expect(await address()).toHaveTextContent(target);
});

test.each([
  { viewer: buildViewer(careless), path: ORG_PAGE, title: '/org/security' },
  { viewer: buildViewer(careless), path: '/org-select', title: '/org-select' },
  { viewer: buildCorporationViewer(careless), path: CORP_PAGE, title: '/corp/:linkId/security' },
  { viewer: buildCorporationViewer(careless), path: PASSWORD_PAGE, title: '/corp/:linkId/modify-password' },
])('a manager who has to set up a second factor first gets from $path to $title', async ({ viewer, path, title }) => {
  await open(path, [viewerAnswer(viewer)]);

  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('an unreachable server is reported, with a retry', async () => {
  await open(ORG_PAGE, [unreachable(ViewerDocument), viewerAnswer(manager)]);

  await userEvent.click(await screen.findByRole('button', { name: '重试' }));

  expect(await screen.findByRole('heading', { name: '/corporation-list/:linkId' })).toBeVisible();
});

describe('a manager logged in with another account', () => {
  test.each([
    {
      who: 'a community manager',
      path: CORP_PAGE,
      viewer: manager,
      reason: /以社区管理员的身份登录/,
      home: '/linked-repo',
    },
    {
      who: 'an administrator of a corporation',
      path: ORG_PAGE,
      viewer: administrator,
      reason: /“示例企业”的账号.*社区管理员/,
      home: '/corp/web_example-1/overview',
    },
    {
      who: 'a manager of another link',
      path: CORP_PAGE,
      viewer: elsewhere,
      reason: /“示例企业”的账号.*另一个链接/,
      home: '/corp/web_example-2/overview',
    },
  ])('as $who says so, with the way to their own pages', async ({ path, viewer, reason, home }) => {
    await open(path, [viewerAnswer(viewer)]);

    expect(await screen.findByRole('heading', { name: '登录的是别的账号' })).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByRole('link', { name: '回到我的管理页面' })).toHaveAttribute('href', home);
    expect(screen.queryByRole('heading', { name: /-list/ })).not.toBeInTheDocument();
  });

  test('logs out, logs in there, and returns to the page', async () => {
    const loggedOut = answer(LogoutDocument, { logout: { __typename: 'LogoutPayload', done: true } });
    await open(CORP_PAGE, [viewerAnswer(manager), loggedOut]);

    await userEvent.click(await screen.findByRole('button', { name: '退出并在这里登录' }));

    expect(await address()).toHaveTextContent(asking(CORP_LOGIN, CORP_PAGE));
  });
});

test("an employee manager sees that an administrator's page is not theirs, with a link to their own", async () => {
  await open(ADMINISTRATOR_PAGE, [viewerAnswer(employeeManager)]);

  expect(await screen.findByText('这一页只供企业管理员使用。')).toBeVisible();
  expect(screen.getByRole('link', { name: '去概览' })).toHaveAttribute('href', '/corp/web_example-1/overview');
});

test.each([CORP_PAGE, ADMINISTRATOR_PAGE])('a one-time password is changed before %s is seen', async (path) => {
  await open(path, [viewerAnswer(newcomer)]);

  expect(await screen.findByRole('heading', { name: '/corp/:linkId/modify-password' })).toBeVisible();
});

test.each([ORG_PAGE, '/org/security'])(
  'a community manager changes a one-time password before %s is seen',
  async (path) => {
    await open(path, [viewerAnswer(newManager)]);

    expect(await screen.findByRole('heading', { name: '/org/modify-password' })).toBeVisible();
  },
);

test('a community manager sees that they may not manage local accounts', async () => {
  await open('/accounts', [viewerAnswer(manager)]);

  expect(await screen.findByText('这一页只供服务管理员使用。')).toBeVisible();
  expect(screen.getByRole('link', { name: '去已绑定项目' })).toHaveAttribute('href', '/linked-repo');
});
