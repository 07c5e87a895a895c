import { expect, test } from 'vitest';
import { readProjectPage } from './project-page.ts';

test.each([
  ['base64', btoa('https://example.org/community?a=b'), 'https://example.org/community?a=b'],
  [
    'base64 for addresses',
    btoa('https://example.org/?>~').replaceAll('+', '-').replaceAll('/', '_'),
    'https://example.org/?%3E~',
  ],
  ['an escaped address', encodeURIComponent('https://example.org/community'), 'https://example.org/community'],
  ['a plain address', 'https://example.org/community', 'https://example.org/community'],
  ['an unsafe transport', btoa('http://example.org/'), undefined],
  ['a script', btoa('javascript:alert(1)'), undefined],
  ['an escaped script', encodeURIComponent('javascript:alert(1)'), undefined],
  ['something else', 'community', undefined],
  ['nothing', undefined, undefined],
])('reads %s', (_name, encoded, href) => {
  expect(readProjectPage(encoded)?.href).toBe(href);
});
