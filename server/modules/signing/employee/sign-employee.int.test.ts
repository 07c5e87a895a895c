import { describe, expect, test } from 'vitest';
import { Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { operate } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { deriveDocuments } from '#server/modules/signing/signing/testing/derive-documents.ts';
import { buildCla, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildEmployeeSigning, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';
import { mailEmployeeNotices } from './mail-employee-notices.job.ts';
import {
  arrangeWorkplace,
  askForCode,
  countEverything,
  inputFor,
  sign,
  withCode,
  type Workplace,
} from './testing/employee-signing.ts';

const testApp = await createTestApp();

const STATUS = `query ($linkId: ID!, $email: String!) {
  signingStatus(linkId: $linkId, email: $email) { signed type state versionMatched }
}`;

const storedWith = (reference: string | undefined): Promise<EmployeeSigning> =>
  testApp.em().findOneOrFail(EmployeeSigning, { reference: reference ?? '' }, { populate: ['changes'] });

const statusOf = async (linkId: string, email: string) =>
  (await graphql<{ signingStatus: { state: string } }>(testApp.app, STATUS, { linkId, email })).data?.signingStatus;

const DAY = 86_400_000;

describe('an employee signs', () => {
  test.each(['zh', 'en'] as const)('and everything about it is stored (%s)', async (language) => {
    const workplace = await arrangeWorkplace(testApp);
    const email = newEmail(workplace.domain.toUpperCase());
    const choice = { claId: workplace[language].id, language: language.toUpperCase(), email };

    const answer = await sign(testApp, await withCode(testApp, inputFor(workplace, choice)));

    const { corporationName } = workplace.corporation;
    const payload = answer.data?.signEmployee;
    expect(payload).toMatchObject({ email, name: '欧阳㛃龑', corporationName, active: false, cla: { version: 1 } });
    const stored = await storedWith(payload?.reference);
    expect(stored).toMatchObject({
      language,
      corporationSigning: { id: workplace.corporation.id },
      cla: { id: choice.claId },
      emailKey: email.toLowerCase(),
      fieldValues: { '0': '欧阳㛃龑', '1': email, '2': '13800000000' },
      state: 'inactive',
      consentLanguage: language,
      ip: '127.0.0.1',
      suspendedAt: null,
    });
    expect(stored.changes).toHaveLength(0);
    const [event] = await testApp.em().find(AuditEvent, { subject: stored.id });
    const corporationSigningId = workplace.corporation.id;
    expect(event).toMatchObject({
      action: 'EMPLOYEE_SIGNED',
      actor: 'signer',
      details: { corporationSigningId, state: 'inactive' },
    });
    expect(JSON.stringify(event?.details)).not.toContain(email);
  });

  test('and gets the document: the CLA byte for byte, plus a page', async () => {
    const workplace = await arrangeWorkplace(testApp);

    const answer = await sign(testApp, await withCode(testApp, inputFor(workplace)));
    await deriveDocuments(testApp);

    const { documentUrl = '', documentSha256, documentToken, reference } = answer.data?.signEmployee ?? {};
    const response = await testApp.app.inject({ url: new URL(documentUrl).pathname });
    const original = await readDocument(testApp.em(), workplace.zh.document.sha256);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toContain(`${reference}.pdf`);
    expect(response.rawPayload.subarray(0, original.bytes.length).equals(original.bytes)).toBe(true);
    expect(documentSha256).toBeNull();
    expect(documentUrl).toMatch(new RegExp(`/${documentToken}$`));
    expect(await fingerprint(response.rawPayload)).toBe((await storedWith(reference)).document?.sha256);
  });

  test('and counts once a manager activates it', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const input = await withCode(testApp, inputFor(workplace));
    const { linkId } = workplace.link;
    const email = String(input['email']);

    const answer = await sign(testApp, input);

    const waiting = { signed: false, type: 'EMPLOYEE', state: 'INACTIVE', versionMatched: true };
    expect(await statusOf(linkId, email)).toEqual(waiting);
    const { id } = await storedWith(answer.data?.signEmployee.reference);
    await testApp.em().nativeUpdate(EmployeeSigning, { id }, { state: 'active' });
    expect(await statusOf(linkId, email)).toEqual({ ...waiting, signed: true, state: 'VALID' });
  });

  test('and counts at once where the corporation approves automatically', async () => {
    const workplace = await arrangeWorkplace(testApp, { autoApproval: true });
    const input = await withCode(testApp, inputFor(workplace));

    const answer = await sign(testApp, input);

    expect(answer.data?.signEmployee.active).toBe(true);
    const stored = await storedWith(answer.data?.signEmployee.reference);
    expect(stored.state).toBe('active');
    expect(await testApp.em().find(EmployeeSigningChange, { employeeSigning: stored.id })).toMatchObject([
      { state: 'active', changedAt: stored.signedAt, manager: null },
    ]);
    expect(await statusOf(workplace.link.linkId, String(input['email']))).toMatchObject({ state: 'VALID' });
  });

  test.each([
    { daysAgo: 40, inEffect: false, state: 'EXPIRED' },
    { daysAgo: 3, inEffect: true, state: 'VALID' },
  ])(
    'and learns what the status says when a newer corporate CLA has been pending for $daysAgo days',
    async ({ daysAgo, ...expected }) => {
      const workplace = await arrangeWorkplace(testApp, { autoApproval: true });
      const createdAt = new Date(Date.now() - daysAgo * DAY);
      await buildCla(testApp.em(), workplace.link, { type: 'corporation', createdAt });
      const input = await withCode(testApp, inputFor(workplace));

      const answer = await sign(testApp, input);

      const { active, inEffect } = answer.data?.signEmployee ?? {};
      const { state } = (await statusOf(workplace.link.linkId, String(input['email']))) ?? {};
      expect({ active, inEffect, state }).toEqual({ active: true, ...expected });
      const mails = await testApp.mailsTo(String(input['email']));
      const graceEndsAt = new Date(createdAt.getTime() + 30 * DAY).toISOString().slice(0, 10);
      expect(mails.find(({ template }) => template === 'employee_signed')?.data).toMatchObject({
        expiredSince: expected.inEffect ? '' : graceEndsAt,
      });
    },
  );

  test('again after they were removed, or their corporation deleted', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const em = testApp.em();
    const removed = await buildEmployeeSigning(em, workplace.corporation, {
      email: newEmail(workplace.domain),
      state: 'removed',
    });
    const elsewhere = await arrangeWorkplace(testApp);
    const suspended = await buildEmployeeSigning(em, elsewhere.corporation, { email: newEmail(elsewhere.domain) });
    await em.nativeUpdate(EmployeeSigning, suspended.id, { suspendedAt: new Date() });

    const again = await sign(testApp, await withCode(testApp, inputFor(workplace, { email: removed.email })));
    const restored = await sign(testApp, await withCode(testApp, inputFor(elsewhere, { email: suspended.email })));

    expect([...again.codes, ...restored.codes]).toEqual([]);
  });
});

describe('who is notified', () => {
  const mailsOf = async (email: string, template: string) =>
    (await testApp.mailsTo(email)).filter((mail) => mail.template === template);
  const mailNotices = ({ id }: Manager) =>
    mailEmployeeNotices.run(testApp.deps, { managerId: id, choice: 'quarter_hourly' });

  test('the employee, in the language of the signing, with the document and who activates it', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const second = await buildManager(testApp.em(), workplace.corporation, {
      role: ManagerRole.EMPLOYEE_MANAGER,
      name: 'Second Manager',
    });
    const choice = { claId: workplace.en.id, language: 'EN' };
    const input = await withCode(testApp, inputFor(workplace, choice));

    const answer = await sign(testApp, input);
    await deriveDocuments(testApp);

    const { reference } = answer.data?.signEmployee ?? {};
    const documentSha256 = (await storedWith(reference)).document?.sha256;
    const managers = `${workplace.manager.name}: ${workplace.manager.email}\nSecond Manager: ${second.email}`;
    expect(await mailsOf(String(input['email']), 'employee_signed')).toMatchObject([
      {
        language: 'en',
        link: { id: workplace.link.id },
        corporationSigning: { id: workplace.corporation.id },
        data: { name: '欧阳㛃龑', corporationName: workplace.corporation.corporationName, reference, managers },
        attachments: [{ filename: `${reference}.pdf`, documentSha256 }],
      },
    ]);
  });

  test('each active employee manager once, in their language, and nobody else', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const em = testApp.em();
    const role = ManagerRole.EMPLOYEE_MANAGER;
    const english = await buildManager(em, workplace.corporation, { role, language: 'en', name: 'English Manager' });
    const removed = await buildManager(em, workplace.corporation, { role, removedAt: new Date() });
    const administrator = await buildManager(em, workplace.corporation);
    const input = await withCode(testApp, inputFor(workplace));

    await sign(testApp, input);
    await mailNotices(english);
    await mailNotices(workplace.manager);

    const [notice, ...others] = await mailsOf(english.email, 'employee_signed_notice');
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      language: 'en',
      corporationSigning: { id: workplace.corporation.id },
      data: {
        name: 'English Manager',
        employeeName: '欧阳㛃龑',
        employeeEmail: input['email'],
        activatedAt: '',
        employeesUrl: expect.stringContaining(
          `/corp/${workplace.link.linkId}/employee-list?state=waiting&search=SG-`,
        ) as string,
      },
      attachments: [],
    });
    expect(JSON.stringify(notice?.data)).not.toContain(workplace.manager.email);
    expect(await mailsOf(workplace.manager.email, 'employee_signed_notice')).toMatchObject([{ language: 'zh' }]);
    expect(await testApp.mailsTo(removed.email)).toEqual([]);
    expect(await testApp.mailsTo(administrator.email)).toEqual([]);
  });

  test('about an automatic approval, without asking anybody to activate it', async () => {
    const workplace = await arrangeWorkplace(testApp, { autoApproval: true });
    const input = await withCode(testApp, inputFor(workplace));

    await sign(testApp, input);

    await mailNotices(workplace.manager);

    const [mail] = await mailsOf(String(input['email']), 'employee_signed');
    const [notice] = await mailsOf(workplace.manager.email, 'employee_signed_notice');
    expect(mail?.data).toMatchObject({ managers: '' });
    expect(notice?.data['activatedAt']).toBe(notice?.data['signedAt']);
  });
});

describe('a signing is refused and changes nothing', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['an unknown link', { linkId: 'web_none-1000000000000000000' }, { code: 'no_link' }],
    ['a CLA of another language', { language: 'EN' }, { code: 'unmatched_cla' }],
    ['no consent', { privacyConsented: false }, { code: 'bad_request_parameter', field: 'privacyConsented' }],
    ['a blank name', { name: ' ' }, { code: 'bad_request_parameter', field: 'name' }],
    [
      'a character that cannot be printed',
      { name: 'A 😀' },
      { code: 'bad_request_parameter', field: 'name', character: '😀' },
    ],
    ['a malformed address', { email: 'a@@example.com' }, { code: 'invalid_email', field: 'email' }],
    [
      'a field with another address',
      { fieldValues: [{ id: '1', value: 'other@example.com' }] },
      { code: 'unmatched_email', field: '1' },
    ],
    ['no code', { verificationCode: '' }, { code: 'bad_request_parameter', field: 'verificationCode' }],
    ['a code that was never sent', {}, { code: 'expired_verification_code' }],
    ['what is no id', { corporationSigningId: 'corporation' }, { code: 'has_not_signed' }],
    [
      'an unknown corporation, for which no code was sent',
      { corporationSigningId: crypto.randomUUID() },
      { code: 'expired_verification_code' },
    ],
  ])('%s', async (_name, overrides, extensions) => {
    const workplace = await arrangeWorkplace(testApp);
    const before = await countEverything(testApp, workplace);

    const answer = await sign(testApp, inputFor(workplace, overrides));

    expect(answer.errors.map((error) => error.extensions)).toEqual([extensions]);
    expect(await countEverything(testApp, workplace)).toEqual(before);
  });

  test('a link without an individual CLA, before anything else', async () => {
    const workplace = await arrangeWorkplace(testApp);
    await testApp.em().nativeUpdate(Cla, { link: workplace.link, type: 'individual' }, { state: 'removed' });
    const input = inputFor(workplace, { privacyConsented: false });

    expect((await sign(testApp, input)).codes).toEqual(['no_cla_binding']);
    expect((await askForCode(testApp, input)).codes).toEqual(['no_cla_binding']);
  });

  /** What happens to the corporation after the code was sent, and the expected error code. */
  const changes: [string, (workplace: Workplace) => Promise<unknown>, string][] = [
    [
      'deleted',
      ({ corporation }) => testApp.em().nativeUpdate(CorporationSigning, corporation.id, { state: 'deleted' }),
      'has_not_signed',
    ],
    [
      'not approved',
      ({ corporation }) => testApp.em().nativeUpdate(CorporationSigning, corporation.id, { state: 'uncompleted' }),
      'uncompleted_signing',
    ],
    [
      'without an employee manager',
      ({ manager }) => testApp.em().nativeUpdate(Manager, manager.id, { removedAt: new Date() }),
      'no_employee_manager',
    ],
    [
      'with a suspended employee manager',
      ({ manager }) => testApp.em().nativeUpdate(Manager, manager.id, { suspendedAt: new Date() }),
      'no_employee_manager',
    ],
    [
      'with an administrator alone',
      ({ manager }) => testApp.em().nativeUpdate(Manager, manager.id, { role: ManagerRole.ADMINISTRATOR }),
      'no_employee_manager',
    ],
  ];

  test.each(changes)('under a corporation that is %s, and gets no code', async (_name, happen, code) => {
    const workplace = await arrangeWorkplace(testApp);
    const input = await withCode(testApp, inputFor(workplace));
    const before = await countEverything(testApp, workplace);
    await happen(workplace);

    expect((await sign(testApp, input)).codes).toEqual([code]);
    expect((await askForCode(testApp, { ...input, email: newEmail(workplace.domain) })).codes).toEqual([code]);
    expect(await countEverything(testApp, workplace)).toEqual(before);
  });

  test('with an address of another domain, subdomains included', async () => {
    const workplace = await arrangeWorkplace(testApp);

    for (const domain of ['example.org', `sub.${workplace.domain}`]) {
      const input = inputFor(workplace, { email: newEmail(domain) });
      expect((await askForCode(testApp, input)).codes).toEqual(['not_same_corp']);
    }
  });

  test.each(['active', 'inactive'] as const)('an employee who is already %s', async (state) => {
    const workplace = await arrangeWorkplace(testApp);
    const email = newEmail(workplace.domain);
    await buildEmployeeSigning(testApp.em(), workplace.corporation, { email, state });

    const answer = await sign(testApp, await withCode(testApp, inputFor(workplace, { email: email.toUpperCase() })));

    expect(answer.codes).toEqual(['resigned']);
  });

  test('an employee of another corporation of the link', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const email = newEmail(workplace.domain);
    await buildEmployeeSigning(testApp.em(), await buildCorporation(testApp.em(), workplace.link), { email });

    const answer = await sign(testApp, await withCode(testApp, inputFor(workplace, { email })));

    expect(answer.codes).toEqual(['resigned']);
  });

  test('with the code for another corporation', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const em = testApp.em();
    const other = await buildCorporation(em, workplace.link);
    await buildManager(em, other, { role: ManagerRole.EMPLOYEE_MANAGER });
    const input = await withCode(testApp, inputFor(workplace));

    const answer = await sign(testApp, { ...input, corporationSigningId: other.id });

    expect(answer.codes).toEqual(['expired_verification_code']);
  });
});

describe('a code for an employee', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a malformed address, before all else', { email: 'a@@b', linkId: 'none' }, { code: 'invalid_email' }],
    ['no corporation', { corporationSigningId: null, linkId: 'none' }, { code: 'bad_request_parameter' }],
    ['an unknown link', { linkId: 'web_none-1000000000000000000' }, { code: 'no_link' }],
    ['an unknown corporation', { corporationSigningId: crypto.randomUUID() }, { code: 'has_not_signed' }],
    ['what is no id', { corporationSigningId: 'corporation' }, { code: 'has_not_signed' }],
  ])('is refused for %s', async (_name, overrides, extensions) => {
    const workplace = await arrangeWorkplace(testApp);

    const answer = await askForCode(testApp, inputFor(workplace, overrides));

    expect(answer.errors[0]?.extensions).toMatchObject(extensions);
  });

  test('is refused for a corporation of another link', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const elsewhere = await arrangeWorkplace(testApp);
    const input = inputFor(workplace, { corporationSigningId: elsewhere.corporation.id });

    expect((await askForCode(testApp, input)).codes).toEqual(['has_not_signed']);
  });

  test("works however the corporation's id is written", async () => {
    const workplace = await arrangeWorkplace(testApp);
    const corporationSigningId = workplace.corporation.id.toUpperCase();

    const answer = await sign(testApp, await withCode(testApp, inputFor(workplace, { corporationSigningId })));

    expect(answer.codes).toEqual([]);
  });
});

const REMOVE_MANAGERS =
  'mutation ($ids: [ID!]!) { removeEmployeeManagers(input: { ids: $ids }) { corporation { id } } }';

describe('at the same moment', () => {
  test('all but one of 20 submissions of one employee are refused', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const input = await withCode(testApp, inputFor(workplace));

    const answers = await Promise.all(Array.from({ length: 20 }, () => sign(testApp, input)));

    expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
    expect(await countEverything(testApp, workplace)).toMatchObject({
      signings: 1,
      mails: 1,
      notices: 1,
      usedCodes: 1,
    });
  });

  const arrangeCrowd = async (workplace: Workplace) =>
    Promise.all(Array.from({ length: 5 }, () => withCode(testApp, inputFor(workplace))));

  test('a deletion of the corporation leaves no signing that counts', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const headers = await signIn(testApp, await workplace.link.owner.loadOrFail());
    const inputs = await arrangeCrowd(workplace);
    const { id } = workplace.corporation;

    const [deletion, ...answers] = await Promise.all([
      operate(testApp, 'deleteCorporationSigning', { id, headers }),
      ...inputs.map((input) => sign(testApp, input)),
    ]);

    expect(deletion.codes).toEqual([]);
    const signed = answers.filter(({ codes }) => codes.length === 0);
    // A request that still finds the corporation may find its managers or its domain gone.
    const refusals = new Set(answers.filter(({ codes }) => codes.length > 0).map(({ codes }) => codes.join()));
    expect(['has_not_signed', 'no_employee_manager', 'not_same_corp']).toEqual(expect.arrayContaining([...refusals]));
    expect(await testApp.em().count(EmployeeSigning, { link: workplace.link, suspendedAt: null })).toBe(0);
    expect(await countEverything(testApp, workplace)).toMatchObject({
      signings: signed.length,
      mails: signed.length,
      notices: signed.length,
    });
  });

  test('the removal of the last employee manager refuses signings that nobody could activate', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const role = ManagerRole.ADMINISTRATOR;
    const headers = await signIn(testApp, await buildManager(testApp.em(), workplace.corporation, { role }));
    const inputs = await arrangeCrowd(workplace);

    const [removal, ...answers] = await Promise.all([
      graphql(testApp.app, REMOVE_MANAGERS, { ids: [workplace.manager.id] }, headers),
      ...inputs.map((input) => sign(testApp, input)),
    ]);

    expect(removal.codes).toEqual([]);
    const signed = answers.filter(({ codes }) => codes.length === 0).length;
    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array(inputs.length - signed).fill('no_employee_manager'));
    expect(await testApp.mailsTo(workplace.manager.email)).toHaveLength(1);
    expect(await countEverything(testApp, workplace)).toMatchObject({
      signings: signed,
      notices: signed,
      usedCodes: signed,
    });
  });
});
