import { isIP } from 'node:net';
import { AppError } from '#server/errors/app-error.ts';

/** Maximum length of a CLA's address, in characters. */
const URL_MAX_LENGTH = 2048;

/** A listed address from which a CLA may be downloaded. */
export interface SourceAddress {
  readonly url: URL;
  /** Whether the list names a host of the internal network by its address: only then may it be reached. */
  readonly mayBePrivate: boolean;
}

/**
 * Parses an address and matches it against the list of prefixes (`CLA_SOURCES`): same scheme, host and port, no
 * credentials, and a path below the prefix's. http is allowed only where the list says http. Errors:
 * `bad_request_parameter` with `sourceUrl` and `reason` (`not_https`, `not_listed`).
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

/** Returns a host as sockets take it: IPv6 addresses without the brackets that they have in a URL. */
export function unbracketed(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function parse(address: string | URL): URL {
  const text = String(address).trim();
  // The parser drops line breaks, and accepts control characters that the database refuses.
  const url = text.length > URL_MAX_LENGTH || /\p{Cc}/u.test(text) ? null : URL.parse(text);
  if (url === null) {
    throw new AppError('bad_request_parameter', { field: 'sourceUrl', reason: 'not_https' });
  }
  return url;
}

/** The parser resolves dots in a path, but an encoded slash would only be resolved by the remote server. */
function isBelow(path: string, prefix: string): boolean {
  if (prefix === '/') {
    return true;
  }
  const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
  return path === prefix || (path.startsWith(folder) && !/%2f|%5c/i.test(path));
}

/**
 * Returns the address of the file itself for a code platform's page about it, because that is what people copy:
 * `/<owner>/<repository>/blob/<ref>/<path>` on GitHub and Gitee. Returns any other address unchanged.
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
