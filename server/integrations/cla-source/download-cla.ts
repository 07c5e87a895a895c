import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { AppError } from '#server/errors/app-error.ts';
import { isPublicAddress } from '#server/integrations/network/public-address.ts';
import { onlyTo, resolveHost, type ResolveHost } from '#server/integrations/network/resolve-host.ts';
import { findSource, rawAddress, unbracketed, type SourceAddress } from './source-address.ts';

/** Milliseconds that a whole download may take, from the first look-up to the last byte. */
const TIMEOUT = 10_000;

const MAX_REDIRECTS = 5;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** What may be downloaded, and how much. */
export interface DownloadRules {
  /** Prefixes of addresses, from `CLA_SOURCES`. */
  readonly sources: readonly URL[];
  /** Maximum number of bytes. */
  readonly maxBytes: number;
  /** The system's resolver by default. */
  readonly resolve?: ResolveHost;
  /** Milliseconds; ten seconds by default. */
  readonly timeout?: number;
}

interface Download extends DownloadRules {
  readonly resolve: ResolveHost;
  readonly signal: AbortSignal;
}

/**
 * Downloads a file from a listed address, following redirects, which obey the same rules. The host's addresses are
 * looked up once and checked, and only a checked one is connected to, so that no host name can lead into the internal
 * network. Errors: `bad_request_parameter` with `sourceUrl` and `reason` (`not_https`, `not_listed`, `private_address`,
 * `unreachable`, `too_many_redirects`, `timeout`), `file_too_large`.
 */
export async function downloadCla(address: string, rules: DownloadRules): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(rules.timeout ?? TIMEOUT);
  const download = { ...rules, resolve: rules.resolve ?? resolveHost, signal };
  try {
    return await follow(findSource(address, rules.sources), download);
  } catch (error) {
    if (error instanceof AppError) {
      throw error;
    }
    throw refusal(signal.aborted ? 'timeout' : 'unreachable', error);
  }
}

async function follow(first: SourceAddress, download: Download): Promise<Uint8Array> {
  let source = findSource(rawAddress(first.url), download.sources);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await ask(source, download);
    const { location } = response.headers;
    if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined) {
      return read(response, download);
    }
    response.destroy();
    source = findSource(new URL(location, source.url), download.sources);
  }
  throw refusal('too_many_redirects');
}

async function ask({ url, mayBePrivate }: SourceAddress, download: Download): Promise<IncomingMessage> {
  const { signal } = download;
  const addresses = await orAborted(download.resolve(unbracketed(url.hostname)), signal);
  if (!mayBePrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw refusal('private_address');
  }
  const options: RequestOptions = {
    signal,
    // A pooled connection could lead to an address that was not checked this time.
    agent: false,
    lookup: onlyTo(addresses),
    headers: { accept: 'application/pdf, */*', 'accept-encoding': 'identity', 'user-agent': 'signet' },
  };
  const request = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
  // Once the response has begun, the response reports errors.
  request.on('error', () => undefined);
  request.end();
  const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
  return response;
}

async function read(response: IncomingMessage, { maxBytes }: Download): Promise<Uint8Array> {
  const { 'content-encoding': encoding = 'identity', 'content-length': length = '0' } = response.headers;
  if (response.statusCode !== 200 || encoding !== 'identity') {
    response.destroy();
    throw refusal('unreachable');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  if (Number(length) > maxBytes) {
    response.destroy();
    throw new AppError('file_too_large', { field: 'sourceUrl' });
  }
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      throw new AppError('file_too_large', { field: 'sourceUrl' });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A look-up by the system cannot be cancelled, so this only stops waiting for it. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = once(signal, 'abort').then(() => Promise.reject(new Error('the download took too long')));
  return Promise.race([work, aborted]);
}

function refusal(reason: string, cause?: unknown): AppError {
  return new AppError('bad_request_parameter', { field: 'sourceUrl', reason }, { cause });
}
