import { describe, expect, test } from 'vitest';
import { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { operate } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';
import {
  arrangeWorkplace,
  countEverything,
  inputFor,
  sign,
  withCode,
  type Workplace,
} from './testing/employee-signing.ts';

const REMOVE_MANAGERS =
  'mutation ($ids: [ID!]!) { removeEmployeeManagers(input: { ids: $ids }) { corporation { id } } }';

const testApp = await createTestApp();

describe('at the same moment', () => {
  test('all but one of 20 submissions of one employee are refused', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const input = await withCode(testApp, inputFor(workplace));

    const answers = await Promise.all(Array.from({ length: 20 }, () => sign(testApp, input)));

    expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
    expect(await countEverything(testApp, workplace)).toMatchObject({
      signings: 1,
      mails: 1,
      notices: 1,
      usedCodes: 1,
    });
  });

  const arrangeCrowd = async (workplace: Workplace) =>
    Promise.all(Array.from({ length: 5 }, () => withCode(testApp, inputFor(workplace))));

  test('a deletion of the corporation leaves no signing that counts', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const headers = await signIn(testApp, await workplace.link.owner.loadOrFail());
    const inputs = await arrangeCrowd(workplace);
    const { id } = workplace.corporation;

    const [deletion, ...answers] = await Promise.all([
      operate(testApp, 'deleteCorporationSigning', { id, headers }),
      ...inputs.map((input) => sign(testApp, input)),
    ]);

    expect(deletion.codes).toEqual([]);
    const signed = answers.filter(({ codes }) => codes.length === 0);
    // A request that still finds the corporation may find its managers or its domain gone.
    const refusals = new Set(answers.filter(({ codes }) => codes.length > 0).map(({ codes }) => codes.join()));
    expect(['has_not_signed', 'no_employee_manager', 'not_same_corp']).toEqual(expect.arrayContaining([...refusals]));
    expect(await testApp.em().count(EmployeeSigning, { link: workplace.link, suspendedAt: null })).toBe(0);
    expect(await countEverything(testApp, workplace)).toMatchObject({
      signings: signed.length,
      mails: signed.length,
      notices: signed.length,
    });
  });

  test('the removal of the last employee manager refuses signings that nobody could activate', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const role = ManagerRole.ADMINISTRATOR;
    const headers = await signIn(testApp, await buildManager(testApp.em(), workplace.corporation, { role }));
    const inputs = await arrangeCrowd(workplace);

    const [removal, ...answers] = await Promise.all([
      graphql(testApp.app, REMOVE_MANAGERS, { ids: [workplace.manager.id] }, headers),
      ...inputs.map((input) => sign(testApp, input)),
    ]);

    expect(removal.codes).toEqual([]);
    const signed = answers.filter(({ codes }) => codes.length === 0).length;
    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array(inputs.length - signed).fill('no_employee_manager'));
    expect(await testApp.mailsTo(workplace.manager.email)).toHaveLength(1);
    expect(await countEverything(testApp, workplace)).toMatchObject({
      signings: signed,
      notices: signed,
      usedCodes: signed,
    });
  });
});
