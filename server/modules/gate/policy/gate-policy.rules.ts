import { GatePlatformName, instanceHost, publicHost } from '#rules/gate-platform.ts';
import { Language } from '#rules/language.ts';
import type { RegisteredAgent } from '#server/modules/gate/evaluation/agent-registry.rules.ts';
import type { PlatformInstance } from '#server/modules/gate/evaluation/platform-instance.rules.ts';

/** The people of a commit that a policy can check. */
export const PolicySubject = { AUTHOR: 'author', COMMITTER: 'committer' } as const;
export type PolicySubject = (typeof PolicySubject)[keyof typeof PolicySubject];

/** What co-authors are to a policy. */
export const CoAuthorPolicy = {
  /** Ignored. */
  IGNORE: 'ignore',
  /** Shown, and not needed. */
  WARN: 'warn',
  /** Needed like authors. */
  REQUIRE: 'require',
} as const;
export type CoAuthorPolicy = (typeof CoAuthorPolicy)[keyof typeof CoAuthorPolicy];

/** How the gate comments on pull requests. */
export const CommentPolicy = {
  OFF: 'off',
  /** One comment, edited in place. */
  EDIT: 'edit',
  /** A new comment each time, for robots that look for new ones. */
  NEW: 'new',
} as const;
export type CommentPolicy = (typeof CommentPolicy)[keyof typeof CommentPolicy];

/** A bot whose own pull requests are exempt. */
export interface RegisteredBot {
  readonly platform: GatePlatformName;
  /** Id of its account, which stays when its login changes. */
  readonly accountId: string;
  /** For people; never compared. */
  readonly name: string;
  /** The instance that numbers the account; entries of earlier versions may have none, which is the public one. */
  readonly host: string | null;
}

/** Labels that exclude each other. */
export interface GateLabels {
  readonly covered: string;
  readonly uncovered: string;
}

/** The CLA check that a community is moving from: the name of its check or commit status, or its labels. */
export interface OldCheck {
  readonly name: string | null;
  readonly labels: GateLabels | null;
}

/** What a link demands of pull requests. */
export interface GatePolicyFacts {
  readonly subjects: readonly PolicySubject[];
  readonly coAuthors: CoAuthorPolicy;
  /** Whether a required co-author has to stand behind the commit; else a signing of the named address suffices. */
  readonly coAuthorsNeedConfirmation: boolean;
  readonly acceptClaimedAccounts: boolean;
  readonly bots: readonly RegisteredBot[];
  /** AI agents whose stance the link has changed, or that it has added. */
  readonly agents: readonly RegisteredAgent[];
  readonly exemptOrganizations: readonly string[];
  readonly minimumLines: number | null;
  readonly minimumLinesFiles: readonly string[];
  readonly labels: GateLabels | null;
  readonly comment: CommentPolicy;
  readonly commentTemplate: string;
  readonly commentText: string | null;
  readonly commentLanguage: Language;
  readonly commands: readonly string[];
  /** Whether the opener of a pull request may cancel its verdict, besides people who may write to the repository. */
  readonly openerMayCancel: boolean;
  /** Whether signers are mailed, once for each pull request, that commits in it wait for them. */
  readonly confirmationMails: boolean;
  /** Whether the comment asks to be resolved until everybody is covered, on platforms that know this. */
  readonly resolveComment: boolean;
  /** Whether covered pull requests are passed as a tester, on platforms that know this. */
  readonly passAsTester: boolean;
  /** What verdicts of observed repositories are compared with; null compares nothing. */
  readonly oldCheck: OldCheck | null;
}

/** Words that judge a pull request again, or cancel its verdict until the next push. */
export const GATE_COMMANDS: readonly string[] = ['/check-cla', '/cla cancel', 'recheck'];

const { GITHUB } = GatePlatformName;

/** Bots of the platforms that change code by fixed rules, so that nobody's work is in what they propose. */
const KNOWN_BOTS: readonly RegisteredBot[] = [
  { platform: GITHUB, accountId: '49699333', name: 'Dependabot', host: publicHost(GITHUB) },
  { platform: GITHUB, accountId: '41898282', name: 'GitHub Actions', host: publicHost(GITHUB) },
  { platform: GITHUB, accountId: '29139614', name: 'Renovate', host: publicHost(GITHUB) },
];

/** The value that stands for a custom comment. */
export const CUSTOM_TEMPLATE = 'custom';

/** The policy of a link that has not changed it. */
export const DEFAULT_GATE_POLICY: GatePolicyFacts = {
  subjects: [PolicySubject.AUTHOR],
  coAuthors: CoAuthorPolicy.WARN,
  coAuthorsNeedConfirmation: false,
  acceptClaimedAccounts: false,
  bots: KNOWN_BOTS,
  agents: [],
  exemptOrganizations: [],
  minimumLines: null,
  minimumLinesFiles: [],
  labels: null,
  comment: CommentPolicy.EDIT,
  commentTemplate: 'default',
  commentText: null,
  commentLanguage: Language.ZH,
  commands: GATE_COMMANDS,
  openerMayCancel: false,
  confirmationMails: true,
  resolveComment: false,
  passAsTester: false,
  oldCheck: null,
};

/** The registered bot that an account is, if any. A number counts on the instance of its entry: elsewhere a person may have it. */
export function findBot(
  bots: readonly RegisteredBot[],
  { platform, host, id }: PlatformInstance & { readonly id: string },
): RegisteredBot | undefined {
  const isThere = (bot: RegisteredBot): boolean =>
    bot.platform === platform && (bot.host ? instanceHost(bot.host) : publicHost(platform)) === host;
  return bots.find((bot) => bot.accountId === id && isThere(bot));
}
