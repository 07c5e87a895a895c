import { beforeEach, describe, expect, test } from 'vitest';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';
import { PreApproval } from './pre-approval.entity.ts';
import { arrangeWorkplace, inputFor, sign, withCode, type Workplace } from './testing/employee-signing.ts';
import { arrangeStaffedCorporation, changeEmployees } from './testing/staffed-corporation.ts';

const testApp = await createTestApp();
let workplace: Workplace;
let headers: SessionHeaders;
beforeEach(async () => {
  workplace = await arrangeWorkplace(testApp);
  headers = await signIn(testApp, workplace.manager);
});

const ADD = `mutation ($emails: [String!]!) {
  addPreApprovals(input: { emails: $emails }) { addedCount listedCount signedCount }
}`;
const add = (emails: readonly string[], by = headers) =>
  graphql<{ addPreApprovals: Record<string, number> }>(testApp.app, ADD, { emails }, by);

const REMOVE = `mutation ($ids: [ID!]!) { removePreApprovals(input: { ids: $ids }) { removedCount } }`;
const remove = (ids: readonly string[], by = headers) =>
  graphql<{ removePreApprovals: { removedCount: number } }>(testApp.app, REMOVE, { ids }, by);

const LIST = `query ($search: String) {
  corporation { preApprovals(search: $search) { totalCount nodes { id email addedAt addedBy } } }
}`;
interface Listed {
  readonly corporation: {
    readonly preApprovals: { readonly nodes: readonly { readonly id: string; readonly email: string }[] };
  };
}
async function list(search = '', by = headers) {
  const { data } = await graphql<Listed>(testApp.app, LIST, { search }, by);
  return data?.corporation.preApprovals.nodes ?? [];
}

const stored = () => testApp.em().count(PreApproval, { corporationSigning: workplace.corporation.id });

async function signAs(email: string) {
  return sign(testApp, await withCode(testApp, inputFor(workplace, { email })));
}

describe('an address approved in advance', () => {
  test('signs and counts at once; the history says who approved it', async () => {
    const email = newEmail(workplace.domain);
    await add([email.toUpperCase()]);

    const { data } = await signAs(email);

    expect(data?.signEmployee).toMatchObject({ active: true, inEffect: true });
    const signing = await testApp.em().findOneOrFail(EmployeeSigning, { email });
    expect(await testApp.em().find(EmployeeSigningChange, { employeeSigning: signing.id })).toMatchObject([
      { state: 'active', preApproved: true, manager: { id: workplace.manager.id } },
    ]);
    expect(await list()).toEqual([]);
  });

  test('is used up by it: once removed, the employee waits the next time', async () => {
    const email = newEmail(workplace.domain);
    await add([email]);
    await signAs(email);
    const { id } = await testApp.em().findOneOrFail(EmployeeSigning, { email });
    await changeEmployees(testApp, 'inactive', { ids: [id], headers });
    await changeEmployees(testApp, 'removed', { ids: [id], headers });
    // Otherwise another code for the address would have to wait.
    await testApp.em().nativeDelete(VerificationCode, { scope: workplace.corporation.id });

    const { data } = await signAs(email);

    expect(data?.signEmployee.active).toBe(false);
  });

  test('and taken off the list at the moment of signing is one or the other', async () => {
    const email = newEmail(workplace.domain);
    await add([email]);
    const [{ id } = { id: '' }] = await list();
    const input = await withCode(testApp, inputFor(workplace, { email }));

    const [signed, removal] = await Promise.all([sign(testApp, input), remove([id])]);

    const isActive = signed.data?.signEmployee.active;
    expect(removal.data?.removePreApprovals.removedCount).toBe(isActive === true ? 0 : 1);
    expect(await stored()).toBe(0);
  });

  test('is useless to everybody else', async () => {
    await add([newEmail(workplace.domain)]);

    const { data } = await signAs(newEmail(workplace.domain));

    expect(data?.signEmployee.active).toBe(false);
    expect(await stored()).toBe(1);
  });
});

test('the outcome of a list of addresses is counted, and recorded without them', async () => {
  const [listed, signed, fresh] = [1, 2, 3].map(() => newEmail(workplace.domain)) as [string, string, string];
  await add([listed]);
  await signAs(signed);

  const { data } = await add([listed, signed, fresh, fresh.toUpperCase()]);

  expect(data?.addPreApprovals).toEqual({ addedCount: 1, listedCount: 1, signedCount: 1 });
  const events = await testApp
    .em()
    .find(AuditEvent, { action: 'PRE_APPROVALS_ADDED', subject: workplace.corporation.id });
  expect(events.map(({ details }) => details)).toEqual([
    { reference: workplace.corporation.reference, count: 1 },
    { reference: workplace.corporation.reference, count: 1 },
  ]);
});

test('the list is searched, and shows who approved each address', async () => {
  await add([`found.one@${workplace.domain}`, `other@${workplace.domain}`]);

  expect(await list('FOUND')).toMatchObject([
    { email: `found.one@${workplace.domain}`, addedBy: workplace.manager.name },
  ]);
});

test('two managers who add the same address at once have it listed once', async () => {
  const email = newEmail(workplace.domain);

  const answers = await Promise.all([add([email]), add([email])]);

  expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
  expect(await stored()).toBe(1);
});

test('another corporation neither sees nor removes it', async () => {
  const other = await arrangeStaffedCorporation(testApp, workplace.link);
  await add([newEmail(workplace.domain)]);
  const [{ id } = { id: '' }] = await list();

  expect(await list('', other.headers.manager)).toEqual([]);
  expect((await remove([id], other.headers.manager)).data?.removePreApprovals.removedCount).toBe(0);
  expect(await stored()).toBe(1);
});

test('an address that no mail can reach is not approved: nobody could prove it', async () => {
  workplace = await arrangeWorkplace(testApp, { domains: ['corp.local'] });
  headers = await signIn(testApp, workplace.manager);

  const { errors } = await add(['ann@corp.local']);

  expect(errors[0]?.extensions).toEqual({ code: 'invalid_email', field: 'emails.0', reason: 'unreachable' });
  expect(await stored()).toBe(0);
});

test.each([
  ['none', () => [], { code: 'bad_request_parameter', field: 'emails' }],
  [
    '501',
    ({ domain }: Workplace) => Array.from({ length: 501 }, (_, n) => `e${n}@${domain}`),
    {
      code: 'bad_request_parameter',
      field: 'emails',
    },
  ],
  ['what is no address', ({ domain }: Workplace) => [`a@${domain}`, 'b'], { code: 'invalid_email', field: 'emails.1' }],
  [
    'another domain',
    ({ domain }: Workplace) => [`a@${domain}`, 'b@elsewhere.example.org'],
    {
      code: 'not_same_corp',
      field: 'emails.1',
    },
  ],
] as const)('%s is refused, with all others', async (_name, emailsOf, expected) => {
  const { errors } = await add(emailsOf(workplace));

  expect(errors.map(({ extensions }) => extensions)).toEqual([expected]);
  expect(await stored()).toBe(0);
});

test('a corporation approves at most 5000 addresses at a time', async () => {
  await testApp.em().execute(
    `insert into pre_approval (id, corporation_signing_id, email, email_key, manager_id, created_at)
     select gen_random_uuid(), ?, n || '@x.example', n || '@x.example', ?, now() from generate_series(1, 4999) n`,
    [workplace.corporation.id, workplace.manager.id],
  );

  expect((await add([newEmail(workplace.domain), newEmail(workplace.domain)])).errors[0]?.extensions).toEqual({
    code: 'bad_request_parameter',
    field: 'emails',
    reason: 'limit',
  });
  expect((await add([newEmail(workplace.domain)])).codes).toEqual([]);
});
