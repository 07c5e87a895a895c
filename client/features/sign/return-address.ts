import { readReturnPath, withReturnPath } from '#client/session/return-path.ts';
import type { CodePlatform } from '#generated/graphql.ts';
import { isAuthorizationPath, isPlatformHost, isPullRequestPath, readRepositoryPath } from '#rules/return-origin.ts';

const NAME = 'return_to';

/** Where a signer came from: a path of this service, or a page elsewhere that the community vouches for. */
export type ReturnAddress =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly url: URL };

/** The pages that a link may lead its signers back to; what is absent is not known yet. */
export interface ReturnPlaces {
  readonly projectUrl?: string | undefined;
  /** Where the project lives; while it is not known, its host is taken for a code platform. */
  readonly platform?: CodePlatform;
  /** Origins that the community lists. */
  readonly returnOrigins?: readonly string[];
  /** Origins of code platforms, where pull requests alone count. */
  readonly pullRequestOrigins?: readonly string[];
}

/**
 * Reads where to go back to after signing. Undefined unless it is an address of this service, or an https one at
 * exactly the host of the project or an origin that the community lists, or a pull request on a connected platform: a
 * sign link must not lead to pages of strangers. On code platforms a page must name owner and repository, at the
 * project's host its own owner; a page that asks to authorise an application is never returned to.
 */
export function readReturnAddress(search: URLSearchParams, places: ReturnPlaces): ReturnAddress | undefined {
  const path = readReturnPath(search);
  if (path !== undefined) {
    return { kind: 'own', path };
  }
  const url = readOutsideAddress(search);
  return url !== undefined && isAllowed(url, places) ? { kind: 'elsewhere', url } : undefined;
}

/** Reads an https address elsewhere, whether it is allowed or not; undefined when there is none. */
export function readOutsideAddress(search: URLSearchParams): URL | undefined {
  const url = readReturnPath(search) === undefined ? URL.parse(search.get(NAME) ?? '') : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : undefined;
}

function isAllowed(url: URL, places: ReturnPlaces): boolean {
  const { returnOrigins = [], pullRequestOrigins = [] } = places;
  if (isAuthorizationPath(url.pathname)) {
    return false;
  }
  const isPlatform = isPlatformHost(url.host) || pullRequestOrigins.includes(url.origin);
  const isListed =
    returnOrigins.includes(url.origin) && (!isPlatform || readRepositoryPath(url.pathname) !== undefined);
  const isPullRequest = pullRequestOrigins.includes(url.origin) && isPullRequestPath(url.pathname);
  return isListed || isPullRequest || isOfProject(url, { ...places, isPlatform });
}

function isOfProject(
  url: URL,
  { projectUrl, platform, isPlatform }: ReturnPlaces & { readonly isPlatform: boolean },
): boolean {
  const project = URL.parse(projectUrl ?? '');
  if (url.host !== project?.host) {
    return false;
  }
  if (!isPlatform && platform === 'WEB') {
    return true;
  }
  const named = readRepositoryPath(url.pathname);
  const owner = project.pathname.split('/')[1]?.toLowerCase();
  return named !== undefined && (named.owner === owner || isPullRequestPath(url.pathname));
}

/** Adds to a path where the signer came from, as the current address has it; it is checked where it is used. */
export function keepReturnAddress(search: URLSearchParams, path: string): string {
  const text = search.get(NAME);
  return text === null ? path : withReturnPath(path, text);
}
