import { describe, expect, test } from 'vitest';
import { Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { newEmail } from '#server/test/factories.ts';
import { buildCorporation, buildEmployeeSigning, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import {
  arrangeWorkplace,
  countEverything,
  askForCode,
  inputFor,
  sign,
  withCode,
  type Workplace,
} from './testing/employee-signing.ts';

const testApp = await createTestApp();

describe('a signing is refused and changes nothing', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['an unknown link', { linkId: 'web_none-1000000000000000000' }, { code: 'no_link' }],
    ['a CLA of another language', { language: 'EN' }, { code: 'unmatched_cla' }],
    ['no consent', { privacyConsented: false }, { code: 'bad_request_parameter', field: 'privacyConsented' }],
    ['a blank name', { name: ' ' }, { code: 'bad_request_parameter', field: 'name' }],
    [
      'a character that cannot be printed',
      { name: 'A 😀' },
      { code: 'bad_request_parameter', field: 'name', character: '😀' },
    ],
    ['a malformed address', { email: 'a@@example.com' }, { code: 'invalid_email', field: 'email' }],
    [
      'a field with another address',
      { fieldValues: [{ id: '1', value: 'other@example.com' }] },
      { code: 'unmatched_email', field: '1' },
    ],
    ['no code', { verificationCode: '' }, { code: 'bad_request_parameter', field: 'verificationCode' }],
    ['a code that was never sent', {}, { code: 'expired_verification_code' }],
    ['what is no id', { corporationSigningId: 'corporation' }, { code: 'has_not_signed' }],
    [
      'an unknown corporation, for which no code was sent',
      { corporationSigningId: crypto.randomUUID() },
      { code: 'expired_verification_code' },
    ],
  ])('%s', async (_name, overrides, extensions) => {
    const workplace = await arrangeWorkplace(testApp);
    const before = await countEverything(testApp, workplace);

    const answer = await sign(testApp, inputFor(workplace, overrides));

    expect(answer.errors.map((error) => error.extensions)).toEqual([extensions]);
    expect(await countEverything(testApp, workplace)).toEqual(before);
  });

  test('a link without an individual CLA, before anything else', async () => {
    const workplace = await arrangeWorkplace(testApp);
    await testApp.em().nativeUpdate(Cla, { link: workplace.link, type: 'individual' }, { state: 'removed' });
    const input = inputFor(workplace, { privacyConsented: false });

    expect((await sign(testApp, input)).codes).toEqual(['no_cla_binding']);
    expect((await askForCode(testApp, input)).codes).toEqual(['no_cla_binding']);
  });

  /** What happens to the corporation after the code was sent, and the expected error code. */
  const changes: [string, (workplace: Workplace) => Promise<unknown>, string][] = [
    [
      'deleted',
      ({ corporation }) => testApp.em().nativeUpdate(CorporationSigning, corporation.id, { state: 'deleted' }),
      'has_not_signed',
    ],
    [
      'not approved',
      ({ corporation }) => testApp.em().nativeUpdate(CorporationSigning, corporation.id, { state: 'uncompleted' }),
      'uncompleted_signing',
    ],
    [
      'without an employee manager',
      ({ manager }) => testApp.em().nativeUpdate(Manager, manager.id, { removedAt: new Date() }),
      'no_employee_manager',
    ],
    [
      'with a suspended employee manager',
      ({ manager }) => testApp.em().nativeUpdate(Manager, manager.id, { suspendedAt: new Date() }),
      'no_employee_manager',
    ],
    [
      'with an administrator alone',
      ({ manager }) => testApp.em().nativeUpdate(Manager, manager.id, { role: ManagerRole.ADMINISTRATOR }),
      'no_employee_manager',
    ],
  ];

  test.each(changes)('under a corporation that is %s, and gets no code', async (_name, happen, code) => {
    const workplace = await arrangeWorkplace(testApp);
    const input = await withCode(testApp, inputFor(workplace));
    const before = await countEverything(testApp, workplace);
    await happen(workplace);

    expect((await sign(testApp, input)).codes).toEqual([code]);
    expect((await askForCode(testApp, { ...input, email: newEmail(workplace.domain) })).codes).toEqual([code]);
    expect(await countEverything(testApp, workplace)).toEqual(before);
  });

  test('with an address of another domain, subdomains included', async () => {
    const workplace = await arrangeWorkplace(testApp);

    for (const domain of ['example.org', `sub.${workplace.domain}`]) {
      const input = inputFor(workplace, { email: newEmail(domain) });
      expect((await askForCode(testApp, input)).codes).toEqual(['not_same_corp']);
    }
  });

  test.each(['active', 'inactive'] as const)('an employee who is already %s', async (state) => {
    const workplace = await arrangeWorkplace(testApp);
    const email = newEmail(workplace.domain);
    await buildEmployeeSigning(testApp.em(), workplace.corporation, { email, state });

    const answer = await sign(testApp, await withCode(testApp, inputFor(workplace, { email: email.toUpperCase() })));

    expect(answer.codes).toEqual(['resigned']);
  });

  test('an employee of another corporation of the link', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const email = newEmail(workplace.domain);
    await buildEmployeeSigning(testApp.em(), await buildCorporation(testApp.em(), workplace.link), { email });

    const answer = await sign(testApp, await withCode(testApp, inputFor(workplace, { email })));

    expect(answer.codes).toEqual(['resigned']);
  });

  test('with the code for another corporation', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const em = testApp.em();
    const other = await buildCorporation(em, workplace.link);
    await buildManager(em, other, { role: ManagerRole.EMPLOYEE_MANAGER });
    const input = await withCode(testApp, inputFor(workplace));

    const answer = await sign(testApp, { ...input, corporationSigningId: other.id });

    expect(answer.codes).toEqual(['expired_verification_code']);
  });
});

describe('a code for an employee', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a malformed address, before all else', { email: 'a@@b', linkId: 'none' }, { code: 'invalid_email' }],
    ['no corporation', { corporationSigningId: null, linkId: 'none' }, { code: 'bad_request_parameter' }],
    ['an unknown link', { linkId: 'web_none-1000000000000000000' }, { code: 'no_link' }],
    ['an unknown corporation', { corporationSigningId: crypto.randomUUID() }, { code: 'has_not_signed' }],
    ['what is no id', { corporationSigningId: 'corporation' }, { code: 'has_not_signed' }],
  ])('is refused for %s', async (_name, overrides, extensions) => {
    const workplace = await arrangeWorkplace(testApp);

    const answer = await askForCode(testApp, inputFor(workplace, overrides));

    expect(answer.errors[0]?.extensions).toMatchObject(extensions);
  });

  test('is refused for a corporation of another link', async () => {
    const workplace = await arrangeWorkplace(testApp);
    const elsewhere = await arrangeWorkplace(testApp);
    const input = inputFor(workplace, { corporationSigningId: elsewhere.corporation.id });

    expect((await askForCode(testApp, input)).codes).toEqual(['has_not_signed']);
  });

  test("works however the corporation's id is written", async () => {
    const workplace = await arrangeWorkplace(testApp);
    const corporationSigningId = workplace.corporation.id.toUpperCase();

    const answer = await sign(testApp, await withCode(testApp, inputFor(workplace, { corporationSigningId })));

    expect(answer.codes).toEqual([]);
  });
});
