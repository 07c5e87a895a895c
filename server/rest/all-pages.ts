import { PAGE_MAX, type Page, type PageRequest } from '#server/db/paging.ts';

type LoadPage<Entry> = (page: PageRequest) => Promise<Page<Entry>>;

/** Loads all entries of a list page by page; older clients get them in one answer. */
export async function loadAll<Entry>(loadPage: LoadPage<Entry>): Promise<readonly Entry[]> {
  return (await loadFirst(loadPage, Number.POSITIVE_INFINITY)).entries;
}

/** The requested page of a list, counted from 1. */
export interface NumberedPage {
  readonly page: number;
  readonly pageSize: number;
}

/** Loads a page of a list by its number, and the length of the list. */
export async function loadNumbered<Entry>(
  loadPage: LoadPage<Entry>,
  { page, pageSize }: NumberedPage,
): Promise<{ readonly entries: readonly Entry[]; readonly totalCount: number }> {
  const { entries, totalCount } = await loadFirst(loadPage, page * pageSize);
  return { entries: entries.slice((page - 1) * pageSize, page * pageSize), totalCount };
}

/** Loads at least the first `count` entries, or all when there are fewer. */
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
