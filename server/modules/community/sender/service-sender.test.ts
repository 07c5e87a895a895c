import { expect, test } from 'vitest';
import { serviceSender } from './service-sender.ts';

test.each([
  ['smtp', 'Signet <cla@example.org>', 'cla@example.org'],
  ['smtp', 'cla@example.org', 'cla@example.org'],
  ['smtp', 'Signet <no-reply@localhost>', undefined],
  ['capture', 'Signet <no-reply@localhost>', 'no-reply@localhost'],
] as const)('mail by %s from %s is sent for links from %s', (kind, from, address) => {
  expect(serviceSender({ kind, from })).toBe(address);
});
