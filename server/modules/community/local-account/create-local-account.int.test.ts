import { expect, test } from 'vitest';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { buildAccount } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { arrangeAdministrator, eventsAbout, logIn, passwordMailedTo } from './testing/administrator.ts';

const CREATE = `mutation ($input: CreateLocalAccountInput!) {
  createLocalAccount(input: $input) {
    account {
      id account name email isServiceAdministrator isViewer initialPasswordChanged deactivatedAt openSessions links
    }
  }
}`;
const RENEW = `mutation ($id: ID!) {
  renewLocalAccountPassword(input: { id: $id }) { account { oneTimePasswordExpiresAt } }
}`;
const VIEWER = '{ viewer { account initialPasswordChanged isServiceAdministrator } }';
const ENDED = { initialPasswordChanged: false, oneTimePasswordExpiresAt: new Date(Date.now() - 1000) };

const testApp = await createTestApp();

let count = 0;
const newInput = (more: object = {}) => {
  count += 1;
  const account = `new-manager-${count}`;
  return { account, name: ' New Manager ', email: `${account}@example.org`, language: 'EN', ...more };
};
const create = (input: object, headers: SessionHeaders) => graphql(testApp.app, CREATE, { input }, headers);
const renew = (id: string, headers: SessionHeaders) => graphql(testApp.app, RENEW, { id }, headers);
const stored = (account: string) => testApp.em().find(CommunityAccount, { account });

test('the owner of a new account logs in with the mailed password, and has to change it first', async () => {
  const { account: administrator, headers } = await arrangeAdministrator(testApp);
  const input = newInput();

  const { data } = await create(input, headers);

  const { account } = (data as { createLocalAccount: { account: { id: string } } }).createLocalAccount;
  expect(account).toMatchObject({
    account: input.account,
    name: 'New Manager',
    email: input.email,
    isServiceAdministrator: false,
    isViewer: false,
    initialPasswordChanged: false,
    deactivatedAt: null,
    openSessions: 0,
    links: 0,
  });
  expect(await testApp.mailsTo(input.email)).toMatchObject([{ template: 'local_account_created', language: 'en' }]);
  expect(await logIn(testApp, input.account, await passwordMailedTo(testApp, input.email))).toEqual([]);
  const [owner] = await stored(input.account);
  expect(owner?.oneTimePasswordExpiresAt?.getTime()).toBeGreaterThan(Date.now() + 71 * 3_600_000);
  const event = { action: 'LOCAL_ACCOUNT_CREATED', actor: administrator.id };
  expect((await eventsAbout(testApp, account.id))[0]).toEqual(event);
});

test('a one-time password opens nothing but its own replacement', async () => {
  const owner = await buildAccount(testApp.em(), { initialPasswordChanged: false });
  const session = await signIn(testApp, owner);
  const links = '{ links(sort: ALIAS_ASC) { totalCount } }';
  const replace = 'mutation { replaceOneTimePassword(input: { newPassword: "Other-Horse-9" }) { viewer { account } } }';

  expect((await graphql(testApp.app, links, {}, session)).codes).toEqual(['initial_password_unchanged']);
  expect((await graphql(testApp.app, VIEWER, {}, session)).data).toMatchObject({
    viewer: { initialPasswordChanged: false },
  });
  expect((await graphql(testApp.app, replace, {}, session)).codes).toEqual([]);

  expect(await stored(owner.account)).toMatchObject([{ initialPasswordChanged: true }]);
  expect(await logIn(testApp, owner.account, 'Other-Horse-9')).toEqual([]);
});

test('an administrator creates further administrators, and only by saying so', async () => {
  const { headers } = await arrangeAdministrator(testApp);
  const input = newInput({ isServiceAdministrator: true });

  expect((await create(input, headers)).codes).toEqual([]);

  const [owner] = await stored(input.account);
  expect(owner).toMatchObject({ isAdministrator: true, initialPasswordChanged: false });
});

test.each([
  ['a login name with a space', { account: 'a b' }, 'bad_request_parameter', 'account'],
  ['a blank name', { name: ' ' }, 'bad_request_parameter', 'name'],
  ['an invalid address', { email: 'example.org' }, 'invalid_email', 'email'],
])('no account is created for %s', async (_what, more, code, field) => {
  const { headers } = await arrangeAdministrator(testApp);
  const input = newInput(more);

  expect((await create(input, headers)).errors).toMatchObject([{ extensions: { code, field } }]);

  expect(await testApp.em().count(CommunityAccount, { email: input.email })).toBe(0);
});

test('of two who create an account by one name at once, one does', async () => {
  const { headers } = await arrangeAdministrator(testApp);
  const inputs = [newInput({ account: 'wanted-name' }), newInput({ account: 'wanted-name' })];

  const answers = await Promise.all(inputs.map((input) => create(input, headers)));

  expect(answers.flatMap(({ codes }) => codes)).toEqual(['exits_id']);
  expect(await stored('wanted-name')).toHaveLength(1);
  const mails = await Promise.all(inputs.map(({ email }) => testApp.mailsTo(email)));
  expect(mails.flat()).toHaveLength(1);
});

test('an administrator confirms their identity before an account is created', async () => {
  const { account } = await arrangeAdministrator(testApp);
  const headers = await signIn(testApp, account, { createdAt: new Date(Date.now() - 6 * 60_000) });
  const input = newInput();

  expect((await create(input, headers)).codes).toEqual(['step_up_needed']);

  expect(await stored(input.account)).toEqual([]);
});

test('after the end of a one-time password its owner gets a new one', async () => {
  const { headers } = await arrangeAdministrator(testApp);
  const owner = await buildAccount(testApp.em(), ENDED);
  const email = owner.email ?? '';
  expect(await logIn(testApp, owner.account)).toEqual(['one_time_password_expired']);
  const earlier = await signIn(testApp, owner);

  expect((await renew(owner.id, headers)).codes).toEqual([]);

  expect(await logIn(testApp, owner.account)).toEqual(['wrong_id_or_pw']);
  expect(await logIn(testApp, owner.account, await passwordMailedTo(testApp, email))).toEqual([]);
  expect((await graphql(testApp.app, VIEWER, {}, earlier)).data).toEqual({ viewer: null });
  expect((await eventsAbout(testApp, owner.id))[0]).toMatchObject({ action: 'LOCAL_ACCOUNT_PASSWORD_RENEWED' });
});

test('of two requests at once, one sends a new one-time password', async () => {
  const { headers } = await arrangeAdministrator(testApp);
  const owner = await buildAccount(testApp.em(), ENDED);

  const answers = await Promise.all([1, 2].map(() => renew(owner.id, headers)));

  expect(answers.flatMap(({ codes }) => codes)).toEqual(['too_many_request']);
  expect(await testApp.mailsTo(owner.email ?? '')).toHaveLength(1);
});

test.each([
  ['its owner has chosen a password', { initialPasswordChanged: true }],
  ['the account is deactivated', { ...ENDED, deactivatedAt: new Date() }],
])('no one-time password is sent when %s', async (_why, facts) => {
  const { headers } = await arrangeAdministrator(testApp);
  const owner = await buildAccount(testApp.em(), facts);

  expect((await renew(owner.id, headers)).codes).toEqual(['bad_request_parameter']);

  expect(await testApp.mailsTo(owner.email ?? '')).toEqual([]);
});
