import { expect, test } from 'vitest';
import { isLink, readLinkId } from './sign-link-id.ts';

test.each([
  ['an id', 'github_example-1234567890123456789', 'github_example-1234567890123456789'],
  ['an id with blanks around it', ' web_example-1 \n', 'web_example-1'],
  ['an encoded community identifier', 'ZXhhbXBsZQ==', 'ZXhhbXBsZQ=='],
  ['a signing address', 'https://cla.example.org/sign/gitee_example-1', 'gitee_example-1'],
  [
    'a signing address with an organisation and a query',
    'https://cla.example.org/sign/gitee_example-1/abc?x=1',
    'gitee_example-1',
  ],
  ['the address of a signing page', 'https://cla.example.org/sign-cla/gitee_example-1/individual', 'gitee_example-1'],
  ['the log-in of a corporation', 'https://cla.example.org/corporation-manager-login/web_example-1', 'web_example-1'],
  ["a page of a corporation's managers", 'https://cla.example.org/corp/web_example-1/employee-list', 'web_example-1'],
  ['an encoded id in an address', 'https://cla.example.org/sign/ZXhhbXBsZQ%3D%3D', 'ZXhhbXBsZQ=='],
  ['nothing', '  ', undefined],
  ['another address', 'https://example.org/', undefined],
  ['a broken escape', 'https://cla.example.org/sign/%E0%A4%A', undefined],
])('reads %s', (_name, pasted, id) => {
  expect(readLinkId(pasted)).toBe(id);
});

test.each([
  ['the name of a project', 'example', false],
  ['a name with a number', 'example-2026', false],
  ['a whole id', ' web_example-1000000000000000001 ', true],
  ['a signing address', 'https://cla.example.org/sign/gitee_example-1', true],
])('tells a link from a name: %s', (_name, typed, expected) => {
  expect(isLink(typed)).toBe(expected);
});
