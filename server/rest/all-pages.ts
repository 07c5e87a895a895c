import { PAGE_MAX, type Page, type PageRequest } from '#server/paging.ts';

type LoadPage<Entry> = (page: PageRequest) => Promise<Page<Entry>>;

/** All entries of a list, which older clients get at once (REST contract §2), page by page. */
export async function loadAll<Entry>(loadPage: LoadPage<Entry>): Promise<readonly Entry[]> {
  return (await loadFirst(loadPage, Number.POSITIVE_INFINITY)).entries;
}

/** Which page of a list is wanted, counted from 1. */
export interface NumberedPage {
  readonly page: number;
  readonly pageSize: number;
}

/** A page of a list by its number, and how many entries the list has. */
export async function loadNumbered<Entry>(
  loadPage: LoadPage<Entry>,
  { page, pageSize }: NumberedPage,
): Promise<{ readonly entries: readonly Entry[]; readonly totalCount: number }> {
  const { entries, totalCount } = await loadFirst(loadPage, page * pageSize);
  return { entries: entries.slice((page - 1) * pageSize, page * pageSize), totalCount };
}

/** At least the first `count` entries, or all when there are fewer. */
async function loadFirst<Entry>(
  loadPage: LoadPage<Entry>,
  count: number,
): Promise<{ readonly entries: readonly Entry[]; readonly totalCount: number }> {
  let page = await loadPage({ first: Math.min(count, PAGE_MAX) });
  const entries = [...page.entries];
  while (page.hasNextPage && entries.length < count) {
    page = await loadPage({ first: Math.min(count - entries.length, PAGE_MAX), after: page.endCursor });
    entries.push(...page.entries);
  }
  return { entries, totalCount: page.totalCount };
}
