import { ref } from '@mikro-orm/core';
import { beforeEach, expect, test } from 'vitest';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { changeOf, commit, inWords, Judge, OPENER, STRANGER } from '#server/modules/gate/testing/judged-changes.ts';
import type { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { buildCorporation, buildEmployeeSigning, buildImportedIdentity } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const testApp = await createTestApp();
let link: Link;
let cla: Cla;
let gate: Judge;
beforeEach(async () => {
  link = await buildLink(testApp.em());
  cla = await buildCla(testApp.em(), testApp.em().merge(link));
  gate = new Judge(testApp, link, cla);
});

const COVERED = 'covered a2 import';
const UNCOVERED = 'uncovered a2 not_signed sign';
const DAY = 86_400_000;

const importOf = (facts: Partial<ImportedIdentity> = {}) =>
  buildImportedIdentity(testApp.em(), link, { accountId: OPENER.id, ...facts });

const judgeOpener = async (email = newEmail()): Promise<string> =>
  inWords(await gate.judge(changeOf([commit(email, OPENER)])));

test('an account that signed elsewhere covers at once, and says where', async () => {
  expect(await judgeOpener()).toBe(UNCOVERED);
  await importOf();

  const judgement = await gate.judge(changeOf([commit(newEmail(), OPENER)]));

  expect(inWords(judgement)).toBe(COVERED);
  expect(judgement.commits[0]?.subjects[0]?.rule).toEqual({
    kind: 'import',
    entry: 'cla-assistant-lite:example/project',
  });
});

test.each([
  ['the same number on another host', { host: 'ghe.example.org' }],
  ['the same number on another platform', { platform: 'gitee' as const }],
  ['another number with the same login', { accountId: '999001', login: OPENER.login }],
  ['a login that nobody resolved', { accountId: null, login: OPENER.login }],
  ['one that has ended', { endedAt: new Date(), endReason: 'removed_from_file' }],
])('%s does not cover', async (_what, facts) => {
  await importOf(facts);

  expect(await judgeOpener()).toBe(UNCOVERED);
});

test('one of another link does not cover', async () => {
  await buildImportedIdentity(testApp.em(), await buildLink(testApp.em()), { accountId: OPENER.id });

  expect(await judgeOpener()).toBe(UNCOVERED);
});

test('a commit that was merely typed is not covered by it', async () => {
  await importOf({ accountId: STRANGER.id });

  const judgement = await gate.judge(changeOf([commit(newEmail(), STRANGER)]));

  expect(inWords(judgement)).toBe('uncovered a1 unproved_address confirm_commits');
});

test('it does not cover work for an employer', async () => {
  await importOf();
  const em = testApp.em();
  const corporation = await buildCorporation(em, em.merge(link), { domains: ['works.example'] });
  await buildEmployeeSigning(em, corporation, { email: 'eve@works.example', state: 'inactive' });

  expect(await judgeOpener('eve@works.example')).toBe('uncovered a2 inactive ask_company');
  expect(await judgeOpener('new@works.example')).toBe('uncovered a2 not_signed sign_as_employee');
});

test('no look-up by address is answered by it', async () => {
  await importOf({ statedEmail: 'stated@example.org' });

  const asked = { linkId: link.linkId, emailKey: 'stated@example.org', mayKnow: true };

  expect(await testApp.deps.signingStatuses.load(asked)).toMatchObject({ signed: false, state: 'NOT_SIGNED' });
});

test.each([
  ['the version that its source names', true],
  ['the version that was current at its import', false],
])('it expires with %s', async (_what, isNamed) => {
  await importOf({ importedAt: new Date(Date.now() - 40 * DAY), ...(isNamed ? { cla: ref(cla) } : {}) });
  const em = testApp.em();
  await em.nativeUpdate(Link, link.id, { gracePeriodDays: 30 });
  await em.nativeUpdate(Cla, cla.id, { createdAt: new Date(Date.now() - 50 * DAY) });
  const newer = await buildCla(em, em.merge(link));
  expect(await judgeOpener()).toBe(COVERED);

  await testApp.em().nativeUpdate(Cla, newer.id, { createdAt: new Date(Date.now() - 31 * DAY) });

  expect(await judgeOpener()).toBe(UNCOVERED);
});
