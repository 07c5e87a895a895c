/**
 * The path of one of the service's own addresses. They carry its public host, but the page may be shown under another
 * name of it (127.0.0.1, a development server), from where only its own origin may be read.
 */
export function ownPath(address: string): string {
  const { pathname, search } = new URL(address, window.location.origin);
  return pathname + search;
}
