import { expect, test } from 'vitest';
import { keepReturnAddress, readReturnAddress } from './return-address.ts';

const PROJECT = 'https://code.example.org/group/project';
const OWN = window.location.origin;

const read = (text: string, projectUrl: string | undefined = PROJECT): string | undefined => {
  const address = readReturnAddress(new URLSearchParams({ return_to: text }), projectUrl);
  return address && (address.kind === 'own' ? address.path : address.url.href);
};

test.each([
  ['a path of this service', '/verify/SG-0000-0000-0000?a=b', '/verify/SG-0000-0000-0000?a=b'],
  ['an address of this service', `${OWN}/index`, '/index'],
  ['a page of the project', `${PROJECT}/pull/7`, `${PROJECT}/pull/7`],
  [
    'another page at its host',
    'https://code.example.org/other/pull/7#files',
    'https://code.example.org/other/pull/7#files',
  ],
])('%s is returned to', (_name, text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['another host', 'https://example.com/pull/7'],
  ['a host below that of the project', 'https://evil.code.example.org/'],
  ['a host above that of the project', 'https://example.org/'],
  ['a host that only begins like it', 'https://code.example.org.example.com/'],
  ['another port', 'https://code.example.org:8443/'],
  ['a host after credentials', 'https://code.example.org@example.com/'],
  ['credentials', 'https://someone:secret@code.example.org/'],
  ['an unencrypted page', 'http://code.example.org/pull/7'],
  ['a host without a scheme', '//example.com/pull/7'],
  ['a host after backslashes', '\\\\example.com'],
  ['a path that a browser takes for a host', '/.//example.com'],
  ['a path with a backslash', '/\\example.com'],
  ['a script', 'javascript:alert(1)'],
  ['a script after blanks', ' javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['nothing', 'https://'],
])('%s is refused', (_name, text) => {
  expect(read(text)).toBeUndefined();
});

test.each([undefined, 'not a URL'])('for the project %s only this service is returned to', (projectUrl) => {
  const search = new URLSearchParams({ return_to: `${PROJECT}/pull/7` });

  expect(readReturnAddress(search, projectUrl)).toBeUndefined();
  expect(read('/index', projectUrl)).toBe('/index');
});

test('the address is carried along, and nothing where there is none', () => {
  const text = `${PROJECT}/pull/7?a=b&c=d`;
  const path = keepReturnAddress(new URLSearchParams({ return_to: text }), '/signed/token');

  expect(new URL(path, OWN).searchParams.get('return_to')).toBe(text);
  expect(keepReturnAddress(new URLSearchParams(), '/signed/token')).toBe('/signed/token');
});
