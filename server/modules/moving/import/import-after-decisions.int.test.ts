import { beforeEach, describe, expect, test } from 'vitest';
import { change } from '#server/change.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { SIGNER, SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { eraseSigning } from '#server/modules/privacy/erasure/erase-signing.ts';
import { endIndividualSigning } from '#server/modules/privacy/signing-end/end-individual-signing.ts';
import { claimDomains } from '#server/modules/signing/corporation-approval/claim-domains.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import {
  IndividualSigning,
  IndividualSigningEnd,
} from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { buildCorporation, buildImportedIdentity, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { CLA_ASSISTANT } from '../sources/cla-assistant.ts';
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
const importStated = async (userId: string, email: string): Promise<ImportResult> =>
  importInto(testApp, {
    source: CLA_ASSISTANT,
    input: await writeInput(
      'clas.json',
      JSON.stringify([
        { user: 'old', userId, created_at: '2019-01-01T00:00:00Z', custom_fields: JSON.stringify({ email }) },
      ]),
    ),
    link: link.linkId,
    execute: true,
  });

const covers = async (email: string): Promise<boolean> =>
  (await testApp.deps.signingStatuses.load({ linkId: link.linkId, emailKey: email, mayKnow: true }))?.state === 'VALID';
const liveAccounts = (): Promise<number> => testApp.em().count(ImportedIdentity, { link: link.id, endedAt: null });

const build = (email: string, more: object = {}): Promise<IndividualSigning> =>
  buildIndividualSigning(testApp.em(), cla, { email, ...more });

async function withdraw({ id }: IndividualSigning): Promise<void> {
  const ctx = createSystemContext(testApp.deps);
  await change(ctx, async (tx) => {
    const signing = await tx.em.findOneOrFail(IndividualSigning, id);
    const reason = IndividualSigningEnd.WITHDRAWN;
    await endIndividualSigning(ctx, tx, { signing, actor: SIGNER, reason, endedAt: ctx.now() });
  });
}

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

  test('of an account whose earlier import ended with its person', async () => {
    const email = newEmail();
    const signing = await build(email);
    const account = { accountId: '4714', host: 'github.com', statedEmail: email };
    await buildImportedIdentity(testApp.em(), link, account);
    await withdraw(signing);

    expect((await importAccount('4714')).summary.reasons).toMatchObject({ ended_here: { count: 1 } });
    expect(await liveAccounts()).toBe(0);
    expect(await testApp.em().count(ImportedIdentity, { link: link.id, endReason: 'withdrawn' })).toBe(2);
  });

  test('of an account whose source states an address that was withdrawn', async () => {
    const email = newEmail();
    await withdraw(await build(email));

    expect((await importStated('4716', email)).summary.reasons).toMatchObject({ ended_here: { count: 1 } });
    expect(await liveAccounts()).toBe(0);
  });

  test('of a further address of somebody who has withdrawn', async () => {
    const signing = await build(newEmail());
    const further = newEmail();
    await tie(signing, { email: further, emailKey: further });
    await withdraw(signing);

    expect((await importAddress(further)).summary.reasons).toMatchObject({ ended_here: { count: 1 } });
    expect(await covers(further)).toBe(false);
  });

  test('of an account that is tied to a signing', async () => {
    await tie(await build(newEmail()), accountTie('4715'));

    expect((await importAccount('4715')).summary.reasons).toMatchObject({ signed_here: { count: 1 } });
    expect(await liveAccounts()).toBe(0);
  });

  test('of an account that was erased with the address that its source states', async () => {
    const email = newEmail();
    const signing = await build(email);
    await buildImportedIdentity(testApp.em(), link, { accountId: '4717', host: 'github.com', statedEmail: email });
    await erase(signing);

    expect((await importAccount('4717')).summary.reasons).toMatchObject({ erased_here: { count: 1 } });
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

test('accounts that state the address of what an import ends, end with it', async () => {
  const email = newEmail();
  await importAddress(email);
  await importStated('4718', email);
  expect(await liveAccounts()).toBe(1);

  await importAddress(email, '2019-01-01', 'withdrawn');

  expect(await liveAccounts()).toBe(0);
});

test('accounts that state an address in the domain of a corporation end when it claims the domain', async () => {
  const email = newEmail('claimed.example');
  await build(email);
  await importStated('4719', email);
  const em = testApp.em();
  const corporation = await buildCorporation(em, em.merge(link), { domains: ['claimed.example'] });
  const ctx = createSystemContext(testApp.deps);

  await change(ctx, async (tx) => {
    const signing = await tx.em.findOneOrFail(CorporationSigning, corporation.id, { populate: ['link'] });
    await claimDomains(ctx, tx, { signing, link: signing.link.$, actor: SYSTEM });
  });

  expect(await liveAccounts()).toBe(0);
});

test('what is to end on a day keeps doing so when the source spells the address otherwise', async () => {
  const email = newEmail();
  await importAddress(email);
  const endsAt = new Date(Date.now() + 86_400_000);
  await testApp.em().nativeUpdate(IndividualSigning, { emailKey: email }, { endsAt, endedBy: 'manager' });

  const { summary } = await importAddress(email.toUpperCase());

  expect(summary.reasons).toMatchObject({ signed_here: { count: 1 } });
  expect(await testApp.em().find(IndividualSigning, { emailKey: email, endedAt: null })).toMatchObject([{ endsAt }]);
});

test('an account that its source ends is in the audit, and may come from another source', async () => {
  await importRows('github_id,github_login,signed_at\n4730,old,2019-01-01\n');
  const { id } = await testApp.em().findOneOrFail(ImportedIdentity, { link: link.id });
  await importRows('github_id,github_login,signed_at,status\n4730,old,2019-01-01,revoked\n');

  expect(await testApp.em().find(AuditEvent, { subject: id })).toMatchObject([
    { action: 'IMPORTED_ACCOUNT_ENDED', details: { linkId: link.linkId, reason: 'invalidated_at_source' } },
  ]);
  await importStated('4730', newEmail());
  expect(await liveAccounts()).toBe(1);
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
