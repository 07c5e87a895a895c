import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Binary, serialize } from 'bson';
import { expect, test } from 'vitest';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildAccount } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { importInto, newFolder, writeInput } from '../../testing/run-import.ts';
import { APP_CLA_SERVER } from './app-cla-server.ts';
import { EARLY_KEY, encryptEarly, VECTOR } from './testing/encrypt-early.ts';

const testApp = await createTestApp();

/** The same community in both early generations, which differ in what they encrypt. */
async function writeDump(linkId: string, isEncrypted: boolean): Promise<string> {
  const email = (text: string): string => (isEncrypted ? encryptEarly(text).toString('hex') : text);
  const info = (values: object): unknown => (isEncrypted ? new Binary(encryptEarly(JSON.stringify(values))) : values);
  const person = (address: string, more: object = {}) => ({
    lang: 'chinese',
    corp_id: address.split('@')[1],
    name: 'N',
    email: email(address),
    date: '2022-03-04',
    enabled: true,
    info: info({ '0': 'N' }),
    ...more,
  });
  const corporation = (domain: string, more: object = {}) => ({
    ...person(`rep@${domain}`),
    corp: domain,
    domains: [domain],
    ...more,
  });
  const manager = (domain: string, role: string) => ({
    id: role,
    name: 'M',
    role,
    email: email(`${role}@${domain}`),
    corp_id: domain,
    password: isEncrypted ? '$2a$10$x' : 'in clear',
    changed: true,
  });
  const collections: Readonly<Record<string, readonly object[]>> = {
    links: [
      {
        link_id: linkId,
        link_status: 'ready',
        platform: 'gitee',
        org: linkId,
        repo: '',
        org_alias: 'Early',
        org_email: { email: email('cla@example.org'), platform: 'gmail', token: new Binary(Buffer.from('t')) },
        individual_clas: [{ url: 'https://gitee.com/i.pdf', lang: 'chinese', cla_hash: 'h', fields: [] }],
        corp_clas: [{ url: 'https://gitee.com/c.pdf', lang: 'chinese', cla_hash: 'h', fields: [] }],
      },
    ],
    cla_pdfs: ['individual', 'corporation'].map((apply) => ({
      link_id: linkId,
      apply,
      lang: 'chinese',
      hash: 'h',
      pdf: new Binary(Buffer.from(`%PDF-1.4 ${apply}\n`)),
    })),
    corp_pdfs: [{ link_id: linkId, corp_id: 'acme.example', pdf: new Binary(Buffer.from('%PDF-1.4 scan\n')) }],
    individual_signings: [
      {
        link_id: linkId,
        link_status: 'ready',
        signings: [
          { ...person('li.lei@example.org'), ...(isEncrypted && { email: VECTOR }) },
          person('han@acme.example'),
          person('off@acme.example', { enabled: false }),
          person('off@gone.example', { enabled: false }),
          person('soon@late.example'),
          person('no address'),
          ...(isEncrypted ? [{ ...person('x@example.org'), email: `${VECTOR.slice(0, -2)}00` }] : []),
        ],
      },
    ],
    corp_signings: [
      {
        link_id: linkId,
        link_status: 'ready',
        signings: [corporation('acme.example'), corporation('late.example')],
        deleted: [corporation('gone.example')],
        corp_managers: [manager('acme.example', 'admin'), manager('acme.example', 'manager')],
      },
    ],
  };
  const folder = await newFolder();
  for (const [name, documents] of Object.entries(collections)) {
    await writeFile(join(folder, `${name}.bson`), Buffer.concat(documents.map((document) => serialize(document))));
  }
  return folder;
}

test.each([
  ['P1', true, { encrypted_value: { count: 1 }, manager_without_login: { count: 2 } }],
  ['P2', false, { cleartext_password: { count: 2 } }],
] as const)('a dump of %s becomes what it says', async (generation, isEncrypted, reasons) => {
  const owner = await buildAccount(testApp.em());
  const linkId = `gitee_${generation.toLowerCase()}-1646352000000000000`;
  const input = await writeDump(linkId, isEncrypted);
  const keyFile = await writeInput('key', `${EARLY_KEY}\n`);

  const { state, summary } = await importInto(testApp, {
    source: APP_CLA_SERVER,
    input,
    owner: owner.account,
    keyFile,
    execute: true,
  });

  expect(state).toBe('done');
  expect(summary.reasons).toMatchObject(reasons);
  const em = testApp.em();
  const where = { link: { linkId } };
  const individuals = await em.find(IndividualSigning, where, { orderBy: { email: 'asc' } });
  expect(individuals).toMatchObject([
    { email: 'li.lei@example.org', fieldValues: { '0': 'N' }, endedAt: null },
    { email: 'off@gone.example', endReason: 'not_counted_by_source' },
    { email: 'soon@late.example', endedAt: null },
  ]);
  const employees = await em.find(EmployeeSigning, where, { orderBy: { email: 'asc' } });
  expect(employees.map(({ email, state: is }) => `${email} ${is}`)).toEqual([
    'han@acme.example active',
    'off@acme.example inactive',
  ]);
  const corporations = await em.find(CorporationSigning, where, { orderBy: { corporationName: 'asc' } });
  expect(
    corporations.map(({ corporationName, state: is, signedPdf }) => [corporationName, is, Boolean(signedPdf)]),
  ).toEqual([
    ['acme.example', 'completed', true],
    ['gone.example', 'deleted', false],
    ['late.example', 'uncompleted', false],
  ]);
});
