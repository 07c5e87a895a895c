import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ERRORS } from '#server/errors/catalogue.ts';
import { loadSchema } from '#server/graphql/schema.ts';
import { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildCla } from '#server/test/factories.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { hostileGraphqlBody, stringPlaces, type GraphqlTargets } from './hostile-graphql.ts';
import { hostileRestCall, slowRestCalls } from './hostile-rest.ts';
import { hostileText, slowText } from './hostile-values.ts';
import { createRandom, type Random } from './random.ts';

/** Few here; `npm run test:hostile` sends thousands, of another seed every time. */
const REQUESTS = Number(process.env['HOSTILE_REQUESTS'] ?? 400);
const SEED = Number(process.env['HOSTILE_SEED'] ?? 20_261_122);

/** Requests after which roles log in again and get new data: some requests log out, delete and purge. */
const ROUND = 100;

/** Bytes by which what the process keeps may grow from the first round to the last. */
const MEMORY_GROWTH = 50 * 1024 * 1024;

/** Milliseconds of processor time in which the service answers: 99 of 100 requests, and each. */
const TIME_P99 = 250;
const TIME_MAX = 1000;

/** Nothing outside this machine is asked: whatever would be has an address where nobody listens. */
const NOWHERE = {
  SENDER_SMTP_URL: 'smtp://127.0.0.1:9',
  CLA_SOURCES: 'http://127.0.0.1:9/',
  GITHUB_API_URL: 'http://127.0.0.1:9',
  GITEE_API_URL: 'http://127.0.0.1:9',
};

type Headers = Readonly<Record<string, string>>;

const logged: string[] = [];
/** What each answer took, in milliseconds. Of this thread alone: others compare passwords. */
const testApp = await createTestApp({ ...NOWHERE, LOG_LEVEL: 'error' }, { write: (line) => void logged.push(line) });
let times: number[] = [];

function timeOf(share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
}

/** Prints the milliseconds that answers took, so that runs can be compared. */
function printTimes(): void {
  const [half, most, all] = [timeOf(0.5), timeOf(0.99), Math.max(...times)].map((time) => time.toFixed(1));
  process.stdout.write(`${times.length} answers: p50 ${half}, p99 ${most}, longest ${all} ms of processor time\n`);
}

/** Bytes of the heap that are still used after a collection, which Node does on demand only behind a flag. */
function keptBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** A request, kept to be shown if its answer is wrong. */
interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Headers;
  readonly payload?: string;
}

async function arrangeRound(): Promise<{ roles: Headers[]; known: Record<string, unknown> }> {
  const managed = await arrangeManagedLink(testApp);
  const signing = await arrangeCorporation(testApp, managed, { state: 'completed' });
  const waiting = await arrangeCorporation(testApp, managed);
  const em = testApp.em();
  const cla = await buildCla(em, managed.link);
  const administrator = await buildManager(em, signing, { role: ManagerRole.ADMINISTRATOR });
  const employeeManager = await buildManager(em, signing, { role: ManagerRole.EMPLOYEE_MANAGER });
  const { linkId } = managed.link;
  const known = {
    linkId,
    claId: cla.id,
    signingId: waiting.id,
    corporationId: signing.id,
    corporationSigningId: signing.id,
    id: waiting.id,
    ids: [employeeManager.id],
    email: administrator.email,
    representativeEmail: `new@${waiting.primaryDomain}`,
    first: 10,
    platform: 'github',
  };
  const roles = [{}, managed.headers, await signIn(testApp, administrator), await signIn(testApp, employeeManager)];
  return { roles, known };
}

function hostileHeaders(random: Random): Headers {
  const text = (): string =>
    hostileText(random)
      .replaceAll(/[^\x20-\x7E]/g, '')
      .slice(0, 4000);
  const names = [
    'cookie',
    'token',
    'accept-language',
    'user-agent',
    'x-forwarded-for',
    'if-none-match',
    'accept',
    'origin',
  ];
  return random.chance(0.15) ? { [random.pick(names) ?? 'token']: text() } : {};
}

function nextRequest(targets: GraphqlTargets, role: Headers, random: Random): Sent {
  const headers = { ...role, ...hostileHeaders(random) };
  if (random.chance(0.5)) {
    const call = hostileRestCall(targets.values, random);
    return { ...call, headers: { ...headers, ...call.headers } };
  }
  const payload = hostileGraphqlBody(targets, random);
  return { method: 'POST', url: '/graphql', headers: { ...headers, 'content-type': 'application/json' }, payload };
}

/** Codes that no request may cause. */
const FAILURES: ReadonlySet<string> = new Set(['system_error', 'unavailable']);

function codesOf(body: string): string[] {
  return [...body.matchAll(/"(?:error_code|code)":"(?:cla\.)?([^"]*)"/g)].map(([, code = '']) => code);
}

/** Returns what is wrong with the answer to a request; undefined when it is answered as it should be. */
async function faultOf(sent: Sent): Promise<string | undefined> {
  const before = logged.length;
  const startedAt = process.threadCpuUsage();
  const { statusCode, body } = await testApp.app.inject(sent);
  const used = process.threadCpuUsage(startedAt);
  times.push((used.user + used.system) / 1000);
  if ((times.at(-1) ?? 0) > TIME_MAX) {
    return `${JSON.stringify(sent).slice(0, 1500)}\n→ ${times.at(-1)} ms`;
  }
  const codes = statusCode >= 400 || body.startsWith('{"errors"') ? codesOf(body) : [];
  const isCoded = codes.length > 0 && codes.every((code) => Object.hasOwn(ERRORS, code) && !FAILURES.has(code));
  const isFault = statusCode >= 500 ? !codes.includes('document_not_ready') : statusCode >= 400 && !isCoded;
  return isFault || logged.length > before
    ? `${JSON.stringify(sent).slice(0, 1500)}\n→ ${statusCode} ${body.slice(0, 300)}\n${logged.slice(before).join('').slice(0, 2500)}`
    : undefined;
}

test(
  `${REQUESTS} hostile requests of seed ${SEED} are all answered with a code, and none fails`,
  { timeout: 3_600_000 },
  async () => {
    const random = createRandom(SEED);
    const schema = await loadSchema();
    const faults: string[] = [];
    times = [];
    let memory = 0;
    for (let round = 0; round * ROUND < REQUESTS; round += 1) {
      const { roles, known } = await arrangeRound();
      for (let sent = 0; sent < ROUND; sent += 1) {
        const fault = await faultOf(nextRequest({ schema, values: known }, random.pick(roles) ?? {}, random));
        faults.push(...(fault === undefined ? [] : [fault]));
      }
      memory ||= keptBytes();
    }

    printTimes();
    expect(faults).toEqual([]);
    expect(timeOf(0.99)).toBeLessThan(TIME_P99);
    expect(keptBytes() - memory).toBeLessThan(MEMORY_GROWTH);
  },
);

test('a slow text in any string of any operation is answered within a moment', { timeout: 600_000 }, async () => {
  const random = createRandom(SEED);
  const { roles, known } = await arrangeRound();
  const text = (): string => slowText(random, random.pick([65_536, 200_000]));
  const graphqlCalls = stringPlaces({ schema: await loadSchema(), values: known }).map(({ body }) => ({
    method: 'POST' as const,
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: body(text()),
  }));
  const faults: string[] = [];
  times = [];
  for (const call of [...graphqlCalls, ...slowRestCalls(known, text)]) {
    const role = random.pick(roles) ?? {};
    const fault = await faultOf({ ...call, headers: { ...role, ...call.headers } });
    faults.push(...(fault === undefined ? [] : [fault]));
  }

  printTimes();
  expect(faults).toEqual([]);
  expect(timeOf(0.99)).toBeLessThan(TIME_P99);
});
