/** Session storage key for when a page was reloaded because a file was missing, in milliseconds since 1970. */
const KEY = 'reloaded-at';

/** A page is reloaded for this reason once within these milliseconds. */
const PAUSE = 60_000;

/** What browsers call a module that could not be downloaded. */
const MISSING = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Whether a page failed because one of its files could not be downloaded, as after a new build. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message);
}

/** Notes a reload and returns whether to do it: at most once a minute, and never where that cannot be noted. */
export function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < PAUSE) {
      return false;
    }
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    // Storage is blocked: the page would be reloaded for ever.
    return false;
  }
}
