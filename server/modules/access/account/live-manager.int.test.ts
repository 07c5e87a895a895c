import { describe, expect, test } from 'vitest';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { findEmployers } from '#server/modules/signing/employee/employer.queries.ts';
import { buildLink, PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { requestContext } from '#server/test/request-context.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Manager, ManagerRole } from './manager.entity.ts';
import { PasswordReset } from './password-reset.entity.ts';

const VIEWER = '{ viewer { account } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { account } } }';
const REQUEST = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { done } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { done } }';
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { done } }';

const testApp = await createTestApp();

/** An employee manager who is logged in and already has a password reset link. */
async function arrange() {
  const em = testApp.em();
  const link = await buildLink(em);
  const corporation = await buildCorporation(em, link);
  const manager = await buildManager(em, corporation, { role: ManagerRole.EMPLOYEE_MANAGER });
  const headers = await signIn(testApp, manager);
  const [key, createdAt] = [newToken(), new Date()];
  const expiresAt = new Date(createdAt.getTime() + 3_600_000);
  em.create(PasswordReset, { manager: manager.id, keyHash: hashToken(key), createdAt, expiresAt });
  await em.flush();
  return { link, corporation, manager, headers, key };
}
type Arranged = Awaited<ReturnType<typeof arrange>>;

/** The results of every operation open to managers; only live managers get any data. */
async function tryEverything({ link, manager, headers, key }: Arranged) {
  const { app } = testApp;
  const { linkId } = link;
  const credentials = { as: 'CORPORATION', account: manager.account, password: PASSWORD, linkId };
  const employee = `employee@${manager.email.split('@')[1] ?? ''}`;
  const viewer = (await graphql(app, VIEWER, {}, headers)).data;
  const login = await graphql(app, LOGIN, { input: { ...credentials, privacyConsented: true } });
  await graphql(app, REQUEST, { input: { email: manager.email, linkId, language: 'ZH' } });
  const mails = await testApp.mailsTo(manager.email);
  const locked = await lockOwn(manager);
  const employers = await findEmployersAt(linkId, employee);
  const passwords = { oldPassword: PASSWORD, newPassword: 'New-Horse-10' };
  const changed = await graphql(app, CHANGE, { input: passwords }, headers);
  const reset = await graphql(app, RESET, { input: { key, newPassword: 'New-Horse-11', linkId } });
  return {
    viewer,
    login: login.codes,
    resetMails: mails.length,
    change: locked,
    employers,
    changePassword: changed.codes,
    resetPassword: reset.codes,
  };
}

/** Whether a manager whose session was read earlier may still change the corporation. */
async function lockOwn({ id }: Manager): Promise<'allowed' | 'refused'> {
  return testApp.em().transactional(async (em) => {
    const manager = await em.findOneOrFail(Manager, id, { populate: ['corporationSigning', 'link'] });
    return lockOwnCorporation(em, manager).then(
      () => 'allowed' as const,
      () => 'refused' as const,
    );
  });
}

/** The number of corporations an employee could sign under; an unlinked link has none. */
async function findEmployersAt(linkId: string, email: string): Promise<number> {
  return findEmployers(requestContext(testApp), linkId, email).then(
    (employers) => employers.length,
    () => 0,
  );
}

describe('a manager', () => {
  test('who is live may do everything', async () => {
    const arranged = await arrange();

    expect(await tryEverything(arranged)).toEqual({
      viewer: { viewer: { account: arranged.manager.account } },
      login: [],
      resetMails: 1,
      change: 'allowed',
      employers: 1,
      changePassword: [],
      // Their own change of password has ended the link.
      resetPassword: ['link_expired'],
    });
  });

  test.each<[string, (arranged: Arranged) => Promise<unknown>]>([
    ['who was removed', ({ manager }) => testApp.em().nativeUpdate(Manager, manager.id, { removedAt: new Date() })],
    ['who is suspended', ({ manager }) => testApp.em().nativeUpdate(Manager, manager.id, { suspendedAt: new Date() })],
    [
      'of a deleted corporation',
      ({ corporation }) => testApp.em().nativeUpdate(CorporationSigning, corporation.id, { state: 'deleted' }),
    ],
    [
      'of an uncompleted corporation',
      ({ corporation }) => testApp.em().nativeUpdate(CorporationSigning, corporation.id, { state: 'uncompleted' }),
    ],
    ['of an unlinked link', ({ link }) => testApp.em().nativeUpdate(Link, link.id, { unlinkedAt: new Date() })],
  ])('%s is refused everywhere, with an earlier session and reset link', async (_name, end) => {
    const arranged = await arrange();
    await end(arranged);

    expect(await tryEverything(arranged)).toEqual({
      viewer: { viewer: null },
      login: ['wrong_id_or_pw'],
      resetMails: 0,
      change: 'refused',
      employers: 0,
      changePassword: ['unknown_token'],
      resetPassword: ['link_expired'],
    });
  });
});
