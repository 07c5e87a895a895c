import type { AppContext } from '#server/context.ts';
import { findPage } from '#server/db/find-page.ts';
import type { Page, PageRequest } from '#server/db/paging.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { linksNaming } from './link-search.ts';
import { Link, LinkSigningState } from './link.entity.ts';

/** What somebody types who looks for a community. */
export interface ListedLinksInput extends PageRequest {
  /** Part of the alias, the project's address, the organisation or the repository. */
  readonly search: string;
}

/** What everybody who searches learns about a link. */
export interface ListedLink extends Pick<Link, 'alias' | 'projectUrl' | 'platform'> {
  /** Public id of the link. */
  readonly id: string;
  readonly organization: string | null;
  readonly repository: string | null;
}

/** A frozen link is left out: another organisation has its name, and a visitor may be looking for that one. */
const FINDABLE = {
  listed: true,
  unlinkedAt: null,
  frozenAt: null,
  signingState: LinkSigningState.OPEN,
  clas: { $some: { state: ClaState.CURRENT } },
} as const;

/**
 * Finds links whose managers allow it and at which something can be signed, by name of the community. Errors:
 * `bad_request_parameter` with `search` (1 to 200 characters, not blank), `first` or `after`; `too_many_request` with
 * `retryAfter` above 60 searches a minute of one source.
 */
export async function findListedLinks(
  ctx: AppContext,
  { search, ...page }: ListedLinksInput,
): Promise<Page<ListedLink>> {
  await ctx.deps.rateLimiter.consume('link_search', ctx.source.ip);
  const naming = linksNaming(search);
  if (naming === undefined) {
    throw new AppError('bad_request_parameter', { field: 'search' });
  }
  const links = await findPage(ctx.em, Link, { where: { $and: [FINDABLE, naming] }, orderBy: { alias: 'asc' }, page });
  return { ...links, entries: links.entries.map(listedLinkOf) };
}

function listedLinkOf({ linkId, alias, projectUrl, platform, ...link }: Link): ListedLink {
  const { organization = null, repository = null } = link;
  return { id: linkId, alias, projectUrl, platform, organization, repository };
}
