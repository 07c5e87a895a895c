import { expect, test } from 'vitest';
import { isPullRequestPath, parseReturnOrigin } from './return-origin.ts';

test.each([
  ['https://forum.example.org', 'https://forum.example.org'],
  [' https://Forum.Example.org/ ', 'https://forum.example.org'],
  ['https://forum.example.org:443', 'https://forum.example.org'],
  ['https://forum.example.org:8443', 'https://forum.example.org:8443'],
  ['https://bücher.example.org', 'https://xn--bcher-kva.example.org'],
])('%s is an origin', (text, origin) => {
  expect(parseReturnOrigin(text)).toBe(origin);
});

test.each([
  'http://forum.example.org',
  'https://forum.example.org/path',
  'https://forum.example.org?a=b',
  'https://forum.example.org#a',
  'https://someone@forum.example.org',
  'https://forum.example.org@example.com',
  'https://forum.example.org\\@example.com',
  'https:\\\\forum.example.org',
  'https://forum.example.org/..',
  'https:forum.example.org',
  '//forum.example.org',
  'javascript:alert(1)',
  'https://*.example.org',
  'https://forum example.org',
  'https://',
  '',
])('%s is none', (text) => {
  expect(parseReturnOrigin(text)).toBeUndefined();
});

test.each([
  ['/example/project/pull/7', true],
  ['/example/project/pulls/7/', true],
  ['/group/sub/project/-/merge_requests/7', true],
  ['/example/project/pull/7/files', false],
  ['/example/project', false],
  ['/login/oauth/authorize', false],
  ['//example.com/project/pull/7', false],
  ['/pull/7', false],
])('whether %s is a pull request: %s', (path, isOne) => {
  expect(isPullRequestPath(path)).toBe(isOne);
});
