import { z } from 'zod';
import { limitedFetch, type LimitedAnswer } from '#server/integrations/code-platform/limited-fetch.ts';
import { GatePlatformFailure, type GateInstance } from '#server/integrations/gate-platform/gate-platform.ts';

/** Bytes of an answer: 250 commits with messages of 64 KiB each, written as JSON. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Milliseconds to wait at a limit that does not say how long. */
const WAIT_MS = 60_000;

/** What the requests to one Gitee share. */
export interface GiteeHost {
  readonly instance: GateInstance;
  /** Milliseconds that a request may take. */
  readonly timeoutMs: number;
  readonly now: () => Date;
}

/** A request to the API of Gitee. */
export interface GiteeRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the API's address, with its query. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a form, which is all that some requests take. */
  readonly form?: Readonly<Record<string, string>>;
  /** Refusals that the caller reads itself, such as 404. */
  readonly accept?: readonly number[];
  /** The right in the repository without which Gitee answers 403, or as if there were nothing. */
  readonly needs?: string;
}

const refusal = z.object({ message: z.string().catch('') }).catch({ message: '' });

/** An id, as text. */
export const giteeId = z.union([z.int(), z.string().min(1)]).transform(String);

/** Sends one request, follows no redirect, and refuses what Gitee refuses. Throws `GatePlatformFailure`. */
export async function requestGitee(host: GiteeHost, token: string, request: GiteeRequest): Promise<LimitedAnswer> {
  const { method = 'GET', path, body, form, accept = [] } = request;
  const content =
    form === undefined
      ? { type: 'application/json', text: body === undefined ? undefined : JSON.stringify(body) }
      : { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() };
  const answer = await limitedFetch(`${host.instance.apiUrl}${path}`, {
    method,
    redirect: 'manual',
    timeout: host.timeoutMs,
    maxBytes: MAX_BYTES,
    headers: {
      accept: 'application/json',
      'user-agent': 'signet',
      authorization: `Bearer ${token}`,
      ...(content.text === undefined ? {} : { 'content-type': content.type }),
    },
    ...(content.text === undefined ? {} : { body: content.text }),
  });
  if ('failure' in answer) {
    throw new GatePlatformFailure('unusable', answer.failure);
  }
  if (!accept.includes(answer.status)) {
    refuseFailure(answer, request, host.now());
  }
  return answer;
}

/** Throws `GatePlatformFailure` for an answer that is a refusal. */
function refuseFailure(answer: LimitedAnswer, { needs }: GiteeRequest, now: Date): void {
  const { status, headers } = answer;
  if (status >= 200 && status < 300) {
    return;
  }
  const details = `status ${status}`;
  const message = messageOf(answer);
  if (status === 401) {
    throw refuseToken(message, details);
  }
  const isLimit = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
  if (status === 429 || (status === 403 && (isLimit || /rate limit/i.test(message)))) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    const wait = Number.isFinite(seconds) ? seconds * 1000 : WAIT_MS;
    throw new GatePlatformFailure('limited', details, { retryAt: new Date(now.getTime() + wait) });
  }
  if (status === 403 || (status === 404 && needs !== undefined)) {
    throw new GatePlatformFailure('forbidden', details, needs === undefined ? {} : { permission: needs });
  }
  const isMissing = [301, 302, 307, 308, 404, 410, 451].includes(status);
  throw new GatePlatformFailure(isMissing ? 'not_found' : 'unusable', details);
}

/** A token that is known and lacks a scope is answered 401 as well; the message names the scope. */
function refuseToken(message: string, details: string): GatePlatformFailure {
  const scope = /\bno (\w+) scope\b/.exec(message)?.[1];
  return scope === undefined
    ? new GatePlatformFailure('credentials_refused', details)
    : new GatePlatformFailure('forbidden', details, { permission: scope });
}

/** The message of a refusal, to be compared only: it is never logged. */
function messageOf({ body }: LimitedAnswer): string {
  try {
    return refusal.parse(JSON.parse(body)).message;
  } catch {
    return '';
  }
}

/** Reads an answer. Throws `GatePlatformFailure` when it is no JSON or has another shape. */
export function readAnswer<T>({ body }: LimitedAnswer, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) {
    throw new GatePlatformFailure('unusable', 'the answer has another shape');
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GatePlatformFailure('unusable', 'the answer is not JSON');
  }
}
