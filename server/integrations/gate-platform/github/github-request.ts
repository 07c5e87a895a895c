import { limitedFetch, type LimitedAnswer } from '#server/integrations/code-platform/limited-fetch.ts';
import { GatePlatformFailure, type GateInstance } from '#server/integrations/gate-platform/gate-platform.ts';
import { refuseFailure } from './github-failure.ts';

/** Bytes of an answer: fifty commits with messages of 64 KiB each, each sign written as six in JSON. */
const MAX_BYTES = 32 * 1024 * 1024;

/** What the requests of one GitHub share. */
export interface GithubHost {
  readonly instance: GateInstance;
  /** Milliseconds that a request may take. */
  readonly timeoutMs: number;
  readonly now: () => Date;
}

/** A request to the API of GitHub. */
export interface GithubRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the API's address, with its query; or a whole address of it. */
  readonly path: string;
  /** None for the end of the manifest flow. */
  readonly token: string | null;
  readonly body?: unknown;
  /** What the answer is asked for as; JSON by default. */
  readonly mediaType?: string;
  /** Refusals that the caller reads itself, such as 404. */
  readonly accept?: readonly number[];
}

/** Sends one request, follows no redirect, and refuses what GitHub refuses. Throws `GatePlatformFailure`. */
export async function requestGithub(host: GithubHost, request: GithubRequest): Promise<LimitedAnswer> {
  const { method, path, token, body, accept = [], mediaType = 'application/vnd.github+json' } = request;
  const answer = await limitedFetch(githubAddress(host.instance, path), {
    method,
    redirect: 'manual',
    timeout: host.timeoutMs,
    maxBytes: MAX_BYTES,
    headers: {
      accept: mediaType,
      'user-agent': 'signet',
      'x-github-api-version': '2022-11-28',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if ('failure' in answer) {
    const { failure, ...details } = answer;
    throw new GatePlatformFailure('unusable', failure, details);
  }
  if (!accept.includes(answer.status)) {
    refuseFailure(answer, host.now());
  }
  return answer;
}

/** Path of the next page of a list, undefined after the last one; never one of another host. */
export function nextPage({ instance }: GithubHost, { headers }: LimitedAnswer): string | undefined {
  const next = /<([^<>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return next?.startsWith(`${instance.apiUrl}/`) ? next : undefined;
}

/** The whole address of a path of the API. GraphQL has another address on GitHub Enterprise Server. */
export function githubAddress({ apiUrl }: Pick<GateInstance, 'apiUrl'>, path: string): string {
  if (path === '/graphql') {
    return apiUrl.endsWith('/api/v3') ? apiUrl.replace(/\/v3$/, '/graphql') : `${apiUrl}/graphql`;
  }
  return path.startsWith('/') ? `${apiUrl}${path}` : path;
}
