import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/audit/audit-event.entity.ts';
import { CorporationDomain } from '#server/modules/corporation/corporation-domain.entity.ts';
import type { CorporationSigning } from '#server/modules/corporation/corporation-signing.entity.ts';
import { Session } from '#server/modules/session/session.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  newDomain,
  operate,
  stored,
  type ManagedLink,
  type OperationName,
} from '#server/modules/signing/corporation/testing/managed-link.ts';
import { EmployeeSigning } from '#server/modules/signing/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/individual/individual-signing.entity.ts';
import {
  buildCla,
  buildCorporation,
  buildEmployeeSigning,
  buildIndividualSigning,
  buildManager,
  newEmail,
} from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';

let testApp: TestApp;
let managed: ManagedLink;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  managed = await arrangeManagedLink(testApp);
});

const run = (name: OperationName, { id }: CorporationSigning) =>
  operate(testApp, name, { id, headers: managed.headers });
const remove = (signing: CorporationSigning) => run('deleteCorporationSigning', signing);
const restore = (signing: CorporationSigning) => run('restoreCorporationSigning', signing);

const claimedDomains = async (signing: CorporationSigning): Promise<string[]> => {
  const domains = await testApp.em().find(CorporationDomain, { corporationSigning: signing.id, claimed: true });
  return domains.map(({ domain }) => domain).toSorted();
};

async function statusOf(email: string): Promise<string | undefined> {
  const query = `query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { state } }`;
  const variables = { linkId: managed.link.linkId, email };
  return (await graphql<{ signingStatus: { state: string } }>(testApp.app, query, variables)).data?.signingStatus.state;
}

const viewerOf = async (headers: Readonly<Record<string, string>>): Promise<unknown> =>
  (await graphql<{ viewer: unknown }>(testApp.app, '{ viewer { account } }', {}, headers)).data?.viewer;

/** A completed corporation with an administrator who is logged in, an employee manager and an employee. */
async function arrangeCompleted() {
  const domains = [newDomain(), newDomain()];
  const signing = await arrangeCorporation(testApp, managed, { state: 'completed', domains });
  const em = testApp.em();
  const administrator = await buildManager(em, signing);
  const employeeManager = await buildManager(em, signing, { role: 'manager' });
  const removed = await buildManager(em, signing, { role: 'manager', removedAt: new Date() });
  const employee = await buildEmployeeSigning(em, signing, { email: newEmail(domains[0]) });
  return { signing, domains: domains.toSorted(), administrator, employeeManager, removed, employee };
}

describe('a deletion', () => {
  test('ends the sessions of all its managers and no others', async () => {
    const { signing, administrator, employeeManager } = await arrangeCompleted();
    const other = await arrangeCompleted();
    const sessions = [await signIn(testApp, administrator), await signIn(testApp, employeeManager)];
    const others = await signIn(testApp, other.administrator);

    await remove(signing);

    for (const headers of sessions) {
      expect(await viewerOf(headers)).toBeNull();
    }
    expect(await viewerOf(others)).not.toBeNull();
  });

  test('frees the domains', async () => {
    const { signing } = await arrangeCompleted();

    await remove(signing);

    expect(await claimedDomains(signing)).toEqual([]);
  });

  test('makes its employees count as not signed, and keeps them', async () => {
    const { signing, employee } = await arrangeCompleted();
    expect(await statusOf(employee.email)).toBe('VALID');

    await remove(signing);

    expect(await statusOf(employee.email)).toBe('NOT_SIGNED');
    expect(await testApp.em().findOneOrFail(EmployeeSigning, { id: employee.id })).toMatchObject({ state: 'active' });
  });

  test('lets others take the place of its people', async () => {
    const { signing, administrator, employee } = await arrangeCompleted();
    await remove(signing);

    const other = await buildCorporation(testApp.em(), managed.link);
    await buildManager(testApp.em(), other, { email: administrator.email, account: administrator.account });
    await buildEmployeeSigning(testApp.em(), other, { email: employee.email });

    expect(await statusOf(employee.email)).toBe('VALID');
  });

  test('is recorded with its actor', async () => {
    const { signing } = await arrangeCompleted();

    const answer = await remove(signing);

    expect(answer.data?.deleteCorporationSigning.corporationSigning).toMatchObject({
      state: 'DELETED',
      deletedAt: expect.any(String),
      completedAt: expect.any(String),
    });
    const [event] = await testApp.em().find(AuditEvent, { subject: signing.id, action: 'CORPORATION_DELETED' });
    expect(event?.actor).toBe(managed.link.owner.id);
  });

  test('succeeds once of 20 at the same moment', async () => {
    const { signing } = await arrangeCompleted();

    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(signing)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'not_ready_to_sign'));
  });
});

describe('a restoration', () => {
  test('brings everything back as it was', async () => {
    const { signing, domains, administrator, employeeManager, removed, employee } = await arrangeCompleted();
    const before = await stored(testApp, signing);
    await remove(signing);

    const answer = await restore(signing);

    expect(answer.data?.restoreCorporationSigning.corporationSigning).toMatchObject({
      state: 'COMPLETED',
      deletedAt: null,
      administratorAccount: administrator.account,
    });
    expect((await stored(testApp, signing)).completedAt).toEqual(before.completedAt);
    expect(await claimedDomains(signing)).toEqual(domains);
    expect(await statusOf(employee.email)).toBe('VALID');
    const managers = await testApp.em().find(Manager, { corporationSigning: signing.id, suspendedAt: null });
    const live = managers.filter(({ removedAt }) => removedAt === null);
    expect(live.map(({ id }) => id).toSorted()).toEqual([administrator.id, employeeManager.id].toSorted());
    expect(managers.map(({ id }) => id)).toContain(removed.id);
  });

  test('reopens no session', async () => {
    const { signing, administrator } = await arrangeCompleted();
    const headers = await signIn(testApp, administrator);
    await remove(signing);
    await restore(signing);

    expect(await viewerOf(headers)).toBeNull();
    expect(await testApp.em().count(Session, { manager: administrator.id, revokedAt: null })).toBe(0);
  });

  test('of an uncompleted one claims nothing', async () => {
    const signing = await arrangeCorporation(testApp, managed);
    await remove(signing);

    const answer = await restore(signing);

    expect(answer.data?.restoreCorporationSigning.corporationSigning).toMatchObject({ state: 'UNCOMPLETED' });
    expect(await claimedDomains(signing)).toEqual([]);
  });

  test('ends individual signings made in the meantime', async () => {
    const { signing, domains } = await arrangeCompleted();
    await remove(signing);
    const cla = await buildCla(testApp.em(), managed.link);
    const { id, email } = await buildIndividualSigning(testApp.em(), cla, { email: newEmail(domains[0]) });

    await restore(signing);

    expect(await testApp.em().findOneOrFail(IndividualSigning, { id })).toMatchObject({ endReason: 'corporation' });
    expect(await testApp.mailsTo(email)).toMatchObject([{ template: 'individual_signing_ended' }]);
  });

  test('succeeds once of 20 at the same moment', async () => {
    const { signing } = await arrangeCompleted();
    await remove(signing);

    const answers = await Promise.all(Array.from({ length: 20 }, () => restore(signing)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'not_ready_to_sign'));
    expect(await stored(testApp, signing)).toMatchObject({ state: 'completed' });
  });
});

describe('a restoration is refused and changes nothing when its place has been taken', () => {
  type Arranged = Awaited<ReturnType<typeof arrangeCompleted>>;
  const taken: [string, string, (arranged: Arranged) => Promise<unknown>][] = [
    [
      'its domain by another corporation',
      'sameEmailSuffix',
      async ({ domains }) => buildCorporation(testApp.em(), managed.link, { domains: [newDomain(), ...domains] }),
    ],
    [
      'its representative, by another signing',
      'resigned',
      async ({ signing: { representativeEmail } }) =>
        buildCorporation(testApp.em(), managed.link, { state: 'uncompleted', representativeEmail }),
    ],
    [
      'its name and domain, by another signing',
      'resigned',
      async ({ signing: { corporationName, primaryDomain } }) => {
        const names = { corporationName, domains: [primaryDomain] };
        return buildCorporation(testApp.em(), managed.link, { state: 'uncompleted', ...names });
      },
    ],
    [
      'the address of a manager',
      'resigned',
      async ({ employeeManager: { email } }) =>
        buildManager(testApp.em(), await buildCorporation(testApp.em(), managed.link), { email }),
    ],
    [
      'the account of a manager',
      'resigned',
      async ({ administrator: { account } }) =>
        buildManager(testApp.em(), await buildCorporation(testApp.em(), managed.link), { account }),
    ],
    [
      'an employee, by another corporation',
      'resigned',
      async ({ employee: { email } }) =>
        buildEmployeeSigning(testApp.em(), await buildCorporation(testApp.em(), managed.link), { email }),
    ],
  ];

  test.each(taken)('%s: %s', async (_name, code, take) => {
    const arranged = await arrangeCompleted();
    await remove(arranged.signing);
    await take(arranged);

    expect((await restore(arranged.signing)).codes).toEqual([code]);

    expect(await stored(testApp, arranged.signing)).toMatchObject({ state: 'deleted' });
    expect(await claimedDomains(arranged.signing)).toEqual([]);
    const { suspendedAt } = await testApp.em().findOneOrFail(Manager, { id: arranged.administrator.id });
    expect(suspendedAt).not.toBeNull();
    expect(await statusOf(newEmail(arranged.domains[0]))).toBe('NOT_SIGNED');
  });

  test('of deleted corporations that share a domain, one is restored, however many at the same moment', async () => {
    const domain = newDomain();
    const signings: CorporationSigning[] = [];
    for (let index = 0; index < 10; index += 1) {
      const domains = [newDomain(), domain];
      const signing = await arrangeCorporation(testApp, managed, { state: 'completed', domains });
      await remove(signing);
      signings.push(signing);
    }

    const answers = await Promise.all(signings.map(restore));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 9 }, () => 'sameEmailSuffix'));
  });
});
