/** The parameter of the log-in page, and the key of session storage, that hold the page asked for. */
const NAME = 'return_to';

/** An address of this site as path and query; undefined for anything else, so that no link leads from here to a stranger. */
function ownAddress(text: string | null): string | undefined {
  if (text === null || !URL.canParse(text, window.location.origin)) {
    return undefined;
  }
  const { origin, pathname, search } = new URL(text, window.location.origin);
  // A path of ours that begins with two slashes, as `/.//example.org` does once it is resolved, is a host when it is followed.
  return origin === window.location.origin && !pathname.startsWith('//') ? pathname + search : undefined;
}

/** Adds to a log-in page where to go afterwards. */
export function withReturnPath(loginPage: string, returnPath: string): string {
  return `${loginPage}?${new URLSearchParams({ [NAME]: returnPath }).toString()}`;
}

/** Where to go after log-in, by the query of the log-in page. */
export function readReturnPath(search: URLSearchParams): string | undefined {
  return ownAddress(search.get(NAME));
}

/** Keeps where to go while the visitor is away at a code platform; undefined forgets it. */
export function keepReturnPath(returnPath: string | undefined): void {
  try {
    if (returnPath === undefined) {
      sessionStorage.removeItem(NAME);
    } else {
      sessionStorage.setItem(NAME, returnPath);
    }
  } catch {
    // A shut storage only means that the visitor arrives at the start of the area.
  }
}

/** What was kept before the visitor went to the code platform. */
export function keptReturnPath(): string | undefined {
  try {
    return ownAddress(sessionStorage.getItem(NAME));
  } catch {
    return undefined;
  }
}
