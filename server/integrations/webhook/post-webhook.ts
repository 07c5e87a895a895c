import type { IncomingMessage } from 'node:http';
import { PrivateAddressError, sendGuarded } from '#server/integrations/network/guarded-request.ts';
import type { ResolveHost } from '#server/integrations/network/resolve-host.ts';
import { findTarget } from './webhook-target.ts';

/** Milliseconds that one try may take, from the look-up to the end of the part of the answer that is kept. */
const TIMEOUT = 10_000;

/** Bytes of an answer that are kept. */
const ANSWER_BYTES = 4096;

/** Why a try got no answer. */
export type DeliveryError = 'not_allowed' | 'private_address' | 'timeout' | 'unreachable' | 'switched_off';

/** What is sent, and where to. */
export interface WebhookPost {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What a post obeys. */
export interface PostRules {
  /** Prefixes of addresses, from `WEBHOOK_TARGETS`. */
  readonly targets: readonly URL[];
  /** The system's resolver by default. */
  readonly resolve?: ResolveHost;
  /** Milliseconds; ten seconds by default. */
  readonly timeout?: number;
}

/** What came of a try: an answer, or the reason why there is none. */
export type PostOutcome =
  | { readonly status: number; readonly body: string; readonly error: null }
  | { readonly status: null; readonly body: null; readonly error: DeliveryError };

/**
 * Posts JSON to an address, which is checked again; a redirect is an answer like any other and is not followed. Never
 * throws.
 */
export async function postWebhook({ address, headers, body }: WebhookPost, rules: PostRules): Promise<PostOutcome> {
  const target = findTarget(address, rules.targets);
  if (target === undefined) {
    return noAnswer('not_allowed');
  }
  const signal = AbortSignal.timeout(rules.timeout ?? TIMEOUT);
  const all = { ...headers, ...describe(body) };
  try {
    const request = { ...target, method: 'POST', headers: all, body, signal, resolve: rules.resolve } as const;
    const response = await sendGuarded(request);
    return { status: response.statusCode ?? 0, body: await readStart(response), error: null };
  } catch (error) {
    if (error instanceof PrivateAddressError) {
      return noAnswer('private_address');
    }
    return noAnswer(signal.aborted ? 'timeout' : 'unreachable');
  }
}

/** A try without an answer. */
export function noAnswer(error: DeliveryError): PostOutcome {
  return { status: null, body: null, error };
}

function describe(body: string): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'accept-encoding': 'identity',
    'user-agent': 'signet',
  };
}

/** Reads no more than is kept. The database stores no NUL characters. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= ANSWER_BYTES) {
      break;
    }
  }
  response.destroy();
  return Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString('utf8').replaceAll('\0', '\u{FFFD}');
}
