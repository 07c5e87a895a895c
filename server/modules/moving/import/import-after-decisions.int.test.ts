import { beforeEach, describe, expect, test } from 'vitest';
import { change } from '#server/change.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { eraseSigning } from '#server/modules/privacy/erasure/erase-signing.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { buildCorporation, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { CSV_SOURCE } from '../sources/csv.ts';
import { importInto, writeInput } from '../testing/run-import.ts';
import type { ImportResult } from './run-import.ts';

const testApp = await createTestApp();
let link: Link;
let cla: Cla;

beforeEach(async () => {
  link = await buildLink(testApp.em());
  cla = await buildCla(testApp.em(), testApp.em().merge(link));
});

const importRows = async (text: string): Promise<ImportResult> =>
  importInto(testApp, {
    source: CSV_SOURCE,
    input: await writeInput('people.csv', text),
    link: link.linkId,
    execute: true,
  });
const importAddress = (email: string, signedAt = '2019-01-01', status = 'signed'): Promise<ImportResult> =>
  importRows(`email,name,signed_at,status\n${email},Old,${signedAt},${status}\n`);
const importAccount = (id: string): Promise<ImportResult> =>
  importRows(`github_id,github_login,name,signed_at\n${id},old,Old,2019-01-01\n`);

const covers = async (email: string): Promise<boolean> =>
  (await testApp.deps.signingStatuses.load({ linkId: link.linkId, emailKey: email, mayKnow: true }))?.state === 'VALID';
const liveAccounts = (): Promise<number> => testApp.em().count(ImportedIdentity, { link: link.id, endedAt: null });

const build = (email: string, more: object = {}): Promise<IndividualSigning> =>
  buildIndividualSigning(testApp.em(), cla, { email, ...more });
const withdraw = (signing: IndividualSigning) =>
  testApp
    .em()
    .nativeUpdate(IndividualSigning, signing.id, { endedAt: new Date(), endedBy: 'signer', endReason: 'withdrawn' });

async function erase({ id }: IndividualSigning): Promise<void> {
  const ctx = createSystemContext(testApp.deps);
  await change(ctx, async (tx) => {
    const signing = await tx.em.findOneOrFail(IndividualSigning, id);
    await eraseSigning(ctx, tx, { signing, actor: SYSTEM, reason: 'request' });
  });
}

async function tie({ id, reference, emailKey }: IndividualSigning, to: object): Promise<ProvedIdentity> {
  const em = testApp.em();
  const facts = { link: link.id, signing: id, reference, signerKey: emailKey, provedAt: new Date() };
  const tied = em.create(ProvedIdentity, { ...facts, ...to });
  await em.flush();
  return tied;
}

const accountTie = (accountId: string) =>
  ({ platform: 'github', host: 'github.com', accountId, account: 'old' }) as const;

describe('a first import brings back nothing', () => {
  test('that was withdrawn here, unless it was signed later', async () => {
    const email = newEmail();
    await withdraw(await build(email));

    const { summary } = await importAddress(email);

    expect(summary).toMatchObject({ counts: { individual: { kept: 1 } }, reasons: { ended_here: { count: 1 } } });
    expect(await covers(email)).toBe(false);
    expect(await testApp.em().count(IndividualSigning, { emailKey: email, endReason: 'withdrawn' })).toBe(2);
  });

  test('that was erased here', async () => {
    const email = newEmail();
    await erase(await build(email));

    const { summary } = await importAddress(email);

    expect(summary).toMatchObject({ counts: { individual: { skipped: 1 } }, reasons: { erased_here: { count: 1 } } });
  });

  test('of an account whose tie has ended here', async () => {
    const tied = await tie(await build(newEmail()), accountTie('4711'));
    await testApp.em().nativeUpdate(ProvedIdentity, tied.id, { endedAt: new Date() });

    expect((await importAccount('4711')).summary.reasons).toMatchObject({ ended_here: { count: 1 } });
    expect(await liveAccounts()).toBe(0);
  });

  test('of an account that was erased with the signing that it is tied to', async () => {
    await importAccount('4712');
    const signing = await build(newEmail());
    await tie(signing, accountTie('4712'));
    await erase(signing);

    expect((await importAccount('4712')).summary.reasons).toMatchObject({ erased_here: { count: 1 } });
    expect(await liveAccounts()).toBe(0);
  });
});

test('who signed elsewhere after a withdrawal here counts', async () => {
  const email = newEmail();
  await withdraw(await build(email));
  const ended = { endedAt: new Date('2018-01-01'), signedAt: new Date('2017-01-01') };
  await testApp.em().nativeUpdate(IndividualSigning, { emailKey: email }, ended);

  await importAddress(email);

  expect(await covers(email)).toBe(true);
});

test('an individual in the domain of a corporation is kept as ended', async () => {
  await buildCorporation(testApp.em(), testApp.em().merge(link), { domains: ['works.example'] });

  const { summary } = await importAddress('a@works.example');

  expect(summary).toMatchObject({ counts: { individual: { kept: 1 } }, reasons: { corporation: { count: 1 } } });
  expect(await testApp.em().findOne(IndividualSigning, { link: link.id })).toMatchObject({ endReason: 'corporation' });
});

test('what an import ends, ends with its ties and is in the audit', async () => {
  const email = newEmail();
  await importAddress(email);
  const signing = await testApp.em().findOneOrFail(IndividualSigning, { link: link.id, emailKey: email });
  const further = newEmail();
  const tied = await tie(signing, { email: further, emailKey: further });

  await importAddress(email, '2019-01-01', 'withdrawn');

  expect(await testApp.em().findOneOrFail(ProvedIdentity, tied.id)).toMatchObject({ endedAt: expect.any(Date) });
  const events = await testApp.em().find(AuditEvent, { subject: { $in: [signing.id, tied.id] } });
  expect(events.map(({ action }) => action).toSorted()).toEqual(['IDENTITY_ENDED', 'INDIVIDUAL_SIGNING_ENDED']);
});

test('ties pass to the signing that takes the place of another', async () => {
  const email = newEmail();
  await importAddress(email);
  const older = await testApp.em().findOneOrFail(IndividualSigning, { link: link.id, emailKey: email });
  const further = newEmail();
  const tied = await tie(older, { email: further, emailKey: further });

  await importRows(`email,name,signed_at\n${email.toUpperCase()},Older,2018-01-01\n`);

  const live = await testApp.em().findOneOrFail(IndividualSigning, { emailKey: email, endedAt: null });
  expect(live.id).not.toBe(older.id);
  expect(await testApp.em().findOneOrFail(ProvedIdentity, tied.id)).toMatchObject({ signing: live.id });
});

test.each(['email,signed_at\nlater@example.org,2999-01-01\n', 'github_id,signed_at\n4713,2999-01-01T00:00:00Z\n'])(
  'a signature of the future is refused: %s',
  async (text) => {
    expect((await importRows(text)).summary.reasons).toMatchObject({ invalid_time: { count: 1 } });
  },
);
