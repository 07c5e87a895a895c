import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { EJSON, serialize } from 'bson';
import { expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { SigningOrigin } from '#server/modules/signing/signing/origin/signing-origin.entity.ts';
import { buildAccount } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { importInto, newFolder, type TestImport } from '../../testing/run-import.ts';
import { APP_CLA_SERVER } from './app-cla-server.ts';
import { SAMPLE } from './testing/sample.ts';

const testApp = await createTestApp();
const owner = await buildAccount(testApp.em());

/** The expected outcome of each row of the sample, written before the importer was. */
const EXPECTED = {
  clas: ['0 individual zh v1 superseded', '1 corporation zh v1 current', '2 individual zh v2 current'],
  individuals: [
    'Bob@Example.org | cla 0 | 2024-03-03T22:56:00 second | import_duplicate',
    'bob@example.org | cla 0 | 2024-03-03T22:56:00 second | superseded',
    'bob@example.org | cla 2 | 2026-02-02T00:00:00 day | live',
    'lost@example.org | cla 2? | 2024-05-05T00:00:00 day | not_counted_by_source',
    'nodate@example.org | cla 0 | unknown | live',
    'sun@acme.example | cla 0 | 2024-01-02T00:00:00 day | corporation 2024-03-05T00:53:21',
    'zoe@example.org | cla 2 | 2026-02-01T00:00:00 day | live',
  ],
  corporation: {
    corporationName: '示例公司',
    representativeEmail: 'zhao@acme.example',
    state: 'completed',
    completedAt: new Date('2024-03-12T20:57:54.000Z'),
    autoApproval: false,
  },
  managers: ['admin_acme.example 赵敏', 'm1_acme.example Ann'],
  employees: ['Wei@acme.example active verified-email', 'sun@acme.example inactive listed'],
  reasons: {
    letter_case_duplicate: { count: 1 },
    missing_time: { count: 1 },
    language_differs: { count: 1 },
    manager_without_login: { count: 1 },
    // Of the row without a version, and of the employee who has the number of a corporate CLA.
    unknown_cla_version: { count: 2 },
    sender_to_authorise: { count: 1 },
    // Of the text of the first version.
    document_missing: { count: 1 },
  },
};

type Shape = 'bson' | 'bson.gz' | 'json' | 'array';
type Collections = Readonly<Record<string, readonly string[]>>;

/** The lines of Extended JSON as a dump. */
async function writeDump(collections: Collections, shape: Shape = 'bson'): Promise<string> {
  const folder = join(await newFolder(), 'cla');
  await mkdir(folder);
  for (const [name, lines] of Object.entries(collections)) {
    await writeFile(join(folder, `${name}.${shape === 'array' ? 'json' : shape}`), bytesOf(lines, shape));
  }
  return folder;
}

function bytesOf(lines: readonly string[], shape: Shape): Buffer {
  if (shape === 'json') {
    return Buffer.from(lines.map((line) => `${line}\n`).join(''));
  }
  if (shape === 'array') {
    return Buffer.from(`[${lines.join(',\n')}]\n`);
  }
  const bson = Buffer.concat(lines.map((line) => serialize(EJSON.parse(line, { relaxed: false }))));
  return shape === 'bson' ? bson : gzipSync(bson);
}

/** The sample under new ids. */
function sampleOf(unique: string): Collections {
  const swap = (line: string): string =>
    line
      .replaceAll('64b0c1d2e3f4a5b6c7d8e9f0', `64b0c1d2e3f4a5b6c7d8${unique}`)
      .replaceAll('c7d8e9', `c7d8${unique.slice(0, 2)}`)
      .replaceAll('65e5000000000000000000', `65e500000000000000${unique}`)
      .replaceAll('gitee.com/example"', `gitee.com/${unique}"`);
  return Object.fromEntries(Object.entries(SAMPLE).map(([name, lines]) => [name, lines.map(swap)]));
}
const linkIdOf = (unique: string): string => `64b0c1d2e3f4a5b6c7d8${unique}`;

const run = (input: string, more: Partial<TestImport> = {}) =>
  importInto(testApp, {
    source: APP_CLA_SERVER,
    input,
    owner: owner.account,
    timezone: 'Asia/Shanghai',
    withSecrets: true,
    execute: true,
    ...more,
  });

async function readState(linkId: string) {
  const em = testApp.em();
  const link = await em.findOneOrFail(Link, { linkId });
  const clas = await em.find(Cla, { link }, { orderBy: { number: 'asc' } });
  const numberOf = (id: string) => clas.find((cla) => cla.id === id)?.number;
  const individuals = await em.find(IndividualSigning, { link });
  const employees = await em.find(EmployeeSigning, { link }, { orderBy: { email: 'asc' } });
  const corporations = await em.find(CorporationSigning, { link });
  const ids = [...individuals, ...employees, ...corporations].map(({ id }) => id);
  const origins = new Map(
    (await em.find(SigningOrigin, { signing: { $in: ids } })).map((origin) => [origin.signing, origin]),
  );
  const second = (at: Date) => at.toISOString().slice(0, 19);
  return {
    link,
    clas: clas.map(
      ({ number, type, language, version, state }) => `${number} ${type} ${language} v${version} ${state}`,
    ),
    individuals: individuals
      .map(({ id, email, cla, signedAt, endReason, endedAt }) => {
        const origin = origins.get(id);
        const at = origin?.precision === 'unknown' ? 'unknown' : `${second(signedAt)} ${origin?.precision}`;
        const end = endReason === 'corporation' && endedAt ? `corporation ${second(endedAt)}` : (endReason ?? 'live');
        return `${email} | cla ${numberOf(cla.id)}${origin?.versionKnown ? '' : '?'} | ${at} | ${end}`;
      })
      .toSorted(),
    corporations,
    managers: (await em.find(Manager, { link }, { orderBy: { account: 'asc' } })).map(
      ({ account, name }) => `${account} ${name}`,
    ),
    employees: employees.map(({ id, email, state }) => `${email} ${state} ${origins.get(id)?.level}`),
    records: [...origins.values()].map(({ record }) => record),
  };
}

test.each(['bson', 'bson.gz', 'json', 'array'] as const)(
  'every row of the sample becomes what is expected of it, as %s',
  async (shape) => {
    const unique = { bson: 'aa01', 'bson.gz': 'bb02', json: 'cc03', array: 'dd04' }[shape];
    const { state, summary } = await run(await writeDump(sampleOf(unique), shape));

    expect(state).toBe('done');
    const found = await readState(linkIdOf(unique));
    expect(found.link).toMatchObject({ alias: 'Example', gracePeriodDays: 30, platform: 'web' });
    expect(found.clas).toEqual(EXPECTED.clas);
    expect(found.individuals).toEqual(EXPECTED.individuals);
    expect(found.corporations).toMatchObject([EXPECTED.corporation]);
    expect(found.managers).toEqual(EXPECTED.managers);
    expect(found.employees).toEqual(EXPECTED.employees);
    expect(summary.reasons).toMatchObject(EXPECTED.reasons);
  },
);

test('a second dump moves the difference alone', async () => {
  const sample = sampleOf('ee05');
  await run(await writeDump(sample));
  const [zoe = '', ...others] = sample['individual_signing'] ?? [];
  const agreed = zoe.replace('"cla_id":"2"', '"cla_id":"0"');
  const changed = { ...sample, individual_signing: [agreed, ...others.slice(1)] };

  const { summary } = await run(await writeDump(changed));

  expect(summary.counts).toMatchObject({ individual: { imported: 0, skipped: 6 }, corporation: { skipped: 1 } });
  expect(summary.reasons).toMatchObject({ changed_at_source: { count: 1 } });
  expect((await readState(linkIdOf('ee05'))).individuals).toEqual(EXPECTED.individuals);
});

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { account } } }';

test('the password of a manager goes on working, and is hashed like others once it is known', async () => {
  await run(await writeDump(sampleOf('ff06')));
  const linkId = linkIdOf('ff06');
  const logIn = (password: string) =>
    graphql(testApp.app, LOGIN, {
      input: { as: 'CORPORATION', account: 'admin_acme.example', linkId, password, privacyConsented: true },
    });
  const hashOf = async () =>
    (await testApp.em().findOneOrFail(Manager, { link: { linkId }, role: 'admin' })).passwordHash;
  expect(await hashOf()).toMatch(/^pbkdf2-sha256-10000\$/);

  expect((await logIn('Wrong-Horse-9')).codes).toEqual(['wrong_id_or_pw']);
  expect((await logIn('Qw3rty-Uiop')).codes).toEqual([]);

  expect(await hashOf()).toMatch(/^\$argon2id\$/);
  expect((await logIn('Qw3rty-Uiop')).codes).toEqual([]);
});

test('passwords stay behind unless they are asked for, and never enter what is kept of a row', async () => {
  const { summary } = await run(await writeDump(sampleOf('ab07')), { withSecrets: false });

  expect(summary.reasons).toMatchObject({ manager_without_login: { count: 2 } });
  const kept = (await readState(linkIdOf('ab07'))).records.join('\n');
  expect(kept).not.toContain('AAECAwQF');
  expect(kept).not.toContain('JVBERi0x');
});

test('what cannot be read is a row of the report, and half a file blocks', async () => {
  const sample = sampleOf('ac08');
  const folder = await writeDump(sample, 'json');
  const rows = sample['individual_signing'] ?? [];
  const wrong = Buffer.from((rows[0] ?? '').replace('"name":"Zo', '"name":"\\u0001Zo'), 'utf8');
  const broken = Buffer.concat([
    Buffer.from(`${rows[1]}\n`),
    Buffer.from('{"name":"'),
    Buffer.of(0xff, 0xfe),
    Buffer.from('"}\n'),
    Buffer.from('{"name": oops}\n'),
    wrong,
    Buffer.from('\n{"_id":{"$oid":"65e500000000000000ac0899"},"email":"","link_id":"x","deleted":false}\n'),
  ]);
  await writeFile(join(folder, 'individual_signing.json'), broken);

  const { summary } = await run(folder, { link: linkIdOf('ac08'), execute: undefined });
  expect(summary.reasons).toMatchObject({
    bad_encoding: { examples: ['individual_signing.json#2'] },
    unreadable_record: { examples: ['individual_signing.json#3'] },
    hostile_value: { examples: ['individual_signing.json#4 z***@e***.org'] },
  });

  await writeFile(join(folder, 'individual_signing.json'), broken.subarray(0, -20));
  const { state, summary: half } = await run(folder, { link: linkIdOf('ac08') });
  expect(state).toBe('blocked');
  expect(half.reasons).toMatchObject({ truncated_file: { count: 1 } });
});

test.each([
  ['cut', (bytes: Buffer) => bytes.subarray(0, -3), 'truncated_file'],
  [
    'with a wrong length',
    (bytes: Buffer) => Buffer.concat([bytes, Buffer.of(0xff, 0xff, 0xff, 0x7f, 1)]),
    'truncated_file',
  ],
  [
    'with a text in another encoding',
    (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('Bob\0', 'B\u00ffb\0'), 'latin1'),
    'bad_encoding',
  ],
  ['cut as gzip', (bytes: Buffer) => gzipSync(bytes).subarray(0, -12), 'truncated_file'],
] as const)('BSON %s is reported', async (what, damage, reason) => {
  const sample = sampleOf('ad09');
  const folder = await writeDump({ link: sample['link'] ?? [] });
  const name = what === 'cut as gzip' ? 'individual_signing.bson.gz' : 'individual_signing.bson';
  await writeFile(join(folder, name), damage(bytesOf(sample['individual_signing'] ?? [], 'bson')));

  const { summary } = await run(folder, { generation: 'L', execute: undefined });

  expect(summary.reasons).toMatchObject({ [reason]: { count: 1 } });
});

test('a document of 16 MB is read', async () => {
  const sample = sampleOf('ae10');
  const [corporation = ''] = sample['corp_signing'] ?? [];
  const scan = Buffer.alloc(15_900_000, '%PDF-1.4\n');
  const large = corporation.replace('JVBERi0xLjQK', scan.toString('base64'));

  const { summary } = await run(await writeDump({ ...sample, corp_signing: [large] }), { execute: undefined });

  expect(summary.counts).toMatchObject({ corporation: { imported: 1, refused: 0 } });
});

test.each([
  ['no dump', {}, undefined, /neither link nor links/],
  ['two databases', { link: [], links: [] }, undefined, /both link and links/],
  ['an early dump without signatures', { links: [] }, undefined, /give --generation/],
  ['encrypted addresses without a key', { links: [] }, 'P1', /--key-file/],
] as const)('%s is reported', async (_, collections, generation, message) => {
  await expect(run(await writeDump(collections), { generation })).rejects.toThrow(message);
});

/** The vector of the reference: the code, encrypted with the key. */
const KEY = '0123456789abcdef0123456789abcdef';
const TOKEN = 'CgsMDQ4PEBESExQVSmLwwp8z4xEvnz7C2nK0Hc7kG6hU+qo9WZnWyAmD';
const credential = (token: string, platform = 'smtp', email = 'cla@example.org'): string =>
  JSON.stringify({ _id: { $oid: '65f0c1d2e3f4a5b6c7d8e9bb' }, email, platform, token });
const binary = (base64: string): string =>
  credential('').replace('"token":""', `"token":{"$binary":{"base64":"${base64}","subType":"00"}}`);

test.each([
  ['ac21', 'a code in binary', binary(TOKEN), KEY, {}, ['sender_moved']],
  ['ac22', 'a code in text', credential(TOKEN), KEY, {}, ['sender_moved']],
  ['ac23', 'another key', binary(TOKEN), KEY.toUpperCase(), {}, ['encrypted_value', 'sender_to_authorise']],
  ['ac24', 'no --with-secrets', binary(TOKEN), KEY, { withSecrets: false }, ['sender_to_authorise']],
  ['ac25', 'a consent of Gmail', credential(TOKEN, 'gmail'), KEY, {}, ['sender_to_authorise']],
  ['ac26', 'another address', credential(TOKEN, 'smtp', 'x@example.org'), KEY, {}, ['sender_to_authorise']],
])('%s: the sender of a link with %s', async (unique, _what, row, key, more, reasons) => {
  const folder = await writeDump({ ...sampleOf(unique), email_credential: [row] }, 'json');
  const keyFile = join(await newFolder(), 'key');
  await writeFile(keyFile, `${key}\n`);
  const maker = await buildAccount(testApp.em());

  const { summary } = await run(folder, { owner: maker.account, keyFile, ...more });

  const about = Object.keys(summary.reasons).filter((code) => /sender|encrypted/.test(code));
  expect(about.toSorted()).toEqual(reasons);
  const em = testApp.em();
  const link = await em.findOneOrFail(Link, { linkId: linkIdOf(unique) }, { populate: ['senderCredential'] });
  const stored = link.senderCredential?.$;
  const moved = reasons.includes('sender_moved');
  expect(link.senderAddress).toBe(moved ? 'cla@example.org' : null);
  expect(stored && testApp.deps.secretBox.decrypt('sender', { row: stored.id, sealed: stored.secret })).toBe(
    moved ? 'smtp-auth-code' : undefined,
  );
});
