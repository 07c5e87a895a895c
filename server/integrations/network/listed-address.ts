/** Maximum length of an address that somebody names, in characters. */
const URL_MAX_LENGTH = 2048;

/** Parses an address; undefined for none, one above 2048 characters, or one with control characters. */
export function parseAddress(address: string | URL): URL | undefined {
  const text = String(address).trim();
  // The parser drops line breaks, and accepts control characters that the database refuses.
  return text.length > URL_MAX_LENGTH || /\p{Cc}/u.test(text) ? undefined : (URL.parse(text) ?? undefined);
}

/** Returns the listed prefix of an address: same scheme, host and port, and a path above it. */
export function findPrefix(url: URL, prefixes: readonly URL[]): URL | undefined {
  return prefixes.find((prefix) => prefix.origin === url.origin && isBelow(url.pathname, prefix.pathname));
}

/** The parser resolves dots in a path, but an encoded slash would only be resolved by the remote server. */
function isBelow(path: string, prefix: string): boolean {
  if (prefix === '/') {
    return true;
  }
  const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
  return path === prefix || (path.startsWith(folder) && !/%2f|%5c/i.test(path));
}

/** Whether an address holds a user or password. */
export function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}
