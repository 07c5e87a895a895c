/** How many further origins a link may lead its signers back to. */
export const RETURN_ORIGINS_MAX = 20;

/**
 * Reads an origin such as `https://forum.example.org`; a slash at its end is dropped. Undefined for anything else:
 * another scheme, credentials, a path.
 */
export function parseReturnOrigin(text: string): string | undefined {
  const trimmed = text.trim();
  const url = /^https:\/\/[^/\\?#@*\s]+\/?$/i.test(trimmed) ? URL.parse(trimmed) : null;
  const isOrigin = url !== null && url.username === '' && url.password === '' && url.pathname === '/';
  return isOrigin && url.protocol === 'https:' ? url.origin : undefined;
}

/** Whether the path of an address is that of a pull request, as GitHub, Gitee, GitCode and others write it. */
export function isPullRequestPath(pathname: string): boolean {
  return /^(?:\/[\w.-]+){2,}(?:\/-)?\/(?:pull|pulls|merge_requests)\/\d{1,10}\/?$/.test(pathname);
}
