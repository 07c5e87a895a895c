import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import type { FailureDetails } from '#client/apollo/failure.ts';
import { allEnTexts, allZhTexts } from '#client/test/all-texts.ts';
import { ErrorCode } from '#generated/enums.ts';
import { errorText, type FailurePlace } from './error-text.ts';

const zh = createIntl({ locale: 'zh', messages: allZhTexts });
const en = createIntl({ locale: 'en', messages: allEnTexts });
const coded = (code: string, details: FailureDetails = {}) =>
  ({ kind: 'coded', code, message: 'A message', details }) as const;

describe('errorText', () => {
  test('every code has a text in both languages, with and without its parameters', () => {
    const details = { field: 'name', character: '𰻝', reason: 'encrypted', retryAfter: 30, retryNum: 2, limit: 5 };

    const texts = Object.values(ErrorCode).flatMap((code) =>
      [zh, en].flatMap((intl) => [{}, details].map((given) => [code, errorText(intl, coded(code, given))] as const)),
    );

    expect(texts.filter(([, text]) => /[{}]|none|errors\./.test(text))).toEqual([]);
  });

  test.each<{ rule: string; code: string; details?: FailureDetails; place?: FailurePlace; text: string }>([
    {
      rule: 'names a character that cannot be printed',
      code: 'bad_request_parameter',
      details: { field: 'name', character: '𰻝' },
      text: '𰻝',
    },
    { rule: 'names the field', code: 'bad_request_parameter', details: { field: 'email' }, text: '邮箱有误' },
    { rule: 'says how long to wait', code: 'too_many_request', details: { retryAfter: 42 }, text: '42秒后' },
    { rule: 'says a long wait in minutes', code: 'too_many_request', details: { retryAfter: 3541 }, text: '60分钟后' },
    {
      rule: 'says a longer one in hours',
      code: 'too_many_request',
      details: { retryAfter: 85_231 },
      text: '24小时后',
    },
    {
      rule: 'says when changes go on, and what still works',
      code: 'too_many_request',
      details: { reason: 'daily_budget', retryAfter: 18_000 },
      text: '今天的修改次数已用完，5小时后可以继续。撤销、删除、退出等操作不受影响。',
    },
    { rule: 'says how many attempts are left', code: 'wrong_id_or_pw', details: { retryNum: 3 }, text: '再错3次' },
    {
      rule: 'says how many there may be',
      code: 'many_employee_managers',
      details: { limit: 5 },
      text: '最多5个',
    },
    {
      rule: 'says that there may be one',
      code: 'many_employee_managers',
      details: { limit: 1 },
      text: '只能有一个员工管理员',
    },
    {
      rule: 'calls a wrong code wrong where codes are typed',
      code: 'wrong_verification_code',
      place: { page: 'code' },
      text: '验证码不正确',
    },
    { rule: 'calls it an expired link elsewhere', code: 'wrong_verification_code', text: '链接已失效' },
    { rule: 'depends on who signed', code: 'resigned', place: { loginType: 'corporation' }, text: '该企业已经提交' },
    { rule: 'does not call an application signed', code: 'corp_has_signed', text: '该企业已经提交' },
    { rule: 'shows an unlisted code with its message', code: 'brand_new_code', text: 'brand_new_code：A message' },
  ])('$rule', ({ code, details, place, text }) => {
    expect(errorText(zh, coded(code, details), place)).toContain(text);
  });

  test('says that the service cannot be reached', () => {
    expect(errorText(en, { kind: 'network' })).toContain('cannot be reached');
  });
});
