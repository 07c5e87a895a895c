import { describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import {
  arrangeManagedCorporation,
  buildEmployeeManager,
  type ManagedCorporation,
} from './testing/managed-corporation.ts';

const NAME = `mutation ($id: ID!) {
  nameBackupAdministrator(input: { id: $id }) { corporation { administrators { account isBackup } managers { id } } }
}`;
const END = 'mutation { endBackupAdministrator { done } }';
const LIST = '{ corporation { administrators { account isBackup } } }';
const ACCOUNT = 'query ($id: ID!) { corporationSigning(id: $id) { administratorAccount } }';

const testApp = await createTestApp();

type Headers = Readonly<Record<string, string>>;
const name = (headers: Headers, id: string) => graphql(testApp.app, NAME, { id }, headers);
const end = (headers: Headers) => graphql(testApp.app, END, {}, headers);
const list = async (headers: Headers) => (await graphql(testApp.app, LIST, {}, headers)).codes;
const stored = (id: string) => testApp.em().findOneOrFail(Manager, id);
const mailsTo = async (email: string) =>
  (await testApp.mailsTo(email)).map(({ template, data }) => [template, (data as { occasion?: string }).occasion]);

async function arrange(): Promise<ManagedCorporation & { readonly manager: Manager; readonly own: Headers }> {
  const managed = await arrangeManagedCorporation(testApp);
  const manager = await buildEmployeeManager(testApp, managed);
  return { ...managed, manager, own: await signIn(testApp, manager) };
}

test('an employee manager becomes backup administrator in the sessions they have, and both are mailed', async () => {
  const { manager, own, headers, administrator, link, corporation } = await arrange();
  expect(await list(own)).toEqual(['unauthorized_token']);

  const answer = await name(headers, manager.id);

  const administrators = [
    { account: administrator.account, isBackup: false },
    { account: manager.account, isBackup: true },
  ];
  expect(answer.data).toEqual({ nameBackupAdministrator: { corporation: { administrators, managers: [] } } });
  expect(await list(own)).toEqual([]);
  for (const { email } of [manager, administrator]) {
    expect(await mailsTo(email)).toEqual([['backup_administrator_changed', 'named']]);
  }
  const event = { action: 'BACKUP_ADMINISTRATOR_NAMED', subject: manager.id, actor: administrator.id } as const;
  expect(await testApp.em().count(AuditEvent, event)).toBe(1);
  const community = await signIn(testApp, await link.owner.loadOrFail());
  expect((await graphql(testApp.app, ACCOUNT, { id: corporation.id }, community)).data).toEqual({
    corporationSigning: { administratorAccount: administrator.account },
  });
});

test.each([
  ['the representative', ({ headers }: Awaited<ReturnType<typeof arrange>>) => headers],
  ['the backup', ({ own }: Awaited<ReturnType<typeof arrange>>) => own],
])('%s ends the backup, who is an employee manager again at once', async (_name, who) => {
  const arranged = await arrange();
  const { manager, own, headers, administrator } = arranged;
  await name(headers, manager.id);

  expect((await end(who(arranged))).codes).toEqual([]);

  expect(await list(own)).toEqual(['unauthorized_token']);
  expect(await list(headers)).toEqual([]);
  expect(await stored(manager.id)).toMatchObject({ role: 'manager', isBackup: false });
  expect(await mailsTo(administrator.email)).toContainEqual(['backup_administrator_changed', 'ended']);
  expect(await testApp.em().count(AuditEvent, { action: 'BACKUP_ADMINISTRATOR_ENDED', subject: manager.id })).toBe(1);
});

test('of two who are named at once, one becomes backup administrator', async () => {
  const { manager, headers, ...managed } = await arrange();
  const other = await buildEmployeeManager(testApp, managed);

  const answers = await Promise.all([manager, other].map(({ id }) => name(headers, id)));

  expect(answers.flatMap(({ codes }) => codes)).toEqual(['corp_manager_exists']);
  const { corporation } = managed;
  expect(await testApp.em().count(Manager, { corporationSigning: corporation.id, isBackup: true })).toBe(1);
});

describe('refuses, changing nothing,', () => {
  test.each([
    ['a deactivated manager', { deactivatedAt: new Date() }],
    ['a manager who has never logged in', { initialPasswordChanged: false }],
  ])('%s', async (_name, facts) => {
    const { manager, headers } = await arrange();
    await testApp.em().nativeUpdate(Manager, manager.id, facts);

    expect((await name(headers, manager.id)).errors[0]?.extensions).toMatchObject({
      code: 'bad_request_parameter',
      field: 'id',
    });

    expect((await stored(manager.id)).role).toBe('manager');
    expect(await testApp.mailsTo(manager.email)).toEqual([]);
  });

  test('anybody who is no employee manager of the corporation', async () => {
    const { headers, administrator } = await arrange();
    const elsewhere = await arrange();

    for (const id of [elsewhere.manager.id, administrator.id, crypto.randomUUID(), 'nobody']) {
      expect((await name(headers, id)).codes).toEqual(['no_permission']);
    }

    expect((await stored(elsewhere.manager.id)).role).toBe('manager');
  });

  test('the end of a backup administrator who is none', async () => {
    expect((await end((await arrange()).headers)).codes).toEqual(['no_permission']);
  });

  test('a session that has not been proved lately', async () => {
    const { headers, manager, administrator } = await arrange();
    const sixMinutesAgo = new Date(Date.now() - 6 * 60_000);
    await testApp.em().nativeUpdate(Session, { manager: administrator.id }, { createdAt: sixMinutesAgo });

    expect((await name(headers, manager.id)).codes).toEqual(['step_up_needed']);
  });
});
