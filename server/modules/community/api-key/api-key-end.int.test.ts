import { describe, expect, test } from 'vitest';
import { Language } from '#rules/language.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { resetSecondFactor } from '#server/modules/access/session/second-factor/reset-second-factor.ts';
import { MemberRole } from '#server/modules/community/link/link-role.rules.ts';
import { LinkMember } from '#server/modules/community/link/members/link-member.entity.ts';
import { arrangeCommunity, mutate } from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { jobsOf, type AuditActionName } from '#server/modules/ground/audit/audit-events.ts';
import { buildAccount, buildLink, PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import type { SessionHeaders } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { ApiKey } from './api-key.entity.ts';
import { revokeApiKeys } from './revoke-api-keys.job.ts';
import { warnOfEndingApiKeys } from './warn-of-ending-api-keys.job.ts';

const testApp = await createTestApp();
const DAY = 86_400_000;

interface Created {
  readonly key: string;
  readonly apiKey: { readonly id: string };
}

async function newKey(headers: SessionHeaders, input: object = {}): Promise<Created> {
  const given = { name: 'CI bot', scopes: ['STATUS_READ'], ...input };
  const selection = 'key apiKey { id }';
  const { data } = await mutate<Created>(testApp, 'createApiKey', { input: given, selection, headers });
  return data?.['createApiKey'] ?? { key: '', apiKey: { id: '' } };
}

const mailsTo = async ({ email }: CommunityAccount) =>
  (await testApp.mailsTo(email ?? '')).map(({ template, language, data }) => ({ template, language, ...data }));

const isRefused = async (key: string): Promise<boolean> =>
  (await graphql(testApp.app, '{ __typename }', {}, { 'x-api-key': key })).codes.includes('unknown_token');

test('the maker of a key is mailed its name, and so is the owner of its link', async () => {
  const owner = await buildAccount(testApp.em(), { language: Language.EN });
  const link = await buildLink(testApp.em(), { owner });
  const { account, headers } = await arrangeCommunity(testApp);
  const em = testApp.em();
  em.create(LinkMember, { link: link.id, account: account.id, role: MemberRole.MANAGER, joinedAt: new Date() });
  await em.flush();

  await newKey(headers, { linkId: link.linkId });

  const securityUrl = new URL('/api-keys', testApp.deps.config.publicUrl).href;
  const notice = { template: 'api_key_created', about: 'CI bot', account: account.account, securityUrl };
  expect(await mailsTo(account)).toMatchObject([{ ...notice, name: account.name }]);
  expect(await mailsTo(owner)).toMatchObject([{ ...notice, name: owner.name, language: Language.EN }]);
});

test('a key that an earlier release made without an end ends after a year', async () => {
  const { account, headers } = await arrangeCommunity(testApp);
  const { key, apiKey } = await newKey(headers);
  const madeAgo = (days: number) =>
    testApp.em().nativeUpdate(ApiKey, apiKey.id, { expiresAt: null, createdAt: new Date(Date.now() - days * DAY) });

  await madeAgo(364);
  await warnOfEndingApiKeys.run(testApp.deps, {});
  expect(await isRefused(key)).toBe(false);
  expect(await mailsTo(account)).toMatchObject([{ template: 'api_key_created' }, { template: 'api_key_ending' }]);
  await madeAgo(366);
  await warnOfEndingApiKeys.run(testApp.deps, {});
  expect(await isRefused(key)).toBe(true);
});

test('the maker of a key is warned once, 30 days before its end', async () => {
  const { account, headers } = await arrangeCommunity(testApp);
  const { apiKey } = await newKey(headers, { name: 'ending' });
  await newKey(headers, { name: 'other' });
  const endsIn = (days: number) =>
    testApp.em().nativeUpdate(ApiKey, apiKey.id, { expiresAt: new Date(Date.now() + days * DAY) });
  const warnings = async () => (await mailsTo(account)).filter(({ template }) => template === 'api_key_ending');

  await endsIn(31);
  await warnOfEndingApiKeys.run(testApp.deps, {});
  expect(await warnings()).toEqual([]);

  await endsIn(29);
  await warnOfEndingApiKeys.run(testApp.deps, {});
  await warnOfEndingApiKeys.run(testApp.deps, {});
  expect(await warnings()).toMatchObject([{ about: expect.stringMatching(/^ending · \d{4}-\d\d-\d\d \(UTC\)$/) }]);
});

describe('an account with a key', () => {
  /** Does what follows from the newest event about an account. */
  async function follow({ id }: CommunityAccount): Promise<void> {
    const [event] = await testApp.em().find(AuditEvent, { subject: id }, { orderBy: { createdAt: 'desc' }, limit: 1 });
    const { action = '', details = {} } = event ?? {};
    expect(jobsOf(action as AuditActionName)).toContain(revokeApiKeys.name);
    await revokeApiKeys.run(testApp.deps, { action, subject: id, details });
  }

  const changePassword = (headers: SessionHeaders, input: object = {}) =>
    mutate(testApp, 'changePassword', {
      input: { oldPassword: PASSWORD, newPassword: 'Another-Horse-9', ...input },
      selection: 'done',
      headers,
    });

  test.each<[string, (account: CommunityAccount, headers: SessionHeaders) => Promise<unknown>]>([
    [
      'whose password is changed and its keys with it',
      (_account, headers) => changePassword(headers, { revokeApiKeys: true }),
    ],
    [
      'whose second factor is reset',
      ({ account }) => resetSecondFactor(createSystemContext(testApp.deps), { account, place: undefined }),
    ],
    [
      'whose password is reset',
      async ({ email }) => {
        await mutate(testApp, 'requestPasswordReset', { input: { email }, selection: 'done' });
        const mail = (await testApp.mailsTo(email ?? '')).findLast(({ template }) => template === 'password_reset');
        const sealed = mail?.secret ?? Buffer.alloc(0);
        const secret = JSON.parse(testApp.deps.secretBox.decrypt('mail', { row: mail?.id ?? '', sealed })) as {
          url: string;
        };
        const key = new URL(secret.url).searchParams.get('key');
        const input = { key, newPassword: 'Another-Horse-9' };
        return mutate(testApp, 'resetPassword', { input, selection: 'done' });
      },
    ],
  ])('%s loses it, and its owner is mailed which', async (_what, recover) => {
    const { account, headers } = await arrangeCommunity(testApp);
    const { key, apiKey } = await newKey(headers);

    await recover(account, headers);
    await follow(account);
    await follow(account);

    expect(await isRefused(key)).toBe(true);
    const notices = (await mailsTo(account)).filter(({ template }) => template === 'api_keys_revoked');
    expect(notices).toMatchObject([{ about: 'CI bot' }]);
    const revoked = await testApp.em().find(AuditEvent, { subject: apiKey.id, action: 'API_KEY_REVOKED' });
    expect(revoked).toMatchObject([{ actor: 'system' }]);
  });

  test('keeps it when only the password is changed', async () => {
    const { account, headers } = await arrangeCommunity(testApp);
    const { key } = await newKey(headers);

    expect((await changePassword(headers)).codes).toEqual([]);
    await follow(account);

    expect(await isRefused(key)).toBe(false);
  });
});
