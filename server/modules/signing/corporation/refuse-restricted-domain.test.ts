import { expect, test } from 'vitest';
import { FREE_MAIL_DOMAINS } from '#server/config/restricted-email-domains.ts';
import { refuseRestrictedDomain } from './refuse-restricted-domain.ts';

const REFUSED = expect.objectContaining({ code: 'restricted_email_suffix', details: { field: 'email' } });

test.each([
  ['the domain of a free-mail provider', 'somebody@qq.com'],
  ['the same in capitals', 'somebody@GMail.COM'],
  ['a domain below it', 'somebody@vip.163.com'],
  ['a provider of one country', 'somebody@hotmail.de'],
  ['another one', 'somebody@t-online.de'],
  ['one for encrypted mail', 'somebody@tuta.com'],
  ['one of Korea', 'somebody@hanmail.net'],
  ['S52: one for encrypted mail of Germany', 'somebody@posteo.de'],
  ['S52: one of activists', 'somebody@riseup.net'],
  ['S52: another one', 'somebody@disroot.org'],
  ['S52: one of China', 'somebody@263.net'],
  ['S52: one that forwards mail', 'somebody@simplelogin.com'],
  ['S52: one of a browser that forwards mail', 'somebody@mozmail.com'],
  ['S52: a domain below one of them', 'somebody@name.anonaddy.me'],
  ['a public suffix', 'somebody@com.cn'],
  ['one whose owner lets others register below it', 'somebody@github.io'],
])('%s is refused', (_name, email) => {
  expect(() => refuseRestrictedDomain(email, FREE_MAIL_DOMAINS)).toThrow(REFUSED);
});

test.each([
  ['its own domain', 'somebody@example.org'],
  ['a domain below a public suffix', 'somebody@example.com.cn'],
  ['the domain for examples', 'somebody@example.com'],
  ['a university', 'somebody@nus.edu.sg'],
  ['a long top-level domain', 'somebody@studio.technology'],
  ['one that only ends in the same letters', 'somebody@notqq.com'],
  ['one that begins with it', 'somebody@qq.com.example.org'],
])('%s is not', (_name, email) => {
  expect(() => refuseRestrictedDomain(email, FREE_MAIL_DOMAINS)).not.toThrow();
});

test('the list is in lower case, without duplicates', () => {
  expect(FREE_MAIL_DOMAINS).toEqual([...new Set(FREE_MAIL_DOMAINS.map((domain) => domain.toLowerCase()))]);
});
