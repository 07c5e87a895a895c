import { describe, expect, onTestFinished, test } from 'vitest';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { policyVersion } from '#server/modules/ground/policy-document/policy-document.queries.ts';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Session } from './session.entity.ts';
import { LoginAttempts, WRONG, targetOf } from './testing/login-attempts.ts';

const testApp = await createTestApp();
const attempts = new LoginAttempts(testApp);

describe('a community manager', () => {
  test.each([
    ['by account', (account: CommunityAccount) => account.account],
    ['by e-mail address, whatever its case', (account: CommunityAccount) => account.email?.toUpperCase() ?? ''],
  ])('logs in %s and gets a session', async (_name, nameOf) => {
    const account = await buildAccount(testApp.em());

    const answer = await attempts.login({ account: nameOf(account) });

    expect(answer.viewer).toEqual({
      role: 'COMMUNITY_MANAGER',
      account: account.account,
      name: account.name,
      email: account.email,
      platform: 'LOCAL',
      linkId: null,
      corporationName: null,
      initialPasswordChanged: true,
      privacyConsentCurrent: true,
    });
    const session = await testApp.em().findOneOrFail(Session, { account: account.id });
    expect(answer.cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'access_token',
      'csrf_token',
      'community_session',
      'community_token',
      'known_device',
    ]);
    expect(answer.cookies.join('')).not.toContain(session.tokenHash);
    expect(await testApp.em().find(AuditEvent, { subject: account.id }, { orderBy: { action: 'asc' } })).toMatchObject([
      { action: 'LOGGED_IN', actor: account.id, details: { sessionId: session.id } },
      { action: 'PRIVACY_CONSENTED', actor: account.id },
    ]);
  });

  test('of a code platform has no password to log in with', async () => {
    const account = await buildAccount(testApp.em(), { platform: 'github' });

    expect((await attempts.login({ account: account.account })).code).toBe('wrong_id_or_pw');
    expect((await attempts.login({ account: account.account, password: '' })).code).toBe('wrong_id_or_pw');
  });

  test('cannot log in as a manager of a corporation, nor the other way round', async () => {
    const account = await buildAccount(testApp.em());
    const { manager } = await attempts.arrangeManager();

    expect((await attempts.login({ as: 'CORPORATION', account: account.account })).code).toBe('wrong_id_or_pw');
    expect((await attempts.login({ as: 'COMMUNITY', account: manager.account })).code).toBe('wrong_id_or_pw');
  });
});

describe('a manager of a corporation', () => {
  test.each([
    ['by account', true, (manager: Manager) => manager.account],
    ['by account in other letter case', true, (manager: Manager) => manager.account.toUpperCase()],
    ['by e-mail address', true, (manager: Manager) => manager.email],
    ['without naming the link', false, (manager: Manager) => manager.account],
  ])('logs in %s', async (_name, withLink, nameOf) => {
    const { link, corporation, manager } = await attempts.arrangeManager({ initialPasswordChanged: false });

    const answer = await attempts.login({
      as: 'CORPORATION',
      account: nameOf(manager),
      ...(withLink ? { linkId: link.linkId } : {}),
    });

    expect(answer.viewer).toMatchObject({
      role: 'CORPORATION_ADMINISTRATOR',
      account: manager.account,
      platform: null,
      linkId: link.linkId,
      corporationName: corporation.corporationName,
      initialPasswordChanged: false,
    });
    expect(await attempts.sessionsOf(manager)).toBe(1);
  });

  test('whose password matches at several links chooses one before a session starts', async () => {
    const first = await attempts.arrangeManager({ account: 'one_example.org' });
    const second = await attempts.arrangeManager({ account: 'one_example.org', role: 'manager' });

    const answer = await attempts.login({ as: 'CORPORATION', account: 'one_example.org' });

    expect(answer).toMatchObject({ viewer: null, code: undefined, cookies: [] });
    const choiceAt = ({ link, corporation }: typeof first, role: string) => ({
      linkId: link.linkId,
      alias: link.alias,
      projectUrl: link.projectUrl,
      corporationName: corporation.corporationName,
      role,
    });
    expect(answer.choices).toEqual([
      choiceAt(first, 'CORPORATION_ADMINISTRATOR'),
      choiceAt(second, 'EMPLOYEE_MANAGER'),
    ]);
    const chosen = { as: 'CORPORATION', account: 'one_example.org', linkId: second.link.linkId } as const;
    expect((await attempts.login(chosen)).viewer).toMatchObject({
      role: 'EMPLOYEE_MANAGER',
      linkId: second.link.linkId,
    });
    expect(await attempts.sessionsOf(first.manager)).toBe(0);
  });

  test.each<[string, () => Promise<{ account: string; linkId: string }>]>([
    ['who was removed', async () => targetOf(await attempts.arrangeManager({ removedAt: new Date() }))],
    ['who is suspended', async () => targetOf(await attempts.arrangeManager({ suspendedAt: new Date() }))],
    ['of an unlinked link', async () => targetOf(await attempts.arrangeManager({}, { unlinkedAt: new Date() }))],
    ['of a deleted corporation', async () => targetOf(await attempts.arrangeDeleted())],
    [
      'of another link',
      async () => ({ ...targetOf(await attempts.arrangeManager()), linkId: (await buildLink(testApp.em())).linkId }),
    ],
    [
      'of an unknown link',
      async () => ({ ...targetOf(await attempts.arrangeManager()), linkId: 'web_none-1000000000000000000' }),
    ],
    ['with an invalid link', async () => ({ ...targetOf(await attempts.arrangeManager()), linkId: '\u0000' })],
  ])('%s is answered like an unknown account', async (_name, arrange) => {
    const target = await arrange();

    const answer = await attempts.login({ as: 'CORPORATION', ...target });

    expect(answer).toMatchObject({ extensions: { code: 'wrong_id_or_pw', retryNum: 4 }, cookies: [] });
  });
});

test('a session that could not be stored leaves no cookies', async () => {
  const account = await buildAccount(testApp.em());
  const sql = `alter table session add constraint refuse_one check (account_id <> '${account.id}')`;
  await testApp.em().execute(sql);
  onTestFinished(async () => {
    await testApp.em().execute('alter table session drop constraint refuse_one');
  });

  const answer = await attempts.login({ account: account.account });

  expect([answer.code, answer.cookies]).toEqual(['system_error', []]);
});

test('20 concurrent successful logins start 20 sessions', async () => {
  const account = await buildAccount(testApp.em());

  await Promise.all(Array.from({ length: 20 }, () => attempts.login({ account: account.account })));

  expect(await attempts.sessionsOf(account)).toBe(20);
});

describe('consent', () => {
  test('is required after a right password when none is stored, and no session starts', async () => {
    const account = await buildAccount(testApp.em());

    const answer = await attempts.login({ account: account.account, privacyConsented: false });

    expect(answer).toMatchObject({ code: 'privacy_consent_invalid', cookies: [] });
    expect(await attempts.sessionsOf(account)).toBe(0);
  });

  test('to an older version does not count', async () => {
    const { account } = await buildAccount(testApp.em(), { privacyConsentVersion: '2001-01-01' });

    expect((await attempts.login({ account, privacyConsented: false })).code).toBe('privacy_consent_invalid');
  });

  test('to the current version need not be given again', async () => {
    const privacyConsentVersion = await policyVersion(testApp.deps, 'privacy');
    const { account } = await buildAccount(testApp.em(), { privacyConsentVersion });

    expect((await attempts.login({ account, privacyConsented: false })).viewer).toMatchObject({
      privacyConsentCurrent: true,
    });
  });

  test('is not required before the password is right', async () => {
    const { account } = await buildAccount(testApp.em());

    expect((await attempts.login({ account, password: WRONG, privacyConsented: false })).code).toBe('wrong_id_or_pw');
  });

  test('is stored with version and time', async () => {
    const { manager } = await attempts.arrangeManager();

    await attempts.login({ as: 'CORPORATION', account: manager.account });

    const stored = await testApp.em().findOneOrFail(Manager, manager.id);
    expect(stored.privacyConsentVersion).toBe(await policyVersion(testApp.deps, 'privacy'));
    expect(stored.privacyConsentedAt?.getTime()).toBeCloseTo(Date.now(), -5);
  });
});
