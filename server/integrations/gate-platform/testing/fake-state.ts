/** A user, bot or organisation. */
export interface FakeAccount {
  readonly id: number;
  /** What the API calls it: GitCode numbers people in hexadecimal there, and otherwise in webhooks. */
  readonly apiId: string;
  login: string;
  readonly type: 'User' | 'Bot' | 'Organization';
  /** When it was opened, as GitHub writes times. */
  readonly createdAt: string;
  /** Addresses that the platform ties to the account; none for people who hide theirs. */
  readonly emails: string[];
  /** Of an organisation: ids of its members. */
  readonly members: Set<number>;
  /** Ids of those who have not joined yet. */
  readonly invited: Set<number>;
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
  /** Made and signed by the platform itself. */
  readonly web: boolean;
  readonly signer: FakeAccount | null;
}

/** A check run. */
export interface FakeCheckRun {
  readonly id: number;
  /** Of the App that made it, on Gitee of the account. */
  readonly appId: number;
  readonly name: string;
  readonly headSha: string;
  status: string;
  conclusion: string | null;
  detailsUrl: string | null;
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
  /** Whether it asks to be resolved before the pull request is merged. */
  readonly needToResolve?: boolean;
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
  /** Whether it was made on the platform's pages, without a fork. */
  readonly light: boolean;
  /** Null when the account was deleted. */
  opener: FakeAccount | null;
  base: string;
  baseSha: string;
  /** Oldest first; the last one is the head. */
  commits: readonly FakeCommit[];
  readonly labels: Set<string>;
  locked: boolean;
  changedLines: number;
  files: readonly FakeFile[];
  /** Reads that still show the commits before the last push, or none at all. */
  stale: { reads: number; readonly commits: readonly FakeCommit[] } | null;
  /** Logins of the testers who passed it. */
  readonly testedBy: Set<string>;
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

/** A webhook of a repository. */
export interface FakeHook {
  readonly id: number;
  url: string;
  /** The password, or the key that signs. */
  password: string;
  /** 0 sends the password, 1 signs. */
  encryptionType: number;
  pullRequests: boolean;
  notes: boolean;
}

/** What an account may do in a repository. */
export type FakeRole = 'admin' | 'maintain' | 'write' | 'triage' | 'read';

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
  /** By account id. */
  readonly roles: Map<number, FakeRole>;
  readonly checkRuns: FakeCheckRun[];
  /** The newest last. */
  readonly statuses: FakeStatus[];
  readonly comments: FakeComment[];
  /** Labels that exist, whether or not anything has them. */
  readonly labels: Set<string>;
  readonly hooks: FakeHook[];
  readonly queue: FakeMergeGroup[];
  /** Times that a commit from a fork is still unknown here when a check is written to it. */
  readonly youngCommits: Map<string, number>;
  /** How many more requests are answered as if it did not exist yet. */
  youngFor: number;
  /** Login of the tester that every merge needs. */
  requiredTester: string | null;
  /** Whether all comments that ask for it must be resolved. */
  resolveAll: boolean;
}

/** A personal token. */
export interface FakeToken {
  readonly account: FakeAccount;
  readonly scopes: ReadonlySet<string>;
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
  /** The limit of Gitee and GitCode; those of GitHub follow. */
  | 'limited'
  | 'primary_limit'
  | 'secondary_limit'
  /** GraphQL's way to refuse: status 200 with errors. */
  | 'graphql_limit'
  | 'firewall'
  | 'unauthorized'
  /** What was sent cannot be taken, whenever it is sent. */
  | 'refused'
  /** An answer that is no JSON. */
  | 'garbage'
  /** Commits are shown as they were before the last push. */
  | 'old_commits'
  /** The answer about rights describes the account of the token. */
  | 'of_another';

/** A fault of requests whose method and path, or GraphQL operation, match. */
export interface FakeFault {
  /** Matched against `POST /repos/o/r/check-runs` and `POST /graphql PullRequest`. */
  readonly on: RegExp;
  readonly kind: FakeFaultKind;
  /** Matching requests that pass before. */
  skip?: number;
  times: number;
  /** Share of the matching requests that it hits; all by default. */
  readonly share?: number;
}

/** What happens to a webhook instead of immediate delivery, once. */
export type FakeWebhookFault = 'drop' | 'double' | 'hold';

/** A webhook as it was sent. */
export interface FakeDelivery {
  /** What faults call it: `pull_request.opened`. */
  readonly name: string;
  /** Its address may change until it is sent. */
  readonly to: () => string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** 0 while nothing was answered. */
  status: number;
}
