import { JOBS } from '#server/jobs/jobs.ts';
import { afterFile } from '#server/test/after-file.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { GATE_JOBS } from './due-jobs.ts';

/** Where the service believes to be; its webhooks are led to where it is. */
const PUBLIC_URL = 'http://localhost:4000';

/** A stand-in for a platform that is connected by a token. */
interface TokenFake {
  readonly url: string;
  readonly apiUrl: string;
  stop(): Promise<void>;
}

/** The service, and a platform that it knows, over HTTP in both directions. */
export interface TokenWorld<Fake> {
  readonly platform: Fake;
  readonly testApp: TestApp;
  /** Lines of the log. */
  readonly log: readonly string[];
}

/** Starts both; `setting` is the beginning of the settings that name the platform: `GITEE`. */
export async function startTokenWorld<Fake extends TokenFake>(
  setting: string,
  start: (options: { readonly resolve: (url: string) => string }) => Promise<Fake>,
): Promise<TokenWorld<Fake>> {
  let address = PUBLIC_URL;
  const platform = await start({ resolve: (url) => url.replace(PUBLIC_URL, address) });
  afterFile(() => platform.stop());
  const log: string[] = [];
  const logTo = { write: (line: string): void => void log.push(line) };
  const addresses = { [`${setting}_URL`]: platform.url, [`${setting}_API_URL`]: platform.apiUrl };
  const testApp = await createTestApp({ ...addresses, LOG_LEVEL: 'info' }, logTo);
  address = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  await testApp.deps.jobs.work(
    JOBS.filter(({ name }) => GATE_JOBS.has(name)),
    testApp.deps,
  );
  return { platform, testApp, log };
}
