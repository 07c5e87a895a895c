import { expect, test } from 'vitest';
import { administratorAccount } from './administrator-account.rules.ts';

test.each([
  ['nobody is there', [], 'admin_example.org'],
  ['it is taken', ['admin_example.org'], 'admin1_example.org'],
  ['several are taken', ['admin2_example.org', 'admin_example.org', 'admin1_example.org'], 'admin3_example.org'],
  ['a gap is free', ['admin2_example.org', 'admin_example.org'], 'admin1_example.org'],
  ['others of the domain are there', ['li_example.org', 'administrator_example.org'], 'admin_example.org'],
])('the account of an administrator when %s', (_name, taken, expected) => {
  expect(administratorAccount('example.org', taken)).toBe(expected);
});
