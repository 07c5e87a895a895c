import { describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { Passkey } from '#server/modules/access/second-factor/passkey.entity.ts';
import { Totp } from '#server/modules/access/second-factor/totp.entity.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildAccount, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { addPasskey, mutate, setUpTotp, totpCode } from './testing/factors.ts';

const testApp = await createTestApp();

const VIEWER = '{ viewer { factorMethods stepUpUntil } }';
const mailsTo = async (email: string | null | undefined) =>
  (await testApp.mailsTo(email ?? '')).map(({ template }) => template);

const stepUp = (input: object, headers: Readonly<Record<string, string>>) =>
  mutate<{ until: string }>(testApp, { name: 'stepUp', input, fields: 'until' }, headers);

/** A corporation to approve, for a community manager with an authenticator app. */
async function arrangeApproval() {
  const managed = await arrangeManagedLink(testApp);
  const signing = await arrangeCorporation(testApp, managed);
  const owner = await managed.link.owner.loadOrFail();
  const { headers, secret } = await setUpTotp(testApp, owner);
  const call = {
    name: 'approveCorporationSigning',
    type: 'CorporationSigningInput',
    input: { id: signing.id },
    fields: 'corporationSigning { state }',
  };
  return { owner, headers, secret, signing, approve: () => mutate(testApp, call, headers) };
}

describe('what cannot be undone', () => {
  test('asks an account with a second factor for it, and is done once it was given', async () => {
    const { approve, headers, secret } = await arrangeApproval();

    const refused = await approve();
    const proved = await stepUp({ totpCode: totpCode(secret) }, headers);

    expect(refused.errors[0]?.extensions).toEqual({ code: 'step_up_needed', methods: ['TOTP', 'RECOVERY_CODE'] });
    expect(proved.codes).toEqual([]);
    expect((await approve()).codes).toEqual([]);
    const { data } = await graphql<{ viewer: object }>(testApp.app, VIEWER, {}, headers);
    expect(data?.viewer).toEqual({ factorMethods: ['TOTP', 'RECOVERY_CODE'], stepUpUntil: proved.value?.until });
  });

  test('is refused again five minutes later', async () => {
    const { owner, approve, headers, secret } = await arrangeApproval();
    await stepUp({ totpCode: totpCode(secret) }, headers);
    const ago = new Date(Date.now() - 5 * 60_000);
    await testApp.em().nativeUpdate(Session, { account: owner.id }, { provedAt: ago });

    expect((await approve()).codes).toEqual(['step_up_needed']);
  });

  test('is refused after a wrong code, in which nothing is proved', async () => {
    const { approve, headers } = await arrangeApproval();

    const wrong = await stepUp({ totpCode: '000000' }, headers);

    expect(wrong.errors[0]?.extensions).toMatchObject({ code: 'wrong_verification_code', retryNum: 4 });
    expect((await approve()).codes).toEqual(['step_up_needed']);
  });

  test.each<{ name: string; input?: object; fields: string }>([
    { name: 'beginPasskeyRegistration', fields: 'ceremonyId' },
    { name: 'removePasskey', input: { id: 'x' }, fields: 'passkeys { id }' },
    { name: 'beginTotp', fields: 'secret' },
    { name: 'removeTotp', fields: 'totp { confirmedAt }' },
    { name: 'createRecoveryCodes', fields: 'recoveryCodes' },
    { name: 'startGmailAuthorization', fields: 'url' },
    {
      name: 'authorizeSender',
      input: { address: 'a@example.org', authorizationCode: 'x', verificationCode: '000000' },
      fields: 'sender { address }',
    },
  ])('$name asks for the second factor', async (call) => {
    const { headers } = await setUpTotp(testApp, await buildAccount(testApp.em()));

    expect((await mutate(testApp, call, headers)).codes).toEqual(['step_up_needed']);
  });

  test.each<{ name: string; input: (facts: { linkId: string; id: string }) => object; fields: string }>([
    { name: 'purgeCorporationSigning', input: ({ id }) => ({ id, corporationName: 'x' }), fields: 'purgedId' },
    {
      name: 'updateRepresentative',
      input: ({ id }) => ({ id, representativeName: 'A', representativeEmail: 'a@example.org' }),
      fields: 'corporationSigning { id }',
    },
    {
      name: 'updateLink',
      input: ({ linkId }) => ({ linkId, senderAddress: 'a@example.org' }),
      fields: 'link { id }',
    },
    {
      name: 'updateCla',
      input: ({ linkId }) => ({ linkId, type: 'INDIVIDUAL', language: 'ZH', sourceUrl: 'https://example.org/a.pdf' }),
      fields: 'cla { id }',
    },
  ])('$name of an own link asks for the second factor', async ({ name, input, fields }) => {
    const { headers, signing } = await arrangeApproval();
    const { linkId } = await signing.link.loadOrFail();

    const answer = await mutate(testApp, { name, input: input({ linkId, id: signing.id }), fields }, headers);

    expect(answer.codes).toEqual(['step_up_needed']);
  });

  test('leaves what else changes a link as it was', async () => {
    const { headers, signing } = await arrangeApproval();
    const { linkId } = await signing.link.loadOrFail();
    const call = { name: 'updateLink', input: { linkId, gracePeriodDays: 7 }, fields: 'link { id }' };

    expect((await mutate(testApp, call, headers)).codes).toEqual([]);
  });
});

describe('second factors', () => {
  test('are reported by mail and recorded, when added and when removed', async () => {
    const account = await buildAccount(testApp.em());
    const { headers, secret } = await setUpTotp(testApp, account);
    await stepUp({ totpCode: totpCode(secret) }, headers);
    const { finished } = await addPasskey(testApp, headers);
    const input = { id: finished.value?.passkey.id };

    await mutate(testApp, { name: 'removePasskey', input, fields: 'passkeys { id }' }, headers);
    await mutate(testApp, { name: 'removeTotp', fields: 'totp { confirmedAt }' }, headers);

    expect(finished.value?.recoveryCodes).toBeNull();
    expect(await mailsTo(account.email)).toEqual(['totp_added', 'passkey_added', 'passkey_removed', 'totp_removed']);
    const events = await testApp.em().find(AuditEvent, { subject: account.id }, { orderBy: { createdAt: 'asc' } });
    expect(events.map(({ action }) => action)).toEqual([
      'TOTP_ADDED',
      'STEPPED_UP',
      'PASSKEY_ADDED',
      'PASSKEY_REMOVED',
      'TOTP_REMOVED',
    ]);
  });

  test('of the administrator do not pass to another representative', async () => {
    const managed = await arrangeManagedLink(testApp);
    const corporation = await buildCorporation(testApp.em(), managed.link);
    const administrator = await buildManager(testApp.em(), corporation, { email: corporation.representativeEmail });
    const { headers, secret } = await setUpTotp(testApp, administrator);
    await stepUp({ totpCode: totpCode(secret) }, headers);
    await addPasskey(testApp, headers);
    const representativeEmail = newEmail(corporation.primaryDomain);
    const input = { id: corporation.id, representativeName: 'Another', representativeEmail };

    const call = { name: 'updateRepresentative', input, fields: 'corporationSigning { id }' };
    expect((await mutate(testApp, call, managed.headers)).codes).toEqual([]);

    const of = { manager: administrator.id };
    expect([await testApp.em().count(Totp, of), await testApp.em().count(Passkey, of)]).toEqual([0, 0]);
    expect((await testApp.em().findOneOrFail(Manager, administrator.id)).email).toBe(representativeEmail);
  });

  test('cannot be set up with a wrong or a late code', async () => {
    const em = testApp.em();
    const manager = await buildManager(em, await buildCorporation(em, await buildLink(em)));
    const { headers, secret } = await setUpTotp(testApp, manager);
    await stepUp({ totpCode: totpCode(secret) }, headers);
    const confirm = (code: string) =>
      mutate(testApp, { name: 'confirmTotp', input: { code }, fields: 'totp { confirmedAt }' }, headers);
    const begun = await mutate<{ secret: string }>(testApp, { name: 'beginTotp', fields: 'secret uri' }, headers);

    const wrong = await confirm('000000');
    await testApp.em().nativeUpdate(Totp, { manager: manager.id }, { pendingUntil: new Date(0) });
    const late = await confirm(totpCode(begun.value?.secret ?? ''));

    expect([wrong.codes, late.codes]).toEqual([['wrong_verification_code'], ['expired_verification_code']]);
  });

  test('are needed for recovery codes', async () => {
    const account = await buildAccount(testApp.em());
    const { headers, secret } = await setUpTotp(testApp, account);
    await stepUp({ totpCode: totpCode(secret) }, headers);
    const create = () =>
      mutate<{ recoveryCodes: string[] }>(testApp, { name: 'createRecoveryCodes', fields: 'recoveryCodes' }, headers);

    const replaced = await create();
    await mutate(testApp, { name: 'removeTotp', fields: 'totp { confirmedAt }' }, headers);

    expect(replaced.value?.recoveryCodes).toHaveLength(10);
    expect((await create()).codes).toEqual(['not_ready_to_sign']);
  });
});
