import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Em, Orm } from './db/open-database.ts';
import type { SenderMail } from './integrations/mail/sender-mail.ts';
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
  readonly senderMail: SenderMail;
  readonly signingStatuses: SigningStatusLoader;
  readonly now: () => Date;
}

/** Where a request came from, as evidence and for limits; the IP is the socket's unless proxies are trusted. */
export interface RequestSource {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

/** What a request proves its session with: a cookie, and a header that other sites cannot send. Empty when absent. */
export interface Credentials {
  readonly accessToken: string;
  readonly csrfToken: string;
}

/** The cookies that a request brought, and those that its answer sets; path, domain and the like are set for all. */
export interface Cookies {
  read(name: string): string | undefined;
  /** Without `maxAge`, in seconds, the cookie lives until the browser is closed. */
  set(name: string, value: string, options: { readonly httpOnly: boolean; readonly maxAge?: number }): void;
  clear(name: string): void;
  startSession(credentials: Credentials): void;
  clearSession(): void;
}

/** What a browser sends and keeps. */
export interface Browser {
  readonly cookies: Cookies;
  readonly credentials: Credentials;
}

/** Who makes a request; the browser's side is looked at when somebody asks for it. */
export interface Caller {
  readonly source: RequestSource;
  openBrowser(): Browser;
}

/** What a use case works with, whichever transport it was called over. */
export interface AppContext extends Browser {
  readonly em: Em;
  readonly deps: Dependencies;
  readonly source: RequestSource;
  now(): Date;
}

/** The context of one request: its own unit of work. */
export function createContext(deps: Dependencies, caller: Caller): AppContext {
  return new RequestContext(deps, caller);
}

/**
 * Opens the unit of work and the browser's side when somebody asks for them: look-ups of signing status, by far the most
 * frequent requests, need neither. The getters belong to the class and not to the object because Apollo Server copies the
 * fields of a context, and copying a field reads it.
 */
class RequestContext implements AppContext {
  readonly deps: Dependencies;
  readonly source: RequestSource;
  private readonly caller: Caller;
  private unitOfWork: Em | undefined;
  private browser: Browser | undefined;

  constructor(deps: Dependencies, caller: Caller) {
    this.deps = deps;
    this.source = caller.source;
    this.caller = caller;
  }

  get em(): Em {
    this.unitOfWork ??= this.deps.orm.em.fork();
    return this.unitOfWork;
  }

  get cookies(): Cookies {
    return this.openBrowser().cookies;
  }

  get credentials(): Credentials {
    return this.openBrowser().credentials;
  }

  now(): Date {
    return this.deps.now();
  }

  private openBrowser(): Browser {
    this.browser ??= this.caller.openBrowser();
    return this.browser;
  }
}
