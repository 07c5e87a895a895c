import { useSearchParams } from 'react-router-dom';

/** The search and page being shown. */
export interface ListPlace {
  readonly search: string;
  /** Cursor before the page; undefined on the first page. */
  readonly after: string | undefined;
  /** Cursor after the page, of a page that was reached backwards; otherwise undefined. */
  readonly before: string | undefined;
  /** Starts another search, at the first page. */
  readonly searchFor: (search: string) => void;
  /** Goes to the page after a cursor, or to the first. */
  readonly goTo: (after: string | undefined) => void;
  /** Goes to the page before a cursor. */
  readonly goBack: (before: string) => void;
}

/** State of a list, kept in the address so it survives a reload and can be bookmarked. */
export interface ListAddress<S extends string> extends ListPlace {
  readonly sort: S;
  readonly sorts: readonly S[];
  /** Variables of the query. */
  readonly variables: { readonly search: string; readonly sort: S; readonly after?: string; readonly before?: string };
  /** Changes the order and returns to the first page. */
  readonly sortBy: (sort: S) => void;
}

const FIRST_PAGE = { after: undefined, before: undefined };

/** Reads and changes the state of a list in the address; the first of `sorts` is the default order. */
export function useListAddress<S extends string>(sorts: readonly [S, ...S[]]): ListAddress<S> {
  const [params, setParams] = useSearchParams();
  const set = (values: Readonly<Record<string, string | undefined>>, replace: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined || value === '') {
            next.delete(name);
          } else {
            next.set(name, value);
          }
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const search = params.get('search') ?? '';
  const sort = sorts.find((known) => known === params.get('sort')) ?? sorts[0];
  const after = params.get('after') ?? undefined;
  const before = params.get('before') ?? undefined;
  return {
    search,
    sort,
    sorts,
    after,
    before,
    variables: { search, sort, ...(after !== undefined && { after }), ...(before !== undefined && { before }) },
    searchFor: (text) => set({ search: text, ...FIRST_PAGE }, true),
    sortBy: (chosen) => set({ sort: chosen, ...FIRST_PAGE }, true),
    goTo: (place) => set({ ...FIRST_PAGE, after: place }, false),
    goBack: (place) => set({ ...FIRST_PAGE, before: place }, false),
  };
}
