import { describe, expect, test } from 'vitest';
import { keepReturnAddress, readReturnAddress, type ReturnPlaces } from './return-address.ts';

const PROJECT = 'https://www.example.org/community';
const OWN = window.location.origin;

const PLACES: ReturnPlaces = {
  projectUrl: PROJECT,
  platform: 'WEB',
  returnOrigins: ['https://forum.example.org', 'https://forum.example.org:8443'],
  pullRequestOrigins: ['https://pulls.example.org'],
};

const read = (text: string, places = PLACES): string | undefined => {
  const address = readReturnAddress(new URLSearchParams({ return_to: text }), places);
  return address && (address.kind === 'own' ? address.path : address.url.href);
};

test.each([
  ['a path of this service', '/verify/SG-0000-0000-0000?a=b', '/verify/SG-0000-0000-0000?a=b'],
  ['an address of this service', `${OWN}/index`, '/index'],
  ['a page of the project', `${PROJECT}/pull/7`, `${PROJECT}/pull/7`],
  [
    'another page at its host',
    'https://www.example.org/other/pull/7#files',
    'https://www.example.org/other/pull/7#files',
  ],
  ['a page at a listed origin', 'https://forum.example.org/t/7?page=2', 'https://forum.example.org/t/7?page=2'],
  ['a page at a listed port', 'https://forum.example.org:8443/', 'https://forum.example.org:8443/'],
  ['a pull request', 'https://pulls.example.org/a/b/pull/7', 'https://pulls.example.org/a/b/pull/7'],
])('%s is returned to', (_name, text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['another host', 'https://example.com/pull/7'],
  ['a host below that of the project', 'https://evil.www.example.org/'],
  ['a host above that of the project', 'https://example.org/'],
  ['a host that only begins like it', 'https://www.example.org.example.com/'],
  ['another port', 'https://www.example.org:8443/'],
  ['a host after credentials', 'https://www.example.org@example.com/'],
  ['credentials', 'https://someone:secret@www.example.org/'],
  ['an unencrypted page', 'http://www.example.org/pull/7'],
  ['a host without a scheme', '//example.com/pull/7'],
  ['a host after backslashes', '\\\\example.com'],
  ['a path that a browser takes for a host', '/.//example.com'],
  ['a path with a backslash', '/\\example.com'],
  ['another page of a platform', 'https://pulls.example.org/a/b'],
  ['a pull request elsewhere', 'https://example.com/a/b/pull/7'],
  ['a listed origin without encryption', 'http://forum.example.org/t/7'],
  ['another port of a listed host', 'https://forum.example.org:9443/'],
  ['a listed host as credentials', 'https://forum.example.org:8443@example.com/'],
  ['a listed host before a backslash', 'https://example.com\\@forum.example.org/'],
  ['a listed host after an encoded slash', 'https://example.com%2f@forum.example.org/'],
  ['a listed host with a fullwidth dot', 'https://forum.example\uFF0Eorg.example.com/'],
  ['a look-alike of a listed host', 'https://f\u043Erum.example.org/'],
  ['a listed host in a path', 'https://example.com/https://forum.example.org/'],
  ['a listed host in a query', 'https://example.com/?https://forum.example.org/'],
  ['slashes', '///example.com'],
  ['a backslash after the scheme', 'https:\\example.com'],
  ['a script with a host', 'javascript://forum.example.org/%0aalert(1)'],
  ['a script behind a line break', 'java\nscript:alert(1)'],
  ['a view of a page', 'view-source:https://forum.example.org/'],
  ['a file of the browser', 'blob:https://forum.example.org/7'],
  ['a script', 'javascript:alert(1)'],
  ['a script after blanks', ' javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['nothing', 'https://'],
])('%s is refused', (_name, text) => {
  expect(read(text)).toBeUndefined();
});

const onPlatform = (url: string, platform: ReturnPlaces['platform']): ReturnPlaces => ({
  projectUrl: url,
  ...(platform && { platform }),
});

/** Where projects live, by how their platform is known. */
const PLATFORMS: readonly (readonly [string, string, ReturnPlaces])[] = [
  ['GitHub', 'https://github.com', onPlatform('https://github.com/Example', 'GITHUB')],
  ['Gitee', 'https://gitee.com', onPlatform('https://gitee.com/example/project', 'GITEE')],
  ['GitCode', 'https://gitcode.com', onPlatform('https://gitcode.com/example/project', 'GITCODE')],
  ['AtomGit', 'https://atomgit.com', onPlatform('https://atomgit.com/example/project', 'WEB')],
  [
    'a public platform, linked by a local account',
    'https://github.com',
    onPlatform('https://github.com/example', 'WEB'),
  ],
  ['an instance', 'https://git.example.org', onPlatform('https://git.example.org/example', 'GITHUB')],
  [
    'a connected instance',
    'https://git.example.org',
    { ...onPlatform('https://git.example.org/example', 'WEB'), pullRequestOrigins: ['https://git.example.org'] },
  ],
  [
    'a place that is not known yet',
    'https://git.example.org',
    onPlatform('https://git.example.org/example', undefined),
  ],
];

describe.each(PLATFORMS)('at %s', (_name, origin, places) => {
  test.each(['/example/project', '/Example/other/issues/7?a=b', '/example/project/pull/7', '/stranger/project/pull/7'])(
    '%s names a repository of the owner, or a pull request, and is returned to',
    (path) => {
      expect(read(`${origin}${path}`, places)).toBe(`${origin}${path}`);
    },
  );

  test.each([
    '/',
    '/example',
    '/stranger/project',
    '/login/oauth/authorize?client_id=1',
    '/oauth/authorize?client_id=1',
    '/example/oauth/authorize',
    '/login/%6fauth/authorize',
    '/example/project/%2e%2e/%2e%2e/login/oauth/authorize',
    '/example/project/..%2f..%2fstranger',
    '/example%2fproject',
    '//stranger/project',
    '/settings/applications',
    '/users/example',
  ])('%s is refused', (path) => {
    expect(read(`${origin}${path}`, places)).toBeUndefined();
  });
});

test.each(['login', 'oauth', 'settings'])('a project below /%s of a platform opens none of its pages', (segment) => {
  const places = onPlatform(`https://github.com/${segment}/oauth`, 'WEB');

  expect(read(`https://github.com/${segment}/oauth`, places)).toBeUndefined();
  expect(read(`https://github.com/${segment}/applications`, places)).toBeUndefined();
});

test('of a listed platform, repositories alone are returned to', () => {
  const places: ReturnPlaces = { ...PLACES, returnOrigins: ['https://github.com'] };

  expect(read('https://github.com/example/project/issues/7', places)).toBe(
    'https://github.com/example/project/issues/7',
  );
  expect(read('https://github.com/login/oauth/authorize?client_id=1', places)).toBeUndefined();
  expect(read('https://github.com/settings/applications', places)).toBeUndefined();
});

test('of a listed website, every page is returned to that asks for no authorisation', () => {
  expect(read('https://forum.example.org/login')).toBe('https://forum.example.org/login');
  expect(read('https://forum.example.org/oauth/authorize?client_id=1')).toBeUndefined();
});

test.each([undefined, 'not a URL'])('for the project %s only this service is returned to', (projectUrl) => {
  const search = new URLSearchParams({ return_to: `${PROJECT}/pull/7` });

  expect(readReturnAddress(search, { projectUrl })).toBeUndefined();
  expect(read('/index', { projectUrl })).toBe('/index');
});

test('the address is carried along, and nothing where there is none', () => {
  const text = `${PROJECT}/pull/7?a=b&c=d`;
  const path = keepReturnAddress(new URLSearchParams({ return_to: text }), '/signed/token');

  expect(new URL(path, OWN).searchParams.get('return_to')).toBe(text);
  expect(keepReturnAddress(new URLSearchParams(), '/signed/token')).toBe('/signed/token');
});
