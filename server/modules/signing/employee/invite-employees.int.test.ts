import { beforeEach, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { EmployeeInvitation } from './employee-invitation.entity.ts';
import { arrangeEmployee, arrangeStaffedCorporation, type StaffedCorporation } from './testing/staffed-corporation.ts';

const testApp = await createTestApp();
let staffed: StaffedCorporation;
let headers: SessionHeaders;
beforeEach(async () => {
  staffed = await arrangeStaffedCorporation(testApp);
  headers = staffed.headers.manager;
});

const INVITE = `mutation ($emails: [String!]!, $language: Language!) {
  inviteEmployees(input: { emails: $emails, language: $language }) { invitedCount skippedCount }
}`;
const invite = (emails: readonly string[], language = 'ZH') =>
  graphql<{ inviteEmployees: { invitedCount: number; skippedCount: number } }>(
    testApp.app,
    INVITE,
    { emails, language },
    headers,
  );
const colleague = () => newEmail(staffed.corporation.primaryDomain);
const invitations = () => testApp.em().count(EmployeeInvitation, { corporationSigning: staffed.corporation.id });

test.each(['zh', 'en'] as const)(
  'colleagues are mailed where to sign, in the chosen language (%s)',
  async (language) => {
    const emails = [colleague(), colleague()];

    const { data, codes } = await invite(emails, language.toUpperCase());

    expect(codes).toEqual([]);
    expect(data?.inviteEmployees).toEqual({ invitedCount: 2, skippedCount: 0 });
    expect(await testApp.mailsTo(emails[0] ?? '')).toMatchObject([
      {
        template: 'employee_invited',
        language,
        data: {
          corporationName: staffed.corporation.corporationName,
          managerEmail: staffed.manager.email,
          employeeUrl: `http://localhost:4000/sign-cla/${staffed.link.linkId}/employee`,
        },
      },
    ]);
    const [event] = await testApp
      .em()
      .find(AuditEvent, { action: 'EMPLOYEES_INVITED', subject: staffed.corporation.id });
    expect(event?.details).toEqual({ reference: staffed.corporation.reference, count: 2 });
  },
);

test('nobody is invited twice within seven days, or after signing; the answer does not tell the two apart', async () => {
  const [lately, longAgo] = [colleague(), colleague()];
  await invite([lately, longAgo]);
  const week = new Date(Date.now() - 7 * 86_400_000 - 1000);
  await testApp.em().nativeUpdate(EmployeeInvitation, { emailKey: longAgo }, { invitedAt: week });
  const signed = await arrangeEmployee(testApp, staffed);

  const { data } = await invite([lately.toUpperCase(), longAgo, signed.email]);

  expect(data?.inviteEmployees).toEqual({ invitedCount: 1, skippedCount: 2 });
  expect(await testApp.mailsTo(longAgo)).toHaveLength(2);
  expect(await testApp.mailsTo(lately)).toHaveLength(1);
  expect(await testApp.mailsTo(signed.email)).toEqual([]);
});

test('two managers who invite the same colleague at once have one mail sent', async () => {
  const email = colleague();

  await Promise.all([invite([email]), invite([email])]);

  expect(await testApp.mailsTo(email)).toHaveLength(1);
});

test('at most 1000 a day are invited; a list that would exceed it invites nobody', async () => {
  const lists = [500, 500, 1].map((length) => Array.from({ length }, colleague)) as [string[], string[], string[]];
  expect((await invite(lists[0])).codes).toEqual([]);
  expect((await invite(lists[1])).codes).toEqual([]);

  const { errors } = await invite(lists[2]);

  expect(errors[0]?.extensions).toMatchObject({ code: 'too_many_request', retryAfter: expect.any(Number) });
  expect(await invitations()).toBe(1000);
  expect(await testApp.mailsTo(lists[2][0] ?? '')).toEqual([]);
});

test('a colleague at another domain is refused, with all others', async () => {
  const email = colleague();

  const { errors } = await invite([email, 'eve@elsewhere.example.org']);

  expect(errors.map(({ extensions }) => extensions)).toEqual([{ code: 'not_same_corp', field: 'emails.1' }]);
  expect(await invitations()).toBe(0);
  expect(await testApp.mailsTo(email)).toEqual([]);
});

test.each([
  [
    'the link takes no signings',
    'not_ready_to_sign',
    () => testApp.em().nativeUpdate(Link, staffed.link.id, { signingState: 'paused' }),
  ],
  [
    'nobody could activate them',
    'no_employee_manager',
    () => testApp.em().nativeUpdate(Manager, staffed.manager.id, { deactivatedAt: new Date() }),
  ],
] as const)('nobody is invited while %s', async (_why, code, arrange) => {
  headers = await signIn(testApp, staffed.administrator);
  await arrange();

  expect((await invite([colleague()])).codes).toEqual([code]);
  expect(await invitations()).toBe(0);
});
