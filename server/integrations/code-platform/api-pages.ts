import { askApi, type ApiAnswer, type ApiRequest } from './api-request.ts';
import { CodePlatformFailure } from './code-platform.ts';

/** Entries per page; the maximum on all platforms. */
export const PAGE_SIZE = 100;

/** Maximum number of pages of a list, in case a platform never ends it. */
const PAGES_MAX = 50;

/** A paginated list. */
export interface ApiList<T> extends ApiRequest<T[]> {
  /** Returns the address of the next page; undefined after the last one. */
  readonly nextPage: (answer: ApiAnswer<T[]>, url: string) => string | undefined;
}

/** Reads all pages of a list. Throws `CodePlatformFailure`. */
export async function readAllPages<T>({ nextPage, ...request }: ApiList<T>): Promise<T[]> {
  const entries: T[] = [];
  let { url } = request;
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const answer = await askApi({ ...request, url });
    entries.push(...answer.value);
    const next = nextPage(answer, url);
    if (next === undefined) {
      return entries;
    }
    url = next;
  }
  throw new CodePlatformFailure('unusable', 'the list has no end');
}

/** The address of the page after one that is numbered in its query. */
export function followingPage(page: string): string {
  const url = new URL(page);
  url.searchParams.set('page', String(Number(url.searchParams.get('page')) + 1));
  return url.href;
}
