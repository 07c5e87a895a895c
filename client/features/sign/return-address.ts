import { readReturnPath, withReturnPath } from '#client/session/return-path.ts';

const NAME = 'return_to';

/** Where a signer came from: a path of this service, or a page at the host of the project. */
export type ReturnAddress =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'project'; readonly url: URL };

/**
 * Reads where to go back to after signing. Undefined unless it is an address of this service, or an https one at exactly
 * the host of the project: a sign link must not lead to pages of strangers.
 */
export function readReturnAddress(search: URLSearchParams, projectUrl: string | undefined): ReturnAddress | undefined {
  const path = readReturnPath(search);
  if (path !== undefined) {
    return { kind: 'own', path };
  }
  const url = URL.parse(search.get(NAME) ?? '');
  const isOfProject = url?.protocol === 'https:' && url.host === URL.parse(projectUrl ?? '')?.host;
  return isOfProject && url.username === '' && url.password === '' ? { kind: 'project', url } : undefined;
}

/** Adds to a path where the signer came from, as the current address has it; it is checked where it is used. */
export function keepReturnAddress(search: URLSearchParams, path: string): string {
  const text = search.get(NAME);
  return text === null ? path : withReturnPath(path, text);
}
