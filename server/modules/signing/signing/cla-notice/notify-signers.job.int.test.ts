import { describe, expect, test, vi } from 'vitest';
import type { ClaType } from '#rules/cla-type.ts';
import type { Dependencies } from '#server/context.ts';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import { ClaNotice } from '#server/modules/community/cla/cla-notice.entity.ts';
import { Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity, arrangeUpload, mutate, newPdf } from '#server/modules/community/link/testing/community.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import {
  buildCorporation,
  buildEmployeeSigning,
  buildIndividualSigning,
  buildManager,
} from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { announceCla } from './announce-cla.job.ts';
import { notifySigners } from './notify-signers.job.ts';
import { remindSigners } from './remind-signers.job.ts';

const testApp = await createTestApp();
const DAY = 86_400_000;

/** The dependencies of the service on a later day. */
const daysLater = (days: number): Dependencies => {
  const { deps } = testApp;
  return { ...deps, now: () => new Date(deps.now().getTime() + days * DAY) };
};

async function update(link: Link, overrides: { type?: ClaType; language?: 'zh' | 'en' } = {}): Promise<Cla> {
  return buildCla(testApp.em(), link, { ...overrides, bytes: await newPdf() });
}

/** Mails sent for a link: template, recipient and language. */
async function mailsOf(link: Link): Promise<string[]> {
  const mails = await testApp.em().find(Email, { link });
  return mails.map(({ template, recipient, language }) => `${template} ${recipient} ${language}`).toSorted();
}

const announce = (cla: Cla, deps = testApp.deps): Promise<unknown> =>
  notifySigners.run(deps, { claId: cla.id, kind: 'announced' });

/** Runs the daily job of a day, and the jobs it enqueues, for one version. */
async function remind(cla: Cla, days: number): Promise<void> {
  const deps = daysLater(days);
  const batches: object[] = [];
  const enqueue: JobQueue['enqueue'] = async (_name, jobs) => void batches.push(...jobs.map(({ data }) => data));
  await remindSigners.run({ ...deps, jobs: { ...deps.jobs, enqueue } }, {});
  for (const batch of batches.map((payload) => notifySigners.payload.parse(payload))) {
    if (batch.claId === cla.id) {
      await notifySigners.run(deps, batch);
    }
  }
}

describe('a new individual version', () => {
  test('is announced to everybody with a live signing of an earlier one, in the language of the signing', async () => {
    const em = testApp.em();
    const link = await buildLink(em);
    const [zh, en] = [await buildCla(em, link), await buildCla(em, link, { language: 'en' })];
    const [first, second] = [await buildIndividualSigning(em, zh), await buildIndividualSigning(em, zh)];
    const ended = await buildIndividualSigning(em, zh);
    ended.endedAt = new Date();
    await em.flush();
    await buildIndividualSigning(em, en);
    const elsewhere = await buildLink(em);
    await buildIndividualSigning(em, await buildCla(em, elsewhere));
    const newer = await update(link);
    await buildIndividualSigning(em, newer);

    expect(await announce(newer)).toBe(2);

    expect(await mailsOf(link)).toEqual([first, second].map(({ email }) => `cla_updated ${email} zh`).toSorted());
    const [mail] = await testApp.mailsTo(first.email);
    expect(mail?.data).toMatchObject({
      name: 'Example Signer',
      claVersion: '2',
      graceDays: '30',
      url: `http://localhost:4000/sign-cla/${link.linkId}/individual-update?email=${encodeURIComponent(first.email)}`,
    });
    expect(await mailsOf(elsewhere)).toEqual([]);
  });

  test('is announced once, however often and by however many processes', async () => {
    const em = testApp.em();
    const link = await buildLink(em);
    const older = await buildCla(em, link);
    const { email } = await buildIndividualSigning(em, older);
    const newer = await update(link);

    await Promise.all(Array.from({ length: 5 }, () => announce(newer)));
    await announce(newer);

    expect(await mailsOf(link)).toEqual([`cla_updated ${email} zh`]);
    expect(await testApp.em().count(ClaNotice, { cla: newer })).toBe(1);
  });

  test('is announced by the next attempt when the process dies within a batch', async () => {
    const em = testApp.em();
    const link = await buildLink(em);
    const { email } = await buildIndividualSigning(em, await buildCla(em, link));
    const newer = await update(link);
    const { deps } = testApp;
    const enqueue = (): Promise<never> => Promise.reject(new Error('died'));

    await expect(announce(newer, { ...deps, jobs: { ...deps.jobs, enqueue } })).rejects.toThrow('died');
    expect(await testApp.em().count(ClaNotice, { cla: newer })).toBe(0);
    expect(await mailsOf(link)).toEqual([]);

    await announce(newer);
    expect(await mailsOf(link)).toEqual([`cla_updated ${email} zh`]);
  });

  test('is no longer announced when superseded, or when the project was unlinked', async () => {
    const em = testApp.em();
    const link = await buildLink(em);
    await buildIndividualSigning(em, await buildCla(em, link));
    const second = await update(link);
    const third = await update(link);

    expect(await announce(second)).toBe(0);
    expect(await announce(third)).toBe(1);

    const fourth = await update(link);
    await em.nativeUpdate(Link, { id: link.id }, { unlinkedAt: new Date() });
    expect(await announce(fourth)).toBe(0);
  });

  test('asks nothing of employees', async () => {
    const em = testApp.em();
    const link = await buildLink(em);
    const corporation = await buildCorporation(em, link);
    await buildEmployeeSigning(em, corporation);

    expect(await announce(await update(link))).toBe(0);
  });
});

describe('a new corporate version', () => {
  test('is announced to representatives and their active employees, each in their language', async () => {
    const em = testApp.em();
    const link = await buildLink(em);
    const corporation = await buildCorporation(em, link);
    const administrator = await buildManager(em, corporation, { language: 'en' });
    await buildManager(em, corporation, { isBackup: true });
    await buildManager(em, corporation, { role: 'manager' });
    await buildManager(em, corporation, { removedAt: new Date() });
    const employee = await buildEmployeeSigning(em, corporation, { email: newEmail() });
    await buildEmployeeSigning(em, corporation, { state: 'inactive' });
    await buildEmployeeSigning(em, corporation, { state: 'removed' });
    for (const state of ['uncompleted', 'deleted'] as const) {
      await buildManager(em, await buildCorporation(em, link, { state }));
    }
    const newer = await update(link, { type: 'corporation' });
    await buildManager(em, await buildCorporation(em, link, { cla: newer }));

    expect(await announce(newer)).toBe(2);

    expect(await mailsOf(link)).toEqual([
      `cla_updated_corporation ${administrator.email} en`,
      `cla_updated_employee ${employee.email} zh`,
    ]);
    const [mail] = await testApp.mailsTo(administrator.email);
    expect(mail).toMatchObject({
      corporationSigning: { id: corporation.id },
      data: {
        corporationName: corporation.corporationName,
        url: `http://localhost:4000/corporation-manager-login/${link.linkId}`,
      },
    });
  });

  test('reminds only administrators, and notifies both when the grace period is over', async () => {
    const em = testApp.em();
    const link = await buildLink(em);
    const corporation = await buildCorporation(em, link);
    const administrator = await buildManager(em, corporation);
    const employee = await buildEmployeeSigning(em, corporation);
    const newer = await update(link, { type: 'corporation' });

    for (const day of [1, 22, 24, 25, 31, 32]) {
      await remind(newer, day);
    }

    expect(await mailsOf(link)).toEqual([
      `cla_update_expired_corporation ${administrator.email} zh`,
      `cla_update_expired_employee ${employee.email} zh`,
      `cla_update_reminder_corporation ${administrator.email} zh`,
    ]);
  });

  test('does not notify those who have agreed', async () => {
    const em = testApp.em();
    const link = await buildLink(em);
    const corporation = await buildCorporation(em, link);
    await buildManager(em, corporation);
    await buildEmployeeSigning(em, corporation);
    const newer = await update(link, { type: 'corporation' });
    await em.nativeUpdate(CorporationSigning, { id: corporation.id }, { cla: newer });

    await remind(newer, 25);
    await remind(newer, 31);

    expect(await mailsOf(link)).toEqual([]);
  });
});

describe('through the grace period', () => {
  async function tellEvery(gracePeriodDays: number, days: readonly number[]): Promise<string[]> {
    const em = testApp.em();
    const link = await buildLink(em, { gracePeriodDays });
    await buildIndividualSigning(em, await buildCla(em, link));
    const newer = await update(link);
    await announce(newer);
    for (const day of days) {
      await remind(newer, day);
    }
    return (await mailsOf(link)).map((mail) => mail.split(' ')[0] ?? '');
  }

  test.each([
    ['thirty days: announced, reminded, expired', 30, ['cla_update_expired', 'cla_update_reminder', 'cla_updated']],
    ['seven days: no reminder', 7, ['cla_update_expired', 'cla_updated']],
    ['no days: the announcement says it all', 0, ['cla_updated']],
  ])('%s', async (_name, gracePeriodDays, templates) => {
    expect(await tellEvery(gracePeriodDays, [1, 8, 24, 26, 31, 60])).toEqual(templates);
  });
});

/** Signers of a CLA, generated by the database. */
const SIGN_MANY = `
insert into individual_signing (id, reference, link_id, cla_id, language, name, email, email_key, field_values, document_sha256,
  document_token_hash, consent_version, consent_language, signed_at)
select gen_random_uuid(), 'MANY-' || n, c.link_id, c.id, c.language, 'Example Signer', email, email, '{}', c.document_sha256,
  encode(sha256(email::bytea), 'hex'), '1', c.language, now()
from cla c, generate_series(1, 2000) n, lateral (select 'many-' || n || '@example.org' as email) e where c.id = ?`;

test('an update through the service reaches 2,000 signers in batches, each once', { timeout: 600_000 }, async () => {
  const own = await createTestApp();
  const community = await arrangeCommunity(own);
  const em = own.em();
  const link = await buildLink(em, { owner: em.merge(community.account) });
  const cla = await buildCla(em, link);
  await em.execute(SIGN_MANY, [cla.id]);
  const documentSha256 = await arrangeUpload(own, community);
  const input = { linkId: link.linkId, type: 'INDIVIDUAL', language: 'ZH', documentSha256 };

  const answer = await mutate(own, 'updateCla', { input, selection: 'cla { version }', headers: community.headers });
  expect(answer.codes).toEqual([]);
  expect(await own.em().count(Email, { link })).toBe(0);
  const batches: unknown[] = [];
  const recorded: typeof notifySigners = {
    ...notifySigners,
    run: async (deps, batch) => void batches.push(await notifySigners.run(deps, batch)),
  };
  await own.deps.jobs.work<Dependencies>([announceCla, recorded], own.deps);

  await vi.waitFor(() => expect(batches).toEqual([500, 500, 500, 500, 0]), { timeout: 500_000, interval: 500 });
  const mails = await own.em().find(Email, { link }, { fields: ['recipient', 'template'] });
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(2000);
  expect(mails).toHaveLength(2000);
});

/** The jobs that are enqueued when the last of some versions of one CLA is published; `removed` are those removed. */
async function announced(versions: number, removed: readonly number[]): Promise<string[]> {
  const link = await buildLink(testApp.em());
  for (let version = 1; version <= versions; version += 1) {
    await buildCla(testApp.em(), link, { bytes: await newPdf() });
  }
  await testApp.em().nativeUpdate(Cla, { link, version: { $in: [...removed] } }, { state: ClaState.REMOVED });
  const { id } = await testApp.em().findOneOrFail(Cla, { link, version: versions });
  const queued: string[] = [];
  const enqueue: JobQueue['enqueue'] = async (name) => void queued.push(name);
  const deps = { ...testApp.deps, jobs: { ...testApp.deps.jobs, enqueue } };
  await announceCla.run(deps, { action: 'CLA_ADDED', subject: id, details: {} });
  return queued;
}

test.each([
  ['the first version', 1, [], []],
  ['a second version', 2, [], ['cla-notice']],
  ['one after a removed one, with an earlier one', 3, [2], ['cla-notice']],
  ['one after the only earlier one was removed', 2, [1], []],
] as const)('%s: signers of an earlier one are notified', async (_case, versions, removed, jobs) => {
  expect(await announced(versions, removed)).toEqual(jobs);
});
