import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ERRORS } from '#server/errors/catalogue.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { strangers } from '#server/modules/community/link/testing/community.ts';
import { Counter } from '#server/modules/ground/counter/counter.entity.ts';
import { DAILY_CHANGES } from '#server/modules/ground/counter/daily-budget.ts';
import { spendBudgetOf } from '#server/modules/ground/counter/testing/spent-budget.ts';
import { buildAccount } from '#server/test/factories.ts';
import { signIn } from '#server/test/sign-in.ts';
import { changesLink, codesOf } from './openapi.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';
import { AGREEMENT_CASES } from './testing/agreement.cases.ts';
import { send, type Answer, type Call, type Case, type Cases } from './testing/case.ts';
import { CLA_CASES } from './testing/cla.cases.ts';
import { CORPORATION_PDF_CASES } from './testing/corporation-pdf.cases.ts';
import { CORPORATION_CASES } from './testing/corporation.cases.ts';
import { EMAIL_DOMAIN_CASES } from './testing/email-domain.cases.ts';
import { EMPLOYEE_CASES } from './testing/employee.cases.ts';
import { EMPLOYEES_CASES } from './testing/employees.cases.ts';
import { EVIDENCE_CASES } from './testing/evidence.cases.ts';
import { GATE_CASES } from './testing/gate.cases.ts';
import { REST_GROWTH } from './testing/growth-table.ts';
import { LINK_CASES } from './testing/link.cases.ts';
import { MOVING_CASES } from './testing/moving.cases.ts';
import { SENDER_CASES } from './testing/sender.cases.ts';
import { SESSION_CASES } from './testing/session.cases.ts';
import { SIGNING_LIST_CASES } from './testing/signing-list.cases.ts';
import { SIGNING_CASES } from './testing/signing.cases.ts';
import { REST_STEP_UP } from './testing/step-up-table.ts';
import { UPLOAD_LINK_CASES } from './testing/upload-link.cases.ts';
import { arrangeManager, startWorld } from './testing/world.ts';

const CASES: Cases = {
  ...SESSION_CASES,
  ...LINK_CASES,
  ...CLA_CASES,
  ...SENDER_CASES,
  ...SIGNING_CASES,
  ...CORPORATION_CASES,
  ...CORPORATION_PDF_CASES,
  ...UPLOAD_LINK_CASES,
  ...EMPLOYEE_CASES,
  ...EMPLOYEES_CASES,
  ...EMAIL_DOMAIN_CASES,
  ...AGREEMENT_CASES,
  ...EVIDENCE_CASES,
  ...SIGNING_LIST_CASES,
  ...MOVING_CASES,
  ...GATE_CASES,
};

/**
 * Codes tested elsewhere: limits per source are out of reach here (`limits.int.test.ts`), Google is configured
 * (`gmail-authorization.int.test.ts`), no representative has changed (`update-representative.int.test.ts`), and the
 * winner of a race is not determined (`manage-clas.int.test.ts`, `own-corporation.int.test.ts`).
 */
const ELSEWHERE = [
  'too_many_request',
  'auth_failed',
  'representative_unsettled',
  'PUT cla/:linkId cla_exists',
  'PUT corporation-signing/cla/agree unmatched_cla',
] as const;

/** Refusals that say when to retry. */
const WITH_RETRY_AFTER: ReadonlySet<string> = new Set(['document_not_ready', 'too_many_request', 'user_login_frozen']);

/** The expected answer of a case that only has to succeed. */
const ANYTHING: unknown = expect.anything();

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

const world = await startWorld();

const REFUSAL = z.object({ error_code: z.string(), field: z.string().optional() });

/** Whether the requests of a row have an input of this name, or the row words it so; fields of a CLA have their ids. */
function hasInput({ body, query = {}, path, form, words }: Route, field: string): boolean {
  const [name = ''] = field.split('.');
  const keys = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
  const parts = form === 'file' ? ['pdf', 'reason'] : form === 'table' ? ['file', 'from'] : [];
  const named = Object.values(words?.names ?? {});
  const inputs = [...keys, ...Object.keys(query), ...parameters, ...parts, ...named].map(snakeCase);
  return inputs.includes(name) || (keys.includes('info') && /^\d+$/.test(name));
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Calls a path; fails when it refuses with a code that its row does not list, or names an input that it does not have.
 */
async function ask(route: Route, call: Call): Promise<Answer> {
  const answer = await send(world, route, call);
  const { error_code, field } = REFUSAL.safeParse(answer.data).data ?? {};
  const code = error_code?.replace(/^cla\./, '');
  if (code !== undefined && ![...codesOf(route)].some((known) => known === code)) {
    throw new Error(`the table does not say that ${nameOf(route)} answers ${code}`);
  }
  if (field !== undefined && !hasInput(route, field)) {
    throw new Error(`requests of ${nameOf(route)} have no ${field}`);
  }
  return answer;
}

/** An answer in the form of a case: the data in the row's shape, or the refusal. */
function outcomeOf({ answer: shape }: Route, { status, headers, body, data }: Answer): object {
  if (status === 302) {
    return { outcome: headers.get('location') };
  }
  if (status !== 200) {
    return { status, data, retryAfter: headers.has('retry-after') };
  }
  if (shape instanceof z.ZodType) {
    return { outcome: inShape(shape, data) };
  }
  return { outcome: shape === 'pdf' || shape === 'zip' ? body.subarray(0, 5).toString() : body.toString() };
}

function inShape(shape: z.ZodType, data: unknown): unknown {
  if (data !== undefined && !isDeepStrictEqual(shape.parse(data), data)) {
    throw new Error('the answer holds keys that the table does not name');
  }
  return data;
}

/** The outcome that the contract demands of a case. */
function expectedOf({ words, answer }: Route, { code, expected }: Case): object {
  if (code === undefined) {
    return { outcome: answer === 'pdf' ? '%PDF-' : answer === 'zip' ? 'PK\u0003\u0004\u0014' : (expected ?? ANYTHING) };
  }
  const error_code = words?.unprefixed?.includes(code) ? code : `cla.${code}`;
  const details = typeof expected === 'object' ? expected : {};
  return {
    status: ERRORS[code].status,
    data: expect.objectContaining({ error_code, error_message: expect.any(String), ...details }),
    retryAfter: WITH_RETRY_AFTER.has(code),
  };
}

describe.each(ROUTES)('$method $path', (route) => {
  const cases = CASES[nameOf(route)] ?? [];

  test.each(cases)('$rule', async (known) => {
    const answer = await ask(route, await known.call(world));

    expect(outcomeOf(route, answer)).toEqual(expectedOf(route, known));
  });

  test('is tried with success, and with every refusal that the table names', () => {
    const wanted = [...route.errors, ...(route.body === undefined ? [] : ['error_parsing_api_body'])];
    const tried = new Set<string | undefined>([...cases.map(({ code }) => code), ...ELSEWHERE]);

    expect(wanted.filter((code) => !tried.has(code) && !tried.has(`${nameOf(route)} ${code}`))).toEqual([]);
    expect(tried.has(undefined)).toBe(true);
  });
});

test('every case concerns a path that is served', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(ROUTES.map(nameOf).toSorted());
});

/** The code with which a path refuses somebody who gets `code` elsewhere; undefined when it does not refuse. */
function refusalOf({ permission, path }: Route, code: string): string | undefined {
  const isAuthentication = code === 'missing_token' || code === 'unknown_token';
  if (permission === 'public') {
    return undefined;
  }
  if (permission !== 'community_manager') {
    return isAuthentication ? code : undefined;
  }
  return code !== 'no_permission' || /:(linkId|signingId)/.test(path) ? code : undefined;
}

/** Arranges the first successful case of a path. */
async function arrange(route: Route): Promise<Call> {
  return (await CASES[nameOf(route)]?.find(({ code }) => code === undefined)?.call(world)) ?? {};
}

/** Calls that would succeed, each arranged once: who is refused changes nothing, so the next can send it too. */
const arranged = new Map<Route, Promise<Call>>();

/** Sends the first successful case of a path as somebody else, who is refused. */
async function sendAs(route: Route, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const arranging = arranged.get(route) ?? arrange(route);
  arranged.set(route, arranging);
  const call = await arranging;
  return ask(route, { ...call, headers: { ...call.headers, cookie: '', token: '', ...headers } });
}

describe.each(await strangers(world))('%s may not: %s', (_who, headers, code) => {
  test.each(ROUTES.filter((route) => refusalOf(route, code) !== undefined))('$method $path', async (route) => {
    const { status, data } = await sendAs(route, headers);

    expect(data).toEqual({ error_code: `cla.${code}`, error_message: expect.any(String) });
    expect(status).toBe(code === 'unauthorized_token' ? 403 : 401);
  });
});

test('every path that needs a session decides whether it asks for a fresh proof', () => {
  const closed = ROUTES.filter(({ permission }) => permission !== 'public').map(nameOf);

  expect(Object.keys(REST_STEP_UP).toSorted()).toEqual(closed.toSorted());
});

/** Makes all sessions six minutes old, begun by a page or over REST. */
async function age(withoutPage: boolean): Promise<void> {
  const createdAt = new Date(Date.now() - 6 * 60_000);
  await world.em().nativeUpdate(Session, {}, { createdAt, withoutPage });
}

const asking = ROUTES.filter((route) => REST_STEP_UP[nameOf(route)] === 'asks');

describe.each(asking)('$method $path', (route) => {
  test('asks a session that a page began for a fresh proof after five minutes', async () => {
    const call = await arrange(route);
    await age(false);

    expect((await ask(route, call)).data).toMatchObject({ error_code: 'cla.step_up_needed', methods: ['PASSWORD'] });
  });

  test('asks none that was begun over REST', async () => {
    const call = await arrange(route);
    await age(true);

    expect(outcomeOf(route, await ask(route, call))).toHaveProperty('outcome');
  });
});

test.each(ROUTES.filter((route) => REST_STEP_UP[nameOf(route)] === 'never'))(
  'asks nobody for a fresh proof: $method $path',
  async (route) => {
    const call = await arrange(route);
    await age(false);

    expect(outcomeOf(route, await ask(route, call))).toHaveProperty('outcome');
  },
);

test('every path that changes something decides what bounds it', () => {
  const changing = ROUTES.filter(({ method }) => method !== 'GET').map(nameOf);

  expect(Object.keys(REST_GROWTH).toSorted()).toEqual(
    [...changing, 'GET signings/:linkId/export', 'GET link-export/:linkId'].toSorted(),
  );
});

/** Leaves nobody who is logged in anything of the day's budget. */
async function spendAllBudgets(): Promise<void> {
  const sessions = await world.em().find(Session, {});
  const owners = new Set(sessions.flatMap(({ account, manager }) => [account?.id ?? manager?.id ?? '']));
  for (const id of owners) {
    await spendBudgetOf(world, { id }, { of: DAILY_CHANGES['corporation-manager'] });
  }
}

/** Sends a call that would succeed, with the budgets of all remaining sessions spent. */
async function askWithoutBudget(route: Route): Promise<Answer> {
  await world.em().nativeDelete(Session, {});
  const call = await arrange(route);
  await world.em().nativeDelete(Counter, {});
  await spendAllBudgets();
  const answer = await ask(route, call);
  await world.em().nativeDelete(Counter, {});
  return answer;
}

const bounded = ROUTES.filter((route) => Object.hasOwn(REST_GROWTH, nameOf(route)));

test.each(bounded.filter((route) => REST_GROWTH[nameOf(route)] === 'budget'))(
  "draws on the day's budget of an account: $method $path",
  async (route) => {
    const { data } = await askWithoutBudget(route);

    expect(data).toMatchObject({ error_code: 'cla.too_many_request', reason: 'daily_budget' });
  },
);

test.each(bounded.filter((route) => REST_GROWTH[nameOf(route)] !== 'budget'))(
  "is not refused for the day's budget: $method $path",
  async (route) => {
    expect(outcomeOf(route, await askWithoutBudget(route))).toHaveProperty('outcome');
  },
);

test.each(ROUTES.filter(changesLink))('a frozen link is not changed: $method $path', async (route) => {
  const call = await arrange(route);
  await world.em().nativeUpdate(Link, { linkId: call.params?.['linkId'] ?? '' }, { frozenAt: new Date() });

  expect((await ask(route, call)).data).toMatchObject({ error_code: 'cla.link_frozen' });
});

test.each(ROUTES.filter(({ permission }) => permission.startsWith('corporation_')))(
  'a community manager may not: $method $path',
  async (route) => {
    const headers = await signIn(world, await buildAccount(world.em()));

    expect((await sendAs(route, headers)).data).toMatchObject({ error_code: 'cla.unauthorized_token' });
  },
);

test.each(ROUTES.filter(({ permission }) => permission === 'corporation_administrator'))(
  'an employee manager may not: $method $path',
  async (route) => {
    const { headers } = await arrangeManager(world, { role: 'manager' });

    expect((await sendAs(route, headers)).data).toMatchObject({ error_code: 'cla.unauthorized_token' });
  },
);

test.each(ROUTES.filter(({ permission }) => permission === 'community_manager'))(
  'a community manager who has a one-time password may not: $method $path',
  async (route) => {
    const headers = await signIn(world, await buildAccount(world.em(), { initialPasswordChanged: false }));

    expect((await sendAs(route, headers)).data).toMatchObject({ error_code: 'cla.initial_password_unchanged' });
  },
);

test.each(ROUTES.filter(({ permission }) => permission.startsWith('corporation_')))(
  'a manager with a one-time password may not, unless the table says so: $method $path',
  async (route) => {
    const { headers } = await arrangeManager(world, { initialPasswordChanged: false });

    const expected = route.oneTimePassword
      ? { initial_pw_changed: false }
      : { error_code: 'cla.initial_password_unchanged' };
    expect((await sendAs(route, headers)).data).toMatchObject(expected);
  },
);
