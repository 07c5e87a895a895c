import { afterEach, expect, test } from 'vitest';
import { keepCookies } from '#client/test/session-cookies.ts';
import { csrfTokenOf, latestRole } from './session-role.ts';

afterEach(() => keepCookies());

const COMMUNITY = { community_token: 'a' };
const CORPORATION = { corporation_token: 'b' };

test.each([
  ['both', { ...COMMUNITY, ...CORPORATION, csrf_token: 'b' }, ['a', 'b']],
  ['the community alone', { ...COMMUNITY, csrf_token: 'a' }, ['a', undefined]],
  ['the corporation alone', { ...CORPORATION, csrf_token: 'b' }, [undefined, 'b']],
  ['one that an earlier version began, whose role is not known', { csrf_token: 'c' }, ['c', 'c']],
  ['one of a role, and one of a client over REST', { ...COMMUNITY, csrf_token: 'c' }, ['a', undefined]],
  ['nobody', {}, [undefined, undefined]],
])('pages of each role name their own session, with sessions of %s', (_whose, cookies, tokens) => {
  keepCookies(cookies);

  expect([csrfTokenOf('community'), csrfTokenOf('corporation')]).toEqual(tokens);
});

test.each([
  [{ ...COMMUNITY, ...CORPORATION, csrf_token: 'b' }, 'corporation'],
  [{ ...COMMUNITY, ...CORPORATION, csrf_token: 'a' }, 'community'],
  [{ ...COMMUNITY, ...CORPORATION }, 'community'],
  [CORPORATION, 'corporation'],
  [COMMUNITY, 'community'],
  [{}, 'community'],
])('with the cookies %j the latest role is %s', (cookies, role) => {
  keepCookies(cookies);

  expect(latestRole()).toBe(role);
});
