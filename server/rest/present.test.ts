import { expect, test } from 'vitest';
import type { SigningStatus } from '#server/modules/signing/signing/signing-status.rules.ts';
import { presentCla, presentSigningStatus } from './present.ts';

test.each([
  ['zh', 'Chinese'],
  ['en', 'English'],
] as const)('a CLA in %s is written as %s, its number as text, its address empty', (language, name) => {
  const field = { id: '3', type: 'fax', title: 'Personal fax', description: '', required: false } as const;

  expect(presentCla({ language, number: 0, fields: [{ ...field }] })).toEqual({
    url: '',
    language: name,
    cla_id: '0',
    fields: [field],
  });
});

const SIGNED_AT = new Date('2026-01-01T00:00:00Z');

test.each<[string, Omit<SigningStatus, 'signed' | 'signedAt' | 'reference' | 'level'>, object]>([
  [
    'nothing signed has an empty type, never null',
    { type: null, state: 'NOT_SIGNED', versionMatched: false },
    { type: '', signed: false, version_matched: false, status: 'not_signed' },
  ],
  [
    'an individual signing of the current version is valid',
    { type: 'individual', state: 'VALID', versionMatched: true },
    { type: 'individual', signed: true, version_matched: true, status: 'valid' },
  ],
  [
    'a signing in its grace period is valid and not of the current version',
    { type: 'individual', state: 'VALID', versionMatched: false },
    { type: 'individual', signed: true, version_matched: false, status: 'valid' },
  ],
  [
    'a signing after its grace period is expired',
    { type: 'individual', state: 'EXPIRED', versionMatched: false },
    { type: 'individual', signed: false, version_matched: false, status: 'expired' },
  ],
  [
    'an employee is written as corporation',
    { type: 'employee', state: 'VALID', versionMatched: true },
    { type: 'corporation', signed: true, version_matched: true, status: 'valid' },
  ],
  [
    'an employee who is not active has not signed',
    { type: 'employee', state: 'INACTIVE', versionMatched: true },
    { type: 'corporation', signed: false, version_matched: true, status: 'not_signed' },
  ],
])('%s', (_name, status, expected) => {
  expect(
    presentSigningStatus({
      ...status,
      signed: status.state === 'VALID',
      signedAt: SIGNED_AT,
      level: null,
      reference: null,
    }),
  ).toEqual(expected);
});
