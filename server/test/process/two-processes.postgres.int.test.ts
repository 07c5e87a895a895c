import { expect, onTestFinished, test } from 'vitest';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#server/test/postgresql.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { spawnService, type ServiceProcess } from './service-process.ts';
import { askStates, receiveCode, sign, signingRequest, toBody } from './signer.ts';

type Environment = Readonly<Record<string, string>>;

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };

/** Settings of processes that share a new database. */
async function shareDatabase(settings: Environment = {}): Promise<Environment> {
  const name = await createDatabase();
  onTestFinished(() => dropDatabase(name));
  const SECRET_KEY = 'a secret key that only tests use, 32 bytes or more';
  return { DATABASE_URL: databaseUrl(name), SECRET_KEY, DEMO: 'true', ...settings };
}

/** Sends an operation; answers `ok` or the code of its error with what it says about waiting. */
async function resultOf(address: string, query: string, variables: object): Promise<string> {
  const body = toBody(query, { ...variables });
  const response = await fetch(`${address}/graphql`, { method: 'POST', headers: JSON_HEADERS, body });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string; reason?: string } }[] };
  const [error] = errors ?? [];
  return error === undefined ? 'ok' : [error.extensions.code, error.extensions.reason ?? ''].join(' ').trim();
}

const LOGIN = `mutation ($password: String!) {
  login(input: { account: "demo", as: COMMUNITY, password: $password, privacyConsented: true }) { viewer { __typename } }
}`;
const SEND = `mutation ($email: String!) {
  sendVerificationCode(
    input: { purpose: INDIVIDUAL_SIGNING, linkId: "${DEMO_LINK_ID}", email: $email, language: EN }
  ) { expiresAt }
}`;

const times = (count: number, result: string): string[] => Array.from({ length: count }, () => result);

test('failed logins, wrong codes and mails count together, whichever process was asked', async () => {
  const { url: SMTP_URL, mails } = await startSmtpSink();
  const settings = await shareDatabase({ SMTP_URL, RATE_LIMIT_SCALE: '1', LINK_MAIL_BUDGET: '6' });
  const services = [spawnService(settings), spawnService(settings)];
  const addresses = await Promise.all(services.map(({ address }) => address));
  /** Asks the processes round robin. */
  const inTurn = async (count: number, ask: (address: string, time: number) => Promise<string>): Promise<string[]> => {
    const results: string[] = [];
    for (let time = 0; time < count; time += 1) {
      results.push(await ask(addresses[time % 2] ?? '', time));
    }
    return results;
  };

  const logins = await inTurn(7, (address) => resultOf(address, LOGIN, { password: 'not the password' }));
  const email = 'guessed@example.com';
  await receiveCode(addresses[0] ?? '', email, mails);
  const codes = await inTurn(3, (address, time) => resultOf(address, SEND, { email: `budget-${time}@example.com` }));
  const { query, variables } = await signingRequest(addresses[0] ?? '', { email }, 'not-it');
  const guesses = await inTurn(17, (address) => resultOf(address, query, variables));

  expect(logins).toEqual([...times(4, 'wrong_id_or_pw'), ...times(3, 'user_login_frozen')]);
  // One network may use half of the budget: three mails, of which the first was asked for above.
  expect(codes).toEqual(['ok', 'ok', 'too_many_request proof_of_work']);
  expect(guesses).toEqual([...times(15, 'wrong_verification_code'), ...times(2, 'too_many_request')]);
});

/** Asks a process all the time, as bots and signers do, until it is stopped; returns what went wrong. */
function putLoadOn(address: string): () => Promise<{ readonly answered: number; readonly failures: unknown[] }> {
  const stop = new AbortController();
  let answered = 0;
  const failures: unknown[] = [];
  const rest = `${address}/api/v1/individual-signing/${DEMO_LINK_ID}?email=bot@example.com`;
  const askOn = async (ask: () => Promise<unknown>): Promise<void> => {
    while (!stop.signal.aborted) {
      await ask().then(
        () => (answered += 1),
        (error: unknown) => failures.push(error),
      );
    }
  };
  const askRest = async (): Promise<void> => {
    const { status } = await fetch(rest);
    expect(status).toBe(200);
  };
  const loads = Promise.all(
    [1, 2, 3].flatMap(() => [askOn(() => askStates(address, ['bot@example.com'])), askOn(askRest)]),
  );
  return async () => {
    stop.abort();
    await loads;
    return { answered, failures };
  };
}

/** Replaces a process and returns the new one, ready. */
async function restart(service: ServiceProcess, settings: Environment): Promise<ServiceProcess> {
  service.signal('SIGTERM');
  expect(await service.exitCode, service.output()).toBe(0);
  const next = spawnService(settings);
  expect((await fetch(`${await next.address}/readyz`)).status).toBe(200);
  return next;
}

test(
  'processes are restarted one after the other under load, and no request to one that stays fails',
  { timeout: 300_000 },
  async () => {
    const { url: SMTP_URL, mails } = await startSmtpSink();
    const settings = await shareDatabase({ SMTP_URL });
    let [restarted, staying] = [spawnService(settings), spawnService(settings)];
    await restarted.address;
    for (const email of ['first@example.com', 'second@example.com']) {
      const address = await staying.address;
      const endLoad = putLoadOn(address);

      const [next] = await Promise.all([restart(restarted, settings), sign(address, email, mails)]);

      const { answered, failures } = await endLoad();
      expect(failures).toEqual([]);
      expect(answered).toBeGreaterThan(20);
      // Now the other one.
      [restarted, staying] = [staying, next];
    }
    expect(await askStates(await staying.address, ['first@example.com', 'second@example.com'])).toEqual([
      'VALID',
      'VALID',
    ]);
  },
);
