import { describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  newDomain,
  stored,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { matchesPassword } from '#server/security/password-hash.ts';
import { PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const UPDATE = `mutation ($input: UpdateRepresentativeInput!) {
  updateRepresentative(input: $input) { corporationSigning { representativeName representativeEmail } }
}`;

const testApp = await createTestApp();
const managed = await arrangeManagedLink(testApp);

interface Arranged {
  readonly signing: CorporationSigning;
  readonly administrator: Manager;
  readonly session: SessionHeaders;
}

async function arrangeCompleted(): Promise<Arranged> {
  const signing = await arrangeCorporation(testApp, managed, {
    state: 'completed',
    domains: [newDomain(), newDomain()],
  });
  const em = testApp.em();
  const administrator = await buildManager(em, signing, { email: signing.representativeEmail });
  const session = await signIn(testApp, administrator);
  const now = new Date();
  em.create(PasswordReset, {
    manager: administrator.id,
    keyHash: crypto.randomUUID().replaceAll('-', '').padEnd(64, '0'),
    createdAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  });
  await em.flush();
  return { signing, administrator, session };
}

const update = ({ id }: CorporationSigning, representativeName: string, representativeEmail: string) =>
  graphql(testApp.app, UPDATE, { input: { id, representativeName, representativeEmail } }, managed.headers);

const managerNow = ({ id }: Manager): Promise<Manager> => testApp.em().findOneOrFail(Manager, { id });

async function isLoggedIn(session: SessionHeaders): Promise<boolean> {
  const { data } = await graphql<{ viewer: object | null }>(testApp.app, '{ viewer { account } }', {}, session);
  return data?.viewer !== null;
}

const openResets = ({ id }: Manager): Promise<number> =>
  testApp.em().count(PasswordReset, { manager: id, usedAt: null });

test('an uncompleted corporation gets another representative, and what was signed stays', async () => {
  const signing = await arrangeCorporation(testApp, managed);
  const email = `New.Representative@${signing.primaryDomain}`;

  expect((await update(signing, ' New Representative ', ` ${email} `)).codes).toEqual([]);

  const { document, fieldValues } = signing;
  expect(await stored(testApp, signing)).toMatchObject({
    representativeName: 'New Representative',
    representativeEmail: email,
    representativeEmailKey: email.toLowerCase(),
    document: expect.objectContaining({ sha256: document?.sha256 }),
    fieldValues,
  });
  expect(await testApp.mailsTo(email)).toEqual([]);
  expect(await testApp.em().find(AuditEvent, { subject: signing.id })).toMatchObject([
    {
      action: 'REPRESENTATIVE_CHANGED',
      details: { reference: signing.reference, changed: 'representativeName,representativeEmail' },
    },
  ]);
});

test('no mail address that nothing can be delivered to becomes a representative', async () => {
  const signing = await arrangeCorporation(testApp, managed, { domains: ['corp.local', newDomain()] });

  const { errors } = await update(signing, 'New Name', 'new@corp.local');

  const details = { field: 'representativeEmail', reason: 'unreachable' };
  expect(errors[0]?.extensions).toEqual({ code: 'invalid_email', ...details });
  expect(await stored(testApp, signing)).toMatchObject({ representativeEmail: signing.representativeEmail });
});

test('a representative whose earlier address receives no mail can still be renamed', async () => {
  const signing = await arrangeCorporation(testApp, managed, { domains: ['host.local'] });
  expect(signing.representativeEmail).toMatch(/@host\.local$/);

  expect((await update(signing, 'New Name', signing.representativeEmail)).codes).toEqual([]);
});

test('saving a representative unchanged leaves no trace', async () => {
  const signing = await arrangeCorporation(testApp, managed);

  expect((await update(signing, signing.representativeName, signing.representativeEmail)).codes).toEqual([]);

  expect(await testApp.em().count(AuditEvent, { subject: signing.id, action: 'REPRESENTATIVE_CHANGED' })).toBe(0);
});

describe('of a completed corporation the administrator', () => {
  test('gets the new name and stays logged in', async () => {
    const { signing, administrator, session } = await arrangeCompleted();

    await update(signing, 'New Name', signing.representativeEmail);

    expect(await managerNow(administrator)).toMatchObject({ name: 'New Name', initialPasswordChanged: true });
    expect(await isLoggedIn(session)).toBe(true);
    expect(await openResets(administrator)).toBe(1);
    expect(await testApp.mailsTo(signing.representativeEmail)).toEqual([]);
  });

  test('starts again at a new address: nobody who knew the old one gets in', async () => {
    const { signing, administrator, session } = await arrangeCompleted();
    const email = `new@${signing.primaryDomain}`;

    await update(signing, 'New Name', email);

    const now = await managerNow(administrator);
    expect(now).toMatchObject({
      account: administrator.account,
      name: 'New Name',
      email,
      emailKey: email,
      initialPasswordChanged: false,
      privacyConsentVersion: null,
    });
    expect(await isLoggedIn(session)).toBe(false);
    expect(await openResets(administrator)).toBe(0);
    expect(await matchesPassword(PASSWORD, now.passwordHash)).toBe(false);
    const [mail] = await testApp.mailsTo(email);
    expect(mail).toMatchObject({ template: 'corporation_approved', data: { account: administrator.account, email } });
    const secret = testApp.deps.secretBox.decrypt('mail', {
      row: mail?.id ?? '',
      sealed: mail?.secret ?? new Uint8Array(),
    });
    const { password } = JSON.parse(secret) as { password: string };
    expect(await matchesPassword(password, now.passwordHash)).toBe(true);
  });

  test('is unchanged when the change is refused', async () => {
    const { signing, administrator, session } = await arrangeCompleted();
    const taken = await buildManager(testApp.em(), signing, { role: 'manager' });

    expect((await update(signing, 'New Name', taken.email)).codes).toEqual(['exits_email']);
    expect((await update(signing, 'New Name', 'new@elsewhere.example.org')).codes).toEqual(['not_same_corp']);

    expect(await managerNow(administrator)).toMatchObject({ name: administrator.name, email: administrator.email });
    expect(await stored(testApp, signing)).toMatchObject({ representativeEmail: signing.representativeEmail });
    expect(await isLoggedIn(session)).toBe(true);
  });
});

test('of several changes at the same moment the last one holds, and one person is administrator', async () => {
  const { signing, administrator } = await arrangeCompleted();
  const emails = Array.from({ length: 5 }, (_value, index) => `new-${index}@${signing.primaryDomain}`);

  const answers = await Promise.all(emails.map((email) => update(signing, 'New Name', email)));

  expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
  expect((await managerNow(administrator)).email).toBe((await stored(testApp, signing)).representativeEmail);
});
