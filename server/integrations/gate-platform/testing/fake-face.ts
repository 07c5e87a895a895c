import type { HostChecker } from '#server/integrations/code-platform/testing/host-description.ts';
import type { FakeAnswer, FakePage, FakeRefusal, FakeRequest } from './fake-call.ts';
import type { FakeAccount, FakeComment, FakeCommitPerson, FakeFaultKind, FakePull, FakeState } from './fake-state.ts';

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
