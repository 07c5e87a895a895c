import { expect, test } from 'vitest';
import { createTestApp } from '#server/test/test-app.ts';
import { CommunityAccount } from './community-account.entity.ts';
import { createCommunityAccount, type NewCommunityAccount } from './create-community-account.ts';

const testApp = await createTestApp();

let count = 0;
const newAccount = (more: Partial<NewCommunityAccount> = {}): NewCommunityAccount => {
  count += 1;
  const account = `manager-${count}`;
  const createdAt = new Date();
  return { account, name: 'A Manager', email: `${account}@example.org`, password: 'Passw0rd!', createdAt, ...more };
};
const stored = ({ account }: NewCommunityAccount) => testApp.em().find(CommunityAccount, { account });

test('an account is stored with a hash in place of its password', async () => {
  const input = newAccount({ name: ' A Manager ' });

  await createCommunityAccount(testApp.em(), input);

  expect(await stored(input)).toMatchObject([
    { platform: 'local', name: 'A Manager', email: input.email, passwordHash: expect.stringMatching(/^\$argon2id\$/) },
  ]);
});

test.each<[string, Partial<NewCommunityAccount>, string, string]>([
  ['an account with a space', { account: 'a b' }, 'bad_request_parameter', 'account'],
  ['an address as an account', { account: 'a@example.org' }, 'bad_request_parameter', 'account'],
  ['an account that is too long', { account: 'x'.repeat(101) }, 'bad_request_parameter', 'account'],
  ['a blank name', { name: ' ' }, 'bad_request_parameter', 'name'],
  ['a name of two lines', { name: 'A\nManager' }, 'bad_request_parameter', 'name'],
  ['a name that is too long', { name: 'x'.repeat(101) }, 'bad_request_parameter', 'name'],
  ['an invalid address', { email: 'example.org' }, 'invalid_email', 'email'],
  ['a password that breaks the rule', { password: 'password' }, 'invalid_password', 'password'],
])('no account is created for %s', async (_name, more, code, field) => {
  const input = newAccount(more);

  await expect(createCommunityAccount(testApp.em(), input)).rejects.toMatchObject({ code, details: { field } });

  expect(await stored(input)).toEqual([]);
});

test('account names are unique', async () => {
  const input = newAccount();
  await createCommunityAccount(testApp.em(), input);

  const again = createCommunityAccount(testApp.em(), newAccount({ account: input.account }));

  await expect(again).rejects.toMatchObject({ code: 'exits_id', details: { field: 'account' } });
  expect(await stored(input)).toHaveLength(1);
});

test.each([
  ['nobody by default', {}, false],
  ['whom the operator flags', { isAdministrator: true }, true],
])('an administrator of the service: %s', async (_who, more, isAdministrator) => {
  const input = newAccount(more);

  await createCommunityAccount(testApp.em(), input);

  expect(await stored(input)).toMatchObject([{ isAdministrator, initialPasswordChanged: true }]);
});
