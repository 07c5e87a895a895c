import { isIP } from 'node:net';
import { AppError } from '#server/errors/app-error.ts';
import { unbracketed } from '#server/integrations/network/guarded-request.ts';
import { findPrefix, hasCredentials, parseAddress } from '#server/integrations/network/listed-address.ts';

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
  const url = parseAddress(address);
  const source = url === undefined ? undefined : findPrefix(url, sources);
  if (url === undefined || (url.protocol !== 'https:' && source === undefined)) {
    throw new AppError('bad_request_parameter', { field: 'sourceUrl', reason: 'not_https' });
  }
  if (source === undefined || hasCredentials(url)) {
    throw new AppError('bad_request_parameter', { field: 'sourceUrl', reason: 'not_listed' });
  }
  return { url, mayBePrivate: isIP(unbracketed(source.hostname)) !== 0 || source.hostname === 'localhost' };
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
