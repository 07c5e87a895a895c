import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createSmtpTransport } from '#server/integrations/mail/smtp-transport.ts';
import { deliverEmail } from '#server/modules/ground/email/deliver-email.job.ts';
import { arrangeSignLink, askForCode, guess } from '#server/modules/ground/verification/testing/visitors.ts';
import { graphql } from '#server/test/graphql.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { whenDone } from '#server/test/when-done.ts';
import { serveMetrics } from './serve-metrics.ts';

const EMAIL = 'watched.signer@example.org';
const IP = '203.0.113.77';
const DELIVERED = 'signet_job_duration_seconds_count{queue="mail",outcome="ok"}';

let testApp: TestApp;
let address: string;
beforeAll(async () => {
  testApp = await createTestApp({ METRICS_PORT: '0' });
  const metrics = await serveMetrics(0, testApp.deps);
  whenDone(() => metrics.close());
  ({ address } = metrics);
});

const scrape = async (): Promise<string> => (await fetch(address)).text();

/** Returns the value of a series; NaN if it has none. Counters are the process's, so tests compare them. */
function valueOf(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 'NaN');
}

/** Returns by how much each series grew. */
async function growth(series: readonly string[], act: () => Promise<unknown>): Promise<number[]> {
  const before = await scrape();
  await act();
  const after = await scrape();
  return series.map((one) => valueOf(after, one) - (valueOf(before, one) || 0));
}

test('a signing is counted from the request to the mail, without who signed', async () => {
  const { deps } = testApp;
  const at = await arrangeSignLink(testApp);
  const sink = await startSmtpSink();
  const mailTransport = createSmtpTransport(sink.url);
  // Before the sink stops, which waits until everybody has hung up.
  onTestFinished(() => mailTransport.close());

  const grown = await growth(
    [
      'signet_signings_total{kind="individual"}',
      'signet_graphql_operation_duration_seconds_count{operation="sendVerificationCode",code="ok"}',
      'signet_graphql_operation_duration_seconds_count{operation="signIndividual",code="ok"}',
      'signet_graphql_operation_duration_seconds_count{operation="signIndividual",code="wrong_verification_code"}',
      'signet_http_request_duration_seconds_count{method="POST",route="/graphql",status="200"}',
      'signet_mails_total{outcome="sent"}',
      DELIVERED,
    ],
    async () => {
      const challenge = await askForCode(testApp, at, { email: EMAIL, ip: IP });
      const code = await testApp.codeSentTo(EMAIL);
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      await guess(testApp, at, { email: EMAIL, ip: IP, code: wrong, challenge });
      expect(await guess(testApp, at, { email: EMAIL, ip: IP, code, challenge })).toBe('signed');
      expect(valueOf(await scrape(), 'signet_queued_mails')).toBeGreaterThan(0);
      const done = valueOf(await scrape(), DELIVERED) || 0;
      await deps.jobs.work([deliverEmail], { ...deps, mailTransport });
      await vi.waitFor(async () => expect(valueOf(await scrape(), DELIVERED)).toBeGreaterThan(done), {
        timeout: 60_000,
      });
    },
  );

  expect(grown).toEqual([1, 1, 1, 1, 3, 1, 1]);
  const text = await scrape();
  expect(text).not.toMatch(/watched|example\.org|203\.0\.113/);
  expect(text).not.toContain(at.link.linkId);
});

test('what callers choose makes no series: names of operations, paths and methods of requests', async () => {
  await graphql(testApp.app, 'query ChosenByCaller { chosen: codePlatforms again: codePlatforms }');
  await graphql(testApp.app, 'query ChosenByCaller { noSuchField }');
  await testApp.app.inject({ url: '/chosen-by-caller' });
  await testApp.app.inject({ url: '/api/v1/individual-signing/chosen-by-caller?email=a@example.org' });

  const text = await scrape();

  expect(text).not.toMatch(/chosen|noSuchField/i);
  expect(text).toMatch(/operation="several"/);
  expect(text).toMatch(/route="\/api\/v1\/individual-signing\/:\w+"/);
});

test('the state of database, queue, threads and process is shown', async () => {
  const text = await scrape();

  expect(valueOf(text, 'signet_database_up')).toBe(1);
  expect(text).toMatch(/^signet_jobs\{queue="mail",state="waiting"\} \d+$/m);
  expect(text).toMatch(/^signet_thread_tasks\{state="running"\} \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
});

test.each<[string, () => Promise<never>]>([
  ['refuses connections', () => Promise.reject(new Error('connection refused'))],
  ['does not answer', () => new Promise(() => undefined)],
])('while the database %s its metrics are absent, not zero', async (_name, execute) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const connection = testApp.database.orm.em.getConnection();
  const cut = vi.spyOn(connection, 'execute').mockImplementationOnce(execute);

  const scraped = scrape();
  await vi.waitFor(() => expect(cut).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(5000);
  const text = await scraped;
  cut.mockRestore();

  expect(valueOf(text, 'signet_database_up')).toBe(0);
  expect(valueOf(text, 'signet_queued_mails')).toBeNaN();
  expect(text).not.toMatch(/^signet_jobs\{/m);
  expect(valueOf(await scrape(), 'signet_database_up')).toBe(1);
});

test('when the evidence was last checked is known long after the queue has forgotten other jobs', async () => {
  const { jobs } = testApp.deps;
  await testApp.em().transactional((em) => jobs.enqueue('verify-evidence', [{ data: {} }], em.getTransactionContext()));
  await testApp.em().execute(`update pgboss.job set state = 'completed', completed_on = now() - interval '30 days'
    where name = 'verify-evidence'`);

  // As the queue does once a day.
  await testApp.em().execute(`delete from pgboss.job where completed_on + deletion_seconds * interval '1s' < now()`);

  expect(valueOf(await scrape(), 'signet_evidence_check_timestamp_seconds')).toBeGreaterThan(0);
});

test('nothing else is served there, and metrics nowhere else', async () => {
  expect((await fetch(new URL('/', address))).status).toBe(404);
  expect((await fetch(new URL('/readyz', address))).status).toBe(404);
  expect((await testApp.app.inject({ url: '/metrics' })).body).not.toContain('signet_');
});
