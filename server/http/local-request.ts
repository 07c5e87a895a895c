import type { IncomingHttpHeaders } from 'node:http';

/** Headers that proxies add; any of them means that the request came from elsewhere. */
const FORWARDING_HEADER = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a request was made on this machine, by this machine's own name: neither through a proxy nor by a foreign page
 * whose host name resolves to it.
 */
export function isLocalRequest(headers: IncomingHttpHeaders): boolean {
  return !Object.keys(headers).some((name) => FORWARDING_HEADER.test(name)) && LOCAL_HOST.test(headers.host ?? '');
}
