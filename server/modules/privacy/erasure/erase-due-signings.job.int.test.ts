import { describe, expect, test } from 'vitest';
import { change } from '#server/change.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigningChange } from '#server/modules/signing/employee/employee-signing-change.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import {
  buildCorporation,
  buildEmployeeSigning,
  buildImportedIdentity,
  buildIndividualSigning,
} from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { eraseDueSignings } from './erase-due-signings.job.ts';
import { ErasureRequest } from './erasure-request.entity.ts';

const DAY = 86_400_000;

const testApp = await createTestApp();

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY);
const run = (): Promise<unknown> => eraseDueSignings.run(testApp.deps, {});

/** A link that keeps ended signings for 30 days unless `link` says otherwise, with one of each kind that ended `days` ago. */
async function arrange(days: number, settings: Partial<Pick<Link, 'retentionDays' | 'legalHold'>> = {}) {
  const em = testApp.em();
  const link = Object.assign(await buildLink(em), { retentionDays: 30, ...settings });
  const individual = await buildIndividualSigning(em, await buildCla(em, link));
  const endedAt = daysAgo(days);
  Object.assign(individual, { endedAt, endedBy: 'signer', endReason: 'withdrawn' });
  const employer = await buildCorporation(em, link);
  const employee = await buildEmployeeSigning(em, employer);
  Object.assign(employee, { state: 'removed' });
  em.create(EmployeeSigningChange, { employeeSigning: employee, state: 'removed', changedAt: endedAt });
  const corporation = await buildCorporation(em, link, { state: 'deleted' });
  Object.assign(corporation, { deletedAt: endedAt });
  const imported = await buildImportedIdentity(em, link, { endedAt, endReason: 'removed_from_file' });
  await em.flush();
  return { link, individual, employee, corporation, employer, imported };
}

async function left({ individual, employee, corporation, imported }: Awaited<ReturnType<typeof arrange>>) {
  const em = testApp.em();
  return {
    individual: await em.count(IndividualSigning, { id: individual.id, erasedAt: null }),
    employee: await em.count(EmployeeSigning, { id: employee.id, erasedAt: null }),
    corporation: await em.count(CorporationSigning, { id: corporation.id }),
    imported: await em.count(ImportedIdentity, { id: imported.id }),
  };
}

const NONE = { individual: 0, employee: 0, corporation: 0, imported: 0 };
const ALL = { individual: 1, employee: 1, corporation: 1, imported: 1 };

describe('every night', () => {
  test('erases what is due, and says so in the audit, once', async () => {
    const ended = await arrange(31);

    await run();
    await run();

    expect(await left(ended)).toEqual(NONE);
    for (const [{ id }, action] of [
      [ended.individual, 'SIGNING_ERASED'],
      [ended.employee, 'SIGNING_ERASED'],
      [ended.corporation, 'CORPORATION_PURGED'],
      [ended.imported, 'IMPORTED_ACCOUNT_ERASED'],
    ] as const) {
      expect(await testApp.em().find(AuditEvent, { subject: id, action })).toMatchObject([{ actor: 'system' }]);
    }
    expect(await testApp.em().count(CorporationSigning, { id: ended.employer.id })).toBe(1);
  });

  test.each([
    ['before its time', 29, {}],
    ['where signings are kept', 4000, { retentionDays: 0 }],
    ['under a legal hold', 4000, { legalHold: true }],
  ] as const)('erases nothing %s', async (_case, days, settings) => {
    const ended = await arrange(days, settings);

    await run();

    expect(await left(ended)).toEqual(ALL);
  });

  test('counts from the day on which an end as of an earlier day was decided', async () => {
    const { link, individual } = await arrange(31);
    const { id, reference } = individual;
    await change(createSystemContext(testApp.deps), async (tx) => {
      const details = { reference, reason: 'ended_by_community' };
      tx.audit({ action: 'INDIVIDUAL_SIGNING_ENDED', actor: SYSTEM, link, subject: id, details });
    });

    await run();

    expect(await testApp.em().count(IndividualSigning, { id, erasedAt: null })).toBe(1);
  });

  test.each<[string, Partial<Pick<Link, 'unlinkedAt' | 'frozenAt' | 'legalHold'>>, number, 'granted' | 'requested']>([
    ['grants what signers of an unlinked link asked for', { unlinkedAt: daysAgo(1) }, 1, 'granted'],
    ['leaves it open under a legal hold', { unlinkedAt: daysAgo(1), legalHold: true }, 40, 'requested'],
    ['grants what was open for a month while nobody could decide', { frozenAt: daysAgo(31) }, 31, 'granted'],
    ['leaves a frozen link a month', { frozenAt: daysAgo(29) }, 40, 'requested'],
    ['leaves a request a month', { frozenAt: daysAgo(40) }, 29, 'requested'],
    ['leaves what managers can decide', {}, 400, 'requested'],
  ])('%s', async (_what, settings, days, state) => {
    const em = testApp.em();
    const link = Object.assign(await buildLink(em), settings);
    const signing = await buildIndividualSigning(em, await buildCla(em, link));
    const { id, reference } = signing;
    em.create(ErasureRequest, { link, signing: id, reference, kind: 'INDIVIDUAL', requestedAt: daysAgo(days) });
    await em.flush();

    await run();

    const isGranted = state === 'granted';
    const request = await testApp.em().findOneOrFail(ErasureRequest, { signing: id });
    expect(request).toMatchObject({ state, decidedBy: null });
    const { erasedAt } = await testApp.em().findOneOrFail(IndividualSigning, id);
    expect(erasedAt !== null).toBe(isGranted);
    const mails = await testApp.mailsTo(signing.email);
    expect(mails.map(({ template }) => template)).toEqual(isGranted ? ['erasure_granted'] : []);
  });

  test('erases the imported accounts of an unlinked link, unless it is under a legal hold', async () => {
    const em = testApp.em();
    const unlinked = async (legalHold: boolean) => {
      const link = Object.assign(await buildLink(em), { unlinkedAt: new Date(), legalHold });
      return buildImportedIdentity(em, link);
    };
    const [open, held] = [await unlinked(false), await unlinked(true)];
    await em.flush();

    await run();

    const kept = await testApp.em().find(ImportedIdentity, { id: { $in: [open.id, held.id] } });
    expect(kept.map(({ id }) => id)).toEqual([held.id]);
  });

  test('erases nothing that counts, however old', async () => {
    const em = testApp.em();
    const link = Object.assign(await buildLink(em), { retentionDays: 1 });
    const { id } = await buildIndividualSigning(em, await buildCla(em, link), { signedAt: daysAgo(4000) });
    const imported = await buildImportedIdentity(em, link, { importedAt: daysAgo(4000) });

    await run();

    expect(await testApp.em().count(IndividualSigning, { id, erasedAt: null })).toBe(1);
    expect(await testApp.em().count(ImportedIdentity, { id: imported.id })).toBe(1);
  });
});
