import type { GatePlatformName } from '#rules/gate-platform.ts';
import type { Pace } from '#server/isolation/pace.ts';

/** Why a platform did not do what it was asked. */
export type GatePlatformFailureKind =
  /** A limit of the platform; `retryAt` says when to come again. */
  | 'limited'
  /** The credentials are refused, or the installation is suspended or removed. */
  | 'credentials_refused'
  /** A right is missing; `permission` names it as the platform does. */
  | 'forbidden'
  /** Missing, or hidden from these credentials. */
  | 'not_found'
  /** The platform does not know the commit yet, or shows an older state: to be tried again. */
  | 'stale'
  /** What was written is refused as it is, such as a label that is too long: trying again changes nothing. */
  | 'refused'
  /** Down, slow, or not as documented: to be tried again. */
  | 'unusable';

/** A platform did not do what it was asked. The message is for the log and contains neither tokens nor names. */
export class GatePlatformFailure extends Error {
  override readonly name = 'GatePlatformFailure';

  constructor(
    readonly kind: GatePlatformFailureKind,
    message: string,
    readonly details: { readonly retryAt?: Date; readonly permission?: string; readonly tooLarge?: true } = {},
  ) {
    super(message);
  }
}

/** What a platform can do for the gate: declared by its adapter, so that the engine knows no platform by name. */
export interface GateCapabilities {
  /** What it is connected by: an App, which has one webhook, or an account's token, which needs one per repository. */
  readonly connectedBy: 'app' | 'token';
  /** Who keeps an uncovered pull request from being merged: the platform, the community's merge robot, or nobody. */
  readonly blocking: 'native' | 'robot' | 'none';
  /** The most commits of a pull request that the platform lists; null when it lists all. */
  readonly commitCap: number | null;
  /** Whether the signature of a webhook covers its body. */
  readonly signedBody: boolean;
  /** Whether deliveries have ids. */
  readonly deliveryId: boolean;
  /**
   * Whether webhooks know people and repositories by the ids of the API. Where not, they are distinguished by login and
   * path, which are unique at any time.
   */
  readonly sameIds: boolean;
  /** Whether lost deliveries can be listed. Where not, open pull requests are listed now and then. */
  readonly resend: boolean;
  /** Whether verdicts are shown as a check or commit status. */
  readonly checks: boolean;
  /** Whether the account can pass a pull request as a tester that the repository requires. */
  readonly tester: boolean;
  /** Whether a comment can ask to be resolved before the pull request is merged. */
  readonly resolvableComments: boolean;
  /** Whether the repositories of an organisation can be listed, so that all of them can be gated at once. */
  readonly organizations: boolean;
  /** Whether webhooks report new, renamed and moved repositories. Where not, they are searched for every hour. */
  readonly reachEvents: boolean;
  /** Whether a merge queue asks for verdicts about commits that it made itself. */
  readonly mergeQueue: boolean;
  /**
   * Whether it distinguishes changes of text lines from binaries, modes, renames and submodules. Where not, none is
   * small.
   */
  readonly textChanges: boolean;
  /** Where the result of another CLA check can be read: as a check or commit status of the head, or as a label. */
  readonly oldResults: readonly ('check' | 'label')[];
  /** What it tells about who stands behind a commit: who opened the change, who pushed, whose verified signature. */
  readonly vouching: readonly ('opened' | 'pushed' | 'signed')[];
}

/** A user or bot of a platform. */
export interface PlatformPerson {
  /** Id as text, which stays when the login changes. */
  readonly id: string;
  readonly login: string;
  readonly bot: boolean;
}

/** A user of a platform, and when the account was opened there, as ISO 8601. */
export interface FoundUser extends Pick<PlatformPerson, 'id' | 'login'> {
  readonly createdAt: string;
}

/** A repository: the id stays when it is renamed or moved, the path is where it was last seen. */
export interface PlatformRepository {
  readonly id: string;
  /** `owner/name`; owners within owners are joined by slashes. */
  readonly path: string;
}

/** A repository that a connection reaches. */
export interface ReachableRepository extends PlatformRepository {
  /** Id of the organisation or user that it belongs to. */
  readonly ownerId: string;
  readonly private: boolean;
}

/** A repository in the list of those that a connection reaches. */
export interface ListedRepository extends ReachableRepository {
  /** Whether an administrator of it gave these credentials; null when the list does not say. */
  readonly administered: boolean | null;
  /** Whether it is read-only, so that it takes no pull requests; false where the platform does not say. */
  readonly archived: boolean;
}

/** One pull request of a repository. */
export interface PullRequestKey {
  readonly repository: PlatformRepository;
  readonly number: number;
}

/** A pull request as the platform shows it now. */
export interface PullRequestFacts {
  /** Where the repository is now. */
  readonly repository: ReachableRepository;
  readonly number: number;
  readonly title: string;
  readonly url: string;
  readonly state: 'open' | 'closed' | 'merged';
  readonly draft: boolean;
  /** Whether its commits are in a fork; null when the platform does not say. */
  readonly fromFork: boolean | null;
  /** Null when the account was deleted. */
  readonly opener: PlatformPerson | null;
  readonly headSha: string;
  readonly baseSha: string;
  readonly baseBranch: string;
  /** Added and deleted lines; null when the platform does not say. */
  readonly changedLines: number | null;
}

/** The two ends of a comparison. */
export interface ComparedCommits {
  readonly baseSha: string;
  readonly headSha: string;
}

/** A change that consists of lines of text alone. */
export interface TextChange {
  /** Paths of the changed files. */
  readonly files: readonly string[];
  /** Number of added and deleted lines. */
  readonly lines: number;
}

/** A person named in a commit. Anybody can type anything there. */
export interface CommitPerson {
  readonly name: string | null;
  readonly email: string | null;
  /** The account that the platform ties to the address; null when none is. */
  readonly account: PlatformPerson | null;
}

/** A commit as the platform shows it. */
export interface CommitFacts {
  readonly sha: string;
  readonly message: string;
  readonly author: CommitPerson;
  readonly committer: CommitPerson;
  /** Co-authors as the platform reads them; the trailers in the message are read besides. */
  readonly coAuthors: readonly CommitPerson[];
  /** Number of parents. */
  readonly parents: number;
  /** Whether the platform itself made and signed it, as it does for merges and edits on its pages. */
  readonly madeByPlatform: boolean;
  /** The account whose valid signature it carries. */
  readonly signer: PlatformPerson | null;
}

/** The commits of one head. */
export interface CommitList {
  readonly commits: readonly CommitFacts[];
  /** Whether these are all. */
  readonly complete: boolean;
}

/** A verdict as shown in the platform: at most one per commit, in the same place. */
export interface VerdictReport {
  readonly headSha: string;
  readonly verdict: 'pending' | 'covered' | 'uncovered' | 'unknown';
  /** Whether an unknown verdict lasted so long that it is shown as a failure, or the commit is of a merge queue. */
  readonly failure: boolean;
  /** One line. */
  readonly title: string;
  /** Markdown of any length; the adapter cuts it to what the platform takes. */
  readonly summary: string;
  /** The page that explains the verdict. */
  readonly url: string;
}

/** The comment of the gate on a pull request. */
export interface CommentReport {
  /** Markdown, without the hidden marker, which the adapter adds. */
  readonly body: string;
  /** Edits ours in place, or posts a new one and removes our earlier ones. */
  readonly mode: 'edit' | 'new';
  /** Whether it asks to be resolved before the pull request is merged. */
  readonly needsResolving?: boolean;
}

/** Labels that exclude each other. */
export interface LabelReport {
  /** To be set; null sets none. */
  readonly set: string | null;
  /** To be removed where they are. */
  readonly remove: readonly string[];
}

/** What a check or commit status of another system says about a head; undefined when it says nothing. */
export type ForeignCheck = 'covered' | 'uncovered' | 'pending' | undefined;

/** A pull request in a list. */
export interface OpenPullRequest {
  readonly number: number;
  readonly headSha: string;
}

/** A group of a merge queue that asks for a verdict. */
export interface MergeGroup {
  readonly headSha: string;
  readonly baseSha: string;
  readonly headRef: string;
  /** The branch that it is to be merged into; null where unknown. */
  readonly baseBranch: string | null;
}

/** What a merge group consists of; undefined members could not be established. */
export interface MergeGroupFacts {
  /** Numbers of the pull requests that it merges. */
  readonly pullRequests: readonly number[];
  /** Their heads now, by number: the commits below are of these. */
  readonly heads: ReadonlyMap<number, string>;
  /** Who opened them: the platform names the opener as author of a commit that it squashed. */
  readonly openers: readonly PlatformPerson[];
  /** Commits of the group that are of none of these pull requests, nor copies of theirs: squashed ones, merges. */
  readonly foreignCommits: readonly CommitFacts[];
  /** Commits of these pull requests, whose verdicts answer for the people in them. */
  readonly judgedCommits: readonly CommitFacts[];
  readonly complete: boolean;
}

/** What is known of a group that cannot be read: nothing. */
export const UNKNOWN_MERGE_GROUP: MergeGroupFacts = {
  pullRequests: [],
  heads: new Map(),
  openers: [],
  foreignCommits: [],
  judgedCommits: [],
  complete: false,
};

/** A delivery that the platform could not hand over. */
export interface MissedDelivery {
  readonly key: string;
  /** Asks the platform to send it again, or undefined when its content can be had at once. */
  readonly id: string;
}

/** One finding of `inspect`: codes, so that pages can explain them in any language. */
export interface PlatformFinding {
  readonly ok: boolean;
  readonly check:
    | 'credentials'
    | 'permission'
    | 'events'
    | 'webhook'
    /** Whether the default branch demands our check; its name is the subject. */
    | 'required_check'
    /** Whether nobody else can report that check; the subject is the branch. */
    | 'check_binding'
    /** Whether the connection reaches the repository. */
    | 'reach'
    /** Whether a repository that demands our check is under a link. */
    | 'link'
    | 'quota'
    | 'clock'
    | 'installation';
  /** Path of its repository; null for the connection. */
  readonly repository: string | null;
  /** What was found: a permission, an event, a number; shown verbatim. */
  readonly subject: string | null;
}

/** A person's right to command in a repository. */
export type RepositoryRole = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none';

/**
 * A platform with credentials, or with those of one installation of an App. Every method may throw
 * `GatePlatformFailure`; one request takes 10 seconds at most. Writing methods read first and write only a difference,
 * so they may be repeated.
 */
export interface GateClient {
  /** The account it acts as. */
  readAccount(): Promise<PlatformPerson>;
  /** The users who have these logins now, at most 100 at once; only where imports know logins alone. */
  readonly findUsers?: (logins: readonly string[]) => Promise<FoundUser[]>;
  /** All repositories within reach. */
  listRepositories(): Promise<ListedRepository[]>;
  /** What these credentials can see of an organisation, within reach or not; empty for users. */
  listOrganization(login: string): Promise<ReachableRepository[]>;
  listOpenPullRequests(repository: PlatformRepository): Promise<OpenPullRequest[]>;
  /** Undefined when there is none. */
  readPullRequest(pullRequest: PullRequestKey): Promise<PullRequestFacts | undefined>;
  /** The commits of that head; throws `stale` when the head is another one by now, and what `pace` throws. */
  listCommits(pullRequest: PullRequestKey, headSha: string, pace?: Pace): Promise<CommitList>;
  /**
   * What a head changes since it left its base. Undefined when anything but lines of text changes: binaries, modes,
   * renames, links or submodules; or when the platform does not know or shows no diff that large.
   */
  readTextChange(pullRequest: PullRequestKey, commits: ComparedCommits): Promise<TextChange | undefined>;
  publishVerdict(pullRequest: PullRequestKey, report: VerdictReport): Promise<void>;
  /** Posts or edits our comment; null removes nothing and writes nothing. A locked conversation is no failure. */
  publishComment(pullRequest: PullRequestKey, report: CommentReport): Promise<void>;
  publishLabels(pullRequest: PullRequestKey, report: LabelReport): Promise<void>;
  /** Names of the labels that it has. */
  readLabels(pullRequest: PullRequestKey): Promise<string[]>;
  /** The newest check or commit status of that name; undefined on platforms that do not tell. */
  readForeignCheck(pullRequest: PullRequestKey, headSha: string, name: string): Promise<ForeignCheck>;
  /**
   * The comment of a delivery, from a source that can be trusted: the delivery where the signature covers it, elsewhere
   * the platform; undefined when there is none.
   */
  confirmComment(pullRequest: PullRequestKey, comment: PostedComment): Promise<PostedComment | undefined>;
  /** Answers a comment by a reaction, where the platform has reactions; the same once more changes nothing. */
  react(pullRequest: PullRequestKey, comment: PostedComment, reaction: CommandReaction): Promise<void>;
  readRole(repository: PlatformRepository, person: PlatformPerson): Promise<RepositoryRole>;
  /** Whether an account is in an organisation or `organization/team`; undefined when these credentials cannot see it. */
  isMember(group: string, person: PlatformPerson): Promise<boolean | undefined>;
  readMergeGroup(repository: PlatformRepository, group: MergeGroup, pace?: Pace): Promise<MergeGroupFacts>;
  /** Registers the webhook of a repository, or sets its secret and events again; a no-op for an App. */
  registerWebhook(
    repository: PlatformRepository,
    webhook: { readonly url: string; readonly secret: string },
  ): Promise<void>;
  /** Removes the webhooks of a repository that go to this address; one that is gone is no failure. */
  removeWebhook(repository: PlatformRepository, webhookUrl: string): Promise<void>;
  /** What is wrong with the connection and with these repositories. */
  inspect(repositories: readonly PlatformRepository[]): Promise<PlatformFinding[]>;
}

/** A webhook as received: the header names are in lower case. */
export interface IncomingDelivery {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** A command in a comment. */
export interface PostedComment {
  readonly id: string;
  readonly text: string;
  readonly author: PlatformPerson;
  /** When it was posted, by the clock of the platform, as ISO 8601; null without a trustworthy source. */
  readonly createdAt: string | null;
}

/**
 * The outcome of a command: the pull request is judged again, the verdict is cancelled, or its author may not do that.
 */
export type CommandReaction = 'seen' | 'done' | 'refused';

/** What a delivery says, and what the platform does not show later. */
export interface DeliveryNews {
  /**
   * The platform's own number of the delivery, by which it lists it. It is not signed: the body identifies deliveries.
   */
  readonly key: string;
  /** As the platform names it, with its action: `pull_request.opened`. */
  readonly event: string;
  /** Null for events of the whole connection. */
  readonly repository: PlatformRepository | null;
  /** Numbers of the pull requests concerned, as far as the event says. */
  readonly numbers: readonly number[];
  /** Commits concerned, where the event names no pull request. */
  readonly shas: readonly string[];
  /** A head that somebody pushed, and the head before it, if any; only where the signature covers it. */
  readonly push: { readonly headSha: string; readonly before: string | null; readonly by: PlatformPerson } | null;
  /**
   * An update of a pull request that names no reason, the login that made it, and what it left: where labels count as
   * updates, the gate's own ones come back like this. Null for all other news.
   */
  readonly update: { readonly by: string; readonly headSha: string; readonly baseBranch: string } | null;
  readonly comment: PostedComment | null;
  readonly mergeGroup: MergeGroup | null;
  /** Head of a merge group that is gone: nobody waits for its verdict any more. */
  readonly goneMergeGroup: string | null;
  /** The installation of an App that it concerns. */
  readonly installationId: string | null;
  /** Whether installations or repositories came, went, moved or were renamed. */
  readonly reach: boolean;
  /**
   * Ids of repositories, or `all` of the installation, that are within reach again: of pull requests opened while they
   * were not, the platform sends no webhook.
   */
  readonly restored: readonly string[] | 'all' | null;
  /** The body without secrets, as it may be stored. */
  readonly storedBody: Buffer;
}

/** An installation of an App. */
export interface PlatformInstallation {
  readonly id: string;
  /** Id and login of the organisation or user that installed it. */
  readonly account: { readonly id: string; readonly login: string };
  readonly suspended: boolean;
}

/** Credentials of a connection; what they hold is the adapter's business. They are stored encrypted. */
export type GateCredentials =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'app'; readonly appId: string; readonly privateKey: string };

/** An instance of a platform. */
export interface GateInstance {
  /** Address of its pages, without a slash at the end. */
  readonly url: string;
  readonly apiUrl: string;
}

/** The adapter of one platform. */
export interface GatePlatformAdapter {
  readonly name: GatePlatformName;
  readonly capabilities: GateCapabilities;
  /**
   * Checks a delivery with the secrets of its connection, newest first, and reads it; undefined when its signature is
   * missing or wrong. Unknown events are read as far as they go.
   */
  readDelivery(delivery: IncomingDelivery, secrets: readonly string[]): DeliveryNews | undefined;
  /** Whether a delivery with these headers may be proved by its body, which has not arrived yet. */
  mayBeProved(headers: IncomingDelivery['headers'], secrets: readonly string[]): boolean;
  /** Opens a client; of an App, for one installation. */
  open(instance: GateInstance, credentials: GateCredentials, installationId: string | null): GateClient;
  /** Installations of an App; empty without one. */
  listInstallations(instance: GateInstance, credentials: GateCredentials): Promise<PlatformInstallation[]>;
  /** Deliveries since then that the platform lists, delivered or not; empty where it lists none. */
  listDeliveries(instance: GateInstance, credentials: GateCredentials, since: Date): Promise<MissedDelivery[]>;
  /** Asks the platform to send a delivery again. */
  redeliver(instance: GateInstance, credentials: GateCredentials, delivery: MissedDelivery): Promise<void>;
}
