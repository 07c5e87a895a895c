import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type Answer, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import { ViewerDocument } from '#generated/graphql.ts';
import { ManagerOnly } from './manager-only.tsx';

const ORG_PAGE = '/corporation-list/web_example-1?state=deleted';
const CORP_PAGE = '/corp/web_example-1/employee-list';

const page = (path: string, pageType: 'org' | 'corp'): RouteObject => ({
  element: <ManagerOnly pageType={pageType} />,
  children: [{ path, handle: { pageType }, element: <h1>{pageType}</h1> }],
});
const ROUTES = [page('/corporation-list/:linkId', 'org'), page('/corp/:linkId/employee-list', 'corp')];

const open = (path: string, answers: readonly Answer[]) => renderRoutes(ROUTES, { path, answers });
const manager = viewerAnswer(buildViewer());
const administrator = viewerAnswer(
  buildViewer({ role: 'CORPORATION_ADMINISTRATOR', platform: null, linkId: 'web_example-1' }),
);
const employeeManager = viewerAnswer(
  buildViewer({ role: 'EMPLOYEE_MANAGER', platform: null, linkId: 'web_example-1' }),
);
const nobody = viewerAnswer(null);

test.each([
  { page: ORG_PAGE, who: 'a community manager', answer: manager, title: 'org' },
  { page: CORP_PAGE, who: 'a corporation administrator', answer: administrator, title: 'corp' },
  { page: CORP_PAGE, who: 'an employee manager', answer: employeeManager, title: 'corp' },
])('$who sees $page', async ({ page: path, answer, title }) => {
  await open(path, [answer]);

  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test.each([
  { page: ORG_PAGE, who: 'a visitor', answer: nobody, login: '/index' },
  { page: ORG_PAGE, who: 'a corporation administrator', answer: administrator, login: '/index' },
  { page: ORG_PAGE, who: 'an employee manager', answer: employeeManager, login: '/index' },
  { page: CORP_PAGE, who: 'a visitor', answer: nobody, login: '/corporation-manager-login/web_example-1' },
  { page: CORP_PAGE, who: 'a community manager', answer: manager, login: '/corporation-manager-login/web_example-1' },
])('$who is led from $page to the log-in, which knows the way back', async ({ page: path, answer, login }) => {
  await open(path, [answer]);

  const address = await screen.findByRole('status', { name: 'address' });
  expect(address).toHaveTextContent(`${login}?return_to=${encodeURIComponent(path)}`);
});

test('an unreachable server is said so, and asked again', async () => {
  await open(ORG_PAGE, [unreachable(ViewerDocument), manager]);

  await userEvent.click(await screen.findByRole('button', { name: '重试' }));

  expect(await screen.findByRole('heading', { name: 'org' })).toBeVisible();
});
