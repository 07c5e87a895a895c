import { expect, test } from 'vitest';
import { Passkey } from '#server/modules/access/second-factor/passkey.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { addPasskey, beginLogin, mutate, setUpTotp, totpCode } from './testing/factors.ts';

const testApp = await createTestApp();

const reset = (account: string, place?: string) => {
  const { deps } = testApp;
  const source = { ip: '', userAgent: undefined };
  return resetSecondFactor({ em: testApp.em(), source, now: deps.now, deps }, { account, place });
};

test('a reset removes every second factor, ends the sessions, and is recorded and reported in the language of the owner', async () => {
  const account = await buildAccount(testApp.em(), { language: 'en' });
  const { headers, secret } = await setUpTotp(testApp, account);
  await mutate(testApp, { name: 'stepUp', input: { totpCode: totpCode(secret) }, fields: 'until' }, headers);
  await addPasskey(testApp, headers);

  await reset(account.account);

  expect(await testApp.em().count(Passkey, { account: account.id })).toBe(0);
  expect((await graphql(testApp.app, '{ viewer { account } }', {}, headers)).data).toEqual({ viewer: null });
  expect((await beginLogin(testApp, account)).value?.secondFactor).toBeNull();
  expect(await testApp.mailsTo(account.email ?? '')).toContainEqual(
    expect.objectContaining({ template: 'second_factor_reset', language: 'en' }),
  );
  const [event] = await testApp.em().find(AuditEvent, { action: 'SECOND_FACTOR_RESET', subject: account.id });
  expect(event).toMatchObject({ actor: 'system', details: {} });
});

test('of accounts with one name the place decides, and the others keep theirs', async () => {
  const em = testApp.em();
  const [first, second] = [await buildLink(em), await buildLink(em)];
  const here = await buildManager(em, await buildCorporation(em, first), { account: 'same_name' });
  const there = await buildManager(em, await buildCorporation(em, second), { account: 'same_name' });
  await setUpTotp(testApp, here);
  const kept = await setUpTotp(testApp, there);

  await expect(reset('same_name')).rejects.toThrow(first.linkId);
  await reset('same_name', first.linkId);

  const viewer = await graphql(testApp.app, '{ viewer { factorMethods } }', {}, kept.headers);
  expect(viewer.data).toEqual({ viewer: { factorMethods: ['TOTP', 'RECOVERY_CODE'] } });
});
