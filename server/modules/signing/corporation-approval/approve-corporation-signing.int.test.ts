import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, test } from 'vitest';
import { isPassword } from '#rules/password.ts';
import type { MailTemplates } from '#server/integrations/mail/mails.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import {
  arrangeEmployee,
  arrangeStaffedCorporation,
  type StaffedCorporation,
} from '#server/modules/signing/employee/testing/staffed-corporation.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  newDomain,
  operate,
  pdfOf,
  stored,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { uploadSignedPdf } from '#server/modules/signing/signing/corporation/testing/signed-pdf.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import {
  buildCorporation,
  buildEmployeeSigning,
  buildIndividualSigning,
  buildManager,
} from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const testApp = await createTestApp();

const approve = (signing: CorporationSigning, headers: Readonly<Record<string, string>>) =>
  operate(testApp, 'approveCorporationSigning', { id: signing.id, headers });

const managersOf = (signing: CorporationSigning) =>
  testApp.em().find(Manager, { corporationSigning: signing.id }, { orderBy: { createdAt: 'asc' } });

const claimedBy = async (signing: CorporationSigning) =>
  (await testApp.em().find(CorporationDomain, { corporationSigning: signing.id, claimed: true })).length;

describe('an approval', () => {
  test('completes the signing and makes the representative its administrator', async () => {
    const managed = await arrangeManagedLink(testApp);
    const signing = await arrangeCorporation(testApp, managed);

    const answer = await approve(signing, managed.headers);

    expect(answer.codes).toEqual([]);
    expect(answer.data?.approveCorporationSigning.corporationSigning).toMatchObject({
      state: 'COMPLETED',
      completedAt: expect.any(String),
      administratorAccount: `admin_${signing.primaryDomain}`,
    });
    expect(await managersOf(signing)).toMatchObject([
      {
        role: 'admin',
        account: `admin_${signing.primaryDomain}`,
        name: signing.representativeName,
        email: signing.representativeEmail,
        language: 'zh',
        initialPasswordChanged: false,
        removedAt: null,
      },
    ]);
    expect(await claimedBy(signing)).toBe(1);
    const [event] = await testApp.em().find(AuditEvent, { subject: signing.id, action: 'CORPORATION_APPROVED' });
    expect(event?.actor).toBe(managed.link.owner.id);
  });

  test('mails the account and a one-time password that is stored nowhere in the clear', async () => {
    const managed = await arrangeManagedLink(testApp);
    const signing = await arrangeCorporation(testApp, managed);

    await approve(signing, managed.headers);

    const mail = (await testApp.mailsTo(signing.representativeEmail)).find(
      ({ template }) => template === 'corporation_approved',
    );
    expect(mail).toMatchObject({
      language: 'zh',
      corporationSigning: { id: signing.id },
      data: {
        account: `admin_${signing.primaryDomain}`,
        linkId: managed.link.linkId,
        loginUrl: `http://localhost:4000/corporation-manager-login/${managed.link.linkId}`,
      },
    });
    const secret = testApp.deps.secretBox.decrypt('mail', {
      row: mail?.id ?? '',
      sealed: mail?.secret ?? Buffer.alloc(0),
    });
    const { password } = JSON.parse(secret) as MailTemplates['corporation_approved']['secret'];
    const [manager] = await managersOf(signing);
    expect(isPassword(password)).toBe(true);
    expect(await verify(manager?.passwordHash ?? '', password)).toBe(true);
    expect(JSON.stringify([mail?.data, manager])).not.toContain(password);
  });

  test('ends the individual signings of its domains and notifies each signer in their language', async () => {
    const managed = await arrangeManagedLink(testApp);
    const domains = [newDomain(), newDomain()];
    const signing = await arrangeCorporation(testApp, managed, { domains });
    const em = testApp.em();
    const zh = await buildCla(em, managed.link);
    const en = await buildCla(em, managed.link, { language: 'en' });
    const inside = await Promise.all([
      buildIndividualSigning(testApp.em(), zh, { email: newEmail(domains[0]?.toUpperCase()) }),
      buildIndividualSigning(testApp.em(), en, { email: newEmail(domains[1]) }),
    ]);
    const outside = [
      await buildIndividualSigning(em, zh, { email: newEmail(`sub.${domains[0]}`) }),
      await buildIndividualSigning(em, zh, { email: newEmail(`not${domains[0]}`) }),
    ];
    const elsewhere = await arrangeManagedLink(testApp);
    const there = await buildCla(testApp.em(), elsewhere.link);
    outside.push(await buildIndividualSigning(testApp.em(), there, { email: newEmail(domains[0]) }));

    await approve(signing, managed.headers);

    for (const [index, { id, email, reference }] of inside.entries()) {
      const ended = await testApp.em().findOneOrFail(IndividualSigning, { id });
      expect(ended).toMatchObject({ endReason: 'corporation', endedBy: managed.link.owner.id });
      expect(await testApp.mailsTo(email)).toMatchObject([
        {
          template: 'individual_signing_ended',
          language: ['zh', 'en'][index],
          data: {
            reference,
            corporationName: signing.corporationName,
            employeeUrl: `http://localhost:4000/sign-cla/${managed.link.linkId}/employee`,
          },
        },
      ]);
      expect(await testApp.em().count(AuditEvent, { subject: id, action: 'INDIVIDUAL_SIGNING_ENDED' })).toBe(1);
    }
    for (const { id, email } of outside) {
      expect((await testApp.em().findOneOrFail(IndividualSigning, { id })).endedAt).toBeNull();
      expect(await testApp.mailsTo(email)).toEqual([]);
    }
  });

  test('ends the signings of a large domain in a few statements', async () => {
    const managed = await arrangeManagedLink(testApp);
    const signing = await arrangeCorporation(testApp, managed);
    const cla = await buildCla(testApp.em(), managed.link);
    await testApp.em().execute(
      `insert into individual_signing (id, reference, link_id, cla_id, language, name, email, email_key, field_values,
         document_sha256, document_token_hash, consent_version, consent_language, signed_at)
       select gen_random_uuid(), 'SG-' || n, ?, ?, 'zh', 'Signer', n || '@' || ?, n || '@' || ?, '{}', ?,
         encode(sha256(n::text::bytea), 'hex'), '1', 'zh', now()
       from generate_series(1, 2000) n`,
      [managed.link.id, cla.id, signing.primaryDomain, signing.primaryDomain, cla.document.sha256],
    );

    const answer = await approve(signing, managed.headers);

    expect(answer.codes).toEqual([]);
    const { link } = managed;
    expect(await testApp.em().count(IndividualSigning, { link, endReason: 'corporation' })).toBe(2000);
    expect(await testApp.em().count(Email, { link, template: 'individual_signing_ended' })).toBe(2000);
  });

  test('takes the next free number when the name of the administrator is taken', async () => {
    const managed = await arrangeManagedLink(testApp);
    const signing = await arrangeCorporation(testApp, managed);
    const other = await buildCorporation(testApp.em(), managed.link);
    const account = `admin_${signing.primaryDomain}`;
    await buildManager(testApp.em(), other, { role: 'manager', account });

    const answer = await approve(signing, managed.headers);

    expect(answer.data?.approveCorporationSigning.corporationSigning.administratorAccount).toBe(
      `admin1_${signing.primaryDomain}`,
    );
  });

  test('succeeds once of 20 at the same moment, with one administrator and one mail of each kind', async () => {
    const managed = await arrangeManagedLink(testApp);
    const signing = await arrangeCorporation(testApp, managed);

    const answers = await Promise.all(Array.from({ length: 20 }, () => approve(signing, managed.headers)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'corp_manager_exists'));
    expect(await managersOf(signing)).toHaveLength(1);
    const mails = await testApp.mailsTo(signing.representativeEmail);
    expect(mails.map(({ template }) => template).toSorted()).toEqual([
      'corporation_approved',
      'corporation_document_kept',
    ]);
  });

  test('succeeds once among corporations that share a domain, at the same moment', async () => {
    const managed = await arrangeManagedLink(testApp);
    const domain = newDomain();
    const signings: CorporationSigning[] = [];
    for (let index = 0; index < 10; index += 1) {
      signings.push(await arrangeCorporation(testApp, managed, { domains: [newDomain(), domain] }));
    }

    const answers = await Promise.all(signings.map((signing) => approve(signing, managed.headers)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 9 }, () => 'sameEmailSuffix'));
    const states = await Promise.all(signings.map(async (signing) => (await stored(testApp, signing)).state));
    expect(states.toSorted()).toEqual(['completed', ...Array.from({ length: 9 }, () => 'uncompleted')]);
    expect(await testApp.em().count(Manager, { link: managed.link })).toBe(1);
  });

  test('also ends individual signings made at the same moment', async () => {
    const managed = await arrangeManagedLink(testApp);
    const signing = await arrangeCorporation(testApp, managed);
    const cla = await buildCla(testApp.em(), managed.link);
    const inputs = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const email = newEmail(signing.primaryDomain);
        await graphql(
          testApp.app,
          `
            mutation ($linkId: ID!, $email: String!) {
              sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $linkId, email: $email }) {
                email
              }
            }
          `,
          { linkId: managed.link.linkId, email },
        );
        const verificationCode = await testApp.codeSentTo(email);
        const claim = { linkId: managed.link.linkId, claId: cla.id, email, verificationCode };
        return { ...claim, language: 'ZH', name: 'A. Signer', fieldValues: [], privacyConsented: true };
      }),
    );
    const sign = (input: object) =>
      graphql(
        testApp.app,
        `
          mutation ($input: SignIndividualInput!) {
            signIndividual(input: $input) {
              documentUrl
            }
          }
        `,
        { input },
      );

    const [approval, ...signings] = await Promise.all([approve(signing, managed.headers), ...inputs.map(sign)]);

    expect(approval?.codes).toEqual([]);
    expect(signings.flatMap(({ codes }) => codes).every((code) => code === 'go_to_sign_employee_cla')).toBe(true);
    expect(await testApp.em().count(IndividualSigning, { link: managed.link, endedAt: null })).toBe(0);
  });
});

describe('an approval is refused and changes nothing', () => {
  test('without the signed document', async () => {
    const managed = await arrangeManagedLink(testApp);
    const signing = await arrangeCorporation(testApp, managed, { uploaded: false });

    expect((await approve(signing, managed.headers)).codes).toEqual(['unuploaded']);
    expect((await stored(testApp, signing)).state).toBe('uncompleted');
  });

  test('when another document was uploaded than the one that was reviewed', async () => {
    const managed = await arrangeManagedLink(testApp);
    const signing = await arrangeCorporation(testApp, managed);
    const query = `mutation ($id: ID!, $seen: DateTimeISO) {
      approveCorporationSigning(input: { id: $id }, pdfUploadedAt: $seen) { corporationSigning { state } }
    }`;
    const approveSeen = (seen: number) =>
      graphql(testApp.app, query, { id: signing.id, seen: new Date(seen).toISOString() }, managed.headers);
    const uploadedAt = (await stored(testApp, signing)).pdfUploadedAt?.getTime() ?? 0;

    expect((await approveSeen(uploadedAt - 1)).codes).toEqual(['signed_document_replaced']);
    expect((await stored(testApp, signing)).state).toBe('uncompleted');
    expect((await approveSeen(uploadedAt)).codes).toEqual([]);
    expect((await stored(testApp, signing)).state).toBe('completed');
  });

  test('when another corporation has the domain', async () => {
    const managed = await arrangeManagedLink(testApp);
    const domain = newDomain();
    const signing = await arrangeCorporation(testApp, managed, { domains: [domain] });
    const cla = await buildCla(testApp.em(), managed.link);
    const individual = await buildIndividualSigning(testApp.em(), cla, { email: newEmail(domain) });
    await buildCorporation(testApp.em(), managed.link, { domains: [newDomain(), domain] });

    expect((await approve(signing, managed.headers)).codes).toEqual(['sameEmailSuffix']);

    expect(await stored(testApp, signing)).toMatchObject({ state: 'uncompleted', completedAt: null });
    expect(await managersOf(signing)).toEqual([]);
    expect(await testApp.mailsTo(signing.representativeEmail)).toEqual([]);
    const { endedAt } = await testApp.em().findOneOrFail(IndividualSigning, { id: individual.id });
    expect(endedAt).toBeNull();
  });

  test('when the representative manages another corporation of the link', async () => {
    const managed = await arrangeManagedLink(testApp);
    const signing = await arrangeCorporation(testApp, managed);
    const other = await buildCorporation(testApp.em(), managed.link);
    await buildManager(testApp.em(), other, { role: 'manager', email: signing.representativeEmail.toUpperCase() });

    expect((await approve(signing, managed.headers)).codes).toEqual(['exits_email']);
    expect(await stored(testApp, signing)).toMatchObject({ state: 'uncompleted' });
    expect(await claimedBy(signing)).toBe(0);
  });

  test('but not when that corporation is at another link', async () => {
    const managed = await arrangeManagedLink(testApp);
    const elsewhere = await arrangeManagedLink(testApp);
    const domain = newDomain();
    const other = await buildCorporation(testApp.em(), elsewhere.link, { domains: [domain] });
    await buildEmployeeSigning(testApp.em(), other, { email: newEmail(domain) });
    const signing = await arrangeCorporation(testApp, managed, { domains: [domain] });
    await buildManager(testApp.em(), other, { email: signing.representativeEmail, account: `admin_${domain}` });

    expect((await approve(signing, managed.headers)).codes).toEqual([]);
  });
});

test('the document that was mailed to be signed is not taken for the signed one', async () => {
  const managed = await arrangeManagedLink(testApp);
  const signing = await arrangeCorporation(testApp, managed, { uploaded: false });
  const { bytes } = await readDocument(testApp.em(), signing.document?.sha256 ?? '');
  const { id } = signing;

  const refused = await uploadSignedPdf(testApp, managed, { id, file: Buffer.from(bytes) });

  expect(refused.code).toBe('unuploaded');
  expect((await stored(testApp, signing)).pdfUploadedAt).toBeNull();
  const taken = await uploadSignedPdf(testApp, managed, { id, file: await pdfOf('signed') });
  expect(taken.code).toBeUndefined();
});

describe('automatic approval', () => {
  let staffed: StaffedCorporation;

  beforeEach(async () => {
    staffed = await arrangeStaffedCorporation(testApp);
  });

  const switchTo = (enabled: boolean, headers = staffed.headers.administrator) =>
    graphql<{ setAutoApproval: { corporation: { id: string; autoApproval: boolean } } }>(
      testApp.app,
      `
        mutation ($enabled: Boolean!) {
          setAutoApproval(input: { enabled: $enabled }) {
            corporation {
              id
              autoApproval
            }
          }
        }
      `,
      { enabled },
      headers,
    );

  const mailsTo = async (email: string) =>
    (await testApp.mailsTo(email)).map(({ template, language }) => [template, language]);

  test('the administrator switches automatic approval, and every active employee manager is notified once', async () => {
    const em = testApp.em();
    const corporation = em.merge(staffed.corporation);
    const english = await buildManager(em, corporation, { role: 'manager', language: 'en' });
    const removed = await buildManager(em, corporation, { role: 'manager', removedAt: new Date() });
    const elsewhere = await arrangeStaffedCorporation(testApp, staffed.link);
    const waiting = await arrangeEmployee(testApp, staffed, { state: 'inactive' });

    const on = await switchTo(true);
    const again = await switchTo(true);
    const off = await switchTo(false);

    const answered = [on, again, off].map(({ data }) => data?.setAutoApproval.corporation);
    expect(answered).toEqual([true, true, false].map((autoApproval) => ({ id: corporation.id, autoApproval })));
    const both = ['auto_approval_enabled', 'auto_approval_disabled'];
    expect(await mailsTo(staffed.manager.email)).toEqual(both.map((template) => [template, 'zh']));
    expect(await mailsTo(english.email)).toEqual(both.map((template) => [template, 'en']));
    for (const { email } of [staffed.administrator, removed, elsewhere.manager]) {
      expect(await mailsTo(email)).toEqual([]);
    }
    expect(await em.findOneOrFail(EmployeeSigning, { id: waiting.id })).toMatchObject({ state: 'inactive' });
    const events = await em.find(AuditEvent, { subject: corporation.id }, { orderBy: { createdAt: 'asc' } });
    expect(events.map(({ action, actor }) => [action, actor])).toEqual([
      ['AUTO_APPROVAL_ENABLED', staffed.administrator.id],
      ['AUTO_APPROVAL_DISABLED', staffed.administrator.id],
    ]);
  });

  test('the mail about it names no other manager and leads to the list of employees', async () => {
    await switchTo(true);

    const [mail] = await testApp.mailsTo(staffed.manager.email);

    expect(mail?.data).toMatchObject({
      name: staffed.manager.name,
      corporationName: staffed.corporation.corporationName,
      employeesUrl: `http://localhost:4000/corp/${staffed.link.linkId}/employee-list`,
    });
    expect(JSON.stringify(mail?.data)).not.toContain(staffed.administrator.email);
  });

  test('20 switches at the same moment take effect once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => switchTo(true)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    expect(await mailsTo(staffed.manager.email)).toHaveLength(1);
  });
});
