import { beforeEach, describe, expect, test } from 'vitest';
import { change } from '#server/change.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { notifyOwner } from '#server/modules/access/account/notify-owner.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  type ManagedLink,
  operate,
  pdfOf,
  purge,
  stored,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { uploadSignedPdf } from '#server/modules/signing/signing/corporation/testing/signed-pdf.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { sealEarlierDocuments } from '#server/modules/signing/signing/seal-earlier-documents.job.ts';
import { deriveDocuments } from '#server/modules/signing/signing/testing/derive-documents.ts';
import { buildCla } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import {
  buildEmployeeSigning,
  buildIndividualSigning,
  buildManager,
  buildOrigin,
} from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const testApp = await createTestApp();
let managed: ManagedLink;

describe('a purge', () => {
  const SEND_CODE = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: CORPORATION_SIGNING, linkId: $linkId, email: $email }) { email }
}`;

  const SIGN = `mutation ($input: SignCorporationInput!) { signCorporation(input: $input) { reference } }`;

  beforeEach(async () => {
    managed = await arrangeManagedLink(testApp);
  });

  /** Finds tables with rows that contain a text, and those rows. Documents are searched as bytes. */
  async function tablesWith(text: string): Promise<string[]> {
    const em = testApp.em();
    const tables = await em.execute<{ name: string }[]>(
      `select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const [row] = await em.execute<{ count: string }[]>(
        `select count(*) as count from ${name} t where t::text ilike ? or t::text like ?`,
        [`%${text}%`, `%${Buffer.from(text).toString('hex')}%`],
      );
      if (Number(row?.count) > 0) {
        found.push(name);
      }
    }
    return found;
  }

  /** A corporation with a full history: signed, two uploads, approved, with managers and employees, deleted. */
  async function arrangeWholeLife(): Promise<{ signing: CorporationSigning; personal: string[]; documents: string[] }> {
    const { link, headers } = managed;
    const cla = await buildCla(testApp.em(), link, { type: 'corporation' });
    const domain = `whole-life-${link.linkId.slice(-6)}.example.com`;
    const email = `Whole.Life@${domain}`;
    await graphql(testApp.app, SEND_CODE, { linkId: link.linkId, email });
    const names = { corporationName: 'Whole Life Ltd', representativeName: 'Whole Liver' };
    const input = { linkId: link.linkId, claId: cla.id, language: 'ZH', email, ...names };
    const verificationCode = await testApp.codeSentTo(email);
    const answer = await graphql<{ signCorporation: { reference: string } }>(testApp.app, SIGN, {
      input: { ...input, verificationCode, fieldValues: [], privacyConsented: true },
    });
    expect(answer.codes).toEqual([]);
    await deriveDocuments(testApp);
    const reference = answer.data?.signCorporation.reference ?? '';
    const signing = await testApp.em().findOneOrFail(CorporationSigning, { reference });
    await uploadSignedPdf(testApp, managed, { id: signing.id, file: await pdfOf('first') });
    const first = (await stored(testApp, signing)).signedPdf?.sha256 ?? '';
    await uploadSignedPdf(testApp, managed, { id: signing.id, file: await pdfOf(`second ${signing.id}`) });
    expect((await operate(testApp, 'approveCorporationSigning', { id: signing.id, headers })).codes).toEqual([]);
    const manager = await buildManager(testApp.em(), signing, { role: 'manager', name: 'Life Manager' });
    await signIn(testApp, manager);
    const employee = await buildEmployeeSigning(testApp.em(), signing, { email: `employee@${domain}` });
    await buildOrigin(testApp.em(), signing, { record: `{"email":"${email}"}` });
    await buildOrigin(testApp.em(), employee, { record: `{"email":"${employee.email}"}` });
    const now = await stored(testApp, signing);
    await operate(testApp, 'deleteCorporationSigning', { id: signing.id, headers });
    return {
      signing,
      personal: ['Whole Life Ltd', 'Whole Liver', domain, email, manager.email, 'Life Manager', employee.email],
      documents: [now.document?.sha256 ?? '', now.signedPdf?.sha256 ?? '', first],
    };
  }

  const existing = (sha256s: readonly string[]): Promise<number> =>
    testApp.em().count(Document, { sha256: { $in: [...sha256s] } });

  describe('a purge', () => {
    test('leaves nothing personal in any table', async () => {
      const { signing, personal, documents } = await arrangeWholeLife();
      for (const text of personal) {
        expect(await tablesWith(text), text).not.toEqual([]);
      }
      expect(await existing(documents)).toBe(3);

      const { id, corporationName } = signing;
      const answer = await purge(testApp, { id, corporationName }, managed.headers);

      expect(answer.data?.purgeCorporationSigning.purgedId).toBe(id);
      for (const text of personal) {
        expect(await tablesWith(text), text).toEqual([]);
      }
      expect(await existing(documents)).toBe(0);
    });

    test('leaves the audit events without their IP addresses', async () => {
      const { signing } = await arrangeWholeLife();
      const before = await testApp.em().count(AuditEvent, { subject: signing.id });

      const { id, corporationName } = signing;
      await purge(testApp, { id, corporationName }, managed.headers);

      const events = await testApp.em().find(AuditEvent, { subject: signing.id }, { orderBy: { createdAt: 'asc' } });
      expect(events).toHaveLength(before + 1);
      const purged = events.find(({ action }) => action === 'CORPORATION_PURGED');
      expect(purged).toMatchObject({ actor: managed.link.owner.id, details: { reference: signing.reference } });
      expect(events.filter(({ ip }) => ip !== null)).toEqual([purged]);
    });

    test('leaves everything that belongs to others: the CLA, other corporations, individual signings and shared documents', async () => {
      const { signing, documents } = await arrangeWholeLife();
      const other = await arrangeCorporation(testApp, managed, { state: 'completed' });
      const employee = await buildEmployeeSigning(testApp.em(), other);
      const individual = await buildIndividualSigning(testApp.em(), await buildCla(testApp.em(), managed.link));
      const [, shared = '', sharedAndReplaced = ''] = documents;
      const { bytes } = await readDocument(testApp.em(), sharedAndReplaced);
      await uploadSignedPdf(testApp, managed, { id: other.id, file: Buffer.from(bytes) });
      await testApp.em().nativeUpdate(CorporationSigning, other.id, { signedPdf: shared });

      const { id, corporationName } = signing;
      await purge(testApp, { id, corporationName }, managed.headers);

      expect(await existing([shared, sharedAndReplaced])).toBe(2);
      expect(await existing(documents)).toBe(2);
      expect(await stored(testApp, other)).toMatchObject({ state: 'completed' });
      expect(await testApp.em().count(EmployeeSigning, { id: employee.id })).toBe(1);
      expect(await testApp.em().count(IndividualSigning, { id: individual.id })).toBe(1);
      const cla = await testApp.em().findOneOrFail(Cla, { link: managed.link, type: 'corporation' });
      expect((await readDocument(testApp.em(), cla.document.sha256)).bytes.length).toBeGreaterThan(1000);
    });

    test.each([
      ['another name', 'Another Ltd'],
      ['no name', ''],
      ['a part of it', 'Example'],
    ])('asks for the name once more: %s is refused and changes nothing', async (_name, corporationName) => {
      const signing = await arrangeCorporation(testApp, managed, { state: 'deleted' });

      const answer = await purge(testApp, { id: signing.id, corporationName }, managed.headers);

      expect(answer.errors.map((error) => error.extensions)).toEqual([
        { code: 'bad_request_parameter', field: 'corporationName' },
      ]);
      expect(await stored(testApp, signing)).toMatchObject({ state: 'deleted' });
    });

    test('takes the reference in place of the name, in any letter case', async () => {
      const signing = await arrangeCorporation(testApp, managed, { state: 'deleted' });

      const corporationName = ` ${signing.reference.toLowerCase()} `;
      const answer = await purge(testApp, { id: signing.id, corporationName }, managed.headers);

      expect(answer.errors).toEqual([]);
      expect(await testApp.em().count(CorporationSigning, signing.id)).toBe(0);
    });

    test('succeeds once of 20 at the same moment', async () => {
      const { id, corporationName } = await arrangeCorporation(testApp, managed, { state: 'deleted' });

      const answers = await Promise.all(
        Array.from({ length: 20 }, () => purge(testApp, { id, corporationName }, managed.headers)),
      );

      expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'no_permission'));
      expect(await testApp.em().count(AuditEvent, { subject: id, action: 'CORPORATION_PURGED' })).toBe(1);
    });

    test('and a restoration at the same moment: one of the two succeeds', async () => {
      const signing = await arrangeCorporation(testApp, managed, { state: 'deleted' });
      const { id, corporationName } = signing;
      const { headers } = managed;

      const answers = await Promise.all([
        purge(testApp, { id, corporationName }, headers),
        operate(testApp, 'restoreCorporationSigning', { id, headers }),
      ]);

      expect(answers.flatMap(({ codes }) => codes)).toHaveLength(1);
    });
  });
});

describe('a purge of what was mailed', () => {
  const REMOVE_DOMAIN = 'mutation ($domain: String!) { removeEmailDomain(input: { domain: $domain }) { __typename } }';

  const UPDATE = 'mutation ($input: UpdateRepresentativeInput!) { updateRepresentative(input: $input) { __typename } }';

  let signing: CorporationSigning;

  beforeEach(async () => {
    managed = await arrangeManagedLink(testApp);
    signing = await arrangeCorporation(testApp, managed, { state: 'completed' });
  });

  async function deleteAndPurge(): Promise<void> {
    const { id, corporationName } = signing;
    await operate(testApp, 'deleteCorporationSigning', { id, headers: managed.headers });
    expect((await purge(testApp, { id, corporationName }, managed.headers)).codes).toEqual([]);
  }

  const mailsLeft = async () =>
    (await testApp.em().find(Email, { link: managed.link.id })).map(({ template }) => template);

  test('a purge deletes the mails about domains and representatives', async () => {
    const em = testApp.em();
    const administrator = await buildManager(em, signing, { email: signing.representativeEmail });
    await buildManager(em, signing, { role: 'manager' });
    const domain = `second.${signing.primaryDomain}`;
    const place = { link: managed.link.id, corporationSigning: signing.id };
    em.create(CorporationDomain, { ...place, domain, primary: false, claimed: true, createdAt: new Date() });
    await em.flush();
    const session = await signIn(testApp, administrator);
    expect((await graphql(testApp.app, REMOVE_DOMAIN, { domain }, session)).codes).toEqual([]);
    const representativeEmail = `new@${signing.primaryDomain}`;
    const input = { id: signing.id, representativeName: 'New Name', representativeEmail };
    expect((await graphql(testApp.app, UPDATE, { input }, managed.headers)).codes).toEqual([]);
    expect(await mailsLeft()).toEqual(expect.arrayContaining(['email_domain_removed', 'representative_notice']));

    await deleteAndPurge();

    expect(await mailsLeft()).toEqual([]);
  });

  test('a purge deletes the mails to its managers about their accounts', async () => {
    const owner = await buildManager(testApp.em(), signing, { email: signing.representativeEmail });
    const ctx = createSystemContext(testApp.deps);
    await change(ctx, (tx) => notifyOwner(ctx, tx, { owner, template: 'password_changed' }));
    const RESET =
      'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }';
    const input = { email: signing.representativeEmail, linkId: managed.link.linkId };
    expect((await graphql(testApp.app, RESET, { input })).codes).toEqual([]);
    expect(await mailsLeft()).toEqual(expect.arrayContaining(['password_changed', 'password_reset']));

    await deleteAndPurge();

    expect(await mailsLeft()).toEqual([]);
  });

  test('a purge deletes the document of an employee as it was mailed before it was sealed', async () => {
    const em = testApp.em();
    const employee = await buildEmployeeSigning(em, signing);
    const mailed = await storeDocument(em, { bytes: await pdfOf('mailed'), createdAt: new Date() });
    await em.nativeUpdate(EmployeeSigning, employee.id, { document: mailed });
    await sealEarlierDocuments.run(testApp.deps, {});
    const { document: sealed } = await testApp.em().findOneOrFail(EmployeeSigning, employee.id);
    const both = { sha256: { $in: [mailed.sha256, sealed?.sha256 ?? ''] } };
    expect(await testApp.em().count(Document, both)).toBe(2);

    await deleteAndPurge();

    expect(await testApp.em().count(Document, both)).toBe(0);
  });
});
