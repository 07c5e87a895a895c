import { expect, test } from 'vitest';
import { AppError, type ErrorDetails } from './app-error.ts';
import { toRest } from './to-rest.ts';

test.each<[string, ErrorDetails, object]>([
  ['a field of a form by its id', { field: '0', character: '\u{2A6D7}' }, { field: '0', character: '\u{2A6D7}' }],
  ['a parameter by its REST name', { field: 'verificationCode' }, { field: 'verification_code' }],
  ['the consent by its REST name', { field: 'privacyConsented' }, { field: 'privacy_checked' }],
  ['its other details in snake case', { retryNum: 3, retryAfter: 30 }, { retry_num: 3, retry_after: 30 }],
])('a failure names %s', (_name, details, expected) => {
  const { status, body } = toRest(new AppError('bad_request_parameter', details));

  expect(status).toBe(400);
  expect(body.data).toEqual({
    error_code: 'cla.bad_request_parameter',
    error_message: expect.any(String),
    ...expected,
  });
});

test('the English text of a failure uses the names of REST', () => {
  const failure = new AppError('bad_request_parameter', { field: 'gracePeriodDays', retryNum: 4 });
  const message = 'A parameter is missing or wrong (field: grace_period_days, retry_num: 4)';

  expect(toRest(failure).body.data.error_message).toBe(message);
});

test('a nested parameter is named by its path', () => {
  const failure = new AppError('bad_request_parameter', { field: 'corp_cla.sourceUrl' });

  expect(toRest(failure, { names: { sourceUrl: 'url' } }).body.data).toMatchObject({ field: 'corp_cla.url' });
});

test.each([
  ['no_link', 400],
  ['missing_token', 401],
  ['unauthorized_token', 403],
  ['not_found', 404],
] as const)('%s has the status %i', (code, status) => {
  expect(toRest(new AppError(code)).status).toBe(status);
});

test('a failure says how long to wait', () => {
  expect(toRest(new AppError('too_many_request', { retryAfter: 30 })).retryAfter).toBe(30);
  expect(toRest(new AppError('no_link')).retryAfter).toBeUndefined();
});

test('an unexpected failure reveals no details', () => {
  const { status, body } = toRest(new Error('select 1'));

  expect(status).toBe(500);
  expect(body.data).toEqual({ error_code: 'cla.system_error', error_message: 'System error, please retry' });
});
