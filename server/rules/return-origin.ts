import { CODE_PLATFORMS } from './code-platform.ts';

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

/** Public hosts on which repositories of strangers live, besides those of our own code platforms. */
const FURTHER_HOSTS = ['atomgit.com', 'bitbucket.org', 'codeberg.org', 'gitea.com', 'gitlab.com'];

const PLATFORM_HOSTS: ReadonlySet<string> = new Set([
  ...CODE_PLATFORMS.map(({ url }) => new URL(url).host),
  ...FURTHER_HOSTS,
]);

/** First segments of paths that no platform gives to an owner of repositories. */
const NO_OWNERS: ReadonlySet<string> = new Set([
  '-',
  'account',
  'api',
  'apps',
  'auth',
  'dashboard',
  'enterprises',
  'explore',
  'groups',
  'login',
  'logout',
  'marketplace',
  'notifications',
  'oauth',
  'oauth2',
  'organizations',
  'orgs',
  'profile',
  'projects',
  'search',
  'sessions',
  'settings',
  'site',
  'sponsors',
  'topics',
  'user',
  'users',
]);

/** Whether a host is that of a public code platform. */
export function isPlatformHost(host: string): boolean {
  return PLATFORM_HOSTS.has(host.replace(/^www\./, ''));
}

/**
 * Reads owner and repository in the path of a page on a code platform, in lower case; undefined where it names none,
 * and where an encoded separator or dot could lead elsewhere.
 */
export function readRepositoryPath(
  pathname: string,
): { readonly owner: string; readonly repository: string } | undefined {
  const [, owner, repository] = /^\/([\w.-]+)\/([\w.-]+)(?:\/|$)/.exec(pathname.toLowerCase()) ?? [];
  const isUnclear = /%(?:2e|2f|5c|25)/i.test(pathname);
  if (owner === undefined || repository === undefined || isUnclear || NO_OWNERS.has(owner)) {
    return undefined;
  }
  return { owner, repository };
}

/** Whether a page asks its visitor to authorise an application, as platforms and log-in services name such pages. */
export function isAuthorizationPath(pathname: string): boolean {
  return decodePath(pathname)
    .split(/[\\/]/)
    .some((segment) => /^(?:oauth2?|authorize)$/i.test(segment));
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
