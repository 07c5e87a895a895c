import { normalizeEmail } from '#rules/email.ts';
import { instanceHost } from '#rules/gate-platform.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createPace } from '#server/isolation/pace.ts';
import type { CodePlatformCallback } from '#server/modules/access/session/code-platform/finish-code-platform-login.ts';
import { JUDGE_AT_ONCE, JUDGE_PULL_REQUEST } from '#server/modules/gate/connection/gate-queues.ts';
import { SubjectRole } from '#server/modules/gate/evaluation/judgement.rules.ts';
import { mayRead } from '#server/modules/gate/pull-request/find-pull-request-verdict.ts';
import { GateSubject } from '#server/modules/gate/pull-request/gate-subject.entity.ts';
import {
  findPullRequest,
  linkOf,
  type PlacedPullRequest,
} from '#server/modules/gate/pull-request/pull-request-access.ts';
import { PullRequestSubject } from '#server/modules/gate/pull-request/pull-request-subject.entity.ts';
import { findLatest } from '#server/modules/gate/pull-request/pull-request-trace.ts';
import type { TracedCommit } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { PullRequestState, Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { SIGNER } from '#server/modules/ground/audit/actor.ts';
import { checkEmail } from '#server/modules/ground/email/check-email.rules.ts';
import { consumeVerificationCode } from '#server/modules/ground/verification/check-verification-code.ts';
import { platformHost } from '#server/modules/signing/signing/identity/account-claim.ts';
import { checkClaimCode } from '#server/modules/signing/signing/identity/claim.ts';
import { identifyClaimant } from '#server/modules/signing/signing/identity/finish-claim-account.ts';
import { storeVouchers } from './commit-vouchings.ts';
import { grantConfirmation, openConfirmationGrant } from './confirm-unseen-commits.ts';
import type { Voucher } from './vouchers.ts';
import { Vouching } from './vouching.rules.ts';

/** Commits of a pull request that somebody says are theirs, and the code that was sent to their address. */
export interface ConfirmCommitsInput {
  readonly pullRequestId: string;
  readonly shas: readonly string[];
  readonly email?: string | null | undefined;
  readonly verificationCode?: string | null | undefined;
  readonly challenge?: string | null | undefined;
  /** In place of address and code: what a log-in at the platform has given. */
  readonly grant?: string | null | undefined;
}

const SHAS_MAX = 1000;

/** Most pull requests that are judged before others: somebody waits for these. */
const AT_ONCE = 20;

/**
 * Records that commits of the head of a pull request belong to the person who proves the address in them, and judges it
 * again. Errors in this order: `not_found`, `invalid_email`, `bad_request_parameter` with `shas` (none, more than
 * 1,000, or not of the head that was judged), those of `checkClaimCode`; then `no_permission` for a commit that names
 * somebody else. With a grant only `link_expired`, `bad_request_parameter` and `no_permission`.
 */
export async function confirmCommits(ctx: AppContext, input: ConfirmCommitsInput): Promise<readonly string[]> {
  if (input.grant) {
    return confirmByGrant(ctx, { grant: input.grant, shas: input.shas });
  }
  const pullRequest = await findConfirmable(ctx, input.pullRequestId);
  const email = checkEmail(input.email ?? '', 'email');
  const commits = await findCommits(ctx, pullRequest, input.shas);
  const { verificationCode, challenge } = input;
  const link = linkOf(pullRequest);
  const code = await checkClaimCode(ctx, {
    link,
    email,
    code: verificationCode ?? '',
    challenge,
    field: 'verificationCode',
  });
  const emailKey = normalizeEmail(email);
  const subjects = await findOwnSubjects(ctx, commits, { link: link.id, emailKey });
  await change(ctx, async (tx) => {
    await consumeVerificationCode(tx.em, code, ctx.now());
    const voucher = { source: Vouching.CONFIRMED, account: null, emailKey };
    await record(ctx, tx, { pullRequest, commits, subjects, voucher });
  });
  return commits.map(({ sha }) => sha);
}

async function confirmByGrant(
  ctx: AppContext,
  { grant: token, shas }: { readonly grant: string; readonly shas: readonly string[] },
): Promise<readonly string[]> {
  const { grant, pullRequest } = await openConfirmationGrant(ctx, token);
  const commits = await findCommits(ctx, pullRequest, shas);
  const { accountId, login } = grant;
  await confirmAsAccount(ctx, { pullRequest, commits, account: { id: accountId, login } });
  return commits.map(({ sha }) => sha);
}

/**
 * Completes what `startClaimAccount` started with a pull request: records that its commits are of the account that
 * somebody has logged in as at the platform. What `startConfirmation` started gives a grant, which is returned. Errors:
 * `unsupported_code_platform`, `auth_failed`, `refuse_authorize`, those of `confirmCommits` and `grantConfirmation`.
 */
export async function finishConfirmCommits(
  ctx: AppContext,
  callback: CodePlatformCallback,
): Promise<string | undefined> {
  const claimant = await identifyClaimant(ctx, callback);
  const { platform, details, account } = claimant;
  if (details['pullRequestPath'] !== undefined) {
    return grantConfirmation(ctx, claimant);
  }
  const pullRequest = await findConfirmable(ctx, details['pullRequest'] ?? '');
  const commits = await findCommits(ctx, pullRequest, (details['shas'] ?? '').split(','));
  if (platformHost(ctx, platform) !== instanceHost(pullRequest.repository.$.host)) {
    throw new AppError('no_permission');
  }
  await confirmAsAccount(ctx, { pullRequest, commits, account });
  return undefined;
}

interface ByAccount extends Pick<Confirmed, 'pullRequest' | 'commits'> {
  readonly account: { readonly id: string; readonly login: string };
}

async function confirmAsAccount(ctx: AppContext, { pullRequest, commits, account }: ByAccount): Promise<void> {
  const host = instanceHost(pullRequest.repository.$.host);
  const who = { link: linkOf(pullRequest).id, host, accountId: account.id };
  const subjects = await findOwnSubjects(ctx, commits, who);
  const voucher = {
    source: Vouching.CONFIRMED,
    account: { id: account.id, login: account.login, bot: false },
    emailKey: null,
  };
  await change(ctx, async (tx) => record(ctx, tx, { pullRequest, commits, subjects, voucher }));
}

async function findConfirmable(ctx: AppContext, id: string): Promise<PlacedPullRequest> {
  const pullRequest = await findPullRequest(ctx, id);
  if (linkOf(pullRequest).unlinkedAt || !(await mayRead(ctx, pullRequest))) {
    throw new AppError('not_found');
  }
  return pullRequest;
}

/** The commits with these hashes, of the head as it was judged last. */
async function findCommits(
  ctx: AppContext,
  { id, headSha }: PlacedPullRequest,
  given: readonly string[],
): Promise<TracedCommit[]> {
  const shas = new Set(given);
  const latest = shas.size > SHAS_MAX ? undefined : await findLatest(ctx, { headSha, pullRequest: id });
  const commits = (latest?.commits ?? []).filter(({ sha }) => shas.has(sha));
  if (shas.size === 0 || commits.length !== shas.size) {
    throw new AppError('bad_request_parameter', { field: 'shas' });
  }
  return commits;
}

/** The subjects that somebody is. Refuses commits that do not all name them as author, committer or co-author. */
async function findOwnSubjects(
  { em }: AppContext,
  commits: readonly TracedCommit[],
  who: { readonly link: string; readonly emailKey?: string; readonly host?: string; readonly accountId?: string },
): Promise<string[]> {
  const own = new Set((await em.find(GateSubject, who, { fields: ['id'] })).map(({ id }) => id));
  const isOwn = ({ subjects }: TracedCommit): boolean =>
    subjects.some(({ subjectId, role }) => role !== SubjectRole.OPENER && own.has(subjectId));
  if (!commits.every(isOwn)) {
    throw new AppError('no_permission');
  }
  return [...own];
}

interface Confirmed {
  readonly pullRequest: PlacedPullRequest;
  readonly commits: readonly TracedCommit[];
  /** Who the commits name. */
  readonly subjects: readonly string[];
  readonly voucher: Voucher;
}

async function record(ctx: AppContext, tx: Change, confirmed: Confirmed): Promise<void> {
  const { pullRequest, commits, voucher } = confirmed;
  const { id, number, headSha, repository } = pullRequest;
  const link = linkOf(pullRequest);
  const vouchers = commits.map(({ sha }) => ({ sha, voucher }));
  await storeVouchers(tx.em, repository.$, { vouchers, at: ctx.now(), pace: createPace() });
  await judgeConcerned(tx, confirmed);
  const kind = voucher.account === null ? 'address' : 'account';
  const details = { linkId: link.linkId, number, headSha, commits: commits.length, kind } as const;
  tx.audit({ action: 'COMMITS_CONFIRMED', actor: SIGNER, link, subject: id, details });
}

/** Judges the pull request, and others of the repository that wait for the same person: they may hold the same commits. */
async function judgeConcerned(tx: Change, { pullRequest, subjects }: Confirmed): Promise<void> {
  const repositoryId = pullRequest.repository.id;
  const waiting = { repository: repositoryId, state: PullRequestState.OPEN, verdict: { $ne: Verdict.COVERED } };
  const found = await tx.em.find(
    PullRequestSubject,
    { subject: { $in: [...subjects] }, pullRequest: waiting },
    { populate: ['pullRequest'] },
  );
  const numbers = new Set([pullRequest.number, ...found.map((one) => one.pullRequest.$.number)]);
  const job = numbers.size <= AT_ONCE ? JUDGE_AT_ONCE : JUDGE_PULL_REQUEST;
  numbers.forEach((number) => tx.enqueue(job, { repositoryId, number }));
}
