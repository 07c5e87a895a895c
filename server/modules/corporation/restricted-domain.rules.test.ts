import { expect, test } from 'vitest';
import { FREE_MAIL_DOMAINS } from '#server/config/restricted-email-domains.ts';
import { refuseRestrictedDomain } from './restricted-domain.rules.ts';

const REFUSED = expect.objectContaining({ code: 'restricted_email_suffix', details: { field: 'email' } });

test.each([
  ['the domain of a free-mail provider', 'somebody@qq.com'],
  ['the same in capitals', 'somebody@GMail.COM'],
  ['a domain below it', 'somebody@vip.163.com'],
])('%s is refused', (_name, email) => {
  expect(() => refuseRestrictedDomain(email, FREE_MAIL_DOMAINS)).toThrow(REFUSED);
});

test.each([
  ['a domain of its own', 'somebody@example.org'],
  ['one that only ends in the same letters', 'somebody@notqq.com'],
  ['one that begins with it', 'somebody@qq.com.example.org'],
])('%s is not', (_name, email) => {
  expect(() => refuseRestrictedDomain(email, FREE_MAIL_DOMAINS)).not.toThrow();
});

test('the list is in lower case, sorted, without duplicates', () => {
  expect(FREE_MAIL_DOMAINS).toEqual([...new Set(FREE_MAIL_DOMAINS.map((domain) => domain.toLowerCase()))].toSorted());
});
