import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

/** Returns the path of the route that matches an address. */
const routeOf = (address: string): string | undefined =>
  matchRoutes(routes, new URL(address, 'https://example.org').pathname)?.at(-1)?.route.path;

test.each([
  ['the log-in of a corporation', '/corporation-manager-login/web_example-1', '/corporation-manager-login/:linkId?'],
  ['employees to activate', '/corp/web_example-1/employee-list', '/corp/:linkId/employee-list'],
  ['a forgotten password', '/reset-password?key=k&link_id=web_example-1', '/reset-password'],
  [
    'a forgotten password, once its area is known',
    '/corp/web_example-1/reset-password?key=k',
    '/corp/:linkId/reset-password',
  ],
  ['a forgotten password of a community manager', '/org/reset-password?key=k', '/org/reset-password'],
  ['a document to upload', '/corporation-progress/k', '/corporation-progress/:key'],
  ['an invitation to share a link', '/join-link/k', '/join-link/:key'],
  ['signing as an employee', '/sign-cla/web_example-1/employee', '/sign-cla/:linkId/employee'],
])('the link of the mail about %s leads to a page: %s', (_mail, address, route) => {
  expect(routeOf(address)).toBe(route);
});

test.each([
  ['/corp', '/corp'],
  ['/corp/web_example-1', '/corp/:linkId'],
  ['/corp/web_example-1/employee-list', '/corp/:linkId/employee-list'],
  ['/corp/web_example-1/modify-password', '/corp/:linkId/modify-password'],
  ['/corp/web_example-1/retrieve-password', '/corp/:linkId/retrieve-password'],
  ['/corporation-manager-login', '/corporation-manager-login/:linkId?'],
  ['/corp/web_example-1/nothing', '*'],
  ['/gate/web_example-1', '/gate/:linkId'],
  ['/gate/web_example-1/platforms', '/gate/:linkId/platforms'],
  ['/gate/web_example-1/pull-requests/1', '/gate/:linkId/pull-requests/:id'],
  ['/gate/gitlab/a%2Fb/project/1', '/gate/:platform/:owner/:repository/:number'],
  ['/gate/gitlab/a%2Fb/project/1/confirm', '/gate/:platform/:owner/:repository/:number/confirm'],
  ['/activity/web_example-1', '/activity/:linkId'],
  ['/webhooks/web_example-1', '/webhooks/:linkId'],
  ['/webhooks/web_example-1/deliveries/1', '/webhooks/:linkId/deliveries/:webhookId'],
  ['/sharing/web_example-1', '/sharing/:linkId'],
  ['/share/web_example-1', '/share/:linkId'],
  ['/settings/web_example-1', '/settings/:linkId'],
  ['/corp/web_example-1/settings', '/corp/:linkId/settings'],
  ['/nothing', '*'],
])('%s is shown by %s', (address, route) => {
  expect(routeOf(address)).toBe(route);
});

test('the address of the earlier client for a mail leads to the error page, without a menu in its header', () => {
  const handle: unknown = matchRoutes(routes, '/verify-email')?.at(-1)?.route.handle;

  expect(handle).toEqual({ titleId: 'app.notFound.title', pageType: 'not-logged-in' });
});
