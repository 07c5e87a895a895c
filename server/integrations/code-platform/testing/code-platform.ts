import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveLocally } from '#server/test/serve-locally.ts';
import { answerApi } from './platform-api.ts';
import { answerOauth } from './platform-oauth.ts';
import type { PlatformState } from './platform-state.ts';

/** A running code platform. */
export interface RunningCodePlatform extends PlatformState {
  readonly url: string;
  readonly apiUrl: string;
  /** Settings with which the service uses it for logins. */
  readonly environment: Readonly<Record<string, string>>;
  /** Acts as a user in the browser, and returns where the platform redirects to. `null` refuses. */
  authorize(url: string, login: string | null): Promise<URL>;
  stop(): Promise<void>;
}

type Options = Pick<PlatformState, 'platform' | 'users'> & Partial<Pick<PlatformState, 'repositories' | 'automatic'>>;

/** Starts a platform like GitHub, Gitee or GitCode on a free port of this machine: OAuth with a consent page, and the API. */
export async function startCodePlatform({
  repositories = [],
  automatic = false,
  ...options
}: Options): Promise<RunningCodePlatform> {
  const state: PlatformState = {
    ...options,
    repositories,
    automatic,
    clientId: `client-of-${options.platform}`,
    clientSecret: `secret-of-${options.platform}`,
    faults: new Map(),
    codes: new Map(),
    tokens: new Map(),
    asked: [],
    pageSize: 100,
  };
  const { origin: url, stop } = await serveLocally((request, response) => void answer(state, request, response));
  const addresses = { url, apiUrl: `${url}/api` };
  return {
    ...state,
    ...addresses,
    environment: environmentOf(state, addresses),
    authorize,
    stop,
  };
}

async function answer(state: PlatformState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', `http://${request.headers.host}`);
  const isApi = url.pathname.startsWith('/api/');
  await (isApi ? answerApi(state, { url, request, response }) : answerOauth(state, { url, request, response }));
}

function environmentOf(
  { platform, clientId, clientSecret }: PlatformState,
  { url, apiUrl }: { readonly url: string; readonly apiUrl: string },
): Record<string, string> {
  const prefix = platform.toUpperCase();
  return {
    [`${prefix}_CLIENT_ID`]: clientId,
    [`${prefix}_CLIENT_SECRET`]: clientSecret,
    [`${prefix}_URL`]: url,
    [`${prefix}_API_URL`]: apiUrl,
  };
}

async function authorize(url: string, login: string | null): Promise<URL> {
  const response = await fetch(`${url}&as=${encodeURIComponent(login ?? '')}`, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (location === null) {
    throw new Error(`the platform shows a page instead of sending the browser back: ${await response.text()}`);
  }
  return new URL(location);
}
