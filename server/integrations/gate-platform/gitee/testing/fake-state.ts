/** A user or organisation. */
export interface FakeAccount {
  readonly id: number;
  login: string;
  readonly type: 'User' | 'Group';
  /** Addresses that Gitee ties to the account; none for people who hide theirs. */
  readonly emails: string[];
  /** Of an organisation: ids of its members. */
  readonly members: Set<number>;
  /** Ids of those who have not joined yet. */
  readonly invited: Set<number>;
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
}

/** A check run. Once it has a conclusion, the conclusion stays. */
export interface FakeCheckRun {
  readonly id: number;
  readonly name: string;
  readonly headSha: string;
  readonly createdBy: FakeAccount;
  status: string;
  conclusion: string | null;
  detailsUrl: string | null;
  title: string;
  summary: string;
}

/** A comment on a pull request. */
export interface FakeComment {
  readonly createdAt: Date;
  readonly id: number;
  readonly number: number;
  readonly author: FakeAccount;
  body: string;
}

/** A pull request. */
export interface FakePull {
  readonly id: number;
  readonly repository: FakeRepository;
  readonly number: number;
  readonly title: string;
  state: 'open' | 'closed' | 'merged';
  readonly draft: boolean;
  readonly opener: FakeAccount;
  base: string;
  baseSha: string;
  /** Oldest first. */
  commits: readonly FakeCommit[];
  readonly labels: Set<string>;
  /** Whether it was made on Gitee's pages without a fork. */
  readonly light: boolean;
  /** Reads of its commits that still show those before the last push. */
  stale: { reads: number; readonly commits: readonly FakeCommit[] } | null;
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
export type FakePermission = 'admin' | 'write' | 'read';

/** A repository. */
export interface FakeRepository {
  readonly id: number;
  readonly owner: FakeAccount;
  name: string;
  readonly private: boolean;
  readonly branches: Map<string, string>;
  /** Names of checks without which a protected branch takes nothing, by branch. */
  readonly requiredChecks: Map<string, string[]>;
  readonly permissions: Map<number, FakePermission>;
  readonly pulls: Map<number, FakePull>;
  readonly checkRuns: FakeCheckRun[];
  readonly comments: FakeComment[];
  /** Labels that exist, whether or not anything has them. */
  readonly labels: Set<string>;
  readonly hooks: FakeHook[];
}

/** A personal token. */
export interface FakeToken {
  readonly account: FakeAccount;
  readonly scopes: ReadonlySet<string>;
}

/** What goes wrong with a request. */
export type FakeFaultKind = 'bad_gateway' | 'refused' | 'limited' | 'unauthorized' | 'lost_answer' | 'garbage' | 'hang';

/** A fault of requests whose method and path match, such as `POST /repos/o/r/check-runs`. */
export interface FakeFault {
  readonly on: RegExp;
  readonly kind: FakeFaultKind;
  /** Share of the requests that it hits; all by default. */
  readonly share?: number;
  times: number;
}

/** What happens to a webhook instead of immediate delivery, once. */
export type FakeWebhookFault = 'drop' | 'double' | 'hold';

/** A webhook as it was sent. */
export interface FakeDelivery {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** 0 while nothing was answered. */
  status: number;
}

/** The whole of Gitee; tests change it while it runs. */
export interface FakeGiteeState {
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
  readonly tokens: Map<string, FakeToken>;
  readonly faults: FakeFault[];
  readonly webhookFaults: { readonly on: RegExp; readonly kind: FakeWebhookFault; times: number }[];
  readonly held: (() => Promise<void>)[];
  readonly underWay: Set<Promise<void>>;
  readonly deliveries: FakeDelivery[];
  /** Requests received so far: `POST /repos/o/r/check-runs`. */
  readonly requests: string[];
  nextId: number;
}

/** Finds an account by its login. */
export function findAccount(state: FakeGiteeState, login: string): FakeAccount | undefined {
  return [...state.accounts.values()].find((account) => account.login === login);
}

/** What an account may do in a repository; undefined for nothing at all. */
export function permissionOf({ owner, permissions, private: hidden }: FakeRepository, { id }: FakeAccount) {
  return owner.id === id ? 'admin' : (permissions.get(id) ?? (hidden ? undefined : 'read'));
}
