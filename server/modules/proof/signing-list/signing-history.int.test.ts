import { expect, test } from 'vitest';
import { arrangeCommunity } from '#server/modules/community/link/testing/community.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigningChange } from '#server/modules/signing/employee/employee-signing-change.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const HISTORY = `query ($linkId: ID!, $unit: TimeUnit, $from: DateTimeISO, $to: DateTimeISO) {
  signingHistory(linkId: $linkId, unit: $unit, from: $from, to: $to) { start individual employee corporation ended }
}`;

type Period = Readonly<Record<'individual' | 'employee' | 'corporation' | 'ended', number> & { start: string }>;

const testApp = await createTestApp();
const { account, headers } = await arrangeCommunity(testApp);
const em = testApp.em();
const createdAt = new Date('2026-01-30T12:00:00Z');
const link = await buildLink(em, { owner: account, createdAt });
const cla = await buildCla(em, link);
await buildIndividualSigning(em, cla, { signedAt: new Date('2026-01-31T23:59:59.999Z') });
await buildIndividualSigning(em, cla, { signedAt: new Date('2026-02-01T00:00:00Z') });
const corporation = await buildCorporation(em, link, { signedAt: new Date('2026-02-02T00:00:00Z') });
const employee = await buildEmployeeSigning(em, corporation, {
  signedAt: new Date('2026-02-02T08:00:00Z'),
  state: 'removed',
});
em.create(EmployeeSigningChange, {
  employeeSigning: employee,
  state: 'removed',
  changedAt: new Date('2026-02-03T08:00:00Z'),
});
await em.flush();
await em.nativeUpdate(CorporationSigning, corporation.id, {
  state: 'deleted',
  deletedAt: new Date('2026-02-03T09:00:00Z'),
});
const elsewhere = await buildLink(em, { owner: account });
await buildIndividualSigning(em, await buildCla(em, elsewhere), { signedAt: new Date('2026-02-01T00:00:00Z') });

const ask = (variables: Readonly<Record<string, unknown>>) =>
  graphql<{ signingHistory: Period[] }>(testApp.app, HISTORY, { linkId: link.linkId, ...variables }, headers);

const figures = async (variables: Readonly<Record<string, unknown>>) =>
  (await ask(variables)).data?.signingHistory.map(({ start, ...counts }) => [
    start.slice(0, 10),
    counts.individual,
    counts.employee,
    counts.corporation,
    counts.ended,
  ]);

test.each([
  [
    'DAY',
    [
      ['2026-01-30', 0, 0, 0, 0],
      ['2026-01-31', 1, 0, 0, 0],
      ['2026-02-01', 1, 0, 0, 0],
      ['2026-02-02', 0, 1, 1, 0],
      ['2026-02-03', 0, 0, 0, 2],
    ],
  ],
  [
    'WEEK',
    [
      ['2026-01-26', 2, 0, 0, 0],
      ['2026-02-02', 0, 1, 1, 2],
    ],
  ],
  [
    'MONTH',
    [
      ['2026-01-01', 1, 0, 0, 0],
      ['2026-02-01', 1, 1, 1, 2],
    ],
  ],
])('counts by %s in UTC, since the link was created, with empty periods', async (unit, expected) => {
  expect(await figures({ unit, to: '2026-02-03T23:00:00Z' })).toEqual(expected);
});

test('begins where asked', async () => {
  expect(await figures({ from: '2026-02-02T23:00:00Z', to: '2026-02-02T01:00:00Z' })).toEqual([
    ['2026-02-02', 0, 1, 1, 0],
  ]);
});

test.each([
  ['to', { to: '9999-12-31T00:00:00Z' }],
  ['to', { to: '0000-12-31T00:00:00Z' }],
  ['from', { from: '0000-12-31T00:00:00Z', to: '0001-01-31T00:00:00Z' }],
])('refuses years that not every database reads, naming %s: %j', async (field, wanted) => {
  const { errors } = await ask({ unit: 'MONTH', ...wanted });

  expect(errors.map(({ extensions }) => extensions)).toEqual([{ code: 'bad_request_parameter', field }]);
});

test('goes back 400 periods at most by itself, and refuses more', async () => {
  const to = '2028-01-01T00:00:00Z';

  expect(await figures({ to })).toHaveLength(400);
  for (const from of ['2026-11-01T00:00:00Z', '2028-01-02T00:00:00Z']) {
    expect((await ask({ from, to })).errors.map(({ extensions }) => extensions)).toEqual([
      { code: 'bad_request_parameter', field: 'from' },
    ]);
  }
});
