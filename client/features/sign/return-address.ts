import { readReturnPath, withReturnPath } from '#client/session/return-path.ts';
import { isPullRequestPath } from '#rules/return-origin.ts';

const NAME = 'return_to';

/** Where a signer came from: a path of this service, or a page elsewhere that the community vouches for. */
export type ReturnAddress =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly url: URL };

/** The pages that a link may lead its signers back to; what is absent is not known yet. */
export interface ReturnPlaces {
  readonly projectUrl?: string | undefined;
  /** Origins that the community lists. */
  readonly returnOrigins?: readonly string[];
  /** Origins of code platforms, where pull requests alone count. */
  readonly pullRequestOrigins?: readonly string[];
}

/**
 * Reads where to go back to after signing. Undefined unless it is an address of this service, or an https one at
 * exactly the host of the project or an origin that the community lists, or a pull request on a connected platform: a
 * sign link must not lead to pages of strangers.
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

function isAllowed(url: URL, { projectUrl, returnOrigins = [], pullRequestOrigins = [] }: ReturnPlaces): boolean {
  const isOfProject = url.host === URL.parse(projectUrl ?? '')?.host;
  const isPullRequest = pullRequestOrigins.includes(url.origin) && isPullRequestPath(url.pathname);
  return isOfProject || returnOrigins.includes(url.origin) || isPullRequest;
}

/** Adds to a path where the signer came from, as the current address has it; it is checked where it is used. */
export function keepReturnAddress(search: URLSearchParams, path: string): string {
  const text = search.get(NAME);
  return text === null ? path : withReturnPath(path, text);
}
