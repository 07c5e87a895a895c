import { expect, test } from 'vitest';
import { canReceiveMail } from './mail-reach.ts';

test.each([
  'ann@example.org',
  'Ann@EXAMPLE.ORG',
  "o'neil@example.org",
  'ann/ops@example.org',
  'ann@sub.example.co.uk',
  'ann@example.xn--p1ai',
  'ann@пример.рф',
  'ann@mail.internal.example.org',
  'ann@test.example.org',
  'ann@local.dev',
  'ann@ci.test',
  'ann@some.example',
  'noreply@example.org',
  'ann@github.com',
  '12345+ann@example.org',
])('mail can arrive at %s', (address) => {
  expect(canReceiveMail(address)).toBe(true);
});

test.each([
  '12345+ann@users.noreply.github.com',
  'ann@users.noreply.github.com',
  'ann@Users.NoReply.ghe.example.org',
  '12345+ann@user.noreply.gitee.com',
  'ann@noreply.gitcode.com',
  'ann@users.noreply.gitlab.com',
  'ann@noreply.codeberg.org',
  'ann@no-reply.example.org',
  'noreply@github.com',
  'NoReply@GitHub.com',
  'no-reply@gitlab.com',
  'noreply@gitee.com',
  'noreply@gitcode.com',
  'noreply@atomgit.com',
])('no mail arrives at the no-reply address %s', (address) => {
  expect(canReceiveMail(address)).toBe(false);
  expect(canReceiveMail(address, ['com', 'org', 'github.com'])).toBe(false);
});

test.each([
  'ann@MacBook-Pro.local',
  'root@ip-10-0-0-1.ec2.internal',
  'ann@nas.lan',
  'ann@host.localdomain',
  'ann@box.home.arpa',
  'ann@ci.invalid',
  'ann@dev.localhost',
  'ann@abcdef.onion',
])('no mail arrives in the private domain of %s unless the operator declares it reachable', (address) => {
  const domain = address.slice(address.indexOf('@') + 1).toLowerCase();

  expect(canReceiveMail(address)).toBe(false);
  expect(canReceiveMail(address, [domain])).toBe(true);
  expect(canReceiveMail(address, [domain.slice(domain.lastIndexOf('.') + 1)])).toBe(true);
  expect(canReceiveMail(address, ['other.org'])).toBe(false);
});

test.each(['root@localhost', 'ann@buildhost', 'ann@10.0.0.1'])(
  'no mail arrives at the host of %s unless the operator declares it reachable',
  (address) => {
    expect(canReceiveMail(address)).toBe(false);
    expect(canReceiveMail(address, [address.slice(address.indexOf('@') + 1)])).toBe(true);
  },
);

test('a domain that is declared reachable counts with its subdomains, and not for domains that end alike', () => {
  expect(canReceiveMail('ann@mail.corp.lan', ['corp.lan'])).toBe(true);
  expect(canReceiveMail('ann@evilcorp.lan', ['corp.lan'])).toBe(false);
});

test.each([
  '',
  'ann',
  '@example.org',
  'ann@',
  'ann@.org',
  'ann@example..org',
  'ann@-example.org',
  'ann@example-.org',
  'ann@example.org.',
  'ann@exa mple.org',
  'ann@[10.0.0.1]',
  `ann@${'a'.repeat(64)}.org`,
  `ann@${'abcdefghi.'.repeat(26)}org`,
])('%j is no address', (address) => {
  expect(canReceiveMail(address)).toBe(false);
});
