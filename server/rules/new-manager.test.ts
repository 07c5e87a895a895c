import { describe, expect, test } from 'vitest';
import { isManagerId, managerAccount, newManagerProblems, type NewManager } from './new-manager.ts';

const CORPORATION = {
  domains: ['example.com', 'sub.example.com'],
  administrator: { account: 'admin_example.com', email: 'boss@example.com' },
};
const GOOD: NewManager = { id: 'first.one', name: 'Example Manager', email: 'first@example.com' };
const OTHER: NewManager = { id: 'other', name: 'Example Manager', email: 'other@example.com' };

test('a login name is the id and the domain of the address in lower case', () => {
  expect(managerAccount({ id: ' Li_1 ', email: 'li@Sub.Example.COM' })).toBe('Li_1_sub.example.com');
});

test.each([
  ['a', true],
  ['A.b_9', true],
  ['x'.repeat(50), true],
  ['x'.repeat(51), false],
  ['', false],
  ['  ', false],
  ['a-b', false],
  ['a b', false],
  ['a@b', false],
  ['经理', false],
])('the id %j: %s', (id, expected) => {
  expect(isManagerId(id, 'somebody@example.com')).toBe(expected);
});

test.each([
  [85, true],
  [86, false],
])('with a domain of %i characters an id of 14 fits into a login name of 100: %s', (length, expected) => {
  const domain = `${'d'.repeat(length - 4)}.com`;
  expect(isManagerId('fourteen_chars', `x@${domain}`)).toBe(expected);
});

describe('a new manager', () => {
  test.each<[string, Partial<NewManager>, object | undefined]>([
    ['is fine', {}, undefined],
    ['is fine in another domain', { email: 'first@SUB.example.com' }, undefined],
    ['is fine with spaces around', { id: ' one ', name: ' Example ', email: ' one@example.com ' }, undefined],
    [
      'is fine with the id of the administrator in another domain',
      { id: 'admin', email: 'x@sub.example.com' },
      undefined,
    ],
    ['needs a name', { name: ' ' }, { field: 'name', code: 'bad_request_parameter' }],
    [
      'has a name of 100 characters at most',
      { name: '名'.repeat(101) },
      { field: 'name', code: 'bad_request_parameter' },
    ],
    ['has a name of one line', { name: 'a\nb' }, { field: 'name', code: 'bad_request_parameter' }],
    ['needs an address', { email: 'first' }, { field: 'email', code: 'invalid_email' }],
    ['needs an id', { id: '' }, { field: 'id', code: 'invalid_manager_id' }],
    ['repeats no id', { id: 'OTHER' }, { field: 'id', code: 'same_id' }],
    ['repeats no address', { email: 'Other@Example.com' }, { field: 'email', code: 'same_email' }],
    ['is not the account of the administrator', { id: 'Admin' }, { field: 'id', code: 'admin_as_manager' }],
    [
      'is not at the address of the administrator',
      { email: 'BOSS@example.com' },
      { field: 'email', code: 'admin_as_manager' },
    ],
    ['is in a domain of the corporation', { email: 'x@example.org' }, { field: 'email', code: 'not_same_corp' }],
    ['is not in a domain below', { email: 'x@a.example.com' }, { field: 'email', code: 'not_same_corp' }],
    ['breaks the first rule first', { name: '', email: '', id: '' }, { field: 'name', code: 'bad_request_parameter' }],
  ])('%s', (_rule, changed, problem) => {
    expect(newManagerProblems({ ...GOOD, ...changed }, [OTHER], CORPORATION)[0]).toEqual(problem);
  });
});
