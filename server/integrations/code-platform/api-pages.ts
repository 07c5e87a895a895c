import { askApi, type ApiAnswer, type ApiRequest } from './api-request.ts';
import { CodePlatformFailure } from './code-platform.ts';

/** Entries of a page; both platforms give no more. */
export const PAGE_SIZE = 100;

/** Most pages of one list: a list without end is no list. */
const PAGES_MAX = 50;

/** A list that comes in pages. */
export interface ApiList<T> extends ApiRequest<T[]> {
  /** The address of the page after this one; undefined when it was the last. */
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
