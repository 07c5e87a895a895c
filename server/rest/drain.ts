import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Most bytes that are read of an unwanted body: more than anybody sends by mistake. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Milliseconds without a byte after which the body counts as ended; `REQUEST_TIMEOUT` limits the whole. */
const MAX_SILENCE = 3000;

/**
 * Reads the rest of a request before it is answered, because browsers read an answer only once all of their file is
 * sent. If the request does not end, the connection is closed after the answer.
 */
export async function drain({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.readableEnded || raw.destroyed) {
    return;
  }
  const enough = new AbortController();
  const silence = setTimeout(() => enough.abort(), MAX_SILENCE);
  let size = 0;
  // Reading the file may have stopped in the middle.
  raw.unpipe().on('data', (chunk: Uint8Array) => {
    size += chunk.length;
    silence.refresh();
    if (size > MAX_BYTES) {
      enough.abort();
    }
  });
  try {
    await finished(raw.resume(), { writable: false, signal: enough.signal });
  } catch {
    void reply.header('connection', 'close');
  } finally {
    clearTimeout(silence);
  }
}
