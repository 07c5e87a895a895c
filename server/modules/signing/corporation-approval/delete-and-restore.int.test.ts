import { beforeEach, describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  type ManagedLink,
  newDomain,
  operate,
  OPERATIONS,
  pdfOf,
  purge,
  stored,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { downloadSignedPdf, uploadSignedPdf } from '#server/modules/signing/signing/corporation/testing/signed-pdf.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, newEmail } from '#server/test/factories.ts';
import { signIn } from '#server/test/sign-in.ts';
import {
  buildCorporation,
  buildEmployeeSigning,
  buildIndividualSigning,
  buildManager,
} from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Deletion } from './testing/deletion.ts';

const testApp = await createTestApp();
let managed: ManagedLink;
let deletion: Deletion;

describe('deleting and restoring', () => {
  beforeEach(async () => {
    managed = await arrangeManagedLink(testApp);
    deletion = new Deletion(testApp, managed);
  });

  describe('a deletion', () => {
    test('ends the sessions of all its managers and no others', async () => {
      const { signing, administrator, employeeManager } = await deletion.arrangeCompleted();
      const other = await deletion.arrangeCompleted();
      const sessions = [await signIn(testApp, administrator), await signIn(testApp, employeeManager)];
      const others = await signIn(testApp, other.administrator);

      await deletion.remove(signing);

      for (const headers of sessions) {
        expect(await deletion.viewerOf(headers)).toBeNull();
      }
      expect(await deletion.viewerOf(others)).not.toBeNull();
    });

    test('frees the domains', async () => {
      const { signing } = await deletion.arrangeCompleted();

      await deletion.remove(signing);

      expect(await deletion.claimedDomains(signing)).toEqual([]);
    });

    test('makes its employees count as not signed, and keeps them', async () => {
      const { signing, employee } = await deletion.arrangeCompleted();
      expect(await deletion.statusOf(employee.email)).toBe('VALID');

      await deletion.remove(signing);

      expect(await deletion.statusOf(employee.email)).toBe('NOT_SIGNED');
      expect(await testApp.em().findOneOrFail(EmployeeSigning, { id: employee.id })).toMatchObject({ state: 'active' });
    });

    test('lets others take the place of its people', async () => {
      const { signing, administrator, employee } = await deletion.arrangeCompleted();
      await deletion.remove(signing);

      const other = await buildCorporation(testApp.em(), managed.link);
      await buildManager(testApp.em(), other, { email: administrator.email, account: administrator.account });
      await buildEmployeeSigning(testApp.em(), other, { email: employee.email });

      expect(await deletion.statusOf(employee.email)).toBe('VALID');
    });

    test('is recorded with its actor', async () => {
      const { signing } = await deletion.arrangeCompleted();

      const answer = await deletion.remove(signing);

      expect(answer.data?.deleteCorporationSigning.corporationSigning).toMatchObject({
        state: 'DELETED',
        deletedAt: expect.any(String),
        completedAt: expect.any(String),
      });
      const [event] = await testApp.em().find(AuditEvent, { subject: signing.id, action: 'CORPORATION_DELETED' });
      expect(event?.actor).toBe(managed.link.owner.id);
    });

    test('succeeds once of 20 at the same moment', async () => {
      const { signing } = await deletion.arrangeCompleted();

      const answers = await Promise.all(Array.from({ length: 20 }, () => deletion.remove(signing)));

      expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'not_ready_to_sign'));
    });
  });

  describe('a restoration', () => {
    test('brings everything back as it was', async () => {
      const { signing, domains, administrator, employeeManager, removed, employee } = await deletion.arrangeCompleted();
      const before = await stored(testApp, signing);
      await deletion.remove(signing);

      const answer = await deletion.restore(signing);

      expect(answer.data?.restoreCorporationSigning.corporationSigning).toMatchObject({
        state: 'COMPLETED',
        deletedAt: null,
        administratorAccount: administrator.account,
      });
      expect((await stored(testApp, signing)).completedAt).toEqual(before.completedAt);
      expect(await deletion.claimedDomains(signing)).toEqual(domains);
      expect(await deletion.statusOf(employee.email)).toBe('VALID');
      const managers = await testApp.em().find(Manager, { corporationSigning: signing.id, suspendedAt: null });
      const live = managers.filter(({ removedAt }) => removedAt === null);
      expect(live.map(({ id }) => id).toSorted()).toEqual([administrator.id, employeeManager.id].toSorted());
      expect(managers.map(({ id }) => id)).toContain(removed.id);
    });

    test('reopens no session', async () => {
      const { signing, administrator } = await deletion.arrangeCompleted();
      const headers = await signIn(testApp, administrator);
      await deletion.remove(signing);
      await deletion.restore(signing);

      expect(await deletion.viewerOf(headers)).toBeNull();
      expect(await testApp.em().count(Session, { manager: administrator.id, revokedAt: null })).toBe(0);
    });

    test('of an uncompleted one claims nothing', async () => {
      const signing = await arrangeCorporation(testApp, managed);
      await deletion.remove(signing);

      const answer = await deletion.restore(signing);

      expect(answer.data?.restoreCorporationSigning.corporationSigning).toMatchObject({ state: 'UNCOMPLETED' });
      expect(await deletion.claimedDomains(signing)).toEqual([]);
    });

    test('ends individual signings made in the meantime', async () => {
      const { signing, domains } = await deletion.arrangeCompleted();
      await deletion.remove(signing);
      const cla = await buildCla(testApp.em(), managed.link);
      const { id, email } = await buildIndividualSigning(testApp.em(), cla, { email: newEmail(domains[0]) });

      await deletion.restore(signing);

      expect(await testApp.em().findOneOrFail(IndividualSigning, { id })).toMatchObject({ endReason: 'corporation' });
      expect(await testApp.mailsTo(email)).toMatchObject([{ template: 'individual_signing_ended' }]);
    });

    test('succeeds once of 20 at the same moment', async () => {
      const { signing } = await deletion.arrangeCompleted();
      await deletion.remove(signing);

      const answers = await Promise.all(Array.from({ length: 20 }, () => deletion.restore(signing)));

      expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'not_ready_to_sign'));
      expect(await stored(testApp, signing)).toMatchObject({ state: 'completed' });
    });
  });
});

describe('a restoration that is refused', () => {
  beforeEach(async () => {
    managed = await arrangeManagedLink(testApp);
    deletion = new Deletion(testApp, managed);
  });

  describe('a restoration is refused and changes nothing when its place has been taken', () => {
    type Arranged = Awaited<ReturnType<typeof deletion.arrangeCompleted>>;
    const taken: [string, string, (arranged: Arranged) => Promise<unknown>][] = [
      [
        'its domain by another corporation',
        'sameEmailSuffix',
        async ({ domains }) => buildCorporation(testApp.em(), managed.link, { domains: [newDomain(), ...domains] }),
      ],
      [
        'its representative, by another signing',
        'resigned',
        async ({ signing: { representativeEmail } }) =>
          buildCorporation(testApp.em(), managed.link, { state: 'uncompleted', representativeEmail }),
      ],
      [
        'its name and domain, by another signing',
        'resigned',
        async ({ signing: { corporationName, primaryDomain } }) => {
          const names = { corporationName, domains: [primaryDomain] };
          return buildCorporation(testApp.em(), managed.link, { state: 'uncompleted', ...names });
        },
      ],
      [
        'the address of a manager',
        'resigned',
        async ({ employeeManager: { email } }) =>
          buildManager(testApp.em(), await buildCorporation(testApp.em(), managed.link), { email }),
      ],
      [
        'the account of a manager',
        'resigned',
        async ({ administrator: { account } }) =>
          buildManager(testApp.em(), await buildCorporation(testApp.em(), managed.link), { account }),
      ],
      [
        'an employee, by another corporation',
        'resigned',
        async ({ employee: { email } }) =>
          buildEmployeeSigning(testApp.em(), await buildCorporation(testApp.em(), managed.link), { email }),
      ],
    ];

    test.each(taken)('%s: %s', async (_name, code, take) => {
      const arranged = await deletion.arrangeCompleted();
      await deletion.remove(arranged.signing);
      await take(arranged);

      expect((await deletion.restore(arranged.signing)).codes).toEqual([code]);

      expect(await stored(testApp, arranged.signing)).toMatchObject({ state: 'deleted' });
      expect(await deletion.claimedDomains(arranged.signing)).toEqual([]);
      const { suspendedAt } = await testApp.em().findOneOrFail(Manager, { id: arranged.administrator.id });
      expect(suspendedAt).not.toBeNull();
      expect(await deletion.statusOf(newEmail(arranged.domains[0]))).toBe('NOT_SIGNED');
    });

    test('of deleted corporations that share a domain, one is restored, however many at the same moment', async () => {
      const domain = newDomain();
      const signings: CorporationSigning[] = [];
      for (let index = 0; index < 10; index += 1) {
        const domains = [newDomain(), domain];
        const signing = await arrangeCorporation(testApp, managed, { state: 'completed', domains });
        await deletion.remove(signing);
        signings.push(signing);
      }

      const answers = await Promise.all(signings.map((signing) => deletion.restore(signing)));

      expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 9 }, () => 'sameEmailSuffix'));
    });
  });
});

describe('the states of a corporation', () => {
  type Headers = Readonly<Record<string, string>>;

  beforeEach(async () => {
    managed = await arrangeManagedLink(testApp);
  });

  /** Error codes of each operation; REST codes without their prefix. */
  const ALL_OPERATIONS: Readonly<
    Record<string, (signing: CorporationSigning, headers: Headers) => Promise<readonly string[]>>
  > = {
    ...Object.fromEntries(
      OPERATIONS.map((name) => [
        name,
        async ({ id }: CorporationSigning, headers: Headers) => (await operate(testApp, name, { id, headers })).codes,
      ]),
    ),
    purgeCorporationSigning: async ({ id, corporationName }, headers) =>
      (await purge(testApp, { id, corporationName }, headers)).codes,
    upload: async ({ id }, headers) => {
      const { code } = await uploadSignedPdf(
        testApp,
        { link: managed.link, headers },
        { id, file: await pdfOf('new') },
      );
      return code === undefined ? [] : [code];
    },
    download: async ({ id }, headers) => {
      const { code } = await downloadSignedPdf(testApp, { link: managed.link, headers }, id);
      return code === undefined ? [] : [code];
    },
  };

  const call = (name: string, signing: CorporationSigning, headers: Headers): Promise<readonly string[]> =>
    ALL_OPERATIONS[name]?.(signing, headers) ?? Promise.reject(new Error(`there is no operation ${name}`));

  /** Everything that an operation could change. */
  async function snapshot(signing: CorporationSigning): Promise<unknown> {
    const em = testApp.em();
    return {
      signing: JSON.parse(JSON.stringify(await stored(testApp, signing))) as unknown,
      managers: await em.count(Manager, { corporationSigning: signing.id }),
      mails: await em.count(Email, { corporationSigning: signing.id }),
      events: await em.count(AuditEvent, { subject: signing.id }),
    };
  }

  describe('what can be done in which state', () => {
    const table: [string, Record<'uncompleted' | 'completed' | 'deleted', string>][] = [
      ['resendCorporationDocument', { uncompleted: '', completed: 'not_ready_to_sign', deleted: 'not_ready_to_sign' }],
      ['upload', { uncompleted: '', completed: '', deleted: 'not_ready_to_sign' }],
      ['download', { uncompleted: '', completed: '', deleted: '' }],
      [
        'approveCorporationSigning',
        { uncompleted: '', completed: 'corp_manager_exists', deleted: 'not_ready_to_sign' },
      ],
      ['deleteCorporationSigning', { uncompleted: '', completed: '', deleted: 'not_ready_to_sign' }],
      ['restoreCorporationSigning', { uncompleted: 'not_ready_to_sign', completed: 'not_ready_to_sign', deleted: '' }],
      ['purgeCorporationSigning', { uncompleted: 'not_ready_to_sign', completed: 'not_ready_to_sign', deleted: '' }],
    ];
    const cases = table.flatMap(([operation, codes]) =>
      (['uncompleted', 'completed', 'deleted'] as const).map((state) => [operation, state, codes[state]] as const),
    );

    test('the table has every operation', () => {
      expect(table.map(([operation]) => operation).toSorted()).toEqual(Object.keys(ALL_OPERATIONS).toSorted());
    });

    test.each(cases.filter(([, , code]) => code === ''))('%s of one that is %s', async (operation, state) => {
      const signing = await arrangeCorporation(testApp, managed, { state });

      expect(await call(operation, signing, managed.headers)).toEqual([]);
    });

    test.each(cases.filter(([, , code]) => code !== ''))(
      '%s of one that is %s is refused with %s and changes nothing',
      async (operation, state, code) => {
        const signing = await arrangeCorporation(testApp, managed, { state });
        const before = await snapshot(signing);

        expect(await call(operation, signing, managed.headers)).toEqual([code]);

        expect(await snapshot(signing)).toEqual(before);
      },
    );
  });

  describe('an id that is not at the link is refused like somebody else’s', () => {
    test.each(Object.keys(ALL_OPERATIONS))('%s', async (operation) => {
      const unknown = { id: crypto.randomUUID(), corporationName: 'Example' } as CorporationSigning;
      const malformed = { ...unknown, id: "x' or '1'='1" };

      expect(await call(operation, unknown, managed.headers)).toEqual(['no_permission']);
      expect(await call(operation, malformed, managed.headers)).toEqual(['no_permission']);
    });

    test.each(['upload', 'download'])('%s under another link of the same manager', async (operation) => {
      const owner = await managed.link.owner.loadOrFail();
      const other = await arrangeManagedLink(testApp, owner);
      const signing = await arrangeCorporation(testApp, other);

      expect(await call(operation, signing, managed.headers)).toEqual(['no_permission']);
    });
  });

  describe('a document is mailed again', () => {
    const resend = (signing: CorporationSigning) =>
      operate(testApp, 'resendCorporationDocument', { id: signing.id, headers: managed.headers });

    test('as stored, a minute after the last mail', async () => {
      const signing = await arrangeCorporation(testApp, managed);

      await resend(signing);
      const aMinuteAgo = new Date(testApp.deps.now().getTime() - 60_000);
      await testApp.em().nativeUpdate(Email, { corporationSigning: signing.id }, { createdAt: aMinuteAgo });
      await resend(signing);

      const mails = await testApp.mailsTo(signing.representativeEmail);
      const attachments = [{ filename: `${signing.reference}.pdf`, documentSha256: signing.document?.sha256 }];
      const mail = { template: 'corporation_signing_document', state: 'queued', attachments };
      const about = { corporationSigning: { id: signing.id } };
      expect(mails).toMatchObject([
        { ...mail, ...about },
        { ...mail, ...about },
      ]);
      expect(await testApp.em().count(AuditEvent, { subject: signing.id, action: 'CORPORATION_DOCUMENT_RESENT' })).toBe(
        2,
      );
    });

    test('once, however many requests come within a minute', async () => {
      const signing = await arrangeCorporation(testApp, managed);

      const answers = await Promise.all(Array.from({ length: 15 }, () => resend(signing)));

      expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 14 }, () => 'too_many_request'));
      const refusal = answers.find(({ codes }) => codes.length > 0);
      expect(refusal?.errors[0]?.extensions['retryAfter']).toBeOneOf([59, 60]);
      expect(await testApp.mailsTo(signing.representativeEmail)).toHaveLength(1);
    });

    test('or is refused while the document is being derived', async () => {
      const signing = await arrangeCorporation(testApp, managed);
      await testApp.em().nativeUpdate(CorporationSigning, signing.id, { document: null });
      const before = await snapshot(signing);

      expect((await resend(signing)).errors[0]?.extensions).toEqual({ code: 'document_not_ready', retryAfter: 2 });

      expect(await snapshot(signing)).toEqual(before);
    });

    test('or is refused and changes nothing', async () => {
      const signing = await arrangeCorporation(testApp, managed);
      await resend(signing);
      const before = await snapshot(signing);

      expect((await resend(signing)).codes).toEqual(['too_many_request']);

      expect(await snapshot(signing)).toEqual(before);
    });
  });
});
