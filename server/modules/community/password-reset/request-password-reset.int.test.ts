import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { CorporationSigningState } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { buildAccount, buildLink, newEmail } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { PasswordResets } from './testing/password-resets.ts';

const testApp = await createTestApp();
const resets = new PasswordResets(testApp);

async function timeOf(email: string): Promise<number> {
  const started = performance.now();
  await resets.request({ email });
  return performance.now() - started;
}

async function emailOfPlatformAccount(): Promise<string> {
  const account = await buildAccount(testApp.em(), { platform: 'github' });
  return account.email ?? '';
}

describe('a forgotten password', () => {
  test('of a community manager is answered by a mail with a link', async () => {
    const { account, email } = await resets.arrangeAccount();

    const answer = await resets.request({ email: email.toUpperCase(), language: 'EN' });

    expect(answer).toMatchObject({ codes: [], data: { requestPasswordReset: { done: true } } });
    const url = await resets.linkSentTo(email);
    expect(`${url.origin}${url.pathname}`).toBe('http://localhost:4000/reset-password');
    expect(url.searchParams.get('link_id')).toBe('fake_link');
    const [mail] = await testApp.mailsTo(email);
    expect(mail).toMatchObject({ template: 'password_reset', language: 'en', data: { account: account.account } });
    expect(JSON.stringify(mail?.data)).not.toContain(url.searchParams.get('key'));
  });

  test('of a manager of a corporation leads to their link, in their language', async () => {
    const { link, manager } = await resets.arrangeManager({ language: 'en', initialPasswordChanged: false });

    await resets.request({ email: manager.email, linkId: link.linkId, language: 'ZH' });

    expect((await resets.linkSentTo(manager.email)).searchParams.get('link_id')).toBe(link.linkId);
    expect(await testApp.mailsTo(manager.email)).toMatchObject([
      { template: 'password_reset', language: 'en', data: { community: link.alias } },
    ]);
  });

  test.each<[string, () => Promise<{ email: string; linkId?: string }>]>([
    ['nobody', async () => ({ email: newEmail() })],
    ['nobody at a link', async () => ({ email: newEmail(), linkId: (await buildLink(testApp.em())).linkId })],
    ['a manager from a code platform', async () => ({ email: await emailOfPlatformAccount() })],
    [
      'a manager of another link',
      async () => ({ ...(await resets.targetOf()), linkId: (await buildLink(testApp.em())).linkId }),
    ],
    [
      'a manager of a corporation without their link',
      async () => ({ email: (await resets.targetOf()).email, linkId: 'fake_link' }),
    ],
    ['a manager who was removed', () => resets.targetOf({ removedAt: new Date() })],
    ['a manager who is suspended', () => resets.targetOf({ suspendedAt: new Date() })],
    ['a manager of a deleted corporation', () => resets.targetOf({}, CorporationSigningState.DELETED)],
  ])('of %s is answered the same, and no mail is sent', async (_name, arrange) => {
    const input = await arrange();

    const answer = await resets.request(input);

    expect(answer).toMatchObject({ codes: [], data: { requestPasswordReset: { done: true } } });
    expect(await testApp.mailsTo(input.email)).toEqual([]);
  });

  test('takes as long for unknown as for known addresses', async () => {
    const { email } = await resets.arrangeAccount();

    const [known, unknown] = [await timeOf(email), await timeOf(newEmail())];

    expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(249);
  });

  test.each([
    ['somebody', async () => (await resets.arrangeAccount()).email],
    ['nobody', async () => newEmail()],
  ])('of %s is refused within a minute of the last request', async (_name, arrange) => {
    const email = await arrange();
    await resets.request({ email });

    const answer = await resets.request({ email: email.toUpperCase() });

    expect(answer.errors[0]?.extensions).toEqual({ code: 'too_many_request', retryAfter: expect.closeTo(60, -2) });
    expect((await testApp.mailsTo(email)).length).toBeLessThanOrEqual(1);
  });

  test('requested 20 times at once gives one mail', async () => {
    const { email } = await resets.arrangeAccount();

    const answers = await Promise.all(Array.from({ length: 20 }, () => resets.request({ email })));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'too_many_request'));
    expect(await testApp.mailsTo(email)).toHaveLength(1);
  });

  test('of a manager whose account passes to another address meanwhile is mailed to nobody', async () => {
    const { link, manager } = await resets.arrangeManager();
    const email = newEmail();
    let requested: ReturnType<PasswordResets['request']> | undefined;
    await testApp.em().transactional(async (em) => {
      await em.nativeUpdate(Manager, manager.id, { email, emailKey: email });
      requested = resets.request({ email: manager.email, linkId: link.linkId });
      await delay(500);
    });

    expect(await requested).toMatchObject({ codes: [] });
    expect(await testApp.mailsTo(manager.email)).toEqual([]);
    expect(await testApp.em().count(PasswordReset, { manager: manager.id })).toBe(0);
  });

  test.each([
    ['a malformed address', { email: 'not-an-address' }, 'invalid_email'],
    ['an unknown link', { email: 'a@example.org', linkId: 'web_none-1000000000000000000' }, 'no_link'],
  ])('with %s is refused', async (_name, input, code) => {
    expect((await resets.request(input)).codes).toEqual([code]);
  });

  test('can be requested by a source at most 10 times an hour', async () => {
    const limited = await createTestApp({ RATE_LIMIT_SCALE: '1' });
    await Promise.all(Array.from({ length: 10 }, () => resets.request({ email: newEmail() }, limited)));

    expect((await resets.request({ email: newEmail() }, limited)).codes).toEqual(['too_many_request']);
  });
});
