import { expect, test } from 'vitest';
import { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { mutate, setUpTotp, totpCode } from '#server/modules/access/session/second-factor/testing/factors.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { arrangeManagedLink } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildAccount, buildLink, PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Link } from './link.entity.ts';

const testApp = await createTestApp();

type Headers = Readonly<Record<string, string>>;

const requireAt = (linkId: string, requiresSecondFactor: boolean, headers: Headers) =>
  mutate(
    testApp,
    { name: 'updateLink', input: { linkId, requiresSecondFactor }, fields: 'link { requiresSecondFactor }' },
    headers,
  );
const requireOfManagers = (required: boolean, headers: Headers) =>
  mutate(
    testApp,
    { name: 'setSecondFactorRequirement', input: { required }, fields: 'corporation { requiresSecondFactor }' },
    headers,
  );
const stepUp = (secret: string, headers: Headers) =>
  mutate(testApp, { name: 'stepUp', input: { totpCode: totpCode(secret) }, fields: 'until' }, headers);
const isMissing = async (headers: Headers) => {
  const { data } = await graphql<{ viewer: object }>(testApp.app, '{ viewer { secondFactorMissing } }', {}, headers);
  return data?.viewer;
};

test('a community manager requires a second factor once they have one and have given it', async () => {
  const { link, headers } = await arrangeManagedLink(testApp);
  const { linkId } = link;

  const without = await requireAt(linkId, true, headers);
  const { secret, headers: proved } = await setUpTotp(testApp, await link.owner.loadOrFail());
  const unproved = await requireAt(linkId, true, proved);
  await stepUp(secret, proved);
  const required = await requireAt(linkId, true, proved);

  expect([without.codes, unproved.codes]).toEqual([['second_factor_missing'], ['step_up_needed']]);
  expect(required.value).toEqual({ link: { requiresSecondFactor: true } });
  const events = await testApp.em().find(AuditEvent, { action: 'LINK_UPDATED', subject: link.id });
  expect(events.map(({ details }) => details)).toEqual([{ linkId, changed: 'requiresSecondFactor' }]);
});

test('the requirement cannot be lifted by who has only a password', async () => {
  const { link, headers } = await arrangeManagedLink(testApp);
  await testApp.em().nativeUpdate(Link, link.id, { requiresSecondFactor: true });

  expect((await requireAt(link.linkId, false, headers)).codes).toEqual(['second_factor_missing']);
  const other = await setUpTotp(testApp, await link.owner.loadOrFail());
  expect((await requireAt(link.linkId, false, other.headers)).codes).toEqual(['step_up_needed']);
  expect((await testApp.em().findOneOrFail(Link, link.id)).requiresSecondFactor).toBe(true);
});

test('a manager of a link that requires one is asked for one, sets it up, and goes on', async () => {
  const { link, headers } = await arrangeManagedLink(testApp);
  await testApp.em().nativeUpdate(Link, link.id, { requiresSecondFactor: true });
  const query = 'query ($id: ID!) { linkDetails(id: $id) { requiresSecondFactor } }';

  const before = await isMissing(headers);
  await setUpTotp(testApp, await link.owner.loadOrFail());

  expect([before, await isMissing(headers)]).toEqual([{ secondFactorMissing: true }, { secondFactorMissing: false }]);
  const { data } = await graphql(testApp.app, query, { id: link.linkId }, headers);
  expect(data).toEqual({ linkDetails: { requiresSecondFactor: true } });
});

test.each([
  ['of the organisation', '4711', true],
  ['of another organisation', '4712', false],
])('a manager %s on a code platform is asked: %s', async (_who, id, expected) => {
  const em = testApp.em();
  const organizationId = `${expected}-4711`;
  await buildLink(em, { platform: 'gitee', organization: 'example', organizationId, requiresSecondFactor: true });
  const account = await buildAccount(em, { platform: 'gitee' });
  const headers = await signIn(testApp, account, {
    organizations: ['example'],
    organizationIds: { example: `${expected}-${id}` },
  });

  expect(await isMissing(headers)).toEqual({ secondFactorMissing: expected });
});

test('an administrator requires one of all managers of the corporation', async () => {
  const em = testApp.em();
  const corporation = await buildCorporation(em, await buildLink(em));
  const administrator = await buildManager(em, corporation, { role: ManagerRole.ADMINISTRATOR });
  const employeeManager = await buildManager(em, corporation, { role: ManagerRole.EMPLOYEE_MANAGER });
  const careless = await signIn(testApp, administrator);
  const other = await signIn(testApp, employeeManager);

  const without = await requireOfManagers(true, careless);
  const { secret, headers } = await setUpTotp(testApp, administrator);
  const unproved = await requireOfManagers(true, headers);
  await stepUp(secret, headers);
  const required = await requireOfManagers(true, headers);
  const refused = await graphql(testApp.app, '{ corporation { id } }', {}, other);
  const told = await isMissing(other);
  await setUpTotp(testApp, employeeManager);

  expect([without.codes, unproved.codes]).toEqual([['second_factor_missing'], ['step_up_needed']]);
  expect(required.value).toEqual({ corporation: { requiresSecondFactor: true } });
  expect([refused.codes, told]).toEqual([['second_factor_missing'], { secondFactorMissing: true }]);
  expect((await graphql(testApp.app, '{ corporation { id } }', {}, other)).data).toEqual({
    corporation: { id: corporation.id },
  });
  await requireOfManagers(false, headers);
  const events = await testApp.em().find(AuditEvent, { subject: corporation.id }, { orderBy: { sequence: 'asc' } });
  expect(events.map(({ action }) => action)).toEqual(['SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_OPTIONAL']);
  expect((await testApp.em().findOneOrFail(CorporationSigning, corporation.id)).requiresSecondFactor).toBe(false);
});

test('over REST the log-in succeeds, and what belongs to the link is refused', async () => {
  const { link } = await arrangeManagedLink(testApp);
  await testApp.em().nativeUpdate(Link, link.id, { requiresSecondFactor: true });
  const { account: user } = await link.owner.loadOrFail();
  const password = Array.from(PASSWORD, (character) => character.charCodeAt(0));
  const payload = { user, password, privacy_consented: true };

  const login = await testApp.app.inject({ method: 'POST', url: '/api/v1/corporation-manager/auth', payload });
  const token = login.cookies.find(({ name }) => name === 'csrf_token')?.value ?? '';
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const links = await testApp.app.inject({ url: '/api/v1/link', headers: { cookie, token } });

  expect(login.statusCode).toBe(200);
  expect([links.statusCode, links.json()]).toMatchObject([403, { data: { error_code: 'cla.second_factor_missing' } }]);
});
