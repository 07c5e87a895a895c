import { HOST_MAX_LENGTH, instanceHost } from '#rules/gate-platform.ts';
import type { AppContext } from '#server/context.ts';
import { sameText } from '#server/db/search-text.ts';
import { AppError } from '#server/errors/app-error.ts';
import { beginAuthorization } from '#server/modules/access/session/authorization.ts';
import { getCodePlatform } from '#server/modules/access/session/code-platform/get-code-platform.ts';
import { loginCallback } from '#server/modules/access/session/code-platform/login-authorization.ts';
import { SubjectRole } from '#server/modules/gate/evaluation/judgement.rules.ts';
import { PATH_MAX_LENGTH, type PullRequestPlace } from '#server/modules/gate/pull-request/find-pull-request-verdict.ts';
import { GateSubject } from '#server/modules/gate/pull-request/gate-subject.entity.ts';
import { linkOf, PLACE, type PlacedPullRequest } from '#server/modules/gate/pull-request/pull-request-access.ts';
import { findLatest } from '#server/modules/gate/pull-request/pull-request-trace.ts';
import type { TracedCommit } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { PullRequest, PullRequestState } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { claimPurpose, platformHost } from '#server/modules/signing/signing/identity/account-claim.ts';
import type { Claimant } from '#server/modules/signing/signing/identity/finish-claim-account.ts';
import { checkReturnPath } from '#server/modules/signing/signing/identity/return-path.rules.ts';
import { readConfirmationGrant, writeConfirmationGrant, type ConfirmationGrant } from './confirmation-grant.ts';

/** A pull request that somebody cannot see here, such as one of a private repository, and where to come back to. */
export interface StartConfirmationInput extends PullRequestPlace {
  readonly returnPath?: string | null | undefined;
}

/**
 * Starts a log-in at the platform for somebody whose commits are in a pull request that this service shows to managers
 * alone, and returns where to send the browser. Nothing about the pull request is revealed before. Errors:
 * `too_many_request` with `retryAfter`, `bad_request_parameter` with `host`, `repository` or `returnPath`,
 * `unsupported_code_platform`.
 */
export async function startConfirmation(ctx: AppContext, input: StartConfirmationInput): Promise<string> {
  await ctx.deps.rateLimiter.consume('pull_request_verdict', ctx.source.ip);
  const { owner, repository, number, host } = input;
  if ((host ?? '').length > HOST_MAX_LENGTH) {
    throw new AppError('bad_request_parameter', { field: 'host' });
  }
  const path = `${owner}/${repository}`;
  if (path.length > PATH_MAX_LENGTH || number < 1) {
    throw new AppError('bad_request_parameter', { field: 'repository' });
  }
  const returnPath = checkReturnPath(input.returnPath);
  const { platform, api } = getCodePlatform(ctx, input.platform);
  if (host && instanceHost(host) !== platformHost(ctx, platform)) {
    throw new AppError('unsupported_code_platform');
  }
  const details = { pullRequestPath: path, number: String(number), returnPath };
  const authorization = await beginAuthorization(ctx, { purpose: claimPurpose(platform), details });
  return api.authorizationUrl({ ...authorization, redirectUri: loginCallback(ctx, platform), identityOnly: true });
}

/**
 * Returns a grant for the account that has come back. Error: `no_permission`, the same whether there is such a pull
 * request or not, unless a commit of its head names the account while nobody stands behind it.
 */
export async function grantConfirmation(ctx: AppContext, { platform, account, details }: Claimant): Promise<string> {
  const found = await ctx.em.find(
    PullRequest,
    {
      number: Number(details['number']),
      state: PullRequestState.OPEN,
      repository: {
        path: sameText(details['pullRequestPath'] ?? ''),
        mode: GateMode.ENFORCE,
        connection: { platform },
        link: { unlinkedAt: null },
      },
    },
    { populate: PLACE },
  );
  const pullRequest = found.find(({ repository }) => instanceHost(repository.$.host) === platformHost(ctx, platform));
  const { id: accountId, login } = account;
  if (pullRequest === undefined || (await findUnconfirmed(ctx, pullRequest, accountId)).length === 0) {
    throw new AppError('no_permission');
  }
  const { secretBox } = ctx.deps;
  return writeConfirmationGrant(secretBox, { pullRequestId: pullRequest.id, accountId, login }, ctx.now());
}

/** The commits of a head that name an account while nobody stands behind them. */
async function findUnconfirmed(
  ctx: AppContext,
  pullRequest: PlacedPullRequest,
  accountId: string,
): Promise<TracedCommit[]> {
  const { id, headSha, repository } = pullRequest;
  const who = { link: linkOf(pullRequest).id, host: instanceHost(repository.$.host), accountId };
  const own = new Set((await ctx.em.find(GateSubject, who, { fields: ['id'] })).map((subject) => subject.id));
  const latest = await findLatest(ctx, { pullRequest: id, headSha });
  return (latest?.commits ?? []).filter(({ subjects }) =>
    subjects.some(
      ({ subjectId, role, covered, required, vouchedBy }) =>
        own.has(subjectId) && role !== SubjectRole.OPENER && required && !covered && !vouchedBy?.length,
    ),
  );
}

/** A grant with its pull request. */
export interface Granted {
  readonly grant: ConfirmationGrant;
  readonly pullRequest: PlacedPullRequest;
}

/** Opens a grant. Error: `link_expired` for one that is forged or over, or whose pull request is gone. */
export async function openConfirmationGrant(ctx: AppContext, token: string): Promise<Granted> {
  const grant = readConfirmationGrant(ctx.deps.secretBox, token, ctx.now());
  const open = {
    id: grant?.pullRequestId ?? '',
    state: PullRequestState.OPEN,
    repository: { link: { unlinkedAt: null } },
  };
  const pullRequest = grant && (await ctx.em.findOne(PullRequest, open, { populate: PLACE }));
  if (!grant || !pullRequest) {
    throw new AppError('link_expired');
  }
  return { grant, pullRequest };
}

/** Commits that can be confirmed with a grant. */
export interface GrantedCommits {
  readonly pullRequestId: string;
  readonly commits: readonly Pick<TracedCommit, 'sha' | 'subject'>[];
}

/** Lists the commits that can be confirmed with a grant. Error: that of `openConfirmationGrant`. */
export async function findGrantedCommits(ctx: AppContext, token: string): Promise<GrantedCommits> {
  const { grant, pullRequest } = await openConfirmationGrant(ctx, token);
  const commits = await findUnconfirmed(ctx, pullRequest, grant.accountId);
  return { pullRequestId: pullRequest.id, commits: commits.map(({ sha, subject }) => ({ sha, subject })) };
}
