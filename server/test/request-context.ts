import { createContext, type AppContext } from '#server/context.ts';
import type { SessionHeaders } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** The context of one request, for what a test does within it; of a logged-in user if their headers are given. */
export function requestContext({ deps }: Pick<TestApp, 'deps'>, headers?: SessionHeaders): AppContext {
  const accessToken = /access_token=([^;]*)/.exec(headers?.cookie ?? '')?.[1] ?? '';
  const nothing = (): void => undefined;
  const read = (name: string): string | undefined => (name === 'access_token' ? accessToken : undefined);
  return createContext(deps, {
    source: { ip: '192.0.2.1', userAgent: undefined },
    openBrowser: () => ({ cookies: { read, set: nothing, clear: nothing }, csrfToken: headers?.token ?? '' }),
  });
}
