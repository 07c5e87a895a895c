import type { Loaded } from '@mikro-orm/core';
import { isUuid } from '#rules/uuid.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { isOwnLink, requireOwnLink } from '#server/modules/link/own-link.ts';
import { factorMethods } from '#server/modules/second-factor/factor-methods.queries.ts';
import { requireCommunityManager, type CommunityManager } from '#server/modules/session/authorize.ts';
import { findSession } from '#server/modules/session/find-session.ts';
import { PullRequest, PullRequestState } from './pull-request.entity.ts';

/** What every use of a pull request needs. */
export const PLACE = ['repository.link', 'repository.connection', 'repository.installation'] as const;

/** A pull request with its repository, link and connection. */
export type PlacedPullRequest = Loaded<PullRequest, (typeof PLACE)[number]>;

/** A pull request and the community manager who may manage its link. */
export interface OwnPullRequest extends CommunityManager {
  readonly pullRequest: PlacedPullRequest;
  readonly link: Link;
}

/**
 * Returns a pull request for a manager of its link. Errors: those of `requireCommunityManager` and `requireOwnLink`,
 * `not_found`.
 */
export async function getOwnPullRequest(ctx: AppContext, id: string): Promise<OwnPullRequest> {
  const manager = await requireCommunityManager(ctx);
  const pullRequest = await findPullRequest(ctx, id);
  const link = linkOf(pullRequest);
  await requireOwnLink(ctx, manager, link);
  return { ...manager, pullRequest, link };
}

/** Returns a pull request that was looked at. Error: `not_found`. */
export async function findPullRequest({ em }: AppContext, id: string): Promise<PlacedPullRequest> {
  const pullRequest = isUuid(id)
    ? await em.findOne(PullRequest, { id, state: { $ne: PullRequestState.NEW } }, { populate: PLACE })
    : null;
  if (pullRequest === null) {
    throw new AppError('not_found');
  }
  return pullRequest;
}

/** The link that a pull request is judged by. */
export function linkOf({ repository }: PlacedPullRequest): Link {
  return repository.$.link.$;
}

/** Whether whoever makes the request is logged in as a manager of the link. Nobody has to be. */
export async function isViewerManager(ctx: AppContext, link: Link): Promise<boolean> {
  if (ctx.credentials.accessToken === '') {
    return false;
  }
  const session = await findSession(ctx);
  if (!session?.account) {
    return false;
  }
  const { organizations, organizationIds } = session;
  const account = session.account.$;
  const own = isOwnLink({ account, organizations, organizationIds: organizationIds ?? {} }, link);
  return own && (!link.requiresSecondFactor || (await factorMethods(ctx.em, account)).length > 0);
}
