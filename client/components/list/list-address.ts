import { useSearchParams } from 'react-router-dom';

/** The search and page being shown. */
export interface ListPlace {
  readonly search: string;
  /** Cursor before the page; undefined on the first page. */
  readonly after: string | undefined;
  /** Starts another search, at the first page. */
  readonly searchFor: (search: string) => void;
  /** Goes to the page after a cursor, or to the first. */
  readonly goTo: (after: string | undefined) => void;
}

/** State of a list, kept in the address so it survives a reload and can be bookmarked. */
export interface ListAddress<S extends string> extends ListPlace {
  readonly sort: S;
  readonly sorts: readonly S[];
  /** Variables of the query. */
  readonly variables: { readonly search: string; readonly sort: S; readonly after?: string };
  /** Changes the order and returns to the first page. */
  readonly sortBy: (sort: S) => void;
}

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
  return {
    search,
    sort,
    sorts,
    after,
    variables: { search, sort, ...(after !== undefined && { after }) },
    searchFor: (text) => set({ search: text, after: undefined }, true),
    sortBy: (chosen) => set({ sort: chosen, after: undefined }, true),
    goTo: (place) => set({ after: place }, false),
  };
}
