import { describe, expect, test } from 'vitest';
import { BACKUP_ADMINISTRATOR, Manager } from '#server/modules/access/account/manager.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import {
  arrangeManagedCorporation,
  buildEmployeeManager,
  type ManagedCorporation,
} from '#server/modules/signing/manager/testing/managed-corporation.ts';
import { newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildEmployeeSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const REMOVAL = 'query ($domain: String!) { emailDomainRemoval(domain: $domain) { domain employees managers } }';
const REMOVE = `mutation ($domain: String!) {
  removeEmailDomain(input: { domain: $domain }) {
    removal { domain employees managers } corporation { emailDomains { domain } }
  }
}`;

const testApp = await createTestApp();

/** A corporation with a further domain. */
async function arrange(): Promise<ManagedCorporation & { readonly further: string }> {
  const managed = await arrangeManagedCorporation(testApp);
  const further = `further.${managed.domain}`;
  const em = testApp.em();
  em.create(CorporationDomain, {
    link: managed.link.id,
    corporationSigning: managed.corporation.id,
    domain: further,
    primary: false,
    claimed: true,
    createdAt: new Date(),
  });
  await em.flush();
  return { ...managed, further };
}

type Caller = Pick<ManagedCorporation, 'headers'>;
const remove = ({ headers }: Caller, domain: string) =>
  graphql<{ removeEmailDomain: object }>(testApp.app, REMOVE, { domain }, headers);
const ask = ({ headers }: Caller, domain: string) =>
  graphql<{ emailDomainRemoval: object }>(testApp.app, REMOVAL, { domain }, headers);
const employee = ({ corporation }: ManagedCorporation, domain: string) =>
  buildEmployeeSigning(testApp.em(), corporation, { email: newEmail(domain) });
const stateOf = async ({ id }: EmployeeSigning) => (await testApp.em().findOneOrFail(EmployeeSigning, id)).state;

test('removing a domain ends its employees and managers, as was said before, and tells everybody', async () => {
  const managed = await arrange();
  const ending = await employee(managed, managed.further);
  const staying = await employee(managed, managed.domain);
  const manager = await buildEmployeeManager(testApp, managed, { email: newEmail(managed.further) });
  const headers = await signIn(testApp, manager);
  const removal = { domain: managed.further, employees: 1, managers: 1 };
  expect((await ask(managed, managed.further)).data).toEqual({ emailDomainRemoval: removal });

  const answer = await remove(managed, ` ${managed.further.toUpperCase()} `);

  expect(answer.data).toEqual({
    removeEmailDomain: { removal, corporation: { emailDomains: [{ domain: managed.domain }] } },
  });
  expect([await stateOf(ending), await stateOf(staying)]).toEqual(['removed', staying.state]);
  expect((await graphql(testApp.app, '{ corporation { id } }', {}, headers)).codes).toEqual(['unknown_token']);
  const templates = async (email: string) => (await testApp.mailsTo(email)).map(({ template }) => template);
  expect(await templates(ending.email)).toEqual(['employee_removed']);
  expect(await templates(staying.email)).toEqual([]);
  expect(await templates(manager.email)).toEqual(['employee_manager_removed']);
  expect(await testApp.mailsTo(managed.administrator.email)).toMatchObject([
    { template: 'email_domain_removed', data: { domain: managed.further, employees: '1', managers: '1' } },
  ]);
  const events = await testApp.em().find(AuditEvent, { subject: managed.corporation.id });
  expect(events).toMatchObject([{ action: 'EMAIL_DOMAIN_REMOVED', actor: managed.administrator.id }]);
});

test('of several removals at once, one removes', async () => {
  const managed = await arrange();

  const answers = await Promise.all(Array.from({ length: 4 }, () => remove(managed, managed.further)));

  expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 3 }, () => 'bad_request_parameter'));
});

describe('a removal is refused and changes nothing', () => {
  /** Returns the reasons given before and at an attempt, and asserts that it changed nothing. */
  async function attempt(managed: ManagedCorporation, domain: string): Promise<unknown[]> {
    const own = { corporationSigning: managed.corporation.id };
    const before = await testApp.em().count(CorporationDomain, own);
    const answers = [await ask(managed, domain), await remove(managed, domain)];
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['bad_request_parameter', 'bad_request_parameter']);
    expect(await testApp.em().count(CorporationDomain, own)).toBe(before);
    return answers.map(({ errors }) => errors[0]?.extensions['reason']);
  }

  test('of the primary domain, one of somebody else, and that of the administrator', async () => {
    const managed = await arrange();
    expect(await attempt(managed, managed.domain)).toEqual(['primary', 'primary']);
    expect(await attempt(managed, (await arrange()).further)).toEqual(['unknown', 'unknown']);
    await testApp.em().nativeUpdate(Manager, managed.administrator.id, { email: newEmail(managed.further) });
    expect(await attempt(managed, managed.further)).toEqual(['administrator', 'administrator']);
  });

  test('of that of the representative, by the backup administrator', async () => {
    const managed = await arrange();
    const backup = await buildEmployeeManager(testApp, managed);
    const em = testApp.em();
    await em.nativeUpdate(Manager, backup.id, BACKUP_ADMINISTRATOR);
    const representativeEmail = newEmail(managed.further);
    await em.nativeUpdate(CorporationSigning, managed.corporation.id, { representativeEmail });

    expect(await attempt({ ...managed, headers: await signIn(testApp, backup) }, managed.further)).toEqual([
      'administrator',
      'administrator',
    ]);
  });

  test('of that of the backup administrator, by the administrator', async () => {
    const managed = await arrange();
    const backup = await buildEmployeeManager(testApp, managed, { email: newEmail(managed.further) });
    await testApp.em().nativeUpdate(Manager, backup.id, BACKUP_ADMINISTRATOR);

    expect(await attempt(managed, managed.further)).toEqual(['administrator', 'administrator']);
  });

  test('by an employee manager', async () => {
    const managed = await arrange();
    const headers = await signIn(testApp, await buildEmployeeManager(testApp, managed));

    expect((await remove({ headers }, managed.further)).codes).toEqual(['unauthorized_token']);
  });
});
