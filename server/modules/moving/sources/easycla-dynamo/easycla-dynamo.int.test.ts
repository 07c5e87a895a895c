import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { importInto } from '../../testing/run-import.ts';
import { CLAHUB } from '../clahub.ts';
import { EASYCLA } from '../easycla.ts';
import { outcomesOf, readSample, writeSample } from '../testing/read-sample.ts';

const typed = (value: unknown): object => {
  if (Array.isArray(value)) {
    return { L: value.map(typed) };
  }
  return typeof value === 'boolean' ? { BOOL: value } : typeof value === 'number' ? { N: String(value) } : { S: value };
};
/** A row as DynamoDB writes it: each value with its type. */
const itemOf = (row: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, name === 'signature_acl' ? { SS: value } : typed(value)]),
  );

const SIGNED = {
  signature_project_id: 'group-1',
  signature_reference_type: 'user',
  signature_type: 'cla',
  signature_signed: true,
  signature_approved: true,
  signature_document_major_version: 1,
  signature_document_minor_version: 0,
  signed_on: '2020-10-02T09:35:32Z',
};
const COMPANY = {
  ...SIGNED,
  signature_reference_type: 'company',
  signature_type: 'ccla',
  signature_company_signatory_name: 'Ann',
  signature_company_signatory_email: 'ann@acme.example',
  signature_acl: ['ann1'],
  domain_whitelist: ['acme.example', '*.acme.example'],
  email_whitelist: ['eve@example.org'],
  github_whitelist: ['gil'],
  github_org_whitelist: ['acme-org'],
};

/** Signatures in the order of their names, and what becomes of each. */
const SIGNATURES = [
  { ...SIGNED, signature_id: 'i1', user_email: 'zoe@example.org', user_name: 'Zoë' },
  { ...SIGNED, signature_id: 'i2', signature_reference_id: 'u-bob', signed_on: '2020-02-21T19:13:07.060836+0000' },
  { ...SIGNED, signature_id: 'i3', user_email: 'gone@example.org', signature_approved: false },
  { ...SIGNED, signature_id: 'i4', user_email: 'draft@example.org', signature_signed: false },
  { ...SIGNED, signature_id: 'i5', signature_reference_id: 'u-nomail', signed_on: '' },
  { ...COMPANY, signature_id: 'c1', signature_reference_id: 'acme' },
  {
    ...COMPANY,
    signature_id: 'c2',
    signature_reference_id: 'paperless',
    signature_company_signatory_email: 'pa@pa.example',
    domain_whitelist: [],
  },
  { ...COMPANY, signature_id: 'c3', signature_reference_id: 'unsigned', signature_company_signatory_email: '' },
  { ...SIGNED, signature_id: 'e1', user_email: 'dev@mail.acme.example', signature_user_ccla_company_id: 'acme' },
  { ...SIGNED, signature_id: 'e2', user_email: 'not-listed@example.org', signature_user_ccla_company_id: 'acme' },
  { ...SIGNED, signature_id: 'e3', signature_reference_id: 'u-gil', signature_user_ccla_company_id: 'acme' },
  { ...SIGNED, signature_id: 'e4', user_email: 'x@pa.example', signature_user_ccla_company_id: 'paperless' },
  { ...SIGNED, signature_id: 'e5', user_email: 'x@example.org', signature_user_ccla_company_id: 'nowhere' },
];
const EXPECTED = [
  'unreadable_record',
  'document',
  'never_signed',
  'corporation Acme Ltd ann@acme.example acme.example completed',
  'corporation Paperless pa@pa.example uncompleted',
  'no_representative',
  'manager ann@acme.example admin',
  'employee dev@mail.acme.example active',
  'employee not-listed@example.org inactive',
  'employee gil@example.org active',
  'employee_waits',
  'unknown_corporation',
  'individual zoe@example.org account 2020-10-02T09:35:32.000Z version 1.0',
  'individual Bob@Example.org account 2020-02-21T19:13:07.060Z version 1.0',
  'individual gone@example.org account 2020-10-02T09:35:32.000Z version 1.0 ended at an unknown time',
  'identity 100001 nomail account unknown version 1.0',
  'exemption email eve@example.org',
  'exemption pattern *.acme.example',
  'exemption login gil',
  'exemption organization acme-org',
  'exemption email eve@example.org',
  'exemption login gil',
  'exemption organization acme-org',
  'exemption email eve@example.org',
  'exemption pattern *.acme.example',
  'exemption login gil',
  'exemption organization acme-org',
];

const USERS = [
  { user_id: 'u-bob', user_name: 'Bob', lf_email: 'Bob@Example.org' },
  { user_id: 'u-nomail', user_name: 'Nomail', user_github_id: 100001, user_github_username: 'nomail' },
  { user_id: 'u-gil', user_name: 'Gil', lf_email: 'gil@example.org', user_github_username: 'Gil' },
  { user_id: 'u-ann', user_name: 'Ann', lf_username: 'ann1', lf_email: 'ann@acme.example' },
];
const COMPANIES = [
  { company_id: 'acme', company_name: 'Acme Ltd' },
  { company_id: 'paperless', company_name: 'Paperless' },
];

function writeTables(shape: 'scan' | 's3', signatures: readonly object[] = SIGNATURES): string {
  const items = [
    ...signatures.map((row) => itemOf(row as Readonly<Record<string, unknown>>)),
    { signature_id: { N: 1 } },
  ];
  const scanOf = (rows: readonly object[]): string => JSON.stringify({ Items: rows, Count: rows.length });
  return writeSample({
    ...(shape === 'scan'
      ? { 'cla-prod-signatures.json': scanOf(items) }
      : { 'signatures.json.gz': gzipSync(items.map((Item) => `${JSON.stringify({ Item })}\n`).join('')) }),
    'cla-prod-users.json': scanOf(USERS.map(itemOf)),
    'cla-prod-companies.json': scanOf(COMPANIES.map(itemOf)),
    'c1.pdf': '%PDF-1.4\n',
  });
}

test.each(['scan', 's3'] as const)('each row of the tables, by %s, becomes what is expected of it', async (shape) => {
  const input = writeTables(shape);

  const entries = await readSample(EASYCLA, { input, documents: input });

  expect(outcomesOf(entries)).toEqual(EXPECTED);
});

test('several CLA groups are told apart, and a file that is no table is no input', async () => {
  const input = writeTables('scan', [...SIGNATURES, { ...SIGNED, signature_id: 'o', signature_project_id: 'group-2' }]);
  await expect(readSample(EASYCLA, { input })).rejects.toThrow(/groups group-1, group-2: name one with --map group=ID/);

  const other = await readSample(EASYCLA, { input, map: { group: 'group-2' } });
  expect(outcomesOf(other)).toEqual(['unreadable_record', 'no_identity']);

  const broken = writeSample({ 'signatures.json': '{"Items":[{"signature' });
  await expect(readSample(EASYCLA, { input: broken })).rejects.toThrow(/no table of DynamoDB/);
});

const testApp = await createTestApp();
const link = await buildLink(testApp.em());
await buildCla(testApp.em(), testApp.em().merge(link));
await buildCla(testApp.em(), testApp.em().merge(link), { type: 'corporation' });

test('corporations are approved with their document, else wait; their people come along', async () => {
  const input = writeTables('scan');
  const wanted = { source: EASYCLA, input, documents: input, link: link.linkId, execute: true } as const;

  const { state, summary } = await importInto(testApp, wanted);

  expect(state).toBe('done');
  expect(summary.counts).toMatchObject({
    corporation: { imported: 2 },
    manager: { imported: 1 },
    employee: { imported: 3 },
    individual: { imported: 2, kept: 1 },
    identity: { confirm: 1 },
    exemption: { refused: 11 },
    row: { refused: 5 },
  });
  const em = testApp.em();
  const corporations = await em.find(CorporationSigning, { link }, { orderBy: { corporationName: 'asc' } });
  expect(corporations).toMatchObject([
    { corporationName: 'Acme Ltd', state: 'completed', representativeEmail: 'ann@acme.example' },
    { corporationName: 'Paperless', state: 'uncompleted' },
  ]);
  expect(await em.count(Manager, { link })).toBe(1);
  expect(await em.count(EmployeeSigning, { link, state: 'active' })).toBe(2);
  const again = await importInto(testApp, { ...wanted, execute: undefined });
  expect(again.summary.counts).toMatchObject({ corporation: { skipped: 2 }, employee: { skipped: 3 } });
});

test('a corporation of CLAHub waits for its approval', async () => {
  const row = 'Ann,ann,ann@hub.example,Corporate,2025-03-04T05:06:07.000Z,1,online,Hub 示例,hub.example,';
  const head = 'Name,GitHub Username,Email,Type,Date Signed,CLA Version,Source,Company Name,Company Domain,Revoked At';
  const input = join(writeSample({ 'a.csv': `${head}\n${row}\n` }), 'a.csv');

  const { summary } = await importInto(testApp, { source: CLAHUB, input, link: link.linkId, execute: true });

  expect(summary.reasons).toMatchObject({ corporation_waits: { count: 1 } });
  expect(await testApp.em().findOne(CorporationSigning, { link, corporationName: 'Hub 示例' })).toMatchObject({
    state: 'uncompleted',
    representativeEmail: 'ann@hub.example',
    primaryDomain: 'hub.example',
  });
});
