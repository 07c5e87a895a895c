/** Query parameter of the log-in page, and session storage key, for the page to return to. */
const NAME = 'return_to';

/** Returns an address of this site as path and query, and undefined for any other, so we never redirect off-site. */
function ownAddress(text: string | null): string | undefined {
  if (text === null || !URL.canParse(text, window.location.origin)) {
    return undefined;
  }
  const { origin, pathname, search } = new URL(text, window.location.origin);
  // `/.//example.org` resolves to a path that starts with two slashes: browsers would take it for a host. `blob:` has
  // an address in place of a path.
  const isPath = /^\/(?!\/)/.test(pathname);
  return origin === window.location.origin && isPath ? pathname + search : undefined;
}

/** Adds the page to return to to the path of a page, which may have a query. */
export function withReturnPath(page: string, returnPath: string): string {
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ [NAME]: returnPath }).toString()}`;
}

/** Reads from the log-in page's query where to go after log-in. */
export function readReturnPath(search: URLSearchParams): string | undefined {
  return ownAddress(search.get(NAME));
}

/** Stores where to go while the visitor is at a code platform; undefined clears it. */
export function keepReturnPath(returnPath: string | undefined): void {
  try {
    if (returnPath === undefined) {
      sessionStorage.removeItem(NAME);
    } else {
      sessionStorage.setItem(NAME, returnPath);
    }
  } catch {
    // Storage is blocked: the visitor will land at the start of their area.
  }
}

/** Returns what was stored before the visitor went to the code platform. */
export function keptReturnPath(): string | undefined {
  try {
    return ownAddress(sessionStorage.getItem(NAME));
  } catch {
    return undefined;
  }
}
