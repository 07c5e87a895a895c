import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { readSender } from './sender.rules.ts';

const config = readConfig({ SENDER_SMTP_SERVERS: 'mail.example.org:587', REACHABLE_DOMAINS: 'corp.internal' });
const read = (address: string, server?: string) => readSender({ address, server, authorizationCode: 'x' }, config);

describe('the server of a sender', () => {
  test.each([
    ['serves the domain of the address', 'cla@QQ.com', undefined, 'smtp.qq.com:465'],
    ["is the configuration's for other domains", 'cla@example.org', undefined, null],
    ["is the configuration's when that is chosen", 'cla@qq.com', 'smtp.exmail.qq.com:465', null],
    ['is a listed one that was chosen', 'cla@example.org', 'mail.example.org:587', 'mail.example.org:587'],
    ['may be chosen although the provider has none', 'cla@outlook.com', 'mail.example.org:587', 'mail.example.org:587'],
  ])('%s', (_rule, address, asked, server) => {
    expect(read(address, asked)).toMatchObject({ server });
  });

  test.each([
    ['the provider takes no authorisation codes', 'cla@Outlook.com', undefined],
    ['it is not listed', 'cla@example.org', '127.0.0.1:25'],
    ['it is listed at another port', 'cla@example.org', 'mail.example.org:25'],
  ])('is refused when %s', (_rule, address, asked) => {
    expect(() => read(address, asked)).toThrow(expect.objectContaining({ code: 'unknown_email_platform' }));
  });
});

test.each([
  ['a no-reply address', 'cla@users.noreply.github.com'],
  ['an address of a private network', 'cla@corp.local'],
])('%s is no sender, because answers to it are lost', (_name, address) => {
  const details = { field: 'address', reason: 'unreachable' };
  expect(() => read(address)).toThrow(expect.objectContaining({ code: 'invalid_email', details }));
});

test('a private domain that the operator has declared reachable may be a sender', () => {
  expect(read('cla@corp.internal')).toMatchObject({ address: 'cla@corp.internal' });
});
