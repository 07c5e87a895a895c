import { expect, test } from 'vitest';
import { seedDemo, DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { verifyEverything } from '#server/modules/proof/evidence/verify-everything.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { fillDemo } from './fill-demo.ts';

const testApp = await createTestApp();
const { deps } = testApp;
const em = () => testApp.em();
const printed: string[] = [];
const fill = (signings: number, corporations: number, employees: number) =>
  fillDemo(deps, (line) => void printed.push(line), JSON.stringify({ signings, corporations, employees }));

test('without a demo nothing is filled', async () => {
  await expect(fill(1, 1, 1)).rejects.toThrow('There is no demo community here');
});

test('the demo is filled once, mails nobody, and its evidence holds', async () => {
  await seedDemo(deps.orm, deps.threads, new Date());

  await fill(50, 10, 16);

  const link = await em().findOneOrFail(Link, { linkId: DEMO_LINK_ID });
  const ended = await em().count(IndividualSigning, { link, endedAt: { $ne: null } });
  expect(await em().count(IndividualSigning, { link })).toBe(50);
  // Of two that would withdraw, one has signed too lately.
  expect(ended).toBe(1);
  expect(await em().count(EmployeeSigning, { link })).toBe(16);
  // With that of the demo itself.
  expect(await em().count(CorporationSigning, { link })).toBe(11);
  expect(await em().count(Email, { link })).toBe(0);
  expect(
    await verifyEverything(
      () => em(),
      () => undefined,
    ),
  ).toEqual([]);
  expect(printed).toEqual(['The demo has 50 more individuals, 10 corporations and 16 employees.']);

  await expect(fill(1, 1, 1)).rejects.toThrow('filled already');
  expect(await em().count(IndividualSigning, { link })).toBe(50);
});
