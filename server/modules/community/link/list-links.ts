import type { AppContext } from '#server/context.ts';
import { findPage, type PageQuery } from '#server/db/find-page.ts';
import type { Page, PageRequest } from '#server/db/paging.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { requireSecondFactor } from '#server/modules/access/session/second-factor/require-second-factor.ts';
import { findLinkDetails, type LinkDetails } from './link-details.queries.ts';
import { linksNaming } from './link-search.ts';
import type { LinkSort } from './link-sort.rules.ts';
import { Link } from './link.entity.ts';
import { ownLinkFilter } from './own-link.ts';

/** Filter, order and page of a list of links. */
export interface LinksInput extends PageRequest {
  /** Part of the alias, the project's address, the organisation or the repository. */
  readonly search?: string | null | undefined;
  readonly sort: LinkSort;
}

const ORDERS: Readonly<Record<LinkSort, PageQuery<Link>['orderBy']>> = {
  created_desc: { createdAt: 'desc' },
  created_asc: { createdAt: 'asc' },
  alias_asc: { alias: 'asc' },
  alias_desc: { alias: 'desc' },
};

/**
 * Lists one page of the links that the community manager may manage, with their details; the number of statements does
 * not depend on the size of the page. Errors: those of `requireCommunityManager` and `findPage`,
 * `bad_request_parameter` with `search`, `second_factor_missing` when one of them requires a second factor.
 */
export async function listLinks(ctx: AppContext, { search, sort, ...page }: LinksInput): Promise<Page<LinkDetails>> {
  const manager = await requireCommunityManager(ctx);
  const where = { $and: [ownLinkFilter(manager), linksNaming(search) ?? {}] };
  const links = await findPage(ctx.em, Link, { where, orderBy: ORDERS[sort], page });
  if (links.entries.some(({ requiresSecondFactor }) => requiresSecondFactor)) {
    await requireSecondFactor(ctx, manager.account);
  }
  return { ...links, entries: await findLinkDetails(ctx, links.entries) };
}
