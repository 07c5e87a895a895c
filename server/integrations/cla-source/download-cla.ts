import type { IncomingMessage } from 'node:http';
import { AppError } from '#server/errors/app-error.ts';
import { PrivateAddressError, sendGuarded } from '#server/integrations/network/guarded-request.ts';
import type { ResolveHost } from '#server/integrations/network/resolve-host.ts';
import { findSource, rawAddress, type SourceAddress } from './source-address.ts';

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
  readonly signal: AbortSignal;
}

/**
 * Downloads a file from a listed address, following redirects, which obey the same rules, and none of which leads into
 * the internal network. Errors: `bad_request_parameter` with `sourceUrl` and `reason` (`not_https`, `not_listed`,
 * `private_address`,
 * `unreachable`, `too_many_redirects`, `timeout`), `file_too_large`.
 */
export async function downloadCla(address: string, rules: DownloadRules): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(rules.timeout ?? TIMEOUT);
  const download = { ...rules, signal };
  try {
    return await follow(findSource(address, rules.sources), download);
  } catch (error) {
    if (error instanceof AppError) {
      throw error;
    }
    if (error instanceof PrivateAddressError) {
      throw refusal('private_address', error);
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

const HEADERS = { accept: 'application/pdf, */*', 'accept-encoding': 'identity', 'user-agent': 'signet' };

function ask({ url, mayBePrivate }: SourceAddress, { resolve, signal }: Download): Promise<IncomingMessage> {
  return sendGuarded({ url, mayBePrivate, headers: HEADERS, signal, resolve });
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

function refusal(reason: string, cause?: unknown): AppError {
  return new AppError('bad_request_parameter', { field: 'sourceUrl', reason }, { cause });
}
