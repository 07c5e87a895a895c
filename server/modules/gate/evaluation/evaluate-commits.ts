import { CODE_PLATFORMS } from '#rules/code-platform.ts';
import type { GatePlatformName } from '#rules/gate-platform.ts';
import { HOST_MAX_LENGTH } from '#rules/gate-platform.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CommitFacts, CommitPerson } from '#server/integrations/gate-platform/gate-platform.ts';
import { ApiKeyScope } from '#server/modules/access/session/api-key-grant.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { getReadableLink } from '#server/modules/community/link/own-link.ts';
import { knownInstances } from '#server/modules/gate/connection/gate-access.ts';
import { findGatePolicy } from '#server/modules/gate/policy/gate-policy.queries.ts';
import { stepUrl } from '#server/modules/gate/pull-request/step-url.ts';
import type { SubjectTrace, VerdictTrace } from '#server/modules/gate/pull-request/verdict-trace.types.ts';
import { judgeCommits } from './judge-commits.ts';
import type { JudgedSubject, ProposedChange } from './judgement.ts';
import { platformInstance, type PlatformInstance } from './platform-instance.rules.ts';
import { countCoAuthorLines } from './trailers.rules.ts';
import { uncoveredOf } from './uncovered.ts';
import { verdictTitle } from './verdict-text.rules.ts';

/** A commit as Git knows it. */
export interface GivenCommit {
  readonly sha: string;
  readonly authorEmail: string;
  readonly authorName?: string | null | undefined;
  /** Null for the author's. */
  readonly committerEmail?: string | null | undefined;
  readonly committerName?: string | null | undefined;
  readonly message?: string | null | undefined;
}

/** Commits to be judged by the policy of a link. */
export interface EvaluateCommitsInput {
  readonly linkId: string;
  readonly commits: readonly GivenCommit[];
  readonly options?: {
    /** Whose bots and no-reply addresses are known; null for those of all platforms. */
    readonly platform?: GatePlatformName | null | undefined;
    readonly host?: string | null | undefined;
    /** Address of the person who answers for commits of AI agents. */
    readonly accountable?: string | null | undefined;
    /** False when more commits exist. */
    readonly complete?: boolean | undefined;
  } | null;
}

const COMMITS_MAX = 1000;
/** Characters of an address, a name or a hash; of a message. */
const TEXT_MAX_LENGTH = 500;
const MESSAGE_MAX_LENGTH = 65_536;

/**
 * Judges a list of commits by the policy of a link. No platform vouches for anybody, so typed addresses have to do.
 * Errors: `bad_request_parameter` with `commits` (at most 1,000), `host` or a field such as `commits.0.sha`
 * or `options.accountable`, `too_many_request` (1,200 addresses in ten minutes and source), `no_link`, `missing_token` without a key where the link
 * asks for one, `no_permission` for a key that does not open it.
 */
export async function evaluateCommits(ctx: AppContext, input: EvaluateCommitsInput): Promise<VerdictTrace> {
  checkCommits(input);
  await ctx.deps.rateLimiter.consume('gate_evaluation', ctx.source.ip, addressesOf(input.commits));
  const link = await getEvaluableLink(ctx, input.linkId);
  const change = proposedChange(ctx, input);
  const policy = await findGatePolicy(ctx.em, link.id);
  const judgement = await judgeCommits(ctx.deps, { link, policy, change, at: ctx.now(), typedOnly: true });
  const { verdict, complete, commits } = judgement;
  const uncovered = uncoveredOf(judgement).length;
  const addresses = new Set(commits.flatMap(({ subjects }) => subjects.map(({ email }) => email)));
  const persons = new Map([...addresses].map((email, index) => [email, index]));
  const present = (subject: JudgedSubject): SubjectTrace => ({
    ...presentSubject(ctx, subject, link.linkId),
    person: persons.get(subject.email) ?? -1,
  });
  return {
    verdict,
    summary: verdictTitle({ verdict, uncovered }, policy.commentLanguage),
    complete,
    commits: commits.map((commit) => ({ ...commit, subjects: commit.subjects.map(present) })),
  };
}

async function getEvaluableLink(ctx: AppContext, linkId: string): Promise<Link> {
  if (ctx.apiKey !== undefined) {
    return (await getReadableLink(ctx, linkId, ApiKeyScope.GATE_EVALUATE)).link;
  }
  const link = await getLink(ctx, linkId);
  if (link.statusNeedsKey) {
    throw new AppError('missing_token');
  }
  return link;
}

function checkCommits({ commits, options }: EvaluateCommitsInput): void {
  refuseUnless((options?.host ?? '').length <= HOST_MAX_LENGTH, 'host');
  refuseUnless((options?.accountable ?? '').length <= TEXT_MAX_LENGTH, 'options.accountable');
  refuseUnless(commits.length <= COMMITS_MAX, 'commits');
  for (const [index, { sha, message, ...texts }] of commits.entries()) {
    refuseUnless(/^[0-9a-f]{4,64}$/i.test(sha), `commits.${index}.sha`);
    refuseUnless((message ?? '').length <= MESSAGE_MAX_LENGTH, `commits.${index}.message`);
    for (const [name, text] of Object.entries(texts)) {
      refuseUnless((text ?? '').length <= TEXT_MAX_LENGTH, `commits.${index}.${name}`);
    }
  }
}

function refuseUnless(valid: boolean, field: string): void {
  if (!valid) {
    throw new AppError('bad_request_parameter', { field });
  }
}

function proposedChange(ctx: AppContext, { commits, options }: EvaluateCommitsInput): ProposedChange {
  return {
    instance: null,
    commits: commits.map(toFacts),
    complete: options?.complete ?? true,
    opener: null,
    pushers: new Map(),
    vouchers: new Map(),
    fromFork: null,
    instances: instancesOf(ctx, options),
    accountable: options?.accountable?.trim() || null,
    earlier: [],
    changedLines: null,
    readTextChange: async () => undefined,
    isMember: async () => undefined,
    mayWrite: async () => false,
  };
}

/** The named instance, or else the configured and the public ones. */
function instancesOf({ deps }: AppContext, options: EvaluateCommitsInput['options']): PlatformInstance[] {
  const { platform, host } = options ?? {};
  const known = [
    ...knownInstances(deps.config).map((one) => platformInstance(one.platform, host ?? one.url)),
    ...CODE_PLATFORMS.map((one) => platformInstance(one.name, host ?? one.url)),
  ];
  return known.filter((one) => !platform || one.platform === platform);
}

function toFacts({ sha, message, ...people }: GivenCommit): CommitFacts {
  const author = toPerson(people.authorName, people.authorEmail);
  const committer = people.committerEmail ? toPerson(people.committerName, people.committerEmail) : author;
  return {
    sha,
    message: message ?? '',
    author,
    committer,
    coAuthors: [],
    parents: 1,
    madeByPlatform: false,
    signer: null,
  };
}

function toPerson(name: string | null | undefined, email: string): CommitPerson {
  return { name: name ?? null, email, account: null };
}

/** At least one, so that empty requests count too; never more than a whole burst. */
function addressesOf(commits: readonly GivenCommit[]): number {
  const addresses = new Set(commits.flatMap(({ authorEmail, committerEmail }) => [authorEmail, committerEmail]));
  addresses.delete(null);
  addresses.delete(undefined);
  const coAuthors = countCoAuthorLines(commits.map(({ message }) => message ?? ''));
  return Math.min(Math.max(1, addresses.size + coAuthors), COMMITS_MAX);
}

/** Shows addresses as they are: the caller has sent them. What covers is shown by its kind. */
function presentSubject({ deps }: AppContext, subject: JudgedSubject, linkId: string): Omit<SubjectTrace, 'person'> {
  const { role, email, account, assurance, vouchedBy, covered, required, rule, missing, step } = subject;
  return {
    role,
    email,
    account: account?.login ?? null,
    assurance,
    vouchedBy: [...vouchedBy],
    covered,
    required,
    rule: rule?.kind ?? null,
    importedFrom: rule?.kind === 'import' ? rule.entry : null,
    missing,
    step,
    stepUrl: step && stepUrl(deps, step, { linkId }),
  };
}
