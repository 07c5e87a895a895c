import { AppError } from './errors/app-error.ts';

/** Most entries of one page of any list. */
export const PAGE_MAX = 100;

/** Which part of a list is wanted: the `first` entries after the one that the cursor `after` stands for. */
export interface PageRequest {
  readonly first: number;
  readonly after?: string | null;
}

/** A part of a list, and what is needed to ask for the next. */
export interface Page<Entry> {
  readonly entries: readonly Entry[];
  /** Entries of the whole list. */
  readonly totalCount: number;
  readonly hasNextPage: boolean;
  /** Stands for the last entry; null when there is none. */
  readonly endCursor: string | null;
}

/** Refuses a page of fewer than 1 or more than 100 entries. Error: `bad_request_parameter` with `first`. */
export function checkPageSize(first: number): void {
  if (!Number.isInteger(first) || first < 1 || first > PAGE_MAX) {
    throw new AppError('bad_request_parameter', { field: 'first' });
  }
}
