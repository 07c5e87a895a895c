import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPublicAddress } from './public-address.ts';
import { onlyTo, resolveHost, type ResolveHost } from './resolve-host.ts';

/** A request to an address that somebody else has named. */
export interface GuardedRequest {
  readonly url: URL;
  /** Whether the host may be one of the internal network. */
  readonly mayBePrivate: boolean;
  /** `GET` by default. */
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Ends the look-up and the request. */
  readonly signal: AbortSignal;
  /** The system's resolver by default. */
  readonly resolve?: ResolveHost | undefined;
}

/** The host has an address outside the public Internet; nothing was sent. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/**
 * Sends a request and returns the response once its head is there; redirects are not followed. The host's addresses are
 * looked up once and checked, and only a checked one is connected to, so that no host name can lead into the internal
 * network. Throws `PrivateAddressError`, and whatever look-up and connection fail with.
 */
export async function sendGuarded(guarded: GuardedRequest): Promise<IncomingMessage> {
  const { url, mayBePrivate, method = 'GET', headers, body, signal, resolve = resolveHost } = guarded;
  const addresses = await orAborted(resolve(unbracketed(url.hostname)), signal);
  if (!mayBePrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new PrivateAddressError('the host has a private address');
  }
  // A pooled connection could lead to an address that was not checked this time.
  const options: RequestOptions = { signal, method, headers, agent: false, lookup: onlyTo(addresses) };
  const request = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
  // Once the response has begun, the response reports errors.
  request.on('error', () => undefined);
  request.end(body);
  const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
  return response;
}

/** Returns a host as sockets take it: IPv6 addresses without the brackets that they have in a URL. */
export function unbracketed(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** A look-up by the system cannot be cancelled, so this only stops waiting for it. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = once(signal, 'abort').then(() => Promise.reject(new Error('the request took too long')));
  return Promise.race([work, aborted]);
}
