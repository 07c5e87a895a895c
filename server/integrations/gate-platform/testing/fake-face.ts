import type { IncomingHttpHeaders } from 'node:http';
import type { HostChecker } from '#server/integrations/code-platform/testing/host-description.ts';
import type {
  FakeAccount,
  FakeComment,
  FakeCommit,
  FakeCommitPerson,
  FakeDelivery,
  FakeFault,
  FakeFaultKind,
  FakePull,
  FakeRepository,
  FakeToken,
  FakeWebhookFault,
} from './fake-state.ts';

/** The whole of a code host; tests change it while it runs. */
export interface FakeState {
  readonly face: FakeFace;
  /** Address of the pages. */
  url: string;
  apiUrl: string;
  /** Where the address of a webhook leads on this machine. */
  readonly resolve: (url: string) => string;
  readonly now: () => Date;
  /** Milliseconds before each answer. */
  readonly latency: number;
  readonly accounts: Map<number, FakeAccount>;
  readonly repositories: Map<number, FakeRepository>;
  readonly commits: Map<string, FakeCommit>;
  readonly tokens: Map<string, FakeToken>;
  readonly faults: FakeFault[];
  readonly webhookFaults: { readonly on: RegExp; readonly kind: FakeWebhookFault; times: number }[];
  readonly held: FakeDelivery[];
  readonly underWay: Set<Promise<void>>;
  /** Webhooks of repositories, also those that were never sent. */
  readonly deliveries: FakeDelivery[];
  /** Requests answered so far, as faults match them. */
  readonly requests: string[];
  /** Whether the list of repositories leaves out what the account may do there. */
  hidesRights: boolean;
  nextId: number;
}

/** A request to the API as it came. */
export interface FakeRequest {
  readonly state: FakeState;
  readonly url: URL;
  readonly method: string;
  /** Below the API's address, or `/graphql`; a slash within a name is still encoded. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Members of a JSON body or of a form, whose nested names are written `output[title]`. */
  readonly body: Readonly<Record<string, unknown>>;
  /** A JSON body that is a list. */
  readonly list: readonly unknown[];
  /** What is wrong with the answer. */
  readonly fault: FakeFaultKind | undefined;
}

/** An answer; without a body, none is sent. */
export interface FakeAnswer {
  readonly status: number;
  readonly body?: unknown;
  /** Instead of a body of JSON. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a browser is shown: a page, or another address. */
export type FakePage =
  | { readonly status: number; readonly html: string }
  | { readonly status: 302; readonly location: string };

/** A refusal, answered as the platform words it. */
export class FakeRefusal extends Error {
  constructor(
    readonly status: number,
    message = 'Not Found',
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** What has happened to a pull request. */
export interface FakeNews {
  readonly what: 'opened' | 'pushed' | 'retargeted' | 'closed' | 'merged' | 'reopened' | 'labelled';
  readonly by: FakeAccount;
  /** As it was before. */
  readonly before?: { readonly headSha: string; readonly base: string; readonly baseSha: string };
}

/** A platform: how it words what the fake knows, and its rules. */
export interface FakeFace {
  /** What it says about itself, to which all requests, answers and webhooks are held. */
  readonly checker: HostChecker;
  /** Where the API is below the address of the pages. */
  readonly api: string;
  /** Whether names of accounts are one name in any case. */
  readonly ignoresCase: boolean;
  /** Entries of a page unless others are asked for. */
  readonly pageSize: number;
  readonly defaultBranch: string;
  /** Who the platform itself is in commits that it makes. */
  readonly web: FakeCommitPerson;
  /** All that a token can open. */
  readonly allScopes: readonly string[];
  /** How faults are answered; those that are missing do not refuse. */
  readonly refusals: Readonly<Partial<Record<FakeFaultKind, (state: FakeState) => FakeAnswer>>>;
  /** The body of a refusal. */
  refuse(refusal: FakeRefusal): object;
  answer(request: FakeRequest): FakeAnswer | Promise<FakeAnswer>;
  showPage?(visit: { readonly request: FakeRequest; readonly text: string }): FakePage;
  /** Headers of a page of a list. */
  pageHeaders(page: {
    readonly state: FakeState;
    readonly url: URL;
    readonly number: number;
    readonly total: number;
    readonly more: boolean;
  }): Readonly<Record<string, string>>;
  /** Headers of every answer. */
  headers(fault: FakeFaultKind | undefined): Readonly<Record<string, string>>;
  /** What the API calls a new account. */
  apiIdOf(id: number, type: FakeAccount['type']): string;
  tellPull(state: FakeState, pull: FakePull, news: FakeNews): void;
  tellComment(
    state: FakeState,
    pull: FakePull,
    told: { readonly comment: FakeComment; readonly action: string; readonly system?: boolean },
  ): void;
}
