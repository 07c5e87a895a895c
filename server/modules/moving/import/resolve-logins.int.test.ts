import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { addCommunity, type GatedCommunity, startGateWorld } from '#server/modules/gate/testing/gate-world.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { buildLink } from '#server/test/factories.ts';
import { compareAnswers } from '../compare/compare-answers.ts';
import { readClabotClaims } from '../compare/file-claims.ts';
import { CLABOT } from '../sources/clabot.ts';
import { CSV_SOURCE } from '../sources/csv.ts';
import {
  importInto,
  newFolder,
  NOTHING,
  type TestImport,
  testImportContext,
  writeInput,
} from '../testing/run-import.ts';
import type { ImportResult } from './run-import.ts';

// Logins of these sources are those of the public GitHub: here, it answers at the address of the fake.
const world = await startGateWorld({ GITHUB_URL: 'https://github.com' });
const { github, testApp } = world;
let link: GatedCommunity['link'];
beforeEach(async () => {
  ({ link } = await addCommunity(world));
});
const gil = github.addUser('Gil', { createdAt: '2019-05-06T07:08:09Z' });
const ida = github.addUser('ida', { createdAt: '2024-03-04T00:00:00Z' });
github.addOrganization('acme');

const asked = () => github.requests(/POST .graphql Users/).length;
const identities = async () =>
  (await testApp.em().find(ImportedIdentity, { link: link.id }, { orderBy: { key: 'asc' } })).map(
    ({ accountId, login, level }) => [accountId, login, level],
  );
const resolved = (wanted: Omit<TestImport, 'link'>): Promise<ImportResult> =>
  importInto(testApp, { link: link.linkId, resolveLogins: true, ...wanted });

const PEOPLE = `github_login,signed_at
gil,2023-01-01T00:00:00Z
GIL,2023-02-01T00:00:00Z
ida,2024-03-03
ida,2024-03-04
acme,2024-01-01
nobody,2024-01-01
renovate[bot],2024-01-01
`;

test('the host says which accounts logins are; younger ones are refused, and unknown ones never count', async () => {
  const input = await writeInput('people.csv', PEOPLE);
  const report = await newFolder();
  const before = asked();

  const planned = await resolved({ source: CSV_SOURCE, input, report });

  expect(planned).toMatchObject({
    state: 'planned',
    summary: {
      counts: { identity: { confirm: 2, kept: 1, refused: 3 }, row: { refused: 1 } },
      reasons: {
        account_is_younger: { examples: ['people.csv:4'] },
        import_duplicate: { examples: ['people.csv:3'] },
        unresolved_login: { examples: ['people.csv:6', 'people.csv:7', 'people.csv:8'] },
      },
    },
  });
  expect((await readFile(join(report, 'logins.csv'), 'utf8')).trim().split('\r\n').slice(1)).toEqual([
    `"github.com","gil","${gil.id}","2019-05-06T07:08:09Z"`,
    `"github.com","ida","${ida.id}","2024-03-04T00:00:00Z"`,
    '"github.com","acme","",""',
    '"github.com","nobody","",""',
  ]);
  const execute = planned.summary.planSha256;
  expect(await resolved({ source: CSV_SOURCE, input, report, execute })).toMatchObject({ state: 'done' });
  expect(asked() - before).toBe(1);
  expect(await identities()).toEqual(
    expect.arrayContaining([
      [String(gil.id), 'gil', 'listed'],
      [String(ida.id), 'ida', 'listed'],
    ]),
  );

  const again = await resolved({ source: CSV_SOURCE, input, report });

  expect(again.summary.counts).toMatchObject({ identity: { skipped: 3, refused: 3 } });
});

test('another account by the login is another plan, and a login alone is asked about only on request', async () => {
  const input = await writeInput('people.csv', 'github_login,signed_at\nnew-name,2024-01-01\n');
  const first = github.addUser('new-name', { createdAt: '2020-01-01T00:00:00Z' });
  const planned = await resolved({ source: CSV_SOURCE, input, report: await newFolder() });
  first.login = 'old-name';
  github.addUser('new-name', { createdAt: '2020-01-02T00:00:00Z' });

  const execute = planned.summary.planSha256;
  const stale = await resolved({ source: CSV_SOURCE, input, report: await newFolder(), execute });
  const alone = await importInto(testApp, { source: CSV_SOURCE, link: link.linkId, input });

  expect(stale.state).toBe('stale');
  expect(alone.summary).toMatchObject({
    counts: { identity: { refused: 1 } },
    reasons: { unresolved_login: { count: 1 } },
  });
});

test('a list is asked about in hundreds, goes on after a limit of the host, and answers as the old check', async () => {
  const people = Array.from({ length: 150 }, (_, index) =>
    github.addUser(`listed-${index}`, { createdAt: '2020-01-01T00:00:00Z' }),
  );
  const contributors = [...people.map(({ login }) => login), 'ann@example.org'];
  const input = await writeInput('.clabot', JSON.stringify({ contributors }));
  const report = await newFolder();
  const before = asked();
  github.fail({ on: /graphql Users/, kind: 'graphql_limit', skip: 1 });

  const limited = resolved({ source: CLABOT, input, report, execute: true });
  await expect(limited).rejects.toThrow(/no more requests until .*: run the same command again/);
  expect(asked() - before).toBe(2);
  const done = await resolved({ source: CLABOT, input, report, execute: true });

  expect(asked() - before).toBe(3);
  expect(done.summary).toMatchObject({
    counts: { identity: { confirm: 150, refused: 1 } },
    reasons: { address_alone: { count: 1 } },
  });
  const options = { ...NOTHING, link: link.linkId, input };
  const compared = await compareAnswers(testImportContext(testApp), {
    source: CLABOT,
    options,
    readClaims: readClabotClaims,
    onDifference: () => undefined,
  });
  expect(compared.differences).toEqual({ letter_case: 150, refused: 1 });
});

test.each([
  ['without a report', async () => ({ link: link.linkId }), /needs --report/],
  [
    'for a link without a connection',
    async () => ({ link: (await buildLink(testApp.em())).linkId, report: await newFolder() }),
    /no repository at github.com whose connection works/,
  ],
  [
    'while the host is down',
    async () => {
      github.fail({ on: /graphql Users/, kind: 'bad_gateway', times: 2 });
      return { link: link.linkId, report: await newFolder() };
    },
    /did not answer \(unusable\)/,
  ],
])('%s, nothing is resolved', async (_what, options, message) => {
  const input = await writeInput('people.csv', 'github_login\nsomebody-else\n');

  await expect(
    importInto(testApp, { source: CSV_SOURCE, input, resolveLogins: true, ...(await options()) }),
  ).rejects.toThrow(message);
});
