import { expect, test } from 'vitest';
import { isOffered } from './signing-way.ts';

test.each([
  [['INDIVIDUAL'], { individual: true, employee: false, corporation: false }],
  [['CORPORATION'], { individual: false, employee: false, corporation: true }],
  [['INDIVIDUAL', 'CORPORATION'], { individual: true, employee: true, corporation: true }],
  [[], { individual: false, employee: false, corporation: false }],
] as const)('a link with CLAs for %j offers %j', (types, offered) => {
  expect(isOffered('individual', types)).toBe(offered.individual);
  expect(isOffered('employee', types)).toBe(offered.employee);
  expect(isOffered('corporation', types)).toBe(offered.corporation);
});
