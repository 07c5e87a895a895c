import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { toFailure } from './to-failure.ts';

function failureOf(error: unknown) {
  const logged: [level: string, error: unknown][] = [];
  const failure = toFailure(error, {
    warn: ({ err }) => logged.push(['warn', err]),
    error: ({ err }) => logged.push(['error', err]),
  });
  return { code: failure.code, details: failure.details, logged };
}

const CHANGED = new AppError('system_error', { reason: 'document abc was changed' });
const UNFORESEEN = new TypeError('x is undefined');
const EXPECTED = new AppError('no_permission', { field: 'id' });

test.each([
  ['an expected failure', EXPECTED, 'no_permission', { field: 'id' }, []],
  ['an unforeseen one', UNFORESEEN, 'system_error', {}, [['error', UNFORESEEN]]],
  ['one with a reason for the operator', CHANGED, 'system_error', {}, [['error', CHANGED]]],
])('%s', (_name, error, code, details, logged) => {
  expect(failureOf(error)).toEqual({ code, details, logged });
});
