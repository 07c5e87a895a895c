import { beforeEach, describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  newDomain,
  stored,
  type ManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { newEmail } from '#server/test/factories.ts';
import { buildCorporation, buildEmployeeSigning, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Deletion } from './testing/deletion.ts';

const testApp = await createTestApp();
let managed: ManagedLink;
let deletion: Deletion;

beforeEach(async () => {
  managed = await arrangeManagedLink(testApp);
  deletion = new Deletion(testApp, managed);
});

describe('a restoration is refused and changes nothing when its place has been taken', () => {
  type Arranged = Awaited<ReturnType<typeof deletion.arrangeCompleted>>;
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
    const arranged = await deletion.arrangeCompleted();
    await deletion.remove(arranged.signing);
    await take(arranged);

    expect((await deletion.restore(arranged.signing)).codes).toEqual([code]);

    expect(await stored(testApp, arranged.signing)).toMatchObject({ state: 'deleted' });
    expect(await deletion.claimedDomains(arranged.signing)).toEqual([]);
    const { suspendedAt } = await testApp.em().findOneOrFail(Manager, { id: arranged.administrator.id });
    expect(suspendedAt).not.toBeNull();
    expect(await deletion.statusOf(newEmail(arranged.domains[0]))).toBe('NOT_SIGNED');
  });

  test('of deleted corporations that share a domain, one is restored, however many at the same moment', async () => {
    const domain = newDomain();
    const signings: CorporationSigning[] = [];
    for (let index = 0; index < 10; index += 1) {
      const domains = [newDomain(), domain];
      const signing = await arrangeCorporation(testApp, managed, { state: 'completed', domains });
      await deletion.remove(signing);
      signings.push(signing);
    }

    const answers = await Promise.all(signings.map((signing) => deletion.restore(signing)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 9 }, () => 'sameEmailSuffix'));
  });
});
