import { isIP } from 'node:net';
import { AppError } from '#server/errors/app-error.ts';

/** Longest address of a CLA, in characters. */
const URL_MAX_LENGTH = 2048;

/** A listed address from which a CLA may be downloaded. */
export interface SourceAddress {
  readonly url: URL;
  /** Whether the list names a host of the own network by its very address: only then may it be reached. */
  readonly mayBePrivate: boolean;
}

/**
 * Reads an address and finds it on the list of prefixes (`CLA_SOURCES`): same scheme, host and port, no credentials, and a
 * path below that of the prefix. http is allowed where the list says http. Errors: `bad_request_parameter` with
 * `sourceUrl` and `reason` (`not_https`, `not_listed`).
 */
export function findSource(address: string | URL, sources: readonly URL[]): SourceAddress {
  const url = parse(address);
  const source = sources.find((prefix) => prefix.origin === url.origin && isBelow(url.pathname, prefix.pathname));
  if (url.protocol !== 'https:' && source === undefined) {
    throw new AppError('bad_request_parameter', { field: 'sourceUrl', reason: 'not_https' });
  }
  if (source === undefined || url.username !== '' || url.password !== '') {
    throw new AppError('bad_request_parameter', { field: 'sourceUrl', reason: 'not_listed' });
  }
  return { url, mayBePrivate: isIP(unbracketed(source.hostname)) !== 0 || source.hostname === 'localhost' };
}

/** A host as sockets know it: IPv6 addresses without the brackets that they have in an address. */
export function unbracketed(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function parse(address: string | URL): URL {
  const text = String(address).trim();
  // The parser leaves out line breaks, and takes what the database does not.
  const url = text.length > URL_MAX_LENGTH || /\p{Cc}/u.test(text) ? null : URL.parse(text);
  if (url === null) {
    throw new AppError('bad_request_parameter', { field: 'sourceUrl', reason: 'not_https' });
  }
  return url;
}

/** Dots in a path are resolved by the parser; a hidden slash would be resolved by the server that is asked. */
function isBelow(path: string, prefix: string): boolean {
  if (prefix === '/') {
    return true;
  }
  const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
  return path === prefix || (path.startsWith(folder) && !/%2f|%5c/i.test(path));
}

/**
 * The address of the file itself for the page that a code platform shows of it, which is what people copy: GitHub's and
 * Gitee's `/<owner>/<repository>/blob/<ref>/<path>`. Any other address as it is.
 */
export function rawAddress(url: URL): URL {
  const [, owner, repository, file] = /^\/([^/]+)\/([^/]+)\/blob\/(.+)$/.exec(url.pathname) ?? [];
  if (file === undefined) {
    return url;
  }
  if (url.origin === 'https://github.com') {
    return new URL(`https://raw.githubusercontent.com/${owner}/${repository}/${file}`);
  }
  return url.origin === 'https://gitee.com' ? new URL(`https://gitee.com/${owner}/${repository}/raw/${file}`) : url;
}
