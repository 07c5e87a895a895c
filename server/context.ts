import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config/config.ts';
import type { RateLimiter } from '#server/security/rate-limit.ts';
import type { SecretBox } from '#server/security/secret-box.ts';
import type { Em, Orm } from './db/open-database.ts';
import type { MailTransport } from './integrations/mail/mail-transport.ts';
import type { SenderMail } from './integrations/mail/sender-mail.ts';
import type { ThreadPool } from './isolation/thread-pool.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { ApiKeyGrant } from './modules/access/session/api-key-grant.ts';
import type { ClaDiffs } from './modules/community/cla/cla-diff.ts';
import type { UncoveredPullRequestLoader } from './modules/gate/pull-request/uncovered-pull-requests.ts';
import type { ReachLists } from './modules/gate/repository/reach-lists.ts';
import type { DocumentTexts } from './modules/ground/document/document-text.ts';
import type { TextAttempt } from './modules/ground/policy-document/text-attempt.ts';
import type { Sealer } from './modules/ground/seal/sealer.ts';
import type { EvidenceLoader } from './modules/proof/evidence/evidence-loader.ts';
import type { SigningOriginLoader } from './modules/signing/signing/origin/shown-origin.ts';
import type { SigningStatusLoader } from './modules/signing/signing/signing-status-loader.ts';

/** What the process has one of, created at the start and shared by all requests. */
export interface Dependencies {
  readonly claDiffs: ClaDiffs;
  readonly config: Config;
  readonly documentTexts: DocumentTexts;
  readonly evidence: EvidenceLoader;
  readonly orm: Orm;
  readonly jobs: JobQueue;
  readonly log: FastifyBaseLogger;
  /** Sends the service's own mails. */
  readonly mailTransport: MailTransport;
  /** The latest attempt to read each configured policy document. */
  readonly policyAttempts: Map<string, TextAttempt>;
  readonly rateLimiter: RateLimiter;
  /** The latest lists of repositories within reach of connections. */
  readonly reachLists: ReachLists;
  /** Seals documents, in a thread. */
  readonly sealer: Sealer;
  readonly secretBox: SecretBox;
  /** Sends mails from the addresses of communities that have their own. */
  readonly senderMail: SenderMail;
  readonly signingOrigins: SigningOriginLoader;
  readonly signingStatuses: SigningStatusLoader;
  readonly threads: ThreadPool;
  readonly uncoveredPullRequests: UncoveredPullRequestLoader;
  readonly now: () => Date;
}

/** Where a request came from, for evidence and limits. The IP is the socket's unless proxies are trusted. */
export interface RequestSource {
  readonly ip: string;
  readonly userAgent: string | undefined;
  /** The header `Accept-Language`. */
  readonly acceptLanguage?: string | undefined;
}

/** How a cookie is kept; other sites that lead here send it unless it is strict. */
export interface CookieOptions {
  readonly httpOnly: boolean;
  readonly maxAge?: number;
  readonly sameSite?: 'strict';
}

/** The cookies of a request and of its response. Path, domain and other attributes are the same for all of them. */
export interface Cookies {
  /** Reads a cookie that scripts cannot read. */
  read(name: string): string | undefined;
  /** Without `maxAge`, in seconds, the cookie lives until the browser is closed. */
  set(name: string, value: string, options: CookieOptions): void;
  clear(name: string, options: { readonly httpOnly: boolean }): void;
}

/** What belongs to the browser that makes a request. */
export interface Browser {
  readonly cookies: Cookies;
  /** The header `token`, which other sites cannot send; empty when absent. */
  readonly csrfToken: string;
}

/** Who makes a request. The browser's part is read only when needed. */
export interface Caller {
  readonly source: RequestSource;
  /** The API key that came with the request, unchecked. */
  readonly apiKey?: string | undefined;
  openBrowser(): Browser;
}

/** What a use case works with, over any transport. */
export interface AppContext extends Browser {
  readonly em: Em;
  readonly deps: Dependencies;
  readonly source: RequestSource;
  /** The API key that came with the request, unchecked. */
  readonly presentedKey: string | undefined;
  /** What that key grants, once `admitApiKey` has checked it. */
  apiKey: ApiKeyGrant | undefined;
  now(): Date;
}

/** What a change needs: less than a request has, so that commands of the operator can make one too. */
export interface ChangeContext extends Pick<AppContext, 'em' | 'source' | 'now'> {
  readonly deps: Pick<Dependencies, 'config' | 'jobs' | 'secretBox'>;
}

/** Creates the context of one request, with its own unit of work. */
export function createContext(deps: Dependencies, caller: Caller): AppContext {
  return new RequestContext(deps, caller);
}

/**
 * Opens the unit of work and reads the browser's part only on first use: signing status look-ups, by far the most
 * frequent requests, need neither. The getters are on the class rather than the object because Apollo Server copies the
 * own fields of a context, which would call them.
 */
class RequestContext implements AppContext {
  readonly deps: Dependencies;
  readonly source: RequestSource;
  readonly presentedKey: string | undefined;
  apiKey: ApiKeyGrant | undefined;
  private readonly caller: Caller;
  private unitOfWork: Em | undefined;
  private browser: Browser | undefined;

  constructor(deps: Dependencies, caller: Caller) {
    this.deps = deps;
    this.source = caller.source;
    this.presentedKey = caller.apiKey;
    this.apiKey = undefined;
    this.caller = caller;
  }

  get em(): Em {
    this.unitOfWork ??= this.deps.orm.em.fork();
    return this.unitOfWork;
  }

  get cookies(): Cookies {
    return this.openBrowser().cookies;
  }

  get csrfToken(): string {
    return this.openBrowser().csrfToken;
  }

  now(): Date {
    return this.deps.now();
  }

  private openBrowser(): Browser {
    this.browser ??= this.caller.openBrowser();
    return this.browser;
  }
}
