import { describe, expect, test } from 'vitest';
import { findSource, rawAddress } from './source-address.ts';

const SOURCES = [
  'https://github.com/',
  'https://example.org/legal/cla',
  'http://127.0.0.1:8080/',
  'https://[fd00::1]/',
  'http://localhost:8081/',
].map((prefix) => new URL(prefix));

describe('a listed address is found:', () => {
  test.each([
    ['below the prefix', 'https://github.com/example/cla/raw/main/cla.pdf', false],
    ['whatever the letter case of the host', 'https://GitHub.COM/a.pdf', false],
    ['with the usual port', 'https://github.com:443/a.pdf', false],
    ['with surrounding space', ' https://github.com/a.pdf ', false],
    ['with a query', 'https://github.com/a.pdf?raw=true', false],
    ['the prefix itself', 'https://example.org/legal/cla', false],
    ['below a folder', 'https://example.org/legal/cla/zh.pdf', false],
    ['in the own network, listed by its address', 'http://127.0.0.1:8080/a.pdf', true],
    ['the same in other figures', 'http://2130706433:8080/a.pdf', true],
    ['in the own network, listed by its IPv6 address', 'https://[fd00:0::1]/a.pdf', true],
    ['on this machine', 'http://localhost:8081/a.pdf', true],
  ])('%s', (_name, address, mayBePrivate) => {
    expect(findSource(address, SOURCES).mayBePrivate).toBe(mayBePrivate);
  });
});

describe('an address is refused:', () => {
  test.each([
    ['no address', 'cla.pdf', 'not_https'],
    ['nothing', '', 'not_https'],
    ['one too long', `https://github.com/${'a'.repeat(2048)}`, 'not_https'],
    ['http', 'http://github.com/a.pdf', 'not_https'],
    ['a file', 'file:///etc/passwd', 'not_https'],
    ['data', 'data:application/pdf,x', 'not_https'],
    ['a line break within', 'https://github.com/a\n.pdf', 'not_https'],
    ['a character that cannot be stored', 'https://github.com/a\u0000.pdf', 'not_https'],
    ['a script', 'javascript:alert(1)', 'not_https'],
    ['another host', 'https://example.com/a.pdf', 'not_listed'],
    ['a host that begins alike', 'https://github.com.example.com/a.pdf', 'not_listed'],
    ['a host that ends alike', 'https://notgithub.com/a.pdf', 'not_listed'],
    ['a host within', 'https://raw.github.com/a.pdf', 'not_listed'],
    ['a host with a dot at its end', 'https://github.com./a.pdf', 'not_listed'],
    ['a look-alike letter', 'https://githuб.com/a.pdf', 'not_listed'],
    ['the host as a user', 'https://github.com@example.com/a.pdf', 'not_listed'],
    ['a user at the host', 'https://user@github.com/a.pdf', 'not_listed'],
    ['a user and password at the host', 'https://user:secret@github.com/a.pdf', 'not_listed'],
    ['a backslash', 'https://example.com\\@github.com/a.pdf', 'not_listed'],
    ['another port', 'https://github.com:8443/a.pdf', 'not_listed'],
    ['a path that begins alike', 'https://example.org/legal/claims.pdf', 'not_listed'],
    ['a path upwards', 'https://example.org/legal/cla/../secret.pdf', 'not_listed'],
    ['a path upwards in disguise', 'https://example.org/legal/cla/%2e%2e/secret.pdf', 'not_listed'],
    ['a hidden slash', 'https://example.org/legal/cla/..%2fsecret.pdf', 'not_listed'],
    ['a hidden backslash', 'https://example.org/legal/cla/..%5csecret.pdf', 'not_listed'],
    ['https where http is listed', 'https://127.0.0.1:8080/a.pdf', 'not_listed'],
    ['another address of this machine', 'http://127.0.0.2:8080/a.pdf', 'not_https'],
  ])('%s', (_name, address, reason) => {
    expect(() => findSource(address, SOURCES)).toThrow(
      expect.objectContaining({ code: 'bad_request_parameter', details: { field: 'sourceUrl', reason } }),
    );
  });
});

test.each([
  [
    "GitHub's page of a file",
    'https://github.com/example/cla/blob/main/docs/cla.pdf',
    'https://raw.githubusercontent.com/example/cla/main/docs/cla.pdf',
  ],
  ["Gitee's", 'https://gitee.com/example/cla/blob/v1/cla.pdf', 'https://gitee.com/example/cla/raw/v1/cla.pdf'],
  ['the file itself', 'https://github.com/example/cla/raw/main/cla.pdf', undefined],
  ['a folder called blob', 'https://github.com/example/cla/tree/blob/cla.pdf', undefined],
  ['a page elsewhere', 'https://example.org/example/cla/blob/main/cla.pdf', undefined],
])('the file behind %s', (_name, address, raw) => {
  expect(rawAddress(new URL(address)).href).toBe(raw ?? address);
});
