import { HOST_MAX_LENGTH, instanceHost, type GatePlatformName } from '#rules/gate-platform.ts';
import type { AppContext } from '#server/context.ts';
import { sameText } from '#server/db/search-text.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ApiKeyScope, grantOf } from '#server/modules/access/session/api-key-grant.ts';
import { requireGranted } from '#server/modules/community/link/own-link.ts';
import { isViewerManager } from '#server/modules/community/link/viewer-manager.ts';
import { knownInstances } from '#server/modules/gate/connection/gate-access.ts';
import { GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { linkOf, PLACE, type PlacedPullRequest } from './pull-request-access.ts';
import { PullRequest, PullRequestState } from './pull-request.entity.ts';

/** Where a pull request is on its platform. */
export interface PullRequestPlace {
  readonly platform: GatePlatformName;
  readonly owner: string;
  readonly repository: string;
  readonly number: number;
  /** Host of the instance; null: the configured one. */
  readonly host?: string | null | undefined;
}

/** Characters of owners and name of a repository. */
export const PATH_MAX_LENGTH = 500;
const NUMBER_MAX = 2 ** 31 - 1;

/**
 * Returns the pull request at a place, for everybody; null when it is unknown, and for all but the managers of its link
 * when its repository is private or only observed. Errors: `bad_request_parameter` with `host`, `missing_token` when
 * the link answers its status to API keys alone, `no_permission` for a key that does not open it, `too_many_request`
 * with `retryAfter` (120 times a minute and source).
 */
export async function findPullRequestVerdict(
  ctx: AppContext,
  place: PullRequestPlace,
): Promise<PlacedPullRequest | null> {
  await ctx.deps.rateLimiter.consume('pull_request_verdict', ctx.apiKey?.keyId ?? ctx.source.ip);
  const { platform, owner, repository, number, host } = place;
  if ((host ?? '').length > HOST_MAX_LENGTH) {
    throw new AppError('bad_request_parameter', { field: 'host' });
  }
  const path = `${owner}/${repository}`;
  if (path.length > PATH_MAX_LENGTH || number < 1 || number > NUMBER_MAX) {
    return null;
  }
  const instances = knownInstances(ctx.deps.config).filter((known) => known.platform === platform);
  const instance = host ? instances.find(({ url }) => instanceHost(url) === instanceHost(host)) : instances[0];
  if (instance === undefined) {
    return null;
  }
  const found = await ctx.em.findOne(
    PullRequest,
    {
      number,
      state: { $ne: PullRequestState.NEW },
      repository: {
        path: sameText(path),
        host: instance.url,
        link: { unlinkedAt: null },
      },
    },
    { populate: PLACE },
  );
  if (found === null) {
    return null;
  }
  if (!(await mayRead(ctx, found))) {
    return null;
  }
  await requireStatusKey(ctx, found);
  return found;
}

/** Whether the caller may read about a pull request. */
export async function mayRead(ctx: AppContext, pullRequest: PlacedPullRequest): Promise<boolean> {
  const { private: hidden, mode } = pullRequest.repository.$;
  const open = !hidden && mode === GateMode.ENFORCE;
  return open || isViewerManager(ctx, linkOf(pullRequest));
}

/**
 * Asks for an API key, or a manager of the link, where the link does not answer its status to everybody. Errors:
 * `missing_token`, `no_permission` for a key that does not open it.
 */
export async function requireStatusKey(ctx: AppContext, pullRequest: PlacedPullRequest): Promise<void> {
  const link = linkOf(pullRequest);
  const grant = grantOf(ctx, ApiKeyScope.STATUS_READ);
  if (grant !== undefined) {
    await requireGranted(ctx, grant, link);
    return;
  }
  if (link.statusNeedsKey && !(await isViewerManager(ctx, link))) {
    throw new AppError('missing_token');
  }
}
