import { expect, test } from 'vitest';
import { BACKUP_ADMINISTRATOR, Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { ClaAgreement } from '#server/modules/signing/corporation/cla-agreement.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { requestContext } from '#server/test/request-context.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { agreeToCorporationCla } from './agree-to-corporation-cla.ts';

test('a backup administrator who is ended while they agree to a version does not agree', async () => {
  const testApp = await createTestApp();
  const em = testApp.em();
  const link = await buildLink(em);
  const corporation = await buildCorporation(em, link);
  const backup = await buildManager(em, corporation);
  await testApp.em().nativeUpdate(Manager, backup.id, BACKUP_ADMINISTRATOR);
  const headers = await signIn(testApp, backup);
  const current = await buildCla(em, link, { type: 'corporation' });
  const end = () =>
    testApp.em().nativeUpdate(Manager, backup.id, { role: ManagerRole.EMPLOYEE_MANAGER, isBackup: false });
  let ended: Promise<number> | undefined;
  let looks = 0;
  // The clock is read before the session and after it: from then on the request is under way. The one connection of an
  // embedded database takes one statement after another, so the end of the role comes before the transaction of the
  // agreement.
  const now = (): Date => {
    looks += 1;
    ended ??= looks === 2 ? end() : undefined;
    return new Date();
  };
  const ctx = requestContext({ deps: { ...testApp.deps, now } }, headers);

  const agreement = agreeToCorporationCla(ctx, current.id);

  await expect(agreement).rejects.toMatchObject({ code: 'unknown_token' });
  expect(await ended).toBe(1);
  const after = testApp.em();
  expect(await after.count(ClaAgreement, { corporationSigning: corporation.id })).toBe(0);
  expect((await after.findOneOrFail(CorporationSigning, corporation.id)).cla.id).toBe(corporation.cla.id);
  expect(await after.count(AuditEvent, { subject: corporation.id })).toBe(0);
});
