import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Em, Orm } from './db/open-database.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { SigningStatusLoader } from './modules/signing/signing-status-loader.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { SecretBox } from './secret-box.ts';

/** What a process has one of; made at the start, the same for every request. */
export interface Dependencies {
  readonly config: Config;
  readonly orm: Orm;
  readonly jobs: JobQueue;
  readonly log: FastifyBaseLogger;
  readonly rateLimiter: RateLimiter;
  readonly secretBox: SecretBox;
  readonly signingStatuses: SigningStatusLoader;
  readonly now: () => Date;
}

/** Where a request came from, as evidence and for limits; the IP is the socket's unless proxies are trusted. */
export interface RequestSource {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

/** What a use case works with, whichever transport it was called over. */
export interface AppContext {
  readonly em: Em;
  readonly deps: Dependencies;
  readonly source: RequestSource;
  now(): Date;
}

/** The context of one request: its own unit of work. */
export function createContext(deps: Dependencies, source: RequestSource): AppContext {
  let em: Em | undefined;
  return {
    deps,
    source,
    now: deps.now,
    // Look-ups of signing status, by far the most frequent requests, need none.
    get em() {
      em ??= deps.orm.em.fork();
      return em;
    },
  };
}
