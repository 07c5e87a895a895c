/** A response read to its end. */
export interface LimitedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Limits of a request, and `fetch`'s own options. */
export interface LimitedRequest extends RequestInit {
  /** Milliseconds until the last byte. */
  readonly timeout: number;
  /** Maximum number of bytes in the response. */
  readonly maxBytes: number;
}

/** The response, or why there is none, in a few words for the log that quote neither address, headers nor body. */
export type LimitedResult = LimitedAnswer | { readonly failure: string; readonly tooLarge?: true };

/** Fetches a response within limits of time and size. Returns failures instead of throwing them. */
export async function limitedFetch(
  url: string,
  { timeout, maxBytes, ...init }: LimitedRequest,
): Promise<LimitedResult> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
    const body = await readLimited(response.body, maxBytes);
    return body === undefined
      ? { failure: 'the answer is too large', tooLarge: true }
      : { status: response.status, headers: response.headers, body: body.toString() };
  } catch (error) {
    return { failure: describeNetworkError(error) };
  }
}

/** Reads a body to its end; undefined, without reading on, when it is longer. */
export async function readLimited(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.length;
    if (size > maxBytes) {
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** `fetch` hides the real reason in the cause of its error. */
function describeNetworkError(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) {
    return String(cause);
  }
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
