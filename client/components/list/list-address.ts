import { useSearchParams } from 'react-router-dom';

/** Which page of which search is shown. */
export interface ListPlace {
  readonly search: string;
  /** Where the page begins; undefined on the first page. */
  readonly after: string | undefined;
  /** Another search begins at the first page. */
  readonly searchFor: (search: string) => void;
  /** Goes to the page after a place, or to the first. */
  readonly goTo: (after: string | undefined) => void;
}

/** What of a list is shown, kept in the address so that it survives a reload and can be bookmarked. */
export interface ListAddress<S extends string> extends ListPlace {
  readonly sort: S;
  /** Another order begins at the first page. */
  readonly sortBy: (sort: S) => void;
}

/** Reads and changes which part of a list the address asks for; the first of `sorts` is the order without a choice. */
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
  return {
    search: params.get('search') ?? '',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
    after: params.get('after') ?? undefined,
    searchFor: (search) => set({ search, after: undefined }, true),
    sortBy: (sort) => set({ sort, after: undefined }, true),
    goTo: (after) => set({ after }, false),
  };
}
