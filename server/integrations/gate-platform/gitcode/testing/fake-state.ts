/** An account: the API numbers it in hexadecimal, webhooks by another number. */
export interface FakeAccount {
  readonly id: string;
  readonly hookId: number;
  login: string;
  readonly emails: readonly string[];
  readonly organization: boolean;
  /** Logins of those who administer an organisation. */
  readonly administrators: Set<string>;
}

export interface FakePerson {
  readonly name: string;
  readonly email: string;
}

export interface FakeCommit {
  readonly sha: string;
  readonly message: string;
  readonly author: FakePerson;
  readonly committer: FakePerson;
  readonly parents: number;
}

/** A comment has the id of its thread, its own id, and another one in webhooks. */
export interface FakeComment {
  readonly thread: string;
  readonly noteId: number;
  readonly hookId: number;
  readonly createdAt: Date;
  body: string;
  readonly author: FakeAccount;
  readonly needToResolve: boolean;
  resolved: boolean;
}

export interface FakePull {
  readonly number: number;
  readonly repository: FakeRepository;
  readonly opener: FakeAccount;
  title: string;
  state: 'open' | 'closed' | 'merged';
  /** Oldest first; the last one is the head. */
  commits: FakeCommit[];
  targetBranch: string;
  readonly labels: Set<string>;
  readonly comments: FakeComment[];
  /** Logins of the testers who passed it. */
  readonly testedBy: Set<string>;
}

export interface FakeHook {
  readonly id: number;
  url: string;
  password: string;
  /** 0: the password is sent along; 1: the body is signed with it. */
  encryptionType: 0 | 1;
}

export type FakePermission = 'admin' | 'write' | 'read';

export interface FakeRepository {
  readonly id: number;
  readonly owner: FakeAccount;
  name: string;
  private: boolean;
  /** By login. */
  readonly permissions: Map<string, FakePermission>;
  readonly hooks: FakeHook[];
  readonly pulls: FakePull[];
  readonly labels: Set<string>;
  /** How many more requests are answered as if it did not exist yet. */
  youngFor: number;
  /** Login of the tester that every merge needs. */
  requiredTester: string | null;
  /** Whether all comments that ask for it must be resolved. */
  resolveAll: boolean;
}

/** What goes wrong with a request. */
export type FakeFaultKind =
  | 'firewall'
  | 'limited'
  | 'unauthorized'
  | 'bad_gateway'
  | 'refused'
  | 'lost_answer'
  /** Commits are shown as they were before the last push. */
  | 'old_commits'
  /** The answer about rights describes the account of the token. */
  | 'of_another';

/** What goes wrong with a webhook. */
export type FakeWebhookFault = 'drop' | 'double' | 'hold';

export interface FakeFault<Kind> {
  readonly on: RegExp;
  readonly kind: Kind;
  /** Share of matching requests that it hits; all by default. */
  readonly share?: number;
  times: number;
}

export interface FakeDelivery {
  readonly hook: FakeHook;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** 0 while nothing was answered. */
  status: number;
}

export interface FakeToken {
  readonly account: FakeAccount;
  readonly scopes: ReadonlySet<string>;
}

export interface FakeGitcodeState {
  readonly accounts: FakeAccount[];
  readonly repositories: FakeRepository[];
  readonly tokens: Map<string, FakeToken>;
  readonly faults: FakeFault<FakeFaultKind>[];
  readonly webhookFaults: FakeFault<FakeWebhookFault>[];
  readonly held: FakeDelivery[];
  readonly deliveries: FakeDelivery[];
  readonly underWay: Set<Promise<unknown>>;
  /** Requests answered so far: `GET /user`. */
  readonly requests: string[];
  /** Name under which webhooks are sent. */
  family: 'gitcode' | 'atomgit';
  /** Where a webhook goes in truth. */
  readonly resolve: (url: string) => string;
  /** Milliseconds before each answer. */
  readonly latency: number;
  /** Whether the list of repositories leaves out what the account may do there. */
  hidesRights: boolean;
  nextId: number;
  url: string;
}

/** All scopes that a token can have, as far as the gate cares. */
export const FAKE_SCOPES = ['all_user', 'all_groups', 'all_projects', 'all_pr', 'all_note', 'all_hook'] as const;
