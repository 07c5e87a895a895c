import type { IncomingHttpHeaders } from 'node:http';

/** What proxies add: any of them means that the request was made somewhere else. */
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a request was made on this machine, by this machine's own name: neither through a proxy nor by a foreign page
 * whose host name leads here (design §8).
 */
export function isLocalRequest(headers: IncomingHttpHeaders): boolean {
  return FORWARDING_HEADERS.every((name) => headers[name] === undefined) && LOCAL_HOST.test(headers.host ?? '');
}
