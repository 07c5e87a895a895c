import { AppError } from '#server/errors/app-error.ts';

/** Where a proof of an account ends by default. */
const DEFAULT_RETURN_PATH = '/my-signings';
const RETURN_PATH_MAX_LENGTH = 1000;
const BASE = 'http://service.invalid';

/** Returns a path of this service. Error: `bad_request_parameter` with `returnPath` for anything else. */
export function checkReturnPath(given: string | null | undefined): string {
  const path = given ?? DEFAULT_RETURN_PATH;
  const url = path.startsWith('/') && path.length <= RETURN_PATH_MAX_LENGTH ? URL.parse(path, BASE) : null;
  // `/..//host` resolves to a path that begins with two slashes, which a browser reads as another site.
  if (url?.origin !== BASE || url.pathname.startsWith('//')) {
    throw new AppError('bad_request_parameter', { field: 'returnPath' });
  }
  return `${url.pathname}${url.search}`;
}
