import type { LoaderFunctionArgs } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PASSWORD_ROUTES } from './password-routes.ts';

const args = (path: string, params: Record<string, string>) =>
  ({ request: new Request(`https://example.org${path}`), params }) as unknown as LoaderFunctionArgs;

const RETRIEVE = '/retrieve-password/:linkId?';
const RESET = '/reset-password';

test.each([
  [RETRIEVE, '/retrieve-password', {}, '/org/retrieve-password'],
  [RETRIEVE, '/retrieve-password/fake_link?a=b', { linkId: 'fake_link' }, '/org/retrieve-password?a=b'],
  [RETRIEVE, '/retrieve-password/web_x-1?a=b', { linkId: 'web_x-1' }, '/corp/web_x-1/retrieve-password?a=b'],
  [RESET, '/reset-password?key=k', {}, '/org/reset-password?key=k'],
  [RESET, '/reset-password?link_id=&key=k', {}, '/org/reset-password?link_id=&key=k'],
  [RESET, '/reset-password?key=k&link_id=fake_link', {}, '/org/reset-password?key=k&link_id=fake_link'],
  [RESET, '/reset-password?key=k&link_id=web_x-1', {}, '/corp/web_x-1/reset-password?key=k&link_id=web_x-1'],
])('%s leads from %s %j to %s', async (route, path, params, target) => {
  const answer = (await PASSWORD_ROUTES[route]?.(args(path, params), undefined)) as Response;

  expect(answer.headers.get('location')).toBe(target);
});
