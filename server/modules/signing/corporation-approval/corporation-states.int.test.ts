import { beforeEach, describe, expect, test } from 'vitest';
import { Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  operate,
  OPERATIONS,
  pdfOf,
  purge,
  stored,
  type ManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { downloadSignedPdf, uploadSignedPdf } from '#server/modules/signing/signing/corporation/testing/signed-pdf.ts';
import { buildAccount } from '#server/test/factories.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

type Headers = Readonly<Record<string, string>>;

const testApp = await createTestApp();
let managed: ManagedLink;
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
    const { code } = await uploadSignedPdf(testApp, { link: managed.link, headers }, { id, file: await pdfOf('new') });
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
    ['approveCorporationSigning', { uncompleted: '', completed: 'corp_manager_exists', deleted: 'not_ready_to_sign' }],
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

describe('nobody else can do anything', () => {
  const callers: Readonly<Record<string, [code: string, headers: (signing: CorporationSigning) => Promise<Headers>]>> =
    {
      nobody: ['missing_token', async () => ({})],
      'the manager of another community': [
        'no_permission',
        async () => signIn(testApp, await buildAccount(testApp.em())),
      ],
      'an administrator of an organisation on a code platform': [
        'no_permission',
        async () =>
          signIn(testApp, await buildAccount(testApp.em(), { platform: 'github' }), { organizations: ['example'] }),
      ],
      "the corporation's administrator": [
        'unauthorized_token',
        async (signing) => signIn(testApp, await buildManager(testApp.em(), signing)),
      ],
      'an employee manager': [
        'unauthorized_token',
        async (signing) =>
          signIn(testApp, await buildManager(testApp.em(), signing, { role: ManagerRole.EMPLOYEE_MANAGER })),
      ],
      'a manager without consent to the privacy policy': [
        'privacy_consent_invalid',
        async () => signIn(testApp, await buildAccount(testApp.em()), { consented: false }),
      ],
    };
  const cases = Object.keys(callers).flatMap((caller) =>
    Object.keys(ALL_OPERATIONS).map((operation) => [caller, operation] as const),
  );

  test.each(cases)('%s: %s', async (caller, operation) => {
    const signing = await arrangeCorporation(testApp, managed, { state: 'completed' });
    const [code, headersOf] = callers[caller] ?? ['', async () => ({})];
    const headers = await headersOf(signing);
    const before = await snapshot(signing);

    expect(await call(operation, signing, headers)).toEqual([code]);

    expect(await snapshot(signing)).toEqual(before);
  });
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
