import { describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { newToken } from '#server/modules/access/session/session-token.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { RepresentativeChange } from '#server/modules/signing/corporation/representative-change.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  newDomain,
  operate,
  stored,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { matchesPassword } from '#server/security/password-hash.ts';
import { PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { type SessionHeaders, signIn } from '#server/test/sign-in.ts';
import { buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { remindCorporations } from './upload-link/remind-corporations.job.ts';
import { buildUploadLink, getForm } from './upload-link/testing/upload-link.ts';

const testApp = await createTestApp();
const managed = await arrangeManagedLink(testApp);
const managerNow = ({ id }: Manager): Promise<Manager> => testApp.em().findOneOrFail(Manager, { id });

describe('updating a representative', () => {
  const UPDATE = `mutation ($input: UpdateRepresentativeInput!) {
  updateRepresentative(input: $input) { corporationSigning { representativeName representativeEmail } }
}`;

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
});

describe('a change to confirm', () => {
  const UPDATE = 'mutation ($input: UpdateRepresentativeInput!) { updateRepresentative(input: $input) { __typename } }';

  const DESCRIBE =
    'query ($key: String!) { representativeChange(key: $key) { corporationName previousName newEmail } }';

  const CONFIRM = `mutation ($input: ConfirmRepresentativeChangeInput!) { confirmRepresentativeChange(input: $input) { done } }`;

  const UNDO = 'mutation ($input: UndoRepresentativeChangeInput!) { undoRepresentativeChange(input: $input) { done } }';

  const confirm = async (key: string) => (await graphql(testApp.app, CONFIRM, { input: { key } })).codes;

  const undo = async (key: string) => (await graphql(testApp.app, UNDO, { input: { key } })).codes;

  const describeChange = (key: string) => graphql(testApp.app, DESCRIBE, { key });

  const templatesTo = async (email: string) => (await testApp.mailsTo(email)).map(({ template }) => template);

  async function passTo(signing: CorporationSigning, representativeEmail: string): Promise<void> {
    const input = { id: signing.id, representativeName: 'New Name', representativeEmail };
    expect((await graphql(testApp.app, UPDATE, { input }, managed.headers)).codes).toEqual([]);
  }

  /** Opens the secret of the newest mail to an address that has one. */
  async function secretSentTo<Secret>(email: string): Promise<Secret> {
    const mail = (await testApp.mailsTo(email)).findLast(({ secret }) => secret);
    const sealed = mail?.secret ?? new Uint8Array();
    return JSON.parse(testApp.deps.secretBox.decrypt('mail', { row: mail?.id ?? '', sealed })) as Secret;
  }

  const keySentTo = async (email: string) =>
    new URL((await secretSentTo<{ url: string }>(email)).url).searchParams.get('key') ?? '';

  /** A completed corporation whose representative was changed, with the key that was mailed to the earlier one. */
  async function arrangeChange() {
    const signing = await arrangeCorporation(testApp, managed, { state: 'completed' });
    const [oldEmail, newEmail] = [signing.representativeEmail, `new@${signing.primaryDomain}`];
    const em = testApp.em();
    const administrator = await buildManager(em, signing, { email: oldEmail });
    const employeeManager = await buildManager(em, signing, { role: 'manager' });
    await passTo(signing, newEmail);
    return { signing, administrator, employeeManager, oldEmail, newEmail, key: await keySentTo(oldEmail) };
  }

  /** Lets the new administrator log in and choose a password. */
  async function takeOver({ administrator }: { readonly administrator: Manager }) {
    await testApp.em().nativeUpdate(Manager, administrator.id, { initialPasswordChanged: true });
    return signIn(testApp, await managerNow(administrator));
  }

  test('a new address is reported to the earlier one and to the employee managers', async () => {
    const { signing, employeeManager, oldEmail, newEmail, key } = await arrangeChange();

    const { data } = await describeChange(key);

    expect(data).toEqual({
      representativeChange: {
        corporationName: signing.corporationName,
        previousName: signing.representativeName,
        newEmail,
      },
    });
    expect(await templatesTo(oldEmail)).toEqual(['representative_changed']);
    expect(await templatesTo(employeeManager.email)).toEqual(['representative_notice']);
  });

  test('the new one is reminded of the missing document, and the links of the earlier one open nothing', async () => {
    const signing = await arrangeCorporation(testApp, managed, { uploaded: false });
    const key = await buildUploadLink(testApp.em(), signing);
    const newEmail = `new@${signing.primaryDomain}`;
    await passTo(signing, newEmail);
    const aWeekLater = new Date(signing.signedAt.getTime() + 8 * 86_400_000);

    await remindCorporations.run({ ...testApp.deps, now: () => aWeekLater }, {});

    expect(await templatesTo(newEmail)).toContain('corporation_reminder');
    expect(await getForm(testApp, key)).not.toMatchObject({ status: 200 });
  });

  describe('the earlier representative who undoes it', () => {
    test('gets the account back, and managers that the other one added are out', async () => {
      const arranged = await arrangeChange();
      const { signing, administrator, employeeManager, oldEmail, key } = arranged;
      const session = await takeOver(arranged);
      const added = await buildManager(testApp.em(), signing, { role: 'manager' });

      expect(await undo(key)).toEqual([]);

      const now = await managerNow(administrator);
      const { password } = await secretSentTo<{ password: string }>(oldEmail);
      expect(now).toMatchObject({ email: oldEmail, name: signing.representativeName, initialPasswordChanged: false });
      expect(await matchesPassword(password, now.passwordHash)).toBe(true);
      expect(await stored(testApp, signing)).toMatchObject({ representativeEmail: oldEmail });
      const { data } = await graphql<{ viewer: unknown }>(testApp.app, '{ viewer { account } }', {}, session);
      expect(data?.viewer).toBeNull();
      expect((await managerNow(added)).removedAt).not.toBeNull();
      expect((await managerNow(employeeManager)).removedAt).toBeNull();
      expect(await templatesTo(employeeManager.email)).toEqual(['representative_notice', 'representative_notice']);
      expect(await testApp.em().count(AuditEvent, { action: 'REPRESENTATIVE_RESTORED', subject: signing.id })).toBe(1);
    });

    test('leaves no link to upload a file that the other one got', async () => {
      const signing = await arrangeCorporation(testApp, managed, { uploaded: false });
      await passTo(signing, `wrong@${signing.primaryDomain}`);
      const key = await buildUploadLink(testApp.em(), signing);
      expect(await getForm(testApp, key)).toMatchObject({ status: 200 });

      expect(await undo(await keySentTo(signing.representativeEmail))).toEqual([]);

      expect(await getForm(testApp, key)).not.toMatchObject({ status: 200 });
    });

    test('cannot be kept out by an employee manager with the same address', async () => {
      const { signing, administrator, oldEmail, key } = await arrangeChange();
      await buildManager(testApp.em(), signing, { role: 'manager', email: oldEmail });

      expect(await undo(key)).toEqual([]);

      expect(await managerNow(administrator)).toMatchObject({ email: oldEmail });
    });

    test('undoes all changes since, and a representative appointed since cannot undo that', async () => {
      const { signing, oldEmail, newEmail, key } = await arrangeChange();
      await passTo(signing, `third@${signing.primaryDomain}`);
      const keyOfWrongOne = await keySentTo(newEmail);

      expect(await undo(key)).toEqual([]);

      expect(await undo(keyOfWrongOne)).toEqual(['link_expired']);
      expect(await stored(testApp, signing)).toMatchObject({ representativeEmail: oldEmail });
    });

    test('also gets the account of a corporation that was approved since', async () => {
      const signing = await arrangeCorporation(testApp, managed);
      await passTo(signing, `new@${signing.primaryDomain}`);
      const key = await keySentTo(signing.representativeEmail);
      await operate(testApp, 'approveCorporationSigning', { id: signing.id, headers: managed.headers });

      expect(await undo(key)).toEqual([]);

      const administrator = { corporationSigning: signing.id, role: 'admin' } as const;
      expect(await testApp.em().findOneOrFail(Manager, administrator)).toMatchObject({
        email: signing.representativeEmail,
      });
    });
  });

  describe('the new representative', () => {
    const WAIT = { code: 'representative_unsettled', retryAfter: expect.closeTo(72 * 3600, -3) };
    const attempts: [string, (signing: CorporationSigning) => object][] = [
      ['RemoveEmployeeManagers', () => ({ ids: [crypto.randomUUID()] })],
      ['RequestEmailDomainCode', () => ({ email: 'somebody@new-domain.example.org' })],
      ['AddEmailDomain', () => ({ email: 'somebody@new-domain.example.org', verificationCode: '000000' })],
      ['AgreeToCurrentCorporationCla', () => ({ claId: crypto.randomUUID() })],
    ];
    const attempt = async (name: string, input: object, headers: Readonly<Record<string, string>>) => {
      const field = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
      const mutation = `mutation ($input: ${name}Input!) { ${field}(input: $input) { __typename } }`;
      return (await graphql(testApp.app, mutation, { input }, headers)).errors[0]?.extensions;
    };

    test('does nothing that cannot be undone until the earlier one has confirmed', async () => {
      const arranged = await arrangeChange();
      const headers = await takeOver(arranged);
      const tryAll = () =>
        Promise.all(attempts.map(([name, input]) => attempt(name, input(arranged.signing), headers)));

      const before = await tryAll();
      expect(await confirm(arranged.key)).toEqual([]);
      const after = await tryAll();

      expect(before).toEqual(attempts.map(() => WAIT));
      expect(after.map((refusal) => refusal?.code)).not.toContain('representative_unsettled');
    });

    test('waits no longer than 72 hours', async () => {
      const arranged = await arrangeChange();
      const headers = await takeOver(arranged);
      await testApp
        .em()
        .nativeUpdate(RepresentativeChange, { corporationSigning: arranged.signing.id }, { endsAt: new Date() });

      expect(await attempt('RemoveEmployeeManagers', { ids: [crypto.randomUUID()] }, headers)).toEqual({
        code: 'no_permission',
      });
      expect(await undo(arranged.key)).toEqual(['link_expired']);
    });
  });

  test('of a confirmation and several attempts to undo at once, one holds', async () => {
    const { signing, oldEmail, newEmail, key } = await arrangeChange();

    const codes = await Promise.all([confirm(key), undo(key), undo(key), undo(key)]);

    expect(codes.flat()).toEqual(['link_expired', 'link_expired', 'link_expired']);
    const isConfirmed = codes[0]?.length === 0;
    expect(await stored(testApp, signing)).toMatchObject({ representativeEmail: isConfirmed ? newEmail : oldEmail });
  });

  test.each([
    ['a malformed key', 'x', 'illegal_link'],
    ['an unknown key', newToken(), 'link_expired'],
  ])('%s is refused', async (_name, key, code) => {
    expect([(await describeChange(key)).codes, await confirm(key), await undo(key)]).toEqual([[code], [code], [code]]);
  });
});
