import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { SECRET_KEY } from './prepare-service.ts';
import { spawnService } from './service-process.ts';
import { createEmptyDataDir, createEmptyStorage, createStorage } from './service-storage.ts';
import { receiveCode, signingRequest, toBody } from './signer.ts';

const DATABASE_URL = 'postgresql://nobody@127.0.0.1:1/none';

describe('a start that the system refuses ends and names the variable', () => {
  test('a port in use by another process', async () => {
    const start = async (settings: Readonly<Record<string, string>>) =>
      spawnService({ ...(await createStorage()).environment, SMTP_URL: 'smtp://127.0.0.1:1', ...settings });
    const first = await start({});
    const { port } = new URL(await first.address);

    const second = await start({ PORT: port });

    expect(await second.exitCode).toBe(1);
    expect(second.output()).toContain(`HOST 127.0.0.1, PORT ${port}: another process listens there (EADDRINUSE)`);
  });

  test('a database server that does not exist', async () => {
    const service = spawnService({ DATABASE_URL, SECRET_KEY, SMTP_URL: 'smtp://127.0.0.1:1' });

    expect(await service.exitCode).toBe(1);
    expect(service.output()).toContain('DATABASE_URL: nothing listens there (ECONNREFUSED)');
  });
});

/** `config.test.ts` tests which settings are bad; this tests that the process ends with the message. */
describe('a start with a bad configuration ends at once and names the variable', () => {
  test.each([
    ['SECRET_KEY', 'a database server without a secret key', { DATABASE_URL, SMTP_URL: 'smtp://127.0.0.1' }],
    ['PORT', 'a port that is no number', { PORT: 'http' }],
  ])('%s: %s', async (variable, _what, environment) => {
    const service = spawnService({ DATA_DIR: join(await createEmptyDataDir(), 'untouched'), ...environment });

    expect(await service.exitCode).toBe(1);
    expect(service.output()).toMatch(new RegExp(`^${variable}: `, 'm'));
    expect(service.output()).not.toContain(SECRET_KEY);
  });
});

interface BegunRequest {
  /** Rejects when the server hangs up. */
  readonly answered: Promise<unknown>;
  finish(body: string): Promise<{ status: number; body: string }>;
}

/** Begins a request by sending only the headers; resolves once the server is handling it. */
async function beginRequest(url: string): Promise<BegunRequest> {
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const outgoing = request(url, { method: 'POST', headers });
  const answered = once(outgoing, 'response');
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  return {
    answered,
    async finish(body) {
      outgoing.end(body);
      const [response] = (await answered) as [IncomingMessage];
      return { status: response.statusCode ?? 0, body: await text(response) };
    },
  };
}

/** Resolves when the service accepts no more connections. */
async function untilRefused(address: string): Promise<void> {
  await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed'), { timeout: 60_000 });
}

test('SIGTERM: requests in progress are finished, then the process ends', async () => {
  const { environment } = await createStorage();
  const { url, mails } = await startSmtpSink();
  const service = spawnService({ ...environment, SMTP_URL: url });
  const address = await service.address;
  const email = 'last-minute@example.com';
  const { query, variables } = await signingRequest(address, { email }, await receiveCode(address, email, mails));
  const signing = await beginRequest(`${address}/graphql`);

  service.signal('SIGTERM');
  await untilRefused(address);
  const answer = await signing.finish(toBody(query, variables));

  expect(answer).toEqual({ status: 200, body: expect.stringContaining('"documentUrl":') });
  expect(await service.exitCode, service.output()).toBe(0);
});

test('SIGTERM: a request that never ends does not keep the process alive', async () => {
  const { environment } = await createStorage();
  const service = spawnService({ ...environment, SMTP_URL: 'smtp://127.0.0.1:1' });
  const { answered } = await beginRequest(`${await service.address}/graphql`);

  service.signal('SIGTERM');

  await expect(answered).rejects.toThrow('socket hang up');
  expect(await service.exitCode, service.output()).toBe(0);
});

const onServer = process.env['TEST_DATABASE_URL'] === undefined ? [] : ['PostgreSQL'];
for (const name of onServer) {
  test(`two processes that start on one fresh ${name} database at the same time both come up`, async () => {
    const { environment } = await createEmptyStorage();
    const services = [1, 2].map(() => spawnService({ ...environment, SMTP_URL: 'smtp://127.0.0.1:1' }));

    const addresses = await Promise.all(services.map((service) => service.address));
    const answers = await Promise.all(addresses.map((address) => fetch(`${address}/readyz`)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
}
