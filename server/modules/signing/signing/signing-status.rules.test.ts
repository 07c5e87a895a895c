import { expect, test } from 'vitest';
import { decideSigningStatus, type SigningFacts } from './signing-status.rules.ts';

const NOW = new Date('2026-06-30T12:00:00Z');
const SIGNED_AT = new Date('2026-01-01T00:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

function individual(facts: Partial<SigningFacts> = {}): SigningFacts {
  return {
    type: 'individual',
    reference: 'SG-0000-0000-0001',
    signedAt: SIGNED_AT,
    level: null,
    active: true,
    newerSince: null,
    gracePeriodDays: 30,
    ...facts,
  };
}

function employee(facts: Partial<SigningFacts> = {}): SigningFacts {
  return { ...individual(facts), type: 'employee' };
}

test.each<[string, SigningFacts[], string]>([
  ['nothing signed', [], 'NOT_SIGNED - false'],
  ['the current version signed', [individual()], 'VALID individual true'],
  ['a newer version, within the grace period', [individual({ newerSince: daysAgo(29) })], 'VALID individual false'],
  [
    'a newer version, the grace period just over',
    [individual({ newerSince: daysAgo(30) })],
    'EXPIRED individual false',
  ],
  [
    'a newer version without grace',
    [individual({ newerSince: daysAgo(0), gracePeriodDays: 0 })],
    'EXPIRED individual false',
  ],
  ['an active employee', [employee()], 'VALID employee true'],
  ['an employee who is not activated', [employee({ active: false })], 'INACTIVE employee true'],
  [
    'an employee whose corporation has not agreed in time',
    [employee({ newerSince: daysAgo(31) })],
    'EXPIRED employee false',
  ],
  [
    'an inactive employee who signed as an individual too',
    [employee({ active: false }), individual()],
    'VALID individual true',
  ],
  ['an active employee who signed as an individual too', [individual(), employee()], 'VALID employee true'],
  [
    'neither counts: the employer is named',
    [individual({ newerSince: daysAgo(31) }), employee({ active: false })],
    'INACTIVE employee true',
  ],
])('%s', (_name, signings, expected) => {
  const status = decideSigningStatus(signings, NOW);

  expect(`${status.state} ${status.type ?? '-'} ${status.versionMatched}`).toBe(expected);
  expect(status.signed).toBe(status.state === 'VALID');
  expect(status.signedAt).toEqual(signings.length === 0 ? null : SIGNED_AT);
});
