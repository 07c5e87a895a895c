import { expect, test } from 'vitest';
import { decideStanding, maskAddress, type StateFacts } from './evidence-state.rules.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const EARLIER = new Date('2026-05-01T00:00:00Z');
const FACTS: StateFacts = {
  kind: 'INDIVIDUAL',
  endedAt: null,
  endReason: null,
  state: null,
  corporationState: null,
  suspendedAt: null,
  newerSince: null,
  gracePeriodDays: 30,
};
const EMPLOYEE = { kind: 'EMPLOYEE', state: 'active', corporationState: 'completed' } as const;
const CORPORATION = { kind: 'CORPORATION', state: 'completed' } as const;

test.each<[string, Partial<StateFacts>, string, Date | null, string | null]>([
  ['a live individual', {}, 'COUNTS', null, null],
  ['a newer version within the grace period', { newerSince: new Date('2026-05-20T00:00:00Z') }, 'COUNTS', null, null],
  ['the grace period is over', { newerSince: EARLIER }, 'EXPIRED', new Date('2026-05-31T00:00:00Z'), 'superseded'],
  ['a newer version was signed', { endedAt: EARLIER, endReason: 'superseded' }, 'SUPERSEDED', EARLIER, 'superseded'],
  ['the corporation signed', { endedAt: EARLIER, endReason: 'corporation' }, 'ENDED', EARLIER, 'corporation'],
  ['an active employee', EMPLOYEE, 'COUNTS', null, null],
  ['an employee who is not activated', { ...EMPLOYEE, state: 'inactive' }, 'INACTIVE', null, null],
  ['an employee of a suspended corporation', { ...EMPLOYEE, suspendedAt: EARLIER }, 'INACTIVE', null, null],
  ['an employee of a deleted corporation', { ...EMPLOYEE, corporationState: 'deleted' }, 'INACTIVE', null, null],
  ['a removed employee', { ...EMPLOYEE, endedAt: EARLIER, endReason: 'removed' }, 'ENDED', EARLIER, 'removed'],
  ['an approved corporation', CORPORATION, 'COUNTS', null, null],
  ['a corporation to be approved', { ...CORPORATION, state: 'uncompleted' }, 'INACTIVE', null, null],
  ['a form to sign', { kind: 'CORPORATION_FORM', state: 'uncompleted' }, 'INACTIVE', null, null],
  ['a deleted corporation', { ...CORPORATION, endedAt: EARLIER, endReason: 'deleted' }, 'ENDED', EARLIER, 'deleted'],
  ['a current CLA', { kind: 'CLA', state: 'current' }, 'COUNTS', null, null],
  [
    'an older CLA, whatever the grace period',
    { kind: 'CLA', endedAt: EARLIER, endReason: 'superseded' },
    'SUPERSEDED',
    EARLIER,
    'superseded',
  ],
  ['a removed CLA', { kind: 'CLA', endReason: 'removed' }, 'ENDED', null, 'removed'],
])('%s', (_case, facts, state, endedAt, endReason) => {
  expect(decideStanding({ ...FACTS, ...facts }, NOW)).toEqual({ state, endedAt, endReason });
});

test.each([
  ['octo@example.org', 'o***@e***.org'],
  ['o@a.b.example.co', 'o***@a***.b***.e***.co'],
  ['中文@例子.test', '中***@例***.test'],
  ['"a@b"@example.test', '"***@e***.test'],
])('%s is shown as %s', (email, masked) => {
  expect(maskAddress(email)).toBe(masked);
});
