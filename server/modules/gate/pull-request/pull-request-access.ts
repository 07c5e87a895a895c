import type { Loaded } from '@mikro-orm/core';
import { isUuid } from '#rules/uuid.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { refuseViewer, requireOwnLink, type OwnLink } from '#server/modules/community/link/own-link.ts';
import { PullRequest, PullRequestState } from './pull-request.entity.ts';

/** What every use of a pull request needs. */
export const PLACE = ['repository.link', 'repository.connection', 'repository.installation'] as const;

/** A pull request with its repository, link and connection. */
export type PlacedPullRequest = Loaded<PullRequest, (typeof PLACE)[number]>;

/** A pull request and the community manager who may manage its link. */
export interface OwnPullRequest extends OwnLink {
  readonly pullRequest: PlacedPullRequest;
}

/**
 * Returns a pull request for those who may see its link. Errors: those of `requireCommunityManager` and
 * `requireOwnLink`, `not_found`.
 */
export async function getOwnPullRequest(ctx: AppContext, id: string): Promise<OwnPullRequest> {
  const manager = await requireCommunityManager(ctx);
  const pullRequest = await findPullRequest(ctx, id);
  const link = linkOf(pullRequest);
  return { ...manager, pullRequest, link, role: await requireOwnLink(ctx, manager, link) };
}

/** Like `getOwnPullRequest`, for a change. Errors: its own; `no_permission` for viewers of its link. */
export async function getChangeablePullRequest(ctx: AppContext, id: string): Promise<OwnPullRequest> {
  const own = await getOwnPullRequest(ctx, id);
  refuseViewer(own.role);
  return own;
}

/** Returns a pull request that has been judged. Error: `not_found`. */
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
