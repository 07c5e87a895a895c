import type { KeyObject } from 'node:crypto';

/** A user, bot or organisation. */
export interface FakeAccount {
  readonly id: number;
  login: string;
  readonly type: 'User' | 'Bot' | 'Organization';
  /** When it was opened, as GitHub writes times. */
  readonly createdAt: string;
  /** Addresses that GitHub ties to the account. */
  readonly emails: string[];
  /** Of an organisation: ids of its members, hidden from Apps that may not read members. */
  readonly members: Set<number>;
  /** Of an organisation: ids of the members of its teams, by the teams' names. */
  readonly teams: Map<string, Set<number>>;
}

/** Who a commit names. */
export interface FakeCommitPerson {
  readonly name: string;
  readonly email: string;
}

/** A commit of any repository. */
export interface FakeCommit {
  readonly sha: string;
  readonly message: string;
  readonly author: FakeCommitPerson;
  readonly committer: FakeCommitPerson;
  readonly parents: readonly string[];
  /** Made and signed by GitHub itself. */
  readonly web: boolean;
  readonly signer: FakeAccount | null;
}

/** A check run. */
export interface FakeCheckRun {
  readonly id: number;
  readonly appId: number;
  readonly name: string;
  readonly headSha: string;
  status: 'queued' | 'in_progress' | 'completed';
  conclusion: string | null;
  detailsUrl: string;
  title: string;
  summary: string;
}

/** A commit status, the older kind of check. */
export interface FakeStatus {
  readonly sha: string;
  readonly context: string;
  readonly state: 'error' | 'failure' | 'pending' | 'success';
}

/** A comment on a pull request. */
export interface FakeComment {
  readonly id: number;
  readonly number: number;
  readonly author: FakeAccount;
  body: string;
  readonly createdAt: Date;
  readonly reactions: Set<string>;
}

/** A check without which a branch takes nothing. */
export interface FakeRequiredCheck {
  readonly branch: string;
  readonly context: string;
  /** The only App whose check counts; null for anybody's. */
  readonly appId: number | null;
  /** Which of GitHub's two ways of protecting a branch demands it. */
  readonly by: 'ruleset' | 'branch_protection';
}

/** A changed file; all changed lines of a pull request are in its first text. */
export interface FakeFile {
  readonly path: string;
  readonly kind?: 'text' | 'binary' | 'mode' | 'rename' | 'submodule' | 'link' | 'empty';
}

/** A pull request. */
export interface FakePull {
  readonly repository: FakeRepository;
  readonly number: number;
  title: string;
  state: 'open' | 'closed' | 'merged';
  draft: boolean;
  readonly fromFork: boolean;
  /** Null when the account was deleted. */
  opener: FakeAccount | null;
  base: string;
  baseSha: string;
  /** Oldest first. */
  commits: readonly FakeCommit[];
  readonly labels: Set<string>;
  locked: boolean;
  changedLines: number;
  files: readonly FakeFile[];
  /** Reads that still show the commits before the last push, or none at all. */
  stale: { reads: number; readonly commits: readonly FakeCommit[] } | null;
}

/** Pull requests that a merge queue wants to merge together, on top of those queued before them. */
export interface FakeMergeGroup {
  readonly repository: FakeRepository;
  readonly pulls: readonly FakePull[];
  readonly branch: string;
  readonly baseSha: string;
  readonly headSha: string;
  readonly headRef: string;
  readonly commits: readonly FakeCommit[];
}

/** A repository. */
export interface FakeRepository {
  readonly id: number;
  owner: FakeAccount;
  name: string;
  private: boolean;
  archived: boolean;
  /** The repository that it is a fork of. */
  readonly parent: FakeRepository | null;
  /** Tips by name of the branch. */
  readonly branches: Map<string, string>;
  readonly defaultBranch: string;
  readonly pulls: Map<number, FakePull>;
  readonly requiredChecks: FakeRequiredCheck[];
  /** Roles by account id. */
  readonly roles: Map<number, 'admin' | 'maintain' | 'write' | 'triage' | 'read'>;
  readonly checkRuns: FakeCheckRun[];
  /** The newest last. */
  readonly statuses: FakeStatus[];
  readonly comments: FakeComment[];
  readonly queue: FakeMergeGroup[];
  /** Times that a commit from a fork is still unknown here when a check is written to it. */
  readonly youngCommits: Map<string, number>;
}

/** What an installation may still ask for. */
export interface FakeQuota {
  limit: number;
  remaining: number;
  /** Seconds since 1970. */
  resetAt: number;
}

/** An App on an account. */
export interface FakeInstallation {
  readonly id: number;
  readonly app: FakeApp;
  readonly account: FakeAccount;
  /** Ids of its repositories; null for all. */
  repositories: Set<number> | null;
  /** Accepted permissions, which may lag behind those of the App. */
  permissions: Record<string, string>;
  suspended: boolean;
  removed: boolean;
  readonly quota: { readonly core: FakeQuota; readonly graphql: FakeQuota };
}

/** A GitHub App. */
export interface FakeApp {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly owner: FakeAccount;
  /** The account that it comments as. */
  readonly bot: FakeAccount;
  readonly publicKey: KeyObject;
  /** PEM in PKCS#1, as GitHub hands it out. */
  readonly privateKey: string;
  webhookUrl: string;
  webhookSecret: string;
  setupUrl: string | null;
  permissions: Record<string, string>;
  events: string[];
  readonly deliveries: FakeDelivery[];
}

/** An attempt to hand over an event. */
export interface FakeDelivery {
  /** Above 2^53. */
  readonly id: bigint;
  readonly guid: string;
  readonly event: string;
  readonly action: string | null;
  readonly installationId: number | null;
  readonly repositoryId: number | null;
  readonly body: Buffer;
  readonly deliveredAt: Date;
  readonly redelivery: boolean;
  /** 0 when nothing was answered. */
  statusCode: number;
}

/** What goes wrong with a request. */
export type FakeFaultKind =
  | 'bad_gateway'
  /** The connection ends in the middle of the answer. */
  | 'cut'
  /** No answer ever comes. */
  | 'hang'
  /** The request is carried out, but its answer is lost. */
  | 'lost_answer'
  | 'primary_limit'
  | 'secondary_limit'
  /** GraphQL's way to refuse: status 200 with errors. */
  | 'graphql_limit'
  | 'unauthorized'
  /** What was sent cannot be taken, whenever it is sent. */
  | 'refused'
  /** An answer that is no JSON. */
  | 'garbage';

/** A fault of requests whose method and path, or GraphQL operation, match. */
export interface FakeFault {
  /** Matched against `POST /repos/o/r/check-runs` and `POST /graphql PullRequest`. */
  readonly on: RegExp;
  readonly kind: FakeFaultKind;
  /** Matching requests that pass before. */
  skip: number;
  times: number;
  /** Share of the matching requests that it hits. */
  readonly share: number;
}

/** What happens to a webhook instead of immediate delivery, once. */
export type FakeWebhookFault = 'drop' | 'double' | 'hold';

/** The whole of GitHub; tests change it while it runs. */
export interface FakeGithubState {
  /** Address of the pages. */
  url: string;
  apiUrl: string;
  readonly now: () => Date;
  /** Milliseconds before each answer. */
  latency: number;
  readonly accounts: Map<number, FakeAccount>;
  readonly repositories: Map<number, FakeRepository>;
  /** Ids of repositories by paths that they had. */
  readonly formerPaths: Map<string, number>;
  readonly commits: Map<string, FakeCommit>;
  readonly apps: Map<number, FakeApp>;
  readonly installations: Map<number, FakeInstallation>;
  readonly tokens: Map<string, { readonly installation: FakeInstallation; readonly expiresAt: Date }>;
  /** Apps made from manifests that wait for their conversion, by code. */
  readonly conversions: Map<string, FakeApp>;
  readonly faults: FakeFault[];
  /** Whether diffs are shown to those who ask for them. */
  showsDiffs: boolean;
  readonly webhookFaults: { readonly on: RegExp; readonly kind: FakeWebhookFault; times: number }[];
  readonly held: (() => Promise<void>)[];
  readonly deliveriesUnderWay: Set<Promise<void>>;
  /** Requests answered so far, as faults match them. */
  readonly requests: string[];
  nextId: number;
}
