import { expect, test } from 'vitest';
import { buildCorporationViewer, buildViewer } from '#client/test/viewers.ts';
import { homePath, missingFactorPath } from './home-path.ts';

const HOME = '/corp/web_example-1/overview';
const FORCED = '/corp/web_example-1/modify-password';
const community = buildViewer();
const administrator = buildCorporationViewer();
const newcomer = buildCorporationViewer({ initialPasswordChanged: false });
const newManager = buildViewer({ initialPasswordChanged: false });

test.each([
  ['a community manager', community, undefined, '/linked-repo'],
  ['a community manager', community, '/bind-cla?organization=a', '/bind-cla?organization=a'],
  ['a community manager', community, HOME, '/linked-repo'],
  ['an administrator', administrator, undefined, HOME],
  [
    'an administrator',
    administrator,
    '/corp/web_example-1/manager-list?page=2',
    '/corp/web_example-1/manager-list?page=2',
  ],
  ['an administrator', administrator, '/corp/web_example-1', HOME],
  ['an administrator', administrator, '/corp/web_example-12/employee-list', HOME],
  ['an administrator', administrator, '/linked-repo', HOME],
  ['a newcomer', newcomer, undefined, FORCED],
  ['a newcomer', newcomer, '/linked-repo', FORCED],
  ['a newcomer', newcomer, FORCED, FORCED],
  ['a newcomer', newcomer, HOME, `${FORCED}?return_to=${encodeURIComponent(HOME)}`],
  ['a new community manager', newManager, undefined, '/org/modify-password'],
  ['a new community manager', newManager, '/org/modify-password', '/org/modify-password'],
  ['a new community manager', newManager, '/api-keys', '/org/modify-password?return_to=%2Fapi-keys'],
])('%s goes on to their own pages (case %#)', (_who, viewer, asked, target) => {
  expect(homePath(viewer, asked)).toBe(target);
});

const careless = { secondFactorMissing: true };
test.each([
  [buildViewer(careless), '/linked-repo', '?page=2', '/org/security?return_to=%2Flinked-repo%3Fpage%3D2'],
  [buildCorporationViewer(careless), HOME, '', `/corp/web_example-1/security?return_to=${encodeURIComponent(HOME)}`],
  [buildViewer(careless), '/org/security', '?return_to=%2Flinked-repo', undefined],
  [buildViewer(careless), '/org-select', '', undefined],
  [buildCorporationViewer(careless), FORCED, '', undefined],
  [administrator, HOME, '', undefined],
])('a missing second factor leads to where it is set up (case %#)', (viewer, pathname, search, target) => {
  expect(missingFactorPath(viewer, { pathname, search })).toBe(target);
});
