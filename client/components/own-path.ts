/**
 * Returns the path of one of the service's own addresses. These carry its public host, but the page may be open under
 * another host (127.0.0.1, a development server) and may only read its own origin.
 */
export function ownPath(address: string): string {
  const { pathname, search } = new URL(address, window.location.origin);
  return pathname + search;
}
