import type { z } from 'zod';
import { limitedFetch, type LimitedAnswer } from '#server/integrations/code-platform/limited-fetch.ts';
import { askTwice } from './ask-twice.ts';
import { GatePlatformFailure, type GateInstance } from './gate-platform.ts';
import { readLongAnswer } from './platform-json.ts';
import { isRefusal, limited } from './request-limit.ts';

/** Milliseconds that a request may take. */
const TIMEOUT_MS = 10_000;

/** Bytes of an answer: fifty commits with messages of 64 KiB each, each sign written as six in JSON. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Entries of a page of a list: the most that these platforms give. */
const PAGE_SIZE = 100;

/** Most pages of a list, in case a platform never ends it. */
const PAGES_MAX = 200;

/** What a refusal means. */
export interface ExplainedRefusal {
  readonly kind: GatePlatformFailure['kind'];
  /** The right that is missing, if the refusal names it. */
  readonly permission?: string;
}

/** How one platform differs from the others. */
export interface TokenApiOptions {
  readonly timeoutMs?: number;
  readonly now?: () => Date;
  /** The meaning of a refusal beyond its status; undefined for the usual meaning. */
  readonly explain?: (answer: LimitedAnswer) => ExplainedRefusal | undefined;
}

/** A request to the API of a platform. */
export interface TokenApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's address, with its query. */
  readonly path: string;
  /** Sent as JSON; a form is sent as it is. */
  readonly body?: unknown;
  /** Refusals that the caller reads itself, such as 404. */
  readonly accept?: readonly number[];
  /** The right that is missing when it is forbidden, as the platform names it. */
  readonly permission?: string;
}

/** The REST API of a platform, asked with the token of an account. Every method may throw `GatePlatformFailure`. */
export class TokenApi {
  readonly now: () => Date;

  constructor(
    readonly instance: GateInstance,
    private readonly token: string,
    private readonly options: TokenApiOptions = {},
  ) {
    this.now = options.now ?? (() => new Date());
  }

  /** Asks, and refuses what the platform refuses. What fails for no reason is tried twice if it only reads. */
  async ask(request: TokenApiRequest): Promise<LimitedAnswer> {
    const { method = 'GET' } = request;
    return method === 'GET' ? askTwice(async () => this.#askOnce(request)) : this.#askOnce(request);
  }

  /** Follows no redirect. */
  async #askOnce(request: TokenApiRequest): Promise<LimitedAnswer> {
    const { method = 'GET', path, body } = request;
    const isForm = body instanceof URLSearchParams;
    const json = body !== undefined && !isForm;
    const answer = await limitedFetch(`${this.instance.apiUrl}${path}`, {
      method,
      redirect: 'manual',
      timeout: this.options.timeoutMs ?? TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${this.token}`,
        // Firewalls of platforms refuse clients that do not look like a browser.
        'user-agent': 'Mozilla/5.0 (compatible; Signet)',
        ...(json ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if ('failure' in answer) {
      const { failure, ...details } = answer;
      throw new GatePlatformFailure('unusable', failure, details);
    }
    this.#refuseFailure(answer, request);
    return answer;
  }

  /** Reads an answer of a shape; `unusable` when it has another one. The permission is named when it is missing. */
  async read<T>(path: string, schema: z.ZodType<T>, permission?: string): Promise<T> {
    return readLongAnswer(await this.ask({ path, ...(permission === undefined ? {} : { permission }) }), schema);
  }

  /** Like `read`, for something that may not exist. */
  async find<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const answer = await this.ask({ path, accept: [404] });
    return answer.status === 404 ? undefined : readLongAnswer(answer, schema);
  }

  /** Reads all pages of a list. The permission is named when it is missing. */
  async readAll<T>(path: string, schema: z.ZodType<T[]>, permission?: string): Promise<T[]> {
    const entries: T[] = [];
    const query = path.includes('?') ? '&' : '?';
    for (let page = 1; page <= PAGES_MAX; page += 1) {
      const found = await this.read(`${path}${query}per_page=${PAGE_SIZE}&page=${page}`, schema, permission);
      entries.push(...found);
      if (found.length < PAGE_SIZE) {
        return entries;
      }
    }
    throw new GatePlatformFailure('unusable', 'the list has no end');
  }

  #refuseFailure(answer: LimitedAnswer, { accept = [], permission }: TokenApiRequest): void {
    const { status } = answer;
    if ((status >= 200 && status < 300) || accept.includes(status)) {
      return;
    }
    const explained: ExplainedRefusal = this.options.explain?.(answer) ?? { kind: kindOf(answer) };
    if (explained.kind === 'limited') {
      throw limited(answer, this.now());
    }
    // Missing rights often look like something missing.
    const lacking = explained.kind === 'forbidden' || explained.kind === 'not_found' ? permission : undefined;
    const missing = explained.permission ?? lacking;
    const details = missing === undefined ? {} : { permission: missing };
    throw new GatePlatformFailure(missing === undefined ? explained.kind : 'forbidden', `status ${status}`, details);
  }
}

function kindOf({ status, headers }: LimitedAnswer): GatePlatformFailure['kind'] {
  if (status === 429 || headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0') {
    return 'limited';
  }
  if (status === 401) {
    return 'credentials_refused';
  }
  if (status === 403) {
    return 'forbidden';
  }
  if (isRefusal(status)) {
    return 'refused';
  }
  // A redirect is a repository that moved: the token goes nowhere else.
  return [301, 302, 307, 308, 404, 410, 451].includes(status) ? 'not_found' : 'unusable';
}
