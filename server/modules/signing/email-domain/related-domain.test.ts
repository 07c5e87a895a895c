import { expect, test } from 'vitest';
import { isRelatedDomain } from './related-domain.ts';

test.each([
  ['mail.example.com', 'example.com', true],
  ['example.com', 'mail.example.com', true],
  ['a.b.example.com', 'c.example.com', true],
  ['example.com', 'example.com', true],
  ['EXAMPLE.com', 'mail.example.COM', true],
  ['example.org', 'example.com', false],
  ['notexample.com', 'example.com', false],
  ['example.com.evil.org', 'example.com', false],
  ['b.com.cn', 'a.com.cn', false],
  ['mail.a.com.cn', 'a.com.cn', true],
  ['b.co.uk', 'a.co.uk', false],
  ['mail.a.co.uk', 'hr.a.co.uk', true],
  ['co.uk', 'a.co.uk', false],
  ['a.co.uk', 'co.uk', false],
  ['co.uk', 'co.uk', false],
  ['com.cn', 'com.cn', false],
  ['y.github.io', 'x.github.io', false],
  ['mail.x.github.io', 'x.github.io', true],
  ['x.github.io', 'github.io', false],
  ['github.io', 'x.github.io', false],
  ['b.blogspot.com', 'a.blogspot.com', false],
  ['mail.xn--fiqs8s.com', 'xn--fiqs8s.com', true],
  ['mail.xn--bcher-kva.com', 'mail.xn--mgba3a4f16a.com', false],
  ['mail.a.xn--55qx5d.cn', 'a.xn--55qx5d.cn', true],
  ['b.xn--55qx5d.cn', 'a.xn--55qx5d.cn', false],
  ['192.0.2.1', '192.0.2.1', false],
  ['', '', false],
])('%j beside %j: %s', (domain, primary, expected) => {
  expect(isRelatedDomain(domain, primary)).toBe(expected);
});
