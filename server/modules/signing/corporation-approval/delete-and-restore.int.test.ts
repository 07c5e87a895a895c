import { beforeEach, describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  stored,
  type ManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, newEmail } from '#server/test/factories.ts';
import { signIn } from '#server/test/sign-in.ts';
import {
  buildCorporation,
  buildEmployeeSigning,
  buildIndividualSigning,
  buildManager,
} from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Deletion } from './testing/deletion.ts';

const testApp = await createTestApp();
let managed: ManagedLink;
let deletion: Deletion;

beforeEach(async () => {
  managed = await arrangeManagedLink(testApp);
  deletion = new Deletion(testApp, managed);
});

describe('a deletion', () => {
  test('ends the sessions of all its managers and no others', async () => {
    const { signing, administrator, employeeManager } = await deletion.arrangeCompleted();
    const other = await deletion.arrangeCompleted();
    const sessions = [await signIn(testApp, administrator), await signIn(testApp, employeeManager)];
    const others = await signIn(testApp, other.administrator);

    await deletion.remove(signing);

    for (const headers of sessions) {
      expect(await deletion.viewerOf(headers)).toBeNull();
    }
    expect(await deletion.viewerOf(others)).not.toBeNull();
  });

  test('frees the domains', async () => {
    const { signing } = await deletion.arrangeCompleted();

    await deletion.remove(signing);

    expect(await deletion.claimedDomains(signing)).toEqual([]);
  });

  test('makes its employees count as not signed, and keeps them', async () => {
    const { signing, employee } = await deletion.arrangeCompleted();
    expect(await deletion.statusOf(employee.email)).toBe('VALID');

    await deletion.remove(signing);

    expect(await deletion.statusOf(employee.email)).toBe('NOT_SIGNED');
    expect(await testApp.em().findOneOrFail(EmployeeSigning, { id: employee.id })).toMatchObject({ state: 'active' });
  });

  test('lets others take the place of its people', async () => {
    const { signing, administrator, employee } = await deletion.arrangeCompleted();
    await deletion.remove(signing);

    const other = await buildCorporation(testApp.em(), managed.link);
    await buildManager(testApp.em(), other, { email: administrator.email, account: administrator.account });
    await buildEmployeeSigning(testApp.em(), other, { email: employee.email });

    expect(await deletion.statusOf(employee.email)).toBe('VALID');
  });

  test('is recorded with its actor', async () => {
    const { signing } = await deletion.arrangeCompleted();

    const answer = await deletion.remove(signing);

    expect(answer.data?.deleteCorporationSigning.corporationSigning).toMatchObject({
      state: 'DELETED',
      deletedAt: expect.any(String),
      completedAt: expect.any(String),
    });
    const [event] = await testApp.em().find(AuditEvent, { subject: signing.id, action: 'CORPORATION_DELETED' });
    expect(event?.actor).toBe(managed.link.owner.id);
  });

  test('succeeds once of 20 at the same moment', async () => {
    const { signing } = await deletion.arrangeCompleted();

    const answers = await Promise.all(Array.from({ length: 20 }, () => deletion.remove(signing)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'not_ready_to_sign'));
  });
});

describe('a restoration', () => {
  test('brings everything back as it was', async () => {
    const { signing, domains, administrator, employeeManager, removed, employee } = await deletion.arrangeCompleted();
    const before = await stored(testApp, signing);
    await deletion.remove(signing);

    const answer = await deletion.restore(signing);

    expect(answer.data?.restoreCorporationSigning.corporationSigning).toMatchObject({
      state: 'COMPLETED',
      deletedAt: null,
      administratorAccount: administrator.account,
    });
    expect((await stored(testApp, signing)).completedAt).toEqual(before.completedAt);
    expect(await deletion.claimedDomains(signing)).toEqual(domains);
    expect(await deletion.statusOf(employee.email)).toBe('VALID');
    const managers = await testApp.em().find(Manager, { corporationSigning: signing.id, suspendedAt: null });
    const live = managers.filter(({ removedAt }) => removedAt === null);
    expect(live.map(({ id }) => id).toSorted()).toEqual([administrator.id, employeeManager.id].toSorted());
    expect(managers.map(({ id }) => id)).toContain(removed.id);
  });

  test('reopens no session', async () => {
    const { signing, administrator } = await deletion.arrangeCompleted();
    const headers = await signIn(testApp, administrator);
    await deletion.remove(signing);
    await deletion.restore(signing);

    expect(await deletion.viewerOf(headers)).toBeNull();
    expect(await testApp.em().count(Session, { manager: administrator.id, revokedAt: null })).toBe(0);
  });

  test('of an uncompleted one claims nothing', async () => {
    const signing = await arrangeCorporation(testApp, managed);
    await deletion.remove(signing);

    const answer = await deletion.restore(signing);

    expect(answer.data?.restoreCorporationSigning.corporationSigning).toMatchObject({ state: 'UNCOMPLETED' });
    expect(await deletion.claimedDomains(signing)).toEqual([]);
  });

  test('ends individual signings made in the meantime', async () => {
    const { signing, domains } = await deletion.arrangeCompleted();
    await deletion.remove(signing);
    const cla = await buildCla(testApp.em(), managed.link);
    const { id, email } = await buildIndividualSigning(testApp.em(), cla, { email: newEmail(domains[0]) });

    await deletion.restore(signing);

    expect(await testApp.em().findOneOrFail(IndividualSigning, { id })).toMatchObject({ endReason: 'corporation' });
    expect(await testApp.mailsTo(email)).toMatchObject([{ template: 'individual_signing_ended' }]);
  });

  test('succeeds once of 20 at the same moment', async () => {
    const { signing } = await deletion.arrangeCompleted();
    await deletion.remove(signing);

    const answers = await Promise.all(Array.from({ length: 20 }, () => deletion.restore(signing)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'not_ready_to_sign'));
    expect(await stored(testApp, signing)).toMatchObject({ state: 'completed' });
  });
});
