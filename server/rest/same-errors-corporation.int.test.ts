import { describe, expect, test } from 'vitest';
import { AppError, type ErrorDetails } from '#server/errors/app-error.ts';
import type { ErrorCode } from '#server/errors/catalogue.ts';
import { toRest, type RestWords } from '#server/errors/to-rest.ts';
import {
  arrangeEmployee,
  arrangeStaffedCorporation,
  type StaffedCorporation,
} from '#server/modules/signing/employee/testing/staffed-corporation.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { ROUTES } from './routes.ts';

const testApp = await createTestApp();

/** One request of a corporation manager, in the form of each transport. */
interface Request {
  readonly graphql: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Method and path of the route table. */
  readonly rest: string;
  readonly id?: string;
  readonly body?: object;
}

const state = (mutation: string): string =>
  `mutation ($ids: [ID!]!) { ${mutation}(input: { ids: $ids }) { employeeSignings { id } } }`;

const ADD_MANAGERS = `mutation ($managers: [NewEmployeeManagerInput!]!) {
  createEmployeeManagers(input: { managers: $managers }) { managers { id } }
}`;
const REMOVE_MANAGERS = `mutation ($ids: [ID!]!) { removeEmployeeManagers(input: { ids: $ids }) { corporation { id } } }`;
const DOMAIN_CODE = `mutation ($email: String!) { requestEmailDomainCode(input: { email: $email }) { expiresAt } }`;
const ADD_DOMAIN = `mutation ($email: String!, $verificationCode: String!) {
  addEmailDomain(input: { email: $email, verificationCode: $verificationCode }) { emailDomain { domain } }
}`;
const APPROVAL = `mutation { setAutoApproval(input: { enabled: true }) { corporation { id } } }`;
const DIFF = '{ corporationClaDiff { isTextAvailable } }';
const AGREE = 'mutation { agreeToCurrentCorporationCla(input: { claId: "0" }) { corporation { id } } }';

const changed = (id: string, enabled: boolean): Request => ({
  graphql: state(enabled ? 'activateEmployeeSigning' : 'deactivateEmployeeSigning'),
  variables: { ids: [id] },
  rest: 'PUT employee-signing/:id',
  id,
  body: { enabled },
});

const removed = (id: string): Request => ({
  graphql: state('removeEmployeeSigning'),
  variables: { ids: [id] },
  rest: 'DELETE employee-signing/:id',
  id,
});

const managers = (...rows: object[]): Request => ({
  graphql: ADD_MANAGERS,
  variables: { managers: rows },
  rest: 'POST employee-manager',
  body: { managers: rows },
});

const removedManager = (id: string): Request => ({
  graphql: REMOVE_MANAGERS,
  variables: { ids: [id] },
  rest: 'DELETE employee-manager',
  body: { managers: [{ id }] },
});

const domainCode = (email: string): Request => ({
  graphql: DOMAIN_CODE,
  variables: { email },
  rest: 'POST corporation-email-domain/code',
  body: { email },
});

const domain = (email: string): Request => ({
  graphql: ADD_DOMAIN,
  variables: { email, verificationCode: '123456' },
  rest: 'POST corporation-email-domain',
  body: { sub_email: email, verification_code: '123456' },
});

const plain = (query: string, rest: string, body?: object): Request => ({
  graphql: query,
  variables: {},
  rest,
  ...(body === undefined ? {} : { body }),
});

const wordsOf = (rest: string): RestWords =>
  ROUTES.find(({ method, path }) => `${method} ${path}` === rest)?.words ?? {};

type Headers = Readonly<Record<string, string>>;

type Failure = { readonly code: ErrorCode } & ErrorDetails;

/** Sends the same request over both transports and returns their refusals. */
async function refusalsOf({ graphql: query, variables, rest, id = '', body }: Request, headers: Headers) {
  const { errors } = await graphql(testApp.app, query, variables, headers);
  const [method, path = ''] = rest.split(' ');
  const answer = await testApp.app.inject({
    method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: `/api/v1/${path.replace(':id', id)}`,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  });
  const overGraphql = errors.map(({ extensions }) => extensions as unknown as Failure);
  return { overGraphql, overRest: { status: answer.statusCode, body: answer.json<unknown>() } };
}

/** The REST answer for GraphQL's failure: the same code and details under REST names. */
function expectedOf([failure]: readonly Failure[], { rest }: Request): object {
  const { code, ...details } = failure ?? { code: 'system_error' };
  const { status, body } = toRest(new AppError(code, details), wordsOf(rest));
  return { status, body: { data: { ...body.data, error_message: expect.any(String) } } };
}

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const employee = async (own: StaffedCorporation, active: 'active' | 'inactive') =>
  (await arrangeEmployee(testApp, own, { state: active })).id;

const row = ({ corporation }: StaffedCorporation, overrides: object = {}): object => ({
  id: 'keeper',
  name: 'Example Keeper',
  email: `keeper@${corporation.primaryDomain}`,
  ...overrides,
});

describe("requests of a corporation's managers are refused by the same code and details over GraphQL and REST", () => {
  test.each<[string, (own: StaffedCorporation) => Request | Promise<Request>, ErrorCode]>([
    ['an activation twice', async (own) => changed(await employee(own, 'active'), true), 'bad_request_parameter'],
    ['a deactivation twice', async (own) => changed(await employee(own, 'inactive'), false), 'bad_request_parameter'],
    ['a removal of who is active', async (own) => removed(await employee(own, 'active')), 'bad_request_parameter'],
    ['an unknown employee', () => removed(UNKNOWN), 'no_permission'],
    ['what is no id', () => changed('x', true), 'no_permission'],
    ['a manager with a bad id', (own) => managers(row(own, { id: 'a keeper' })), 'invalid_manager_id'],
    ['a manager without name', (own) => managers(row(own, { name: '' })), 'bad_request_parameter'],
    ['an address twice', (own) => managers(row(own), row(own, { id: 'other' })), 'same_email'],
    ['an address elsewhere', (own) => managers(row(own, { email: 'keeper@example.net' })), 'not_same_corp'],
    ['the administrator', (own) => managers(row(own, { email: own.administrator.email })), 'admin_as_manager'],
    ['the address of a manager', (own) => managers(row(own, { email: own.manager.email })), 'exits_email'],
    ['an unknown manager', () => removedManager(UNKNOWN), 'no_permission'],
    ['a code for what is no address', () => domainCode('nobody'), 'invalid_email'],
    ['a code for free mail', () => domainCode('someone@gmail.com'), 'restricted_email_suffix'],
    ['a domain elsewhere', () => domain('someone@example.net'), 'unmatch_email_domain'],
    ['a domain that is taken', (own) => domain(`someone@${own.corporation.primaryDomain}`), 'sameEmailSuffix'],
    ['a code never sent', (own) => domain(`someone@sub.${own.corporation.primaryDomain}`), 'expired_verification_code'],
    ['a difference of nothing', () => plain(DIFF, 'GET corporation-signing/cla/diff'), 'cla_is_latest'],
    ['an agreement to nothing', () => plain(AGREE, 'PUT corporation-signing/cla/agree'), 'cla_is_latest'],
  ])('%s', async (_name, arrange, code) => {
    const own = await arrangeStaffedCorporation(testApp);

    const request = await arrange(own);
    const { overGraphql, overRest } = await refusalsOf(request, own.headers.administrator);

    expect(overGraphql).toMatchObject([{ code }]);
    expect(overRest).toEqual(expectedOf(overGraphql, request));
  });

  test.each<[string, Request]>([
    ['new managers', managers({ id: 'keeper', name: 'Example Keeper', email: 'keeper@example.org' })],
    ['the removal of managers', removedManager(UNKNOWN)],
    ['a code for a domain', domainCode('someone@example.org')],
    ['a domain', domain('someone@example.org')],
    ['automatic approval', plain(APPROVAL, 'PUT corporation-signing/auto-approval', { enabled: true })],
    ['an agreement', plain(AGREE, 'PUT corporation-signing/cla/agree')],
  ])('%s, by an employee manager and by nobody', async (_name, request) => {
    const { headers } = await arrangeStaffedCorporation(testApp);

    const byManager = await refusalsOf(request, headers.manager);
    const byNobody = await refusalsOf(request, { cookie: '', token: '' });

    expect(byManager.overGraphql).toMatchObject([{ code: 'unauthorized_token' }]);
    expect(byManager.overRest).toEqual(expectedOf(byManager.overGraphql, request));
    expect(byNobody.overGraphql).toMatchObject([{ code: 'missing_token' }]);
    expect(byNobody.overRest).toEqual(expectedOf(byNobody.overGraphql, request));
  });
});
