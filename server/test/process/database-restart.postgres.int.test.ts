import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPostgresqlCluster } from '#server/commands/postgresql-cluster.ts';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { writeKey } from '#server/modules/community/api-key/api-key.rules.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { readMetrics, spawnService } from './service-process.ts';
import { askStates, sign, toBody } from './signer.ts';

const SECRET_KEY = 'a secret key that only tests use, 32 bytes or more';
const FIRST = 'before@example.com';
const SECOND = 'after@example.com';

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };

/** With a key, which is checked before the operation is read. */
const WITH_KEY = { ...JSON_HEADERS, 'x-api-key': writeKey(randomUUID(), 'a'.repeat(43)) };

const PATIENCE = { timeout: 60_000 };

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
}

async function send(url: string, body?: string, headers = JSON_HEADERS): Promise<Answer> {
  const response = await fetch(url, body === undefined ? {} : { method: 'POST', headers, body });
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
}

/** A query outside transactions, one through the ORM, a change, and a key, over both transports, and a webhook. */
function requestsTo(address: string): readonly (() => Promise<Answer>)[] {
  const status = `query ($id: ID!) { signingStatus(linkId: $id, email: "${FIRST}") { state } }`;
  const link = 'query ($id: ID!) { link(id: $id) { alias } }';
  const code = `mutation ($id: ID!) { sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $id, email: "${SECOND}", language: EN }) { expiresAt } }`;
  const rest = `${address}/api/v1/individual-signing/${DEMO_LINK_ID}`;
  return [
    ...[status, link, code].map((query) => () => send(`${address}/graphql`, toBody(query, { id: DEMO_LINK_ID }))),
    () => send(`${address}/graphql`, toBody(link, { id: DEMO_LINK_ID }), WITH_KEY),
    () => send(`${rest}?email=${FIRST}`),
    () => send(`${rest}/code`, JSON.stringify({ email: SECOND })),
    () => send(`${address}/hooks/github/github-app`, '{}'),
  ];
}

const UNAVAILABLE = {
  status: 503,
  retryAfter: '5',
  body: expect.toSatisfy((body: unknown) => /"(?:cla\.)?unavailable"/.test(JSON.stringify(body))),
};

test(
  'while PostgreSQL restarts the service says that it is unavailable, then goes on by itself with all data',
  { timeout: 300_000 },
  async () => {
    const cluster = await createPostgresqlCluster();
    onTestFinished(() => cluster.remove());
    const { url: SMTP_URL, mails } = await startSmtpSink();
    const settings = { DATABASE_URL: cluster.url, SECRET_KEY, SMTP_URL, DEMO: 'true', METRICS_PORT: '0' };
    const service = spawnService(settings);
    const address = await service.address;
    const { documentUrl } = await sign(address, FIRST, mails);
    const document = new URL(new URL(documentUrl).pathname, address);
    // On a busy machine the document is not derived at once.
    const signed = await vi.waitFor(async () => {
      const answer = await fetch(document);
      expect(answer.status).toBe(200);
      return answer.bytes();
    }, PATIENCE);

    cluster.stop();
    // Dead idle connections are noticed by the first requests, so each is sent more often than there are connections.
    for (const request of requestsTo(address)) {
      for (let time = 0; time < 5; time += 1) {
        expect(await request()).toEqual(UNAVAILABLE);
      }
    }
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(await send(`${address}/readyz`)).toMatchObject({
      status: 503,
      body: { parts: { database: 'unavailable' } },
    });

    expect(await readMetrics(service)).toMatch(/^signet_database_up 0$/m);

    cluster.start();
    await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), PATIENCE);
    expect(await readMetrics(service)).toMatch(/^signet_database_connections\{state="idle"\} [1-9]/m);
    expect(await askStates(address, [FIRST, SECOND])).toEqual(['VALID', 'NOT_SIGNED']);
    expect(await (await fetch(document)).bytes()).toEqual(signed);
    await sign(address, SECOND, mails);
    expect(await askStates(address, [SECOND])).toEqual(['VALID']);

    service.signal('SIGTERM');
    expect(await service.exitCode, service.output()).toBe(0);
  },
);

test(
  'requests under way while PostgreSQL restarts are answered, or asked to come again',
  { timeout: 300_000 },
  async () => {
    const cluster = await createPostgresqlCluster();
    onTestFinished(() => cluster.remove());
    const service = spawnService({
      DATABASE_URL: cluster.url,
      SECRET_KEY,
      SMTP_URL: 'smtp://127.0.0.1:1',
      DEMO: 'true',
    });
    const address = await service.address;
    const answers: Answer[] = [];
    const restarted = new AbortController();
    const askOn = async (request: () => Promise<Answer>): Promise<void> => {
      while (!restarted.signal.aborted) {
        answers.push(await request());
      }
    };
    const askers = Promise.all([...requestsTo(address), ...requestsTo(address)].map(askOn));

    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(100), PATIENCE);
    cluster.stop();
    await vi.waitFor(() => expect(answers.at(-1)?.status).toBe(503), PATIENCE);
    cluster.start();
    await vi.waitFor(() => expect(answers.slice(-10).some(({ status }) => status === 200)).toBe(true), {
      timeout: 60_000,
    });
    restarted.abort();
    await askers;

    const others = answers.filter(({ status }) => status !== 503).map(({ status, body }) => ({ status, body }));
    expect(others.filter(({ body }) => JSON.stringify(body).includes('system_error'))).toEqual([]);
    expect(answers.filter(({ status }) => status === 503).every(({ retryAfter }) => retryAfter === '5')).toBe(true);
  },
);
