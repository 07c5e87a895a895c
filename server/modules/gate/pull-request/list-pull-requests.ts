import type { FilterQuery } from '@mikro-orm/core';
import { isUuid } from '#rules/uuid.ts';
import type { AppContext } from '#server/context.ts';
import { findPage } from '#server/db/find-page.ts';
import type { Page, PageRequest } from '#server/db/paging.ts';
import { containing } from '#server/db/search-text.ts';
import { AppError } from '#server/errors/app-error.ts';
import { getOwnLink } from '#server/modules/community/link/own-link.ts';
import { GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { PLACE, type PlacedPullRequest } from './pull-request-access.ts';
import { PullRequest, PullRequestState, Verdict } from './pull-request.entity.ts';
import type { PullRequestCounts } from './pull-request.types.ts';

export interface PullRequestsInput extends PageRequest {
  readonly linkId: string;
  readonly verdict?: Verdict | null | undefined;
  /** Part of the title, the opener or the path, or a number. */
  readonly search?: string | null | undefined;
  /** Id of a gated repository. */
  readonly repositoryId?: string | null | undefined;
}

/**
 * Lists the open pull requests of a link that are judged, the newest change first. Errors: those of `getOwnLink` and
 * `findPage`,
 * `bad_request_parameter` with `search` or `repositoryId`.
 */
export async function listPullRequests(
  ctx: AppContext,
  { linkId, verdict, search, repositoryId, ...page }: PullRequestsInput,
): Promise<Page<PlacedPullRequest>> {
  const { link } = await getOwnLink(ctx, linkId);
  if (repositoryId && !isUuid(repositoryId)) {
    throw new AppError('bad_request_parameter', { field: 'repositoryId' });
  }
  const conditions = [
    openAt(link.id),
    searchFilter(search),
    verdict ? { verdict } : {},
    repositoryId ? { repository: repositoryId } : {},
  ];
  const found = await findPage(ctx.em, PullRequest, {
    where: { $and: conditions },
    orderBy: { updatedAt: 'desc' },
    page,
  });
  return { ...found, entries: await ctx.em.populate([...found.entries], PLACE) };
}

/** Counts the open pull requests of a link by verdict. Errors: those of `getOwnLink`, `bad_request_parameter`. */
export async function countPullRequests(
  ctx: AppContext,
  { linkId, search }: Pick<PullRequestsInput, 'linkId' | 'search'>,
): Promise<PullRequestCounts> {
  const { link } = await getOwnLink(ctx, linkId);
  const count = (verdict: Verdict): Promise<number> =>
    ctx.em.count(PullRequest, { $and: [openAt(link.id), searchFilter(search), { verdict }] });
  return {
    pending: await count(Verdict.PENDING),
    covered: await count(Verdict.COVERED),
    uncovered: await count(Verdict.UNCOVERED),
    unknown: await count(Verdict.UNKNOWN),
  };
}

function openAt(link: string): FilterQuery<PullRequest> {
  return { state: PullRequestState.OPEN, repository: { link, mode: { $ne: GateMode.EXCLUDED } } };
}

function searchFilter(search: string | null | undefined): FilterQuery<PullRequest> {
  const text = containing(search);
  if (text === undefined) {
    return {};
  }
  const number = /^\s*#?(\d{1,9})\s*$/.exec(search ?? '')?.[1];
  const numbers = number === undefined ? [] : [{ number: Number(number) }];
  return { $or: [{ title: text }, { opener: text }, { repository: { path: text } }, ...numbers] };
}
