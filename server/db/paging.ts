import { AppError } from '#server/errors/app-error.ts';

/** Maximum number of entries on one page of any list. */
export const PAGE_MAX = 100;

/**
 * The requested page: the first `first` entries after the cursor `after`, or in lists that can be read backwards the
 * last `first` entries before `before`.
 */
export interface PageRequest {
  readonly first: number;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** One page of a list, with what a client needs to request the next. */
export interface Page<Entry> {
  readonly entries: readonly Entry[];
  /** Number of entries in the whole list. */
  readonly totalCount: number;
  readonly hasNextPage: boolean;
  /** Cursor of the last entry; null when the page is empty. */
  readonly endCursor: string | null;
  /** Cursor of the first entry; null on the first page and in lists that are read forwards only. */
  readonly startCursor?: string | null;
}

/** Refuses a page of fewer than 1 or more than 100 entries. Error: `bad_request_parameter` with `first`. */
export function checkPageSize(first: number): void {
  if (!Number.isInteger(first) || first < 1 || first > PAGE_MAX) {
    throw new AppError('bad_request_parameter', { field: 'first' });
  }
}
