import { beforeEach, expect, test } from 'vitest';
import { change } from '#server/change.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { SIGNER, SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { endEmployeeSigning } from '#server/modules/privacy/signing-end/end-employee-signing.ts';
import { endCorporationSigning } from '#server/modules/signing/corporation-approval/delete-corporation-signing.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildAccount } from '#server/test/factories.ts';
import { buildIndividualSigning, buildOrigin } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import type { InterchangeRecord } from '../format/record.ts';
import { interchangeRecord } from '../format/record.ts';
import type { Source, SourceEntry } from '../format/source.ts';
import { importInto, writeInput } from '../testing/run-import.ts';

const testApp = await createTestApp();
let owner: CommunityAccount;
let linkId: string;

beforeEach(async () => {
  owner = await buildAccount(testApp.em());
  linkId = crypto.randomUUID();
});

const PDF = Buffer.from('%PDF-1.4\n');
const UNKNOWN = { precision: 'unknown', value: null } as const;
const DAY = { precision: 'day', value: '2024-03-04' } as const;

type Draft = Readonly<Record<string, unknown>> & { readonly type: InterchangeRecord['type'] };

const linkOf = (more: object = {}): Draft => ({
  type: 'link',
  key: `t/${linkId}`,
  alias: 'Example',
  project_url: `https://example.org/${linkId}`,
  state: 'live',
  grace_period_days: 30,
  created_at: '2023-01-01T00:00:00Z',
  ...more,
});
const claOf = (cla: string, type: 'individual' | 'corporation', more: object = {}): Draft => ({
  type: 'cla',
  key: `t/${linkId}/cla/${cla}`,
  cla,
  cla_type: type,
  language: 'zh',
  version: 1,
  state: 'current',
  source_url: null,
  document: null,
  fields: [{ id: '0', type: 'name', title: '姓名', required: true }],
  created_at: null,
  ...more,
});
const corporationOf = (name: string, more: object = {}): Draft => ({
  type: 'corporation',
  key: `t/${linkId}/corporation/${name}`,
  cla: '1',
  language: 'zh',
  name,
  representative: { name: 'Rep', email: `rep@${name}.example` },
  domains: [`${name}.example`],
  fields: {},
  signed_at: DAY,
  state: 'completed',
  signed_pdf: null,
  level: 'verified-email',
  ...more,
});
const managerOf = (corporation: string, id: string, more: object = {}): Draft => ({
  type: 'manager',
  key: `t/${linkId}/manager/${corporation}/${id}`,
  corporation: `t/${linkId}/corporation/${corporation}`,
  role: 'manager',
  account: `${id}_${corporation}.example`,
  name: 'M',
  email: `${id}@${corporation}.example`,
  created_at: null,
  ...more,
});
const employeeOf = (corporation: string, email: string, more: object = {}): Draft => ({
  type: 'employee',
  key: `t/${linkId}/employee/${corporation}/${email}`,
  corporation: `t/${linkId}/corporation/${corporation}`,
  cla: '0',
  language: 'zh',
  name: 'E',
  email,
  fields: {},
  signed_at: UNKNOWN,
  state: 'active',
  state_at: null,
  level: 'verified-email',
  ...more,
});

/** A source of given records. */
function sourceOf(drafts: readonly Draft[]): Source {
  const records = drafts.map((draft) => interchangeRecord.parse({ link: linkId, ...draft }));
  return {
    name: 'app-cla-server',
    async open() {
      return {
        instance: 'test',
        generation: null,
        takenAt: null,
        async *entries(): AsyncGenerator<SourceEntry> {
          yield {
            kind: 'document',
            sha256: await fingerprint(PDF),
            mediaType: 'application/pdf',
            bytes: async () => PDF,
          };
          for (const record of records) {
            yield { kind: 'record', record, raw: { ...record }, locator: record.key };
          }
        },
      };
    },
  };
}

const run = (drafts: readonly Draft[], named: string | undefined = owner.account) =>
  importInto(testApp, {
    source: sourceOf(drafts),
    input: '/',
    execute: true,
    ...(named !== undefined && { owner: named }),
  });

async function readState() {
  const em = testApp.em();
  const link = await em.findOne(Link, { linkId });
  const where = { link: { linkId } };
  return {
    link: link && {
      owner: link.owner.id,
      platform: link.platform,
      grace: link.gracePeriodDays,
      unlinked: Boolean(link.unlinkedAt),
    },
    clas: (await em.find(Cla, where, { orderBy: { number: 'asc' } })).map(({ number, state }) => `${number} ${state}`),
    corporations: (await em.find(CorporationSigning, where, { orderBy: { corporationName: 'asc' } })).map(
      ({ corporationName, state }) => `${corporationName} ${state}`,
    ),
    domains: (await em.find(CorporationDomain, where, { orderBy: { domain: 'asc' } })).map(
      ({ domain, primary, claimed }) => [domain, primary && 'primary', claimed && 'claimed'].filter(Boolean).join(' '),
    ),
    managers: (await em.find(Manager, where, { orderBy: { account: 'asc' } })).map(({ account, role, removedAt }) =>
      [account, role, removedAt && 'removed'].filter(Boolean).join(' '),
    ),
    employees: (await em.find(EmployeeSigning, where, { orderBy: { email: 'asc', state: 'asc' } })).map(
      ({ email, state, suspendedAt }) => [email, state, suspendedAt && 'suspended'].filter(Boolean).join(' '),
    ),
  };
}

async function statusOf(email: string): Promise<string | undefined> {
  return (await testApp.deps.signingStatuses.load({ linkId, emailKey: email, mayKnow: true }))?.state;
}

test('a link comes with its versions, corporations, managers and employees, and answers as before', async () => {
  const sha256 = await fingerprint(PDF);
  const records = [
    linkOf(),
    claOf('0', 'individual', { document: sha256 }),
    claOf('1', 'corporation', { document: sha256 }),
    claOf('7', 'individual', { language: 'en' }),
    corporationOf('acme', { signed_pdf: sha256, level: 'document', domains: ['ACME.example', 'mail.acme.example'] }),
    corporationOf('gone', { state: 'deleted' }),
    corporationOf('late', { state: 'uncompleted', signed_pdf: sha256 }),
    corporationOf('nobody', { representative: null }),
    managerOf('acme', 'admin', { role: 'admin' }),
    managerOf('acme', 'm1'),
    managerOf('acme', 'm2', { email: 'M1@acme.example' }),
    managerOf('nobody', 'admin', { role: 'admin' }),
    employeeOf('acme', 'Wei@acme.example'),
    employeeOf('acme', 'sun@acme.example', { state: 'inactive', cla: '1' }),
    employeeOf('acme', 'old@acme.example', { state: 'removed' }),
    employeeOf('gone', 'li@gone.example'),
  ];

  const { state, summary } = await run(records);

  expect(state).toBe('done');
  expect(await readState()).toEqual({
    link: { owner: owner.id, platform: 'web', grace: 30, unlinked: false },
    clas: ['0 current', '1 current', '7 removed'],
    corporations: ['acme completed', 'gone deleted', 'late uncompleted'],
    domains: [
      'acme.example primary claimed',
      'gone.example primary',
      'late.example primary',
      'mail.acme.example claimed',
    ],
    managers: ['admin_acme.example admin', 'm1_acme.example manager', 'm2_acme.example manager removed'],
    employees: [
      'Wei@acme.example active',
      'li@gone.example active suspended',
      'old@acme.example removed',
      'sun@acme.example inactive',
    ],
  });
  expect(summary.reasons).toMatchObject({
    no_representative: { count: 1 },
    unknown_corporation: { count: 1 },
    document_missing: { count: 1 },
    unknown_cla_version: { count: 1 },
    import_duplicate: { count: 1 },
  });
  expect(await Promise.all(['wei@acme.example', 'sun@acme.example', 'li@gone.example'].map(statusOf))).toEqual([
    'VALID',
    'INACTIVE',
    'NOT_SIGNED',
  ]);
  const lost = await testApp.em().findOneOrFail(Cla, { link: { linkId }, number: 7 });
  const { bytes } = await readDocument(testApp.em(), lost.document.sha256);
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');

  const again = await run(records);

  const counts = Object.values(again.summary.counts);
  expect(counts.reduce((sum, { imported, kept }) => sum + imported + kept, 0)).toBe(0);
});

test('what has changed at the source since is taken over, until somebody here decides', async () => {
  const base = [linkOf(), claOf('0', 'individual'), claOf('1', 'corporation')];
  await run([
    ...base,
    corporationOf('late', { state: 'uncompleted' }),
    corporationOf('acme'),
    employeeOf('acme', 'a@acme.example'),
    employeeOf('acme', 'b@acme.example', { state: 'inactive' }),
  ]);

  const { summary } = await run([
    ...base,
    corporationOf('late', { signed_pdf: await fingerprint(PDF) }),
    corporationOf('acme'),
    managerOf('late', 'admin', { role: 'admin' }),
    employeeOf('late', 'c@late.example'),
    employeeOf('acme', 'a@acme.example', { state: 'removed' }),
    employeeOf('acme', 'b@acme.example'),
  ]);

  expect(summary.reasons).toMatchObject({ changed_at_source: { count: 3 } });
  expect(await readState()).toMatchObject({
    corporations: ['acme completed', 'late completed'],
    domains: ['acme.example primary claimed', 'late.example primary claimed'],
    managers: ['admin_late.example admin'],
    employees: ['a@acme.example removed', 'b@acme.example active', 'c@late.example active'],
  });
});

test('an approval at the source ends what individuals of its domains have signed here, and mails who is proved', async () => {
  const base = [linkOf(), claOf('0', 'individual'), claOf('1', 'corporation')];
  await run([...base, corporationOf('late', { state: 'uncompleted' })]);
  const em = testApp.em();
  const cla = await em.findOneOrFail(Cla, { link: { linkId }, number: 0 });
  const [here, listed] = ['here@late.example', 'listed@late.example'].map((email) => ({ email }));
  const signing = await buildIndividualSigning(em, cla, here);
  await buildOrigin(em, await buildIndividualSigning(em, cla, listed));

  await run([...base, corporationOf('late', { signed_pdf: await fingerprint(PDF) })]);

  const ended = { endReason: 'corporation', endedBy: 'system' };
  expect(await testApp.em().find(IndividualSigning, { link: { linkId } })).toMatchObject([ended, ended]);
  expect(await testApp.em().count(AuditEvent, { action: 'INDIVIDUAL_SIGNING_ENDED', subject: signing.id })).toBe(1);
  expect(await testApp.mailsTo('here@late.example')).toMatchObject([{ template: 'individual_signing_ended' }]);
  expect(await testApp.mailsTo('listed@late.example')).toEqual([]);
});

test('the end of an employee at the source ends what is tied to the signing, and is in the audit', async () => {
  const base = [linkOf(), claOf('0', 'individual'), claOf('1', 'corporation'), corporationOf('acme')];
  await run([...base, employeeOf('acme', 'a@acme.example')]);
  const em = testApp.em();
  const { id, reference, link } = await em.findOneOrFail(EmployeeSigning, { link: { linkId } });
  const account = { platform: 'github', host: 'github.com', accountId: '4720', account: 'a' } as const;
  const facts = { link, signing: id, reference, signerKey: 'a@acme.example', provedAt: new Date() };
  const tied = em.create(ProvedIdentity, { ...facts, ...account });
  await em.flush();

  await run([...base, employeeOf('acme', 'a@acme.example', { state: 'removed' })]);

  expect(await statusOf('a@acme.example')).toBe('NOT_SIGNED');
  expect(await testApp.em().findOneOrFail(ProvedIdentity, tied.id)).toMatchObject({ endedAt: expect.any(Date) });
  const events = await testApp.em().find(AuditEvent, { subject: { $in: [id, tied.id] } });
  expect(events.map(({ action }) => action).toSorted()).toEqual(['EMPLOYEE_REMOVED', 'IDENTITY_ENDED']);
  expect((await run([...base, employeeOf('acme', 'a@acme.example')])).summary.counts).toMatchObject({
    employee: { imported: 0, skipped: 1 },
  });
});

test('an employee who withdrew here does not come back by another row', async () => {
  const base = [linkOf(), claOf('0', 'individual'), claOf('1', 'corporation'), corporationOf('acme')];
  await run([...base, employeeOf('acme', 'w@acme.example')]);
  const { id } = await testApp.em().findOneOrFail(EmployeeSigning, { link: { linkId } });
  const ctx = createSystemContext(testApp.deps);
  await change(ctx, async (tx) => {
    const signing = await tx.em.findOneOrFail(EmployeeSigning, id);
    await endEmployeeSigning(ctx, tx, { signing, actor: SIGNER });
  });

  const { summary } = await run([...base, employeeOf('acme', 'w@acme.example', { key: `${linkId}/again` })]);

  expect(summary.reasons).toMatchObject({ ended_here: { count: 1 } });
  expect(await statusOf('w@acme.example')).toBe('NOT_SIGNED');
});

test('a corporation that its community deleted here does not come back by another row', async () => {
  const base = [linkOf(), claOf('0', 'individual'), claOf('1', 'corporation')];
  await run([...base, corporationOf('acme')]);
  const ctx = createSystemContext(testApp.deps);
  await change(ctx, async (tx) => {
    const signing = await tx.em.findOneOrFail(CorporationSigning, { link: { linkId } });
    await endCorporationSigning(ctx, tx, { signing, actor: SYSTEM });
  });

  const { summary } = await run([...base, corporationOf('acme', { key: `${linkId}/again` })]);

  expect(summary.reasons).toMatchObject({ ended_here: { count: 1 } });
  expect((await readState()).corporations).toEqual(['acme deleted', 'acme deleted']);

  // Under its key the source states another name and domain by now, and somebody new.
  const renamed = corporationOf('acme', { name: 'Renamed', domains: ['renamed.example'] });
  await run([...base, renamed, managerOf('acme', 'late'), employeeOf('acme', 'late@acme.example')]);

  const { corporations, employees } = await readState();
  expect(corporations).toEqual(['acme deleted', 'acme deleted']);
  expect(employees).toEqual(['late@acme.example active suspended']);
  const managers = await testApp.em().find(Manager, { link: { linkId }, account: 'late_acme.example' });
  expect(managers.map(({ suspendedAt }) => suspendedAt !== null)).toEqual([true]);
});

test('of an address that two corporations employ, the active signing counts', async () => {
  await run([
    linkOf(),
    claOf('0', 'individual'),
    claOf('1', 'corporation'),
    corporationOf('a'),
    corporationOf('b'),
    corporationOf('c'),
    employeeOf('a', 'x@x.example', { state: 'inactive' }),
    employeeOf('b', 'X@x.example'),
    employeeOf('c', 'x@x.example'),
  ]);

  expect((await readState()).employees).toEqual(['X@x.example active', 'x@x.example removed', 'x@x.example removed']);
});

test.each([
  [
    'a domain of two approved corporations',
    'shared_domain',
    () => [corporationOf('a'), corporationOf('b', { domains: ['A.example'] })],
  ],
  [
    'one representative of two',
    'duplicate_corporation',
    () => [corporationOf('a'), corporationOf('b', { representative: { name: 'R', email: 'REP@a.example' } })],
  ],
  ['a version that is there twice', 'duplicate_cla_id', () => [claOf('1', 'individual', { key: 'again' })]],
  [
    'an employee of a corporation that is not approved',
    'employee_of_uncompleted',
    () => [corporationOf('a', { state: 'uncompleted' }), employeeOf('a', 'x@a.example')],
  ],
  ['two links of one project and name', 'alias_taken', () => []],
] as const)('%s blocks', async (_, reason, more) => {
  const twin = reason === 'alias_taken' ? [linkOf({ key: 'twin', link: `${linkId}-2` })] : [];
  const { state, summary } = await run([
    linkOf(),
    ...twin,
    claOf('0', 'individual'),
    claOf('1', 'corporation'),
    ...more(),
  ]);

  expect(state).toBe('blocked');
  expect(summary.reasons).toMatchObject({ [reason]: { count: 1 } });
  expect((await readState()).link).toBeNull();
});

test('decisions settle what blocks', async () => {
  const records = [
    linkOf(),
    claOf('0', 'individual'),
    claOf('1', 'corporation'),
    claOf('1', 'individual', { key: 'again' }),
    corporationOf('a'),
    corporationOf('b', { domains: ['b.example', 'A.example'] }),
  ];
  const decisions = await writeInput(
    'decisions.csv',
    `subject,decision\n${linkId} a.example,t/${linkId}/corporation/a\nagain,drop\n`,
  );

  const { state, summary } = await importInto(testApp, {
    source: sourceOf(records),
    input: '/',
    owner: owner.account,
    decisions,
    execute: true,
  });

  expect(state).toBe('done');
  expect(summary.reasons).toMatchObject({ dropped_by_decision: { count: 1 } });
  expect((await readState()).domains).toEqual(['a.example primary claimed', 'b.example primary claimed']);
});

test('a new link needs an owner', async () => {
  const { state, summary } = await importInto(testApp, { source: sourceOf([linkOf()]), input: '/', execute: true });

  expect(state).toBe('blocked');
  expect(summary.reasons).toMatchObject({ owner_missing: { count: 1 } });
});
